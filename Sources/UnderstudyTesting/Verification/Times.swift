/// An expected number of times: a number, a range of numbers, or in words.
///
/// ```swift
/// gateway.charging.verify(2)
/// gateway.charging.verify(1...3)
/// await gateway.charging.called(.atLeast(2))
/// container.journal.expect((any Mailer).self, resolved: 1)
/// container.journal.expect(Receipt.self, resolved: .atLeast(2))
/// container.journal.expect((any PaymentGateway).self, resolved: .never)
/// ```
public struct Times: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let lowest: Int
  /// The highest number; `nil` if there is no limit.
  let highest: Int?

  private init(from lowest: Int, to highest: Int?) {
    self.lowest = lowest
    self.highest = highest
  }

  /// Makes an exact number, as ``exactly(_:)`` does.
  public init(integerLiteral count: Int) { self = .exactly(count) }

  /// Not once.
  public static let never = Times.exactly(0)

  /// Exactly once.
  public static let once = Times.exactly(1)

  /// Exactly twice.
  public static let twice = Times.exactly(2)

  /// Expects exactly this number.
  ///
  /// - Parameter count: the expected number.
  public static func exactly(_ count: Int) -> Times { Times(from: count, to: count) }

  /// Expects this number or more.
  ///
  /// - Parameter count: the expected number.
  public static func atLeast(_ count: Int) -> Times { Times(from: count, to: nil) }

  /// Expects this number or less.
  ///
  /// - Parameter count: the expected number.
  public static func atMost(_ count: Int) -> Times { Times(from: 0, to: count) }

  /// Expects any of these numbers, such as `.between(2...4)`.
  ///
  /// - Parameter counts: the numbers to accept.
  public static func between(_ counts: ClosedRange<Int>) -> Times {
    Times(from: counts.lowerBound, to: counts.upperBound)
  }

  /// Expects any of these numbers, such as `1...3`.
  @_disfavoredOverload
  public static func ... (lowest: Times, highest: Times) -> Times {
    Times(from: lowest.lowest, to: highest.highest)
  }

  /// Expects this number or more, such as `2...`.
  @_disfavoredOverload
  public static postfix func ... (lowest: Times) -> Times { Times(from: lowest.lowest, to: nil) }

  /// Expects this number or less, such as `...2`.
  @_disfavoredOverload
  public static prefix func ... (highest: Times) -> Times { Times(from: 0, to: highest.highest) }

  /// Returns whether a number meets the expectation.
  package func includes(_ count: Int) -> Bool {
    count >= lowest && highest.map { count <= $0 } != false
  }

  /// The expectation in words: `exactly once`, `at least 2 times`, `never`,
  /// `between 2 and 4 times`.
  package var text: String {
    guard let highest else { return "at least \(Times.count(lowest))" }
    if highest == 0, lowest <= 0 { return "never" }
    if lowest == highest { return "exactly \(Times.count(lowest))" }
    if lowest <= 0 { return "at most \(Times.count(highest))" }
    return "between \(lowest) and \(Times.count(highest))"
  }

  /// The expectation as a number of calls: `exactly 1 call`, `at least 2 calls`, `no calls`,
  /// `between 2 and 4 calls`.
  var ofCalls: String {
    guard let highest else { return "at least \(Times.calls(lowest))" }
    if highest == 0, lowest <= 0 { return "no calls" }
    if lowest == highest { return "exactly \(Times.calls(lowest))" }
    if lowest <= 0 { return "at most \(Times.calls(highest))" }
    return "between \(lowest) and \(Times.calls(highest))"
  }

  private static func calls(_ count: Int) -> String { count == 1 ? "1 call" : "\(count) calls" }

  /// Returns a number of times in words: `once`, `3 times`.
  package static func count(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
