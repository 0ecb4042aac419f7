/// What a typed key stands for: a type, perhaps a name, a default and a value for tests.
///
/// For leaves that hardly anybody replaces: the clock, the calendar, the source of random numbers.
/// Whoever asks by the key gets what is registered for its type and name; if that is nothing, the
/// container registers the default, or in a test's container the test value, and keeps to it.
///
/// ```swift
/// extension Dependencies {
///   var houseClock: Dependency<any HouseClock> {
///     Dependency(default: { SystemClock() }, test: { FixedClock() })
///   }
/// }
/// ```
///
/// The key is the plain one: `register((any HouseClock).self)` overrides the default, and from then
/// on `resolve` and the typed key give the same. Two declarations for one type need two names: asking
/// by the second is ``ContainerError/duplicateRegistration(_:other:)`` as long as nothing is registered.
///
/// A default is registered in the outermost container of a family, also in a frozen one, and is no
/// override: nobody reports it as unused. A strict mock takes no default: without a test value the
/// key is missing there, as any other that is not registered.
public struct Dependency<Value>: Sendable {
  let provision: Provision

  init(
    _ name: String?,
    _ lifetime: Lifetime<Value>,
    _ fileID: StaticString,
    _ line: UInt,
    standard: FactoryBody,
    test: FactoryBody?
  ) {
    provision = Provision(
      key: Key(Value.self, name: name),
      lifetime: lifetime.kind,
      scope: lifetime.scope,
      site: ShortSite(file: fileID, line: line),
      standard: standard,
      test: test
    )
  }

  /// The key it stands for, for whoever takes a ``Key``: `reset(keeping:)`, `.allowing`, the journal.
  public var key: Key { provision.key }
}

extension Dependency where Value: Sendable {
  /// A singleton whose values need nothing.
  ///
  /// - Parameters:
  ///   - name: tells declarations of one type apart.
  ///   - standard: makes the value where nothing is registered.
  ///   - test: makes it in the container of a test; without one the default does, but for strict
  ///     mocks.
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @Sendable () throws -> Value,
    test: (@Sendable () throws -> Value)? = nil
  ) {
    self.init(
      name: name,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      default: standard,
      test: test
    )
  }

  /// A singleton whose values resolve what they need.
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @Sendable (Resolver) throws -> Value,
    test: (@Sendable (Resolver) throws -> Value)? = nil
  ) {
    self.init(
      name: name,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      default: standard,
      test: test
    )
  }
}

extension Dependency {
  /// A dependency of the given lifetime whose values need nothing; `.transient` takes any type.
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @Sendable () throws -> Value,
    test: (@Sendable () throws -> Value)? = nil
  ) {
    self.init(
      name,
      lifetime,
      fileID,
      line,
      standard: .making(lifetime.kind, standard),
      test: test.map { .making(lifetime.kind, $0) }
    )
  }

  /// A dependency of the given lifetime whose values resolve what they need.
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @Sendable (Resolver) throws -> Value,
    test: (@Sendable (Resolver) throws -> Value)? = nil
  ) {
    self.init(
      name,
      lifetime,
      fileID,
      line,
      standard: .making(lifetime.kind, standard),
      test: test.map { .making(lifetime.kind, $0) }
    )
  }
}
