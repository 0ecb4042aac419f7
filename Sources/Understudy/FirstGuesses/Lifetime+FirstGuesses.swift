// First guesses at the names of lifetimes: unavailable, with messages that name the API to use.

extension Lifetime {
  @available(
    *,
    unavailable,
    message:
      "write .scoped(.visit), with extension ScopeKind { static let visit: ScopeKind = \"visit\" }"
  )
  @_documentation(visibility: private)
  public static func scope(_ kind: ScopeKind) -> Lifetime { fatalError() }

  @available(
    *,
    unavailable,
    message: "write .weak for an instance that is freed when unused, .singleton for one that stays"
  )
  @_documentation(visibility: private)
  public static var shared: Lifetime { fatalError() }

  @available(*, unavailable, message: "write .singleton: one instance for each container")
  @_documentation(visibility: private)
  public static var cached: Lifetime { fatalError() }

  @available(*, unavailable, message: "write .singleton: one instance for each container")
  @_documentation(visibility: private)
  public static var single: Lifetime { fatalError() }

  @available(*, unavailable, message: "write .singleton: one instance for each container")
  @_documentation(visibility: private)
  public static var container: Lifetime { fatalError() }

  @available(*, unavailable, message: "write .singleton: one instance for each container")
  @_documentation(visibility: private)
  public static var application: Lifetime { fatalError() }

  @available(*, unavailable, message: "write .transient: a new instance for each resolve")
  @_documentation(visibility: private)
  public static var unique: Lifetime { fatalError() }

  @available(*, unavailable, message: "write .transient: a new instance for each resolve")
  @_documentation(visibility: private)
  public static var prototype: Lifetime { fatalError() }

  @available(*, unavailable, message: "write .transient: a new instance for each resolve")
  @_documentation(visibility: private)
  public static var new: Lifetime { fatalError() }

  @available(*, unavailable, message: "write .transient: a new instance for each resolve")
  @_documentation(visibility: private)
  public static var perCall: Lifetime { fatalError() }

  @available(
    *,
    unavailable,
    message: "write .scoped(\"request\"), and open such a scope with withScope"
  )
  @_documentation(visibility: private)
  public static var request: Lifetime { fatalError() }

  @available(
    *,
    unavailable,
    message: "write .scoped(\"request\"), and open such a scope with withScope"
  )
  @_documentation(visibility: private)
  public static var perRequest: Lifetime { fatalError() }

  @available(
    *,
    unavailable,
    message: "write .scoped(\"session\"), and open such a scope with withScope"
  )
  @_documentation(visibility: private)
  public static var session: Lifetime { fatalError() }

  @available(*, unavailable, message: "name the kind of scope: .scoped(\"session\")")
  @_documentation(visibility: private)
  public static var scoped: Lifetime { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register { Registration(pooling: T.self, maximum: 3) { _ in … } }"
  )
  @_documentation(visibility: private)
  public static func pool(size: Int) -> Lifetime { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register { Registration(pooling: T.self, maximum: 3) { _ in … } }"
  )
  @_documentation(visibility: private)
  public static var pooled: Lifetime { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "every instance is built when it is first resolved; build some at the start with container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public static var eager: Lifetime { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "every instance is built when it is first resolved: leave lifetime: out, or write .singleton"
  )
  @_documentation(visibility: private)
  public static var lazy: Lifetime { fatalError() }
}
