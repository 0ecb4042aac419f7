/// What the numbers of a row count.
public enum Unit: String, Sendable {
  case nanoseconds = "ns"
  case microseconds = "µs"
  case milliseconds = "ms"
  case seconds = "s"
  case bytes = "B"
  case megabytes = "MB"
  case allocations = "allocations"
  /// Millions of operations in a second; more is better.
  case throughput = "M/s"
  /// Times the work of one thread; more is better.
  case gain = "×"

  var isTimed: Bool { duration != nil || isMoreBetter }

  var isMoreBetter: Bool { self == .throughput || self == .gain }

  /// One of it, where it is a time.
  public var duration: Duration? {
    switch self {
    case .nanoseconds: .nanoseconds(1)
    case .microseconds: .microseconds(1)
    case .milliseconds: .milliseconds(1)
    case .seconds: .seconds(1)
    case .bytes, .megabytes, .allocations, .throughput, .gain: nil
    }
  }
}
