// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub {
  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  public func record(_ arguments: Arguments) { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  public func log(_ arguments: Arguments) { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  public func track(_ arguments: Arguments) { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  public func invoke(_ arguments: Arguments) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write the name as a literal, Spy(\"send(_:to:)\"), or leave it out."
  )
  @_disfavoredOverload
  public convenience init(_ name: String) { unavailable() }
}

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write call(…), in the member of the double: sends.call(letter, address)."
  )
  @discardableResult
  public func callAsFunction<each Argument>(_ arguments: repeat each Argument) -> Output {
    unavailable()
  }
}
