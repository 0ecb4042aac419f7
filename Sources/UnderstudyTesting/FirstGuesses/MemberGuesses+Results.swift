// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var results: [Output] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var returnValues: [Output] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var returnedValues: [Output] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var outputs: [Output] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var settledResults: [Output] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var lastResult: Output? { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var lastReturnValue: Output? { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var exceptions: [any Error] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var thrownErrors: [any Error] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var errors: [any Error] { unavailable() }
}
