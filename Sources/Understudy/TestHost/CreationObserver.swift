/// Observes the objects that factories build in a test's containers.
package protocol CreationObserver: AnyObject, Sendable {
  /// Whether it observes them. If not, the other methods are not called.
  var followsCreations: Bool { get }
  /// Called when a factory has built the object. Hold it weakly.
  func built(_ object: AnyObject, _ origin: InstanceOrigin)
  /// Called when a task of a container holds an object that it has built until the task ends.
  func began(_ task: BuilderTask)
  /// Called when something other than a container of the test keeps instances of one. Hold it
  /// weakly.
  func shared(with keeper: any InstanceKeeper & AnyObject)
}

extension CreationObserver {
  package var followsCreations: Bool { false }

  package func built(_ object: AnyObject, _ origin: InstanceOrigin) {}

  package func began(_ task: BuilderTask) {}

  package func shared(with keeper: any InstanceKeeper & AnyObject) {}
}
