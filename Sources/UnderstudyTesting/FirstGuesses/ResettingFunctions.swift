// Unavailable declarations for guesses from other tools; the messages name the real API.

@available(*, unavailable, message: "Write mailer.reset().")
public func reset(_ doubles: any RecordingDouble...) { unavailable() }

@available(*, unavailable, message: "Write mailer.reset().")
public func resetMock(_ doubles: any RecordingDouble...) { unavailable() }

@available(*, unavailable, message: "Write mailer.reset().")
public func resetMocks(_ doubles: any RecordingDouble...) { unavailable() }

@available(*, unavailable, message: "Write mailer.reset().")
public func reset<A, O, F>(_ stub: Stub<A, O, F>) { unavailable() }

@available(*, unavailable, message: "Write mailer.clearCalls().")
public func clearInvocations(_ doubles: any RecordingDouble...) { unavailable() }

@available(*, unavailable, message: "Write mailer.clearCalls().")
public func clearMocks(_ doubles: Any...) { unavailable() }

@available(*, unavailable, message: "Write mailer.clearCalls().")
public func clearInvocations(on doubles: any RecordingDouble...) { unavailable() }

@available(*, unavailable, message: "Write prices.clearAnswers(), member by member.")
public func clearStubs(_ doubles: any RecordingDouble...) { unavailable() }

@available(*, unavailable, message: "Write prices.clearAnswers(), member by member.")
public func clearStubs(on doubles: any RecordingDouble...) { unavailable() }
