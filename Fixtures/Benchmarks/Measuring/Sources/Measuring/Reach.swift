/// How near to its limit a row wants to be.
public enum Reach: Sendable, Equatable {
  /// At most so many times the limit.
  case times(Double)
  /// At least so many times the limit, where more is better.
  case share(Double)
  /// At most so much, in the row's unit, whatever the limit.
  case atMost(Double)
  /// At least so much, in the row's unit, whatever the limit.
  case atLeast(Double)
  /// Shown to compare others with.
  case open

  /// Whether a row has what it wants; `nil` where nothing is wanted, or the limit is missing.
  func isReached(by ours: Double, limit: Double?) -> Bool? {
    switch self {
    case .times(let factor): limit.map { ours <= factor * $0 }
    case .share(let factor): limit.map { ours >= factor * $0 }
    case .atMost(let most): ours <= most
    case .atLeast(let least): ours >= least
    case .open: nil
    }
  }

  /// As the table prints it.
  func text(in unit: Unit) -> String {
    switch self {
    case .times(let factor): "≤ \(factor.shortened)×"
    case .share(let factor): "≥ \(factor.shortened)×"
    case .atMost(let most): "≤ \(most.shortened) \(unit.rawValue)"
    case .atLeast(let least): "≥ \(least.shortened) \(unit.rawValue)"
    case .open: "–"
    }
  }
}
