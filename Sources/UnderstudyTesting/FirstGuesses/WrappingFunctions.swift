// Unavailable declarations for guesses from other tools; the messages name the real API.

@available(
  *,
  unavailable,
  message:
    "Write a double that holds the real one, and pass it in each member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
)
public func spyk<Real>(_ real: Real) -> Real { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double that holds the real one, and pass it in each member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
)
public func spy<Real>(_ real: Real) -> Real { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double that holds the real one, and pass it in each member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
)
public func partialMock<Real>(_ real: Real) -> Real { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double that holds the real one, and pass it in each member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
)
@discardableResult
public func spyOn<Real>(_ real: Real, _ member: String) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double that holds the real one, and pass it in each member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
)
@discardableResult
public func spy<Real>(_ real: Real, _ member: String) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double that holds the real one, and pass it in each member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
)
@discardableResult
public func stub<Real>(_ real: Real, _ member: String) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Register a double in the test's container: .container { $0.register(MailerSpy(), as: (any Mailer).self) }."
)
@discardableResult
public func patch<Value>(_ target: Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Register a double in the test's container: .container { $0.register(MailerSpy(), as: (any Mailer).self) }."
)
@discardableResult
public func mockStatic<Value>(_ type: Value.Type) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Register a double in the test's container: .container { $0.register(MailerSpy(), as: (any Mailer).self) }."
)
@discardableResult
public func mockkStatic<Value>(_ type: Value.Type) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Register a double in the test's container: .container { $0.register(MailerSpy(), as: (any Mailer).self) }."
)
@discardableResult
public func mockkObject<Value>(_ object: Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Leave it out: a double belongs to its test or its container, and ends with it."
)
public func clearAllMocks() { unavailable() }

@available(
  *,
  unavailable,
  message: "Leave it out: a double belongs to its test or its container, and ends with it."
)
public func resetAllMocks() { unavailable() }

@available(
  *,
  unavailable,
  message: "Leave it out: a double belongs to its test or its container, and ends with it."
)
public func restoreAllMocks() { unavailable() }

@available(
  *,
  unavailable,
  message: "Leave it out: a double belongs to its test or its container, and ends with it."
)
public func unmockkAll() { unavailable() }

@available(
  *,
  unavailable,
  message: "Leave it out: a double belongs to its test or its container, and ends with it."
)
public func clearMocks() { unavailable() }

@available(
  *,
  unavailable,
  message: "Leave it out: a double belongs to its test or its container, and ends with it."
)
public func resetMocks() { unavailable() }

@available(
  *,
  unavailable,
  message: "Leave it out: a double belongs to its test or its container, and ends with it."
)
public func restoreMocks() { unavailable() }
