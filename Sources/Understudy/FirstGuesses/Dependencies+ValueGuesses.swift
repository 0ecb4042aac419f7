// First guesses at values that other frameworks provide as typed keys: unavailable, with messages
// that name the API to use.

extension Dependencies {
  @available(
    *,
    unavailable,
    message: "declare it: var calendar: Dependency<Calendar> { Dependency(live: { .current }) }"
  )
  @_documentation(visibility: private)
  public var calendar: Dependency<GuessedValue> { fatalError() }

  @available(
    *,
    unavailable,
    message: "declare it: var locale: Dependency<Locale> { Dependency(live: { .current }) }"
  )
  @_documentation(visibility: private)
  public var locale: Dependency<GuessedValue> { fatalError() }

  @available(
    *,
    unavailable,
    message: "declare it: var timeZone: Dependency<TimeZone> { Dependency(live: { .current }) }"
  )
  @_documentation(visibility: private)
  public var timeZone: Dependency<GuessedValue> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare it: var mainQueue: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) }"
  )
  @_documentation(visibility: private)
  public var mainQueue: Dependency<GuessedValue> { fatalError() }

  @available(
    *,
    unavailable,
    message: "declare it: var random: Dependency<Random> { Dependency(live: { Random() }) }"
  )
  @_documentation(visibility: private)
  public var withRandomNumberGenerator: Dependency<GuessedValue> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare a typed key: var mailer: Dependency<any Mailer> { Dependency(live: { … }, test: { … }) }"
  )
  @_documentation(visibility: private)
  public subscript<Key, Value>(_ key: Key.Type) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}
