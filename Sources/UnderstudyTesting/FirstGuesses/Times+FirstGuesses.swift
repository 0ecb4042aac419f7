// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Times {
  @available(*, unavailable, message: "Write .atLeast(1); 1... is the same.")
  public static var atLeastOnce: Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(1), or 1...; for any arguments, verify().")
  public static var any: Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(1); 1... is the same.")
  public static var some: Times { unavailable() }

  @available(*, unavailable, message: "Write .never, or 0.")
  public static var zero: Times { unavailable() }

  @available(*, unavailable, message: "Write .never, or 0.")
  public static var none: Times { unavailable() }

  @available(*, unavailable, message: "Write .never, or 0.")
  public static var notCalled: Times { unavailable() }

  @available(*, unavailable, message: "Write 3.")
  public static var thrice: Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func times(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func count(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func equal(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func exact(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(3).")
  public static func moreThan(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(3).")
  public static func min(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(3).")
  public static func minimum(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(1).")
  public static func lessThan(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(1).")
  public static func fewerThan(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(1).")
  public static func max(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(1).")
  public static func maximum(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write 1...3.")
  public static func range(_ counts: ClosedRange<Int>) -> Times { unavailable() }

  @available(*, unavailable, message: "Write 1...3.")
  public static func from(_ lowest: Int, to highest: Int) -> Times { unavailable() }
}
