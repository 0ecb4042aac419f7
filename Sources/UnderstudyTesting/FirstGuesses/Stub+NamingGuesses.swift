// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(answers: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(implementation: @escaping @Sendable (Arguments) throws(Failure) -> Output)
  { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(sideEffect: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(handler: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(closure: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(body: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(fake: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(answering: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(perform: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write Stub(default: { arguments in … }), or set it afterwards: prices.answers { arguments in … }."
  )
  public convenience init(onCall: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write the name first, without a label: Spy(\"send(_:to:)\"), or leave it out."
  )
  public convenience init(name: String) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write the name first, without a label: Spy(\"send(_:to:)\"), or leave it out."
  )
  public convenience init(named: String) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write the name first, without a label: Spy(\"send(_:to:)\"), or leave it out."
  )
  public convenience init(label: String) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write the name first, without a label: Spy(\"send(_:to:)\"), or leave it out."
  )
  public convenience init(member: String) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write the name first, without a label: Spy(\"send(_:to:)\"), or leave it out."
  )
  public convenience init(function: String) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write the name first, without a label: Spy(\"send(_:to:)\"), or leave it out."
  )
  public convenience init(method: String) { unavailable() }

  @available(*, unavailable, message: "Give it to the stub afterwards: prices.throws(error).")
  public convenience init(throws: Failure) { unavailable() }

  @available(*, unavailable, message: "Give it to the stub afterwards: prices.throws(error).")
  public convenience init(throwing: Failure) { unavailable() }

  @available(*, unavailable, message: "Give it to the stub afterwards: prices.throws(error).")
  public convenience init(error: Failure) { unavailable() }

  @available(*, unavailable, message: "Give it to the stub afterwards: prices.throws(error).")
  public convenience init(throwable: Failure) { unavailable() }
}
