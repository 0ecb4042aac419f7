/// The services that a container needs from the testing toolkit, if it is linked.
package protocol TestToolkit: SendableMetatype {
  /// Whether this process runs tests.
  static var isRunningTests: Bool { get }
  /// The host for issues of code without a current container.
  static var escapes: any TestHost { get }
  /// The container that is current without any other, in a process that an exit test has started.
  static var containerOfExitTest: Container? { get }
  /// The fallback that a test target declares for a type that a test did not register.
  ///
  /// - Parameters:
  ///   - name: the name under which the registration is missing; for texts.
  ///   - hasContainer: whether a container lacks it; otherwise the code has none. For texts.
  static func fallback<Value>(for type: Value.Type, name: String?, hasContainer: Bool) -> Value?
  /// A value of the type that any test may use: its answer to unstubbed calls, or an empty one.
  static func plainValue<Value>(of type: Value.Type) -> Value?
}
