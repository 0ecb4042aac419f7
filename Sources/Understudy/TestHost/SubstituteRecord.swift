/// The fallback that a container gives a property whose dependency failed, in a failed test.
final class SubstituteRecord: MapLeaf, @unchecked Sendable {  // adds two `let`s
  let instance: InstanceRecord
  /// The container that built it, if not this one: what it was built from may hold that container
  /// weakly.
  let origin: Container?

  init(_ instance: InstanceRecord, from origin: Container?) {
    self.instance = instance
    self.origin = origin
    super.init(key: instance.key)
  }
}
