// First guesses at what a test does with live services: unavailable, with messages that name the API to
// use.

extension LiveAccess {
  @available(*, unavailable, message: "write .live(.refuse)")
  @_documentation(visibility: private)
  public static var forbid: LiveAccess { fatalError() }

  @available(*, unavailable, message: "write .live(.refuse)")
  @_documentation(visibility: private)
  public static var block: LiveAccess { fatalError() }

  @available(*, unavailable, message: "write .live(.refuse)")
  @_documentation(visibility: private)
  public static var deny: LiveAccess { fatalError() }

  @available(*, unavailable, message: "write .live(.refuse)")
  @_documentation(visibility: private)
  public static var fail: LiveAccess { fatalError() }

  @available(*, unavailable, message: "write .live(.refuse)")
  @_documentation(visibility: private)
  public static var never: LiveAccess { fatalError() }
}
