/// What a container asks of the testing toolkit, where it is linked.
package protocol TestToolkit: SendableMetatype {
  /// Whether this process runs tests.
  static var isRunningTests: Bool { get }
  /// Takes the issues of code that has no container in reach.
  static var escapes: any IssueSink { get }
  /// What is current where nothing else is, in a process that an exit test has started.
  static var containerOfExitTest: Container? { get }
  /// The fallback that a test target declares for a type that a test forgot.
  static func fallback<Value>(for type: Value.Type) -> Value?
  /// A value that any test may have of the type: its answer to unanswered calls, or an empty one.
  static func plainValue<Value>(of type: Value.Type) -> Value?
}
