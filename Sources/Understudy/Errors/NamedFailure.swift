/// An error whose kind has a name, which appears in log entries.
package protocol NamedFailure: Error {
  var failureName: String { get }
}

extension ContainerError: NamedFailure {
  package var failureName: String { "\(kind)" }
}
