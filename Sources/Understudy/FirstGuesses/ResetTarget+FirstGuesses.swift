// First guesses at what a reset drops: unavailable, with messages that name the API to use.

extension ResetTarget {
  @available(
    *,
    unavailable,
    message: "write .everything to drop registrations too, .instances to keep them"
  )
  @_documentation(visibility: private)
  public static var registration: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write .everything to drop registrations too, .instances to keep them"
  )
  @_documentation(visibility: private)
  public static var registrations: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var graph: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var weak: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var transient: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var instance: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var context: ResetTarget { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public static var none: ResetTarget { fatalError() }
}
