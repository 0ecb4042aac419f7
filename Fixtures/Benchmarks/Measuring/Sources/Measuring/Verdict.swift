/// What a row says about its reach.
public enum Verdict: Sendable, Equatable, CustomStringConvertible {
  case reached
  case missed
  /// The row cannot tell, on this machine or in this run; the reason is a few words.
  case notJudged(String)
  /// There is no reach.
  case open

  public var description: String {
    switch self {
    case .reached: "reached"
    case .missed: "missed"
    case .notJudged(let reason): "not judged: \(reason)"
    case .open: "–"
    }
  }

  var isJudged: Bool { self == .reached || self == .missed }
}
