/// An instance that lives with the container it is registered in, as test doubles do.
package protocol ContainerResident: Sendable {
  /// Tells doubles apart that are registered under several keys.
  var identity: ObjectIdentifier? { get }
  /// Called once for each container the instance is registered in.
  func moveIn(sink: (any IssueSink)?)
  /// Called when that container is reset or closed, never under a lock.
  func containerDidReset()
}
