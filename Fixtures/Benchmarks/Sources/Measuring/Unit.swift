/// What the numbers of a row count.
public enum Unit: String, Sendable {
  case nanoseconds = "ns"
  case microseconds = "µs"
  case milliseconds = "ms"
  case seconds = "s"
  case bytes = "B"
  case allocations = "allocations"
  /// Millions of operations in a second; more is better.
  case throughput = "M/s"

  /// One of it, where it is a time.
  public var duration: Duration? {
    switch self {
    case .nanoseconds: .nanoseconds(1)
    case .microseconds: .microseconds(1)
    case .milliseconds: .milliseconds(1)
    case .seconds: .seconds(1)
    case .bytes, .allocations, .throughput: nil
    }
  }
}
