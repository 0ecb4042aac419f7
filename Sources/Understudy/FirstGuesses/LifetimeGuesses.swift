// First guesses at a lifetime that follows a registration or a declaration: unavailable, with messages
// that name the API to use.

/// What other frameworks give a lifetime by adding it behind.
@_documentation(visibility: private)
public protocol LifetimeGuesses {}

extension Registration: LifetimeGuesses {}
extension Factory: LifetimeGuesses {}
extension Dependency: LifetimeGuesses {}
extension GuessedRegistration: LifetimeGuesses {}

extension LifetimeGuesses {
  @available(*, unavailable, message: "leave it out: a registration is a singleton by default")
  @_documentation(visibility: private)
  public var singleton: Self { fatalError() }

  @available(*, unavailable, message: "leave it out: a registration is a singleton by default")
  @_documentation(visibility: private)
  public var cached: Self { fatalError() }

  @available(*, unavailable, message: "leave it out: a registration is a singleton by default")
  @_documentation(visibility: private)
  @discardableResult
  public func scope(_ lifetime: GuessedLifetime.Lasting) -> Self { fatalError() }

  @available(*, unavailable, message: "leave it out: a registration is a singleton by default")
  @_documentation(visibility: private)
  @discardableResult
  public func inObjectScope(_ lifetime: GuessedLifetime.Lasting) -> Self { fatalError() }

  @available(*, unavailable, message: "leave it out: a registration is a singleton by default")
  @_documentation(visibility: private)
  @discardableResult
  public func `in`(_ lifetime: GuessedLifetime.Lasting) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .transient as an argument before the closure: a new instance for each resolve"
  )
  @_documentation(visibility: private)
  public var unique: Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .transient as an argument before the closure: a new instance for each resolve"
  )
  @_documentation(visibility: private)
  public var transient: Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .transient as an argument before the closure: a new instance for each resolve"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func scope(_ lifetime: GuessedLifetime.New) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .transient as an argument before the closure: a new instance for each resolve"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func inObjectScope(_ lifetime: GuessedLifetime.New) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .transient as an argument before the closure: a new instance for each resolve"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func `in`(_ lifetime: GuessedLifetime.New) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .weak as an argument before the closure: an object, of a class or an actor, that is freed when unused; of a struct, .singleton"
  )
  @_documentation(visibility: private)
  public var shared: Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .weak as an argument before the closure: an object, of a class or an actor, that is freed when unused; of a struct, .singleton"
  )
  @_documentation(visibility: private)
  public var weak: Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .weak as an argument before the closure: an object, of a class or an actor, that is freed when unused; of a struct, .singleton"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func scope(_ lifetime: GuessedLifetime.Weak) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .weak as an argument before the closure: an object, of a class or an actor, that is freed when unused; of a struct, .singleton"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func inObjectScope(_ lifetime: GuessedLifetime.Weak) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .weak as an argument before the closure: an object, of a class or an actor, that is freed when unused; of a struct, .singleton"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func `in`(_ lifetime: GuessedLifetime.Weak) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .graph as an argument before the closure: one instance for each resolve"
  )
  @_documentation(visibility: private)
  public var graph: Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .graph as an argument before the closure: one instance for each resolve"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func scope(_ lifetime: GuessedLifetime.Graph) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .graph as an argument before the closure: one instance for each resolve"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func inObjectScope(_ lifetime: GuessedLifetime.Graph) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .graph as an argument before the closure: one instance for each resolve"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func `in`(_ lifetime: GuessedLifetime.Graph) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .scoped(\"session\") as an argument before the closure: an instance for each scope"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func scoped(_ kind: ScopeKind) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .scoped(\"session\") as an argument before the closure: an instance for each scope"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func scope(_ lifetime: GuessedLifetime.Scoped) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .scoped(\"session\") as an argument before the closure: an instance for each scope"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func inObjectScope(_ lifetime: GuessedLifetime.Scoped) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "pass lifetime: .scoped(\"session\") as an argument before the closure: an instance for each scope"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func `in`(_ lifetime: GuessedLifetime.Scoped) -> Self { fatalError() }
}
