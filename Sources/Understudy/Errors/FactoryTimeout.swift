/// The error for a factory that a validation or an audit no longer waits for.
package struct FactoryTimeout: Error, CustomStringConvertible {
  /// The work that tried the factory.
  package enum Work: String, Sendable { case validation, audit }

  package let work: Work
  private let limit: Duration

  package init(_ limit: Duration, of work: Work) {
    (self.limit, self.work) = (limit, work)
  }

  package var description: String {
    "it had not returned after \(limit), so the \(work) continued."
  }

  /// The parameter with the limit.
  var setting: String {
    switch work {
    case .validation: "validate(limit:)"
    case .audit: "audit(limit:)"
    }
  }

  var remedy: String {
    "if it is only slow, raise \(setting); otherwise find out what the factory waits for."
  }
}
