// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(count: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(called: Times) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(callCount: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(min: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(max: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(minimum: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(maximum: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(moreThan: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(lessThan: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(calledTimes: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(number: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(between: ClosedRange<Int>) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(range: ClosedRange<Int>) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(in: ClosedRange<Int>) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(between: Int, and: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(atLeast: Int, atMost: Int) -> [Call<Arguments>] { unavailable() }
}
