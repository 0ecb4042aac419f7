/// What a container gives a property that could not get its dependency, in a test that has failed.
final class SubstituteRecord: MapLeaf, @unchecked Sendable {  // adds two `let`s
  let instance: InstanceRecord
  /// Where it was built, if not here: what it was built from may hold that container weakly.
  let origin: Container?

  init(_ instance: InstanceRecord, from origin: Container?) {
    self.instance = instance
    self.origin = origin
    super.init(key: instance.key)
  }
}
