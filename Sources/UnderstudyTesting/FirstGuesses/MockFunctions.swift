// Unavailable declarations for guesses from other tools; the messages name the real API.

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func mockk<Double>(_ type: Double.Type = Double.self, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func fake<Double>(_ type: Double.Type = Double.self, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func createMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func makeMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func createAutospec<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func createStubInstance<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func dummy<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func strictMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func niceMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func autoMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func stub<Double>(_ type: Double.Type) -> Double { unavailable() }

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func MagicMock(_ options: Any...) -> FirstGuess { unavailable() }

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func AsyncMock(_ options: Any...) -> FirstGuess { unavailable() }
