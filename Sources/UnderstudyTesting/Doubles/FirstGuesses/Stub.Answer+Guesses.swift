// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub.Answer {
  @available(*, unavailable, message: "Write returns(…).")
  public func thenReturn(_ outputs: Output...) { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  public func willReturn(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  public func andReturn(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  public func `return`(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  public func mockReturnValue(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func thenThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func willThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func andThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func `throw`(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func throwError(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func thenAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func willAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func then(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }
}
