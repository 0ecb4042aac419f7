// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(returnValue: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(returnsValue: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(value: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(initialValue: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(answer: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(result: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(defaultValue: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(fallback: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(thenReturn: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(mockReturnValue: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public static func returning(_ output: Output) -> Stub { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public static func constant(_ output: Output) -> Stub { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public static func always(_ output: Output) -> Stub { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(return output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), or answers { … } for a closure that awaits; byDefault takes a value or a closure that does not."
  )
  @_disfavoredOverload
  public func byDefault(_ reply: Reply) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "A default cannot await. Write answers { … }: it answers the calls that no when(…) does."
  )
  @_disfavoredOverload
  public func byDefault(_ answer: @escaping @Sendable (Arguments) async throws -> Output) {
    unavailable()
  }
}
