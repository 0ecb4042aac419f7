// Unavailable declarations for likely guesses; the messages name the real API.

extension MockPolicy {
  @available(*, unavailable, message: "write .lenient, or .strict.allowing(T.self)")
  @_documentation(visibility: private)
  public static var permissive: MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .lenient, or .strict.allowing(T.self)")
  @_documentation(visibility: private)
  public static var passthrough: MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .strict: what is missing fails the test")
  @_documentation(visibility: private)
  public static var fail: MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .lenient.firewall(.everything)")
  @_documentation(visibility: private)
  public static var throwing: MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .strict.severity(.warning)")
  @_documentation(visibility: private)
  public static var warn: MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .live(.refuse)")
  @_documentation(visibility: private)
  public static var refuseLive: MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .live(.refuse)")
  @_documentation(visibility: private)
  public static var noLive: MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .strict.allowing(T.self)")
  @_documentation(visibility: private)
  public func allow(_ types: any Any.Type...) -> MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .strict.allowing(T.self)")
  @_documentation(visibility: private)
  public func except(_ types: any Any.Type...) -> MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .strict.allowing(T.self)")
  @_documentation(visibility: private)
  public func ignoring(_ types: any Any.Type...) -> MockPolicy { fatalError() }

  @available(
    *,
    unavailable,
    message: "they are written one by one: .strict.allowing(T.self, U.self)"
  )
  @_documentation(visibility: private)
  public func allowing(_ types: [any Any.Type]) -> MockPolicy { fatalError() }
}
