// Unavailable declarations for guesses from other tools; the messages name the real API.

extension DoubleMember {
  @available(*, unavailable, message: "Write callHistory of the double: it has the members' names.")
  public var name: String { unavailable() }

  @available(*, unavailable, message: "Write callHistory of the double, or calls of the stub.")
  public var recordedCalls: [FirstGuess] { unavailable() }

  @available(*, unavailable, message: "Write clearCalls() of the double, or of the stub.")
  public func clearCalls() { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers() of the stub.")
  public func clearAnswers() { unavailable() }
}

extension TestDouble {
  @available(*, unavailable, message: "Write callHistory, or calls of the stub.")
  public var recordedCalls: [FirstGuess] { unavailable() }

  @available(*, unavailable, message: "Write container.verify(.unusedAnswers).")
  public var unusedAnswers: [FirstGuess] { unavailable() }
}

extension Stub {
  @available(*, unavailable, message: "Write setVerification(.unusedAnswers, severity: .error).")
  public var unusedAnswers: [FirstGuess] { unavailable() }
}

@available(*, unavailable, message: "Write callHistory(of: seats, gateway).")
public func recordedCalls(of doubles: any TestDouble...) -> [FirstGuess] { unavailable() }
