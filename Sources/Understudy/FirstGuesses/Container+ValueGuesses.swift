// First guesses at values that other frameworks provide: unavailable, with messages that name the
// API to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "declare a typed key in an extension of Dependencies: register(key: \\.clock, instance: x), container[\\.clock]"
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
      "declare a typed key in an extension of Dependencies: register(key: \\.clock, instance: x), container[\\.clock]"
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
      "declare a typed key in an extension of Dependencies: register(key: \\.clock, instance: x), container[\\.clock]"
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
      "declare a typed key in an extension of Dependencies: register(key: \\.date, instance: x), container[\\.date]"
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
      "declare a typed key in an extension of Dependencies: register(key: \\.date, instance: x), container[\\.date]"
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
      "declare a typed key in an extension of Dependencies: register(key: \\.uuid, instance: x), container[\\.uuid]"
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
      "declare a typed key in an extension of Dependencies: register(key: \\.random, instance: x), container[\\.random]"
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
      "declare a typed key in an extension of Dependencies: register(key: \\.random, instance: x), container[\\.random]"
  )
  @_documentation(visibility: private)
  public var withRandomNumberGenerator: GuessedValue {
    get { fatalError() }
    set { fatalError() }
  }
}
