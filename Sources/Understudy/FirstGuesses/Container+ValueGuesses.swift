// First guesses at values that other frameworks provide: unavailable, with messages that name the
// API to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "declare a typed key: extension Dependencies { var clock: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) } }, and write register(key: \\.clock, instance: x) or container[\\.clock]"
  )
  @_documentation(visibility: private)
  public var clock: any Clock<Duration> {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message:
      "declare a typed key: extension Dependencies { var clock: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) } }, and write register(key: \\.clock, instance: x) or container[\\.clock]"
  )
  @_documentation(visibility: private)
  public var continuousClock: any Clock<Duration> {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message:
      "declare a typed key: extension Dependencies { var clock: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) } }, and write register(key: \\.clock, instance: x) or container[\\.clock]"
  )
  @_documentation(visibility: private)
  public var suspendingClock: any Clock<Duration> {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message:
      "declare a typed key: extension Dependencies { var date: Dependency<@Sendable () -> Date> { Dependency(live: { { Date() } }) } }, and write register(key: \\.date, instance: x) or container[\\.date]"
  )
  @_documentation(visibility: private)
  public var date: GuessedValue {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message:
      "declare a typed key: extension Dependencies { var date: Dependency<@Sendable () -> Date> { Dependency(live: { { Date() } }) } }, and write register(key: \\.date, instance: x) or container[\\.date]"
  )
  @_documentation(visibility: private)
  public var now: GuessedValue {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message:
      "declare a typed key: extension Dependencies { var uuid: Dependency<@Sendable () -> UUID> { Dependency(live: { { UUID() } }) } }, and write register(key: \\.uuid, instance: x) or container[\\.uuid]"
  )
  @_documentation(visibility: private)
  public var uuid: GuessedValue {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message:
      "declare a typed key: extension Dependencies { var random: Dependency<@Sendable () -> UInt64> { Dependency(live: { { .random(in: .min ... .max) } }) } }, and write register(key: \\.random, instance: x) or container[\\.random]"
  )
  @_documentation(visibility: private)
  public var randomNumberGenerator: GuessedValue {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message:
      "declare a typed key: extension Dependencies { var random: Dependency<@Sendable () -> UInt64> { Dependency(live: { { .random(in: .min ... .max) } }) } }, and write register(key: \\.random, instance: x) or container[\\.random]"
  )
  @_documentation(visibility: private)
  public var withRandomNumberGenerator: GuessedValue {
    get { fatalError() }
    set { fatalError() }
  }
}
