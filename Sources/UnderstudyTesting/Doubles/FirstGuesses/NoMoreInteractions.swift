// What people write first, with the way it is written here. None of these can be called.

@available(*, unavailable, message: "Write sends.verifyNothingElse(), for each member.")
@_disfavoredOverload
public func verifyNoMoreInteractions(_ members: Any...) { unavailable() }

@available(*, unavailable, message: "Write sends.verifyNothingElse(), for each member.")
@_disfavoredOverload
public func confirmVerified(_ members: Any...) -> FirstGuess { unavailable() }
