// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub {
  @available(*, unavailable, message: "Write throws(…).")
  public func thenThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func willThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func andThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func throwsError(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func throwError(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func throwing(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func rejects(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func mockRejectedValue(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func fails(_ error: Failure) { unavailable() }

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

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func mockImplementation(
    _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func callsFake(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func performs(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func invokes(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func does(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func answers(with answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write throws(…).")
  public var throwableError: Failure? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write throws(…).")
  public var errorToThrow: Failure? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var closure: (@Sendable (Arguments) -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var handler: (@Sendable (Arguments) -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(
    *,
    unavailable,
    message: "Write when(.any, \"42\"), and then returns, throws or answers."
  )
  public func given(_ matchers: Matcher...) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write when(.any, \"42\"), and then returns, throws or answers."
  )
  public func withArgs(_ matchers: Matcher...) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write when(.any, \"42\"), and then returns, throws or answers."
  )
  public func stub(_ matchers: Matcher...) -> Answer { unavailable() }
}
