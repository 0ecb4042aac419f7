/// The next step of a resolve: what ``Container/nextStep(of:for:hasWaited:)`` decides, and a
/// synchronous or an asynchronous caller performs.
enum ResolveStep {
  /// The instance exists: copy its value to the caller.
  case deliver(InstanceRecord)
  /// Run the factory for this caller alone.
  case make(RegistrationRecord)
  /// Run the factory for all callers that wait for the build.
  case build(Build, RegistrationRecord)
  /// Wait for a build that another caller runs; without a result, decide again.
  ///
  /// - Parameter since: the container's epoch when this caller asked.
  case wait(Build, since: UInt64)
  /// Resolve in the ancestor that keeps the instance.
  case ask(Container)
  /// Resolve without the other callers, with which it shares nothing any more.
  case resolveAlone
  /// Resolve on the main actor; only for tasks.
  case switchToMainActor
  /// The task is cancelled, and nothing is built yet.
  case stop
  /// Nothing is registered.
  case giveUp
}
