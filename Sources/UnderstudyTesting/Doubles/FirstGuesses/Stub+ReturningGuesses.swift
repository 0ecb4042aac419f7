// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func thenReturn(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func willReturn(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func andReturn(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func mockReturnValue(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func setReturnValue(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func mockResolvedValue(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func resolves(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func answer(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func `return`(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func returning(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(…).times(1)): once, then as before.")
  public func returnsOnce(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(…).times(1)): once, then as before.")
  public func mockReturnValueOnce(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(…).times(1)): once, then as before.")
  public func mockResolvedValueOnce(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  public func returnsInOrder(_ outputs: [Output]) { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  public func returnsSequence(_ outputs: [Output]) { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  public func thenReturnInOrder(_ outputs: [Output]) { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  public func willReturnProducing(_ outputs: [Output]) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(1, 2, 3): the values one by one, without brackets."
  )
  @_disfavoredOverload
  public func returns(_ outputs: [Output]) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public var returnValue: Output {
    get { unavailable() }
    set { unavailable() }
  }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public var result: Output {
    get { unavailable() }
    set { unavailable() }
  }
}
