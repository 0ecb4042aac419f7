// Unavailable declarations for guesses from other tools; the messages name the real API.

public import Understudy

extension Verification {
  @available(*, unavailable, message: "Write IssueSeverity.")
  public typealias Severity = IssueSeverity
}

@available(
  *,
  unavailable,
  message: "Write Verification.setDefault(.unusedOverrides, severity: .error)."
)
public enum VerificationDefaults {
  public static func set(
    _ checks: Verification...,
    severity: IssueSeverity,
    declaring types: [any Any.Type] = []
  ) { unavailable() }

  public static func set(
    _ checks: [Verification],
    severity: IssueSeverity,
    declaring types: [any Any.Type] = []
  ) { unavailable() }
}

extension Container {
  @available(
    *,
    unavailable,
    message: "Leave the brackets out: verify(.unusedOverrides, .unusedAnswers)."
  )
  public func verify(
    _ checks: [Verification],
    severity: IssueSeverity = .error,
    declaring types: [any Any.Type] = []
  ) { fatalError() }

  @available(*, unavailable, message: "Write the types: declaring: [(any HouseClock).self].")
  public func verify(
    _ checks: Verification...,
    severity: IssueSeverity = .error,
    declaring keys: [Key]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "Leave the brackets out: setVerification(.unusedOverrides, .unusedAnswers, …)."
  )
  public func setVerification(
    _ checks: [Verification],
    severity: IssueSeverity,
    declaring types: [any Any.Type] = []
  ) { fatalError() }

  @available(*, unavailable, message: "Write the types: declaring: [(any HouseClock).self].")
  public func setVerification(
    _ checks: Verification...,
    severity: IssueSeverity,
    declaring keys: [Key]
  ) { fatalError() }
}

extension TestDouble {
  @available(
    *,
    unavailable,
    message: "Leave the brackets out: setVerification(.unusedAnswers, .unverifiedCalls, …)."
  )
  public func setVerification(_ checks: [Verification], severity: IssueSeverity) { unavailable() }
}

extension Stub {
  @available(
    *,
    unavailable,
    message: "Leave the brackets out: setVerification(.unusedAnswers, .unverifiedCalls, …)."
  )
  public func setVerification(_ checks: [Verification], severity: IssueSeverity) { unavailable() }
}
