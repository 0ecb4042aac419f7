/// What a test does that follows the objects that factories build in its containers.
package protocol BirthFollower: AnyObject, Sendable {
  /// Whether it follows them. If not, nobody calls the rest.
  var followsBirths: Bool { get }
  /// A factory has built the object. Hold it weakly.
  func built(_ object: AnyObject, _ birth: Birth)
  /// A task of a container holds an object that it has built until it ends.
  func began(_ task: BuilderTask)
  /// Something that is no container of the test keeps instances of one. Hold it weakly.
  func shared(with keeper: any InstanceKeeper & AnyObject)
}

extension BirthFollower {
  package var followsBirths: Bool { false }

  package func built(_ object: AnyObject, _ birth: Birth) {}

  package func began(_ task: BuilderTask) {}

  package func shared(with keeper: any InstanceKeeper & AnyObject) {}
}
