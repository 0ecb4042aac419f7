/// The declaration of a typed key: a type, optionally a name, and the value to use if nothing is
/// registered.
///
/// A declaration says whether its value may run in a test:
///
/// ```swift
/// extension Dependencies {
///   // Harmless anywhere: it computes, and reaches nothing outside the process.
///   var prices: Dependency<PriceList> {
///     Dependency(default: { PriceList.standard })
///   }
///
///   // Live: it must not run in a test, which gets the other value.
///   var houseClock: Dependency<any HouseClock> {
///     Dependency(live: { SystemClock() }, test: { FixedClock() })
///   }
/// }
/// ```
///
/// A `default:` is used everywhere, in a strict mock too. A `live:` value counts as a registration
/// marked with ``Registration/live()``: a firewall refuses it. If there is a `test:` value, the
/// containers of tests use that. A live key without one must be registered by each test that needs
/// it.
///
/// Code that resolves the key gets what is registered for its type and name. If nothing is, the
/// container registers the declared value and keeps it, also in a process without
/// ``Container/bootstrap(label:replacing:validating:fileID:line:registrations:)``. The key is the
/// plain one: `register((any HouseClock).self)` overrides it, and from then on `resolve` and the
/// typed key give the same. Two declarations for one type need two names: without them, resolving
/// the second is ``ContainerError/duplicateRegistration(_:other:)``, unless the type itself is
/// registered.
///
/// A declared value is registered in the outermost container of a family, even in a frozen one. It
/// is not an override, and is not reported as unused.
@propertyWrapper  // so that `@Dependency(\.clock)` can be told from what is written here
public struct Dependency<Value>: Sendable {
  @available(
    *,
    unavailable,
    message:
      "inject a typed key with @Injected(\\.houseClock) var clock, and a type with @Injected var mailer: any Mailer"
  )
  @_documentation(visibility: private)
  public var wrappedValue: Value { fatalError() }

  let provision: Provision

  init(
    _ name: String?,
    _ lifetime: Lifetime<Value>,
    _ fileID: StaticString,
    _ line: UInt,
    standard: FactoryBody,
    isLive: Bool = false,
    test: FactoryBody? = nil,
    in place: FactoryPlace = .anywhere
  ) {
    provision = Provision(
      key: Key(Value.self, name: name),
      lifetime: lifetime.kind,
      scope: lifetime.scope,
      site: ShortSite(file: fileID, line: line),
      standard: standard,
      isLive: isLive,
      test: test,
      place: place
    )
  }

  /// The declared key, for APIs that take a ``Key``: `reset(keeping:)`, `.allowing`, the
  /// journal.
  public var key: Key { provision.key }
}

extension Dependency where Value: Sendable {
  /// Declares a singleton that is harmless anywhere, whose factory has no dependencies.
  ///
  /// ```swift
  /// var prices: Dependency<PriceList> { Dependency(default: { PriceList.standard }) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - standard: makes the value if nothing is registered, in tests too.
  @_disfavoredOverload  // a closure without a label is neither
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @Sendable () throws -> Value
  ) {
    self.init(name, .singleton, fileID, line, standard: .making(.singleton, standard))
  }

  /// Declares a singleton that is harmless anywhere, whose factory resolves its dependencies.
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - standard: makes the value if nothing is registered, in tests too.
  @_disfavoredOverload  // a closure without a label is neither
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(name, .singleton, fileID, line, standard: .making(.singleton, standard))
  }
}

extension Dependency {
  /// Declares a dependency with a lifetime that is harmless anywhere, whose factory has no
  /// dependencies.
  ///
  /// ```swift
  /// var pen: Dependency<Pen> { Dependency(lifetime: .transient, default: { Pen() }) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - standard: makes the value if nothing is registered, in tests too.
  @_disfavoredOverload  // a closure without a label is neither
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @Sendable () throws -> Value
  ) {
    self.init(name, lifetime, fileID, line, standard: .making(lifetime.kind, standard))
  }

  /// Declares a dependency with a lifetime that is harmless anywhere, whose factory resolves its
  /// dependencies.
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - standard: makes the value if nothing is registered, in tests too.
  @_disfavoredOverload  // a closure without a label is neither
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(name, lifetime, fileID, line, standard: .making(lifetime.kind, standard))
  }
}
