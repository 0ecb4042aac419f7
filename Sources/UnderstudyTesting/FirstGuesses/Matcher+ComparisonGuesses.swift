// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Matcher {
  @available(*, unavailable, message: "Write .atLeast(…).")
  public static func gte(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(…).")
  public static func ge(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(…).")
  public static func geq(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(…).")
  public static func greaterOrEqual(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(…).")
  public static func greaterThanOrEqual(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(…).")
  public static func moreOrEqual(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(…).")
  public static func min(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(…).")
  public static func greaterThanOrEqual(to value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atMost(…).")
  public static func lte(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atMost(…).")
  public static func le(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atMost(…).")
  public static func leq(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atMost(…).")
  public static func lessOrEqual(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atMost(…).")
  public static func lessThanOrEqual(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atMost(…).")
  public static func max(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .atMost(…).")
  public static func lessThanOrEqual(to value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .greaterThan(…).")
  public static func more(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .greaterThan(…).")
  public static func greater(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .greaterThan(…).")
  public static func above(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .greaterThan(…).")
  public static func more(than value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .greaterThan(…).")
  public static func greater(than value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .lessThan(…).")
  public static func less(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .lessThan(…).")
  public static func below(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .lessThan(…).")
  public static func fewer(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .lessThan(…).")
  public static func less(than value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(1...9).")
  public static func range(_ range: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(1...9).")
  public static func inRange(_ range: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(1...9).")
  public static func between(_ range: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(1...9).")
  public static func within(_ range: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(1...9).")
  public static func range(_ low: Any, _ high: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(1...9).")
  public static func between(_ low: Any, _ high: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func closeTo(_ value: Double, _ delta: Double = 0.1) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func around(_ value: Double, _ delta: Double = 0.1) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func approximately(_ value: Double, _ delta: Double = 0.1) -> Matcher {
    unavailable()
  }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func near(_ value: Double, _ delta: Double = 0.1) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func around(_ value: Double, tolerance: Double) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func closeTo(_ value: Double, delta: Double) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func equal(_ value: Double, delta: Double) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func eq(_ value: Double, delta: Double) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func equal(_ value: Double, accuracy: Double) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .in(0.9...1.1).")
  public static func approximately(_ value: Double, accuracy: Double) -> Matcher { unavailable() }

  @available(*, unavailable, message: "The number comes first: verify(.never, with: .any, \"42\").")
  public static var never: Matcher { unavailable() }

  @available(*, unavailable, message: "The number comes first: verify(.never, with: .any, \"42\").")
  public static var once: Matcher { unavailable() }

  @available(*, unavailable, message: "The number comes first: verify(.never, with: .any, \"42\").")
  public static var twice: Matcher { unavailable() }
}
