// Unavailable declarations for guesses from Python's unittest.mock; the messages name the real API.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Stub {
  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var side_effect: (@Sendable (Arguments) throws -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func assert_called_once_with<each Argument>(_ arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func assert_called_with<each Argument>(_ arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func assert_any_call<each Argument>(_ arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verifyCalls([…]), with the arguments of all calls; or read them: calls == […]."
  )
  public func assert_has_calls(_ arguments: [Arguments]) { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var call_count: Int { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var call_args: Arguments? { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var call_args_list: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func reset_mock() { unavailable() }
}

extension RecordingDouble {
  @available(*, unavailable, message: "Write reset().")
  public func reset_mock() { unavailable() }
}
