// Unavailable declarations for guesses from other tools; the messages name the real API.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FixedDate {
  @available(*, unavailable, message: "Write date.now += 60.")
  @discardableResult
  public func advance(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now += 60.")
  @discardableResult
  public func travel(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now += 60.")
  @discardableResult
  public func tick(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now += 60.")
  @discardableResult
  public func move(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now += 60.")
  @discardableResult
  public func advance(by amount: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now += 60.")
  @discardableResult
  public func travel(by amount: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now += 60.")
  @discardableResult
  public func advance(_ amount: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now += 60.")
  @discardableResult
  public func tick(_ amount: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now += 60.")
  @discardableResult
  public func add(_ amount: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now = …, or FixedDate(…) to begin with.")
  @discardableResult
  public func set(_ date: Date) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now = …, or FixedDate(…) to begin with.")
  @discardableResult
  public func setDate(_ date: Date) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now = …, or FixedDate(…) to begin with.")
  @discardableResult
  public func setSystemTime(_ date: Date) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now = …, or FixedDate(…) to begin with.")
  @discardableResult
  public func freeze(_ date: Date) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now = …, or FixedDate(…) to begin with.")
  @discardableResult
  public func moveTo(_ date: Date) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now = …, or FixedDate(…) to begin with.")
  @discardableResult
  public func set(to date: Date) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now = …, or FixedDate(…) to begin with.")
  @discardableResult
  public func travel(to date: Date) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write date.now = …, or FixedDate(…) to begin with.")
  @discardableResult
  public func move(to date: Date) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write now.")
  public var current: Date! { unavailable() }

  @available(*, unavailable, message: "Write now.")
  public var value: Date! { unavailable() }

  @available(*, unavailable, message: "Write now.")
  public var today: Date! { unavailable() }

  @available(*, unavailable, message: "Write now.")
  public var currentDate: Date! { unavailable() }
}

@available(*, unavailable, message: "Write FixedDate(opening, step: .seconds(1)).")
public typealias SteppingDate = FixedDate

extension FixedDate {
  @available(*, unavailable, message: "Write FixedDate(opening, step: .seconds(1)).")
  public convenience init(from start: Date, step: Duration = .seconds(1)) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write a Date: FixedDate(try Date(\"2024-01-01T00:00:00Z\", strategy: .iso8601))."
  )
  public convenience init(_ text: String) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write a Date: FixedDate(try Date(\"2024-01-01T00:00:00Z\", strategy: .iso8601))."
  )
  public convenience init(
    year: Int,
    month: Int = 1,
    day: Int = 1,
    hour: Int = 0,
    minute: Int = 0,
    second: Int = 0
  ) { unavailable() }

  @available(*, unavailable, message: "Write date.now.")
  public func callAsFunction() -> Date { unavailable() }

  @available(
    *,
    unavailable,
    message: "A date does not count its reads: compare the dates that it returned."
  )
  public var reads: Int { unavailable() }
}

extension ClockDate {
  @available(*, unavailable, message: "Write date.now.")
  public func callAsFunction() -> Date { unavailable() }
}
