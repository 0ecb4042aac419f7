// First guesses at resetting and the lifetimes of other frameworks: unavailable, with messages that
// name the API to use.

extension Container {
  @available(*, unavailable, message: "reset one type with reset(only: T.self)")
  @_documentation(visibility: private)
  public func reset<Value>(_ type: Value.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write let saved = container.snapshot(), and later try container.restore(saved); for a typed key register(key: \\.push, instance: x)"
  )
  @_documentation(visibility: private)
  public var push: GuessedFactory { fatalError() }

  @available(*, unavailable, message: "restore a snapshot with try container.restore(saved)")
  @_documentation(visibility: private)
  public var pop: GuessedFactory { fatalError() }

  @available(*, unavailable, message: "for an independent copy, write container.fork()")
  @_documentation(visibility: private)
  public func copy() -> Container { fatalError() }
}

extension ResetTarget {
  @available(
    *,
    unavailable,
    message: "write .everything to drop registrations too, .instances to keep them"
  )
  @_documentation(visibility: private)
  public static var all: ResetTarget { fatalError() }
}

extension Container {
  @available(
    *,
    unavailable,
    message:
      "write reset(.instances), or reset(only: T.self) for one type; what ends with a session has lifetime: .scoped(\"session\"), and ends when its scope is closed"
  )
  @_documentation(visibility: private)
  public func reset(scope lifetime: GuessedOption) { fatalError() }
}

extension ResetTarget {
  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var singleton: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var singletons: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var cached: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var shared: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var scope: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var cache: ResetTarget { fatalError() }
}
