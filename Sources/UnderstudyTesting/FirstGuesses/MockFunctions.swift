// Unavailable declarations for guesses from other tools; the messages name the real API.

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func mockk<Double>(_ type: Double.Type = Double.self, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func fake<Double>(_ type: Double.Type = Double.self, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func createMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func makeMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double { unavailable() }

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func createAutospec<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func createStubInstance<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func dummy<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double { unavailable() }

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func strictMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double {
  unavailable()
}

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func niceMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double { unavailable() }

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func autoMock<Double>(_ type: Double.Type, relaxed: Bool = false) -> Double { unavailable() }

@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func stub<Double>(_ type: Double.Type) -> Double { unavailable() }

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func MagicMock(_ options: Any...) -> FirstGuess { unavailable() }

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *,
  unavailable,
  message: "Write a double: a class or struct that conforms to the protocol and to TestDouble."
)
public func AsyncMock(_ options: Any...) -> FirstGuess { unavailable() }
