// Unavailable declarations for guesses from other tools; the messages name the real API.

extension RecordingDouble {
  @available(
    *,
    unavailable,
    message:
      "Use the member: gateway.charging.when(.any, \"42\").returns(receipt); generated: gateway.on.charge(.any, card: \"42\").returns(receipt)."
  )
  @_disfavoredOverload
  public var when: FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use the member: gateway.charging.when(.any, \"42\").returns(receipt); generated: gateway.on.charge(.any, card: \"42\").returns(receipt)."
  )
  @_disfavoredOverload
  public var given: FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use the member: gateway.charging.verify(with: .any, \"42\"); generated: gateway.on.charge(.any, card: \"42\").verify()."
  )
  @_disfavoredOverload
  public var verify: FirstGuess { unavailable() }
}
