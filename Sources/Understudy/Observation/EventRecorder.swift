/// An observer that only takes down what it is told, so that telling it needs no precautions.
///
/// It must neither run user code nor use a container. Forks take the recorders of their origin along,
/// which they do not do with observers: a block of overrides belongs to the same story.
package protocol EventRecorder: AnyObject, Sendable {
  /// Takes an event from any thread.
  func record(_ event: ContainerEvent)
}
