// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  @discardableResult
  public func record(_ arguments: Any...) -> Output { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  @discardableResult
  public func log(_ arguments: Any...) -> Output { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  @discardableResult
  public func track(_ arguments: Any...) -> Output { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  @discardableResult
  public func invoke(_ arguments: Any...) -> Output { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  @_disfavoredOverload
  @discardableResult
  public func execute(_ arguments: Any...) -> Output { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  @_disfavoredOverload
  @discardableResult
  public func perform(_ arguments: Any...) -> Output { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write call(…), in the member of the double; in a test, returns(…)."
  )
  @_disfavoredOverload
  @discardableResult
  public func answer(_ arguments: Any...) -> Output { unavailable() }

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
