// First guesses at declaring typed keys: unavailable, with messages that name the API to use.

extension Dependencies {
  @available(
    *,
    unavailable,
    message:
      "declare it: var clock: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) }"
  )
  @_documentation(visibility: private)
  public var clock: Dependency<any Clock<Duration>> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare it: var clock: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) }"
  )
  @_documentation(visibility: private)
  public var continuousClock: Dependency<any Clock<Duration>> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare it: var clock: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) }"
  )
  @_documentation(visibility: private)
  public var suspendingClock: Dependency<any Clock<Duration>> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare it: var date: Dependency<@Sendable () -> Date> { Dependency(live: { { Date() } }) }"
  )
  @_documentation(visibility: private)
  public var date: Dependency<GuessedValue> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare it: var date: Dependency<@Sendable () -> Date> { Dependency(live: { { Date() } }) }"
  )
  @_documentation(visibility: private)
  public var now: Dependency<GuessedValue> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare it: var uuid: Dependency<@Sendable () -> UUID> { Dependency(live: { { UUID() } }) }"
  )
  @_documentation(visibility: private)
  public var uuid: Dependency<GuessedValue> { fatalError() }
}

extension Dependency {
  // Available, so that `@Dependency(\.clock)` has only one error, that of `wrappedValue`.
  @_documentation(visibility: private)
  public init(_ path: KeyPath<Dependencies, Dependency<Value>>) {
    self = Dependencies()[keyPath: path]
  }

  @available(
    *,
    unavailable,
    message: "declare both values: Dependency(live: { … }, test: { … })"
  )
  @_documentation(visibility: private)
  public init(default standard: () throws -> Value, test: () throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the labels are live and test: Dependency(live: { … }, test: { … })"
  )
  @_documentation(visibility: private)
  public init(liveValue: @autoclosure () -> Value, testValue: @autoclosure () -> Value) {
    fatalError()
  }
}
