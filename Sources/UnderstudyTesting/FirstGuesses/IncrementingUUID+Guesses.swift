// Unavailable declarations for guesses from other tools; the messages name the real API.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension IncrementingUUID {
  @available(*, unavailable, message: "Call it: uuid().")
  public func next(_ nothing: FirstGuess? = nil) -> UUID { unavailable() }

  @available(*, unavailable, message: "Call it: uuid().")
  public func make(_ nothing: FirstGuess? = nil) -> UUID { unavailable() }

  @available(*, unavailable, message: "Call it: uuid().")
  public func generate(_ nothing: FirstGuess? = nil) -> UUID { unavailable() }

  @available(*, unavailable, message: "Call it: uuid().")
  public func uuid(_ nothing: FirstGuess? = nil) -> UUID { unavailable() }

  @available(*, unavailable, message: "Call it: uuid().")
  public func create(_ nothing: FirstGuess? = nil) -> UUID { unavailable() }

  @available(*, unavailable, message: "Call it: uuid().")
  public var nextUUID: UUID! { unavailable() }

  @available(*, unavailable, message: "Call it: uuid().")
  public var value: UUID! { unavailable() }

  @available(*, unavailable, message: "Call it: uuid().")
  public var current: UUID! { unavailable() }

  @available(*, unavailable, message: "Write IncrementingUUID.number(1).")
  public static func value(_ number: Int) -> UUID { unavailable() }

  @available(*, unavailable, message: "Write IncrementingUUID.number(1).")
  public func callAsFunction(_ number: Int) -> UUID { unavailable() }

  @available(*, unavailable, message: "Write IncrementingUUID.number(1).")
  public static subscript(number: Int) -> UUID { unavailable() }
}

extension IncrementingUUID {
  @available(*, unavailable, message: "Write uuid() == IncrementingUUID.number(4) after three.")
  public var count: Int { unavailable() }
}
