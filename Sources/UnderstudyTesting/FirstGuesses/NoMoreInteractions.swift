// Unavailable declarations for likely guesses; the messages name the real API.

@available(*, unavailable, message: "Write sends.verifyNoMoreCalls(), for each member.")
@_disfavoredOverload
public func verifyNoMoreInteractions(_ members: Any...) { unavailable() }

@available(*, unavailable, message: "Write sends.verifyNoMoreCalls(), for each member.")
@_disfavoredOverload
public func confirmVerified(_ members: Any...) -> FirstGuess { unavailable() }
