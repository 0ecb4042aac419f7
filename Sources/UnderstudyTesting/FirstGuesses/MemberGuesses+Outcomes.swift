// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func toHaveReturned() -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func toHaveResolved() -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func alwaysReturned() -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func threw() -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func alwaysThrew() -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func toHaveThrown() -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func verifyThrew() -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func verifyReturned() -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func toHaveReturnedWith(_ output: Output) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func toHaveLastReturnedWith(_ output: Output) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func returned(_ output: Output) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func alwaysReturned(_ output: Output) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func toHaveResolvedWith(_ output: Output) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func toHaveReturnedTimes(_ count: Int) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  @discardableResult
  public func toHaveNthReturnedWith(_ index: Int, _ output: Output) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Values that were returned are not kept. calls.map(\\.error) says which calls threw, and what."
  )
  public var returned: Output? { unavailable() }
}
