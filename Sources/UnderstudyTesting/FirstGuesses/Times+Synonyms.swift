// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Times {
  @available(*, unavailable, message: "Write .atMost(1), or 0...1.")
  public static var atMostOnce: Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(2), or 2....")
  public static var atLeastTwice: Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(2), or 2....")
  public static func more(than count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(2), or 2....")
  public static func greater(than count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(2), or 2....")
  public static func moreOrEqual(to count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(2), or 2....")
  public static func greaterThan(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(2), or 2....")
  public static func greaterOrEqual(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(2), or 2....")
  public static func moreOrEqual(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(2), or 2....")
  public static func atleast(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(2), or 0...2.")
  public static func less(than count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(2), or 0...2.")
  public static func fewer(than count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(2), or 0...2.")
  public static func lessOrEqual(to count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(2), or 0...2.")
  public static func upTo(times count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(2), or 0...2.")
  public static func lessOrEqual(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(2), or 0...2.")
  public static func upTo(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(2), or 0...2.")
  public static func noMoreThan(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .atMost(2), or 0...2.")
  public static func atmost(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write 1...3.")
  public static func between(_ lowest: Int, _ highest: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write 1...3.")
  public static func between(_ lowest: Int, and highest: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write 1...3.")
  public static func inRange(_ counts: ClosedRange<Int>) -> Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func calls(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func called(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func equals(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func just(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func only(_ count: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write the number itself: 2; of a variable, .exactly(count).")
  public static func exactly(times: Int) -> Times { unavailable() }

  @available(*, unavailable, message: "Write .once, and then verifyNoMoreCalls().")
  public static var only: Times { unavailable() }

  @available(*, unavailable, message: "Write .never, or 0.")
  public static var noCalls: Times { unavailable() }

  @available(*, unavailable, message: "Write .never, or 0.")
  public static var not: Times { unavailable() }

  @available(*, unavailable, message: "Write .never, or 0.")
  public static var neverCalled: Times { unavailable() }

  @available(*, unavailable, message: "Write .once, or 1.")
  public static var one: Times { unavailable() }

  @available(*, unavailable, message: "Write .once, or 1.")
  public static var single: Times { unavailable() }

  @available(*, unavailable, message: "Write .once, or 1.")
  public static var exactlyOnce: Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(1); 1... is the same.")
  public static var many: Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(1); 1... is the same.")
  public static var always: Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(1); 1... is the same.")
  public static var oneOrMore: Times { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(1); 1... is the same.")
  public static var called: Times { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  public static func timeout(_ limit: Duration) -> Times { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  public static func within(_ limit: Duration) -> Times { unavailable() }
}
