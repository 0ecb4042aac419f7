/// What is wrong with the limit or the retry policy of an operation, so that it is not tried.
enum AttemptDefect: Hashable, Sendable {
  case attempts(Int)
  case limit(Duration)
  case negativeBackoff
  /// As text: one that is no number would not be equal to itself.
  case factor(String)

  /// - Returns: `nil` for a limit that leaves time, or for none.
  init?(ofLimit limit: Duration?) {
    guard let limit, limit <= .zero else { return nil }
    self = .limit(limit)
  }

  /// The reason, such as "its retry policy allows 0 attempts".
  var text: String {
    switch self {
    case .attempts(let number): "its retry policy allows \(number) attempts"
    case .limit(let limit): "its limit is \(limit)"
    case .negativeBackoff: "its back-off is negative"
    case .factor(let factor): "its back-off grows by a factor of \(factor)"
    }
  }

  /// The fix for the defect.
  var remedy: String {
    switch self {
    case .attempts: "allow at least one attempt, as in RetryPolicy(maxAttempts: 3)"
    case .limit: "give a limit above zero, such as .seconds(5)"
    case .negativeBackoff: "give a back-off of zero or more"
    case .factor: "let the back-off grow by a finite factor of at least 1"
    }
  }
}
