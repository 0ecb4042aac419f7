// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(*, unavailable, message: "Write lastCall, or lastCall?.arguments.")
  public var latestCall: Call<Arguments>? { unavailable() }

  @available(*, unavailable, message: "Write lastCall, or lastCall?.arguments.")
  public var mostRecentCall: Call<Arguments>? { unavailable() }

  @available(*, unavailable, message: "Write lastCall, or lastCall?.arguments.")
  public var last: Call<Arguments>? { unavailable() }

  @available(*, unavailable, message: "Write lastCall, or lastCall?.arguments.")
  public var lastRecordedCall: Call<Arguments>? { unavailable() }

  @available(*, unavailable, message: "Write firstCall, or firstCall?.arguments.")
  public var first: Call<Arguments>? { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public var secondCall: Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public var thirdCall: Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public var fourthCall: Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public func getCall(_ index: Int) -> Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public func nthCall(_ index: Int) -> Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public func callAt(_ index: Int) -> Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public func invocation(_ index: Int) -> Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public func call(at index: Int) -> Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public func getCall(at index: Int) -> Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public func invocation(at index: Int) -> Call<Arguments> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls[1], the second one; calls.count says how many there are."
  )
  public subscript(index: Int) -> Call<Arguments> { unavailable() }

  @available(*, unavailable, message: "Write calls.")
  public func getCalls() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write calls.")
  public func getInvocations() -> [Call<Arguments>] { unavailable() }
}
