/// Injects the container's instance for the property's type.
///
/// ```swift
/// struct Refund {
///   @Injected var gateway: any PaymentGateway
///   @Injected(name: "backup") var mailer: any Mailer
///   @Injected var analytics: (any Analytics)?  // nil if none is registered
/// }
/// ```
///
/// **Passing an instance.** A memberwise initializer takes the wrapper:
/// `Refund(gateway: .instance(GatewayStub()))`. Properties that are not passed come from the
/// container. An initializer of your own writes `_gateway = .instance(gateway)`: the property itself is
/// only read. See ``instance(_:fileID:line:owner:)``.
///
/// **Where a wrapped property does not work.** A `Sendable` class cannot have a wrapped `var`
/// ("stored property is mutable"); it uses the same type as a value. An actor cannot read its own
/// in `init` ("can not be referenced from a nonisolated context"); it reads the parameter. An
/// `@Observable` class ("invalid redeclaration of synthesized property") writes
/// `@ObservationIgnored @Injected`.
///
/// ```swift
/// final class Notifier: Sendable {
///   private let mailer: Injected<any Mailer>
///   init(mailer: Injected<any Mailer> = Injected()) { self.mailer = mailer }
///   func notify() throws { try mailer().send(letter) }
/// }
/// ```
///
/// **Which container.** An object keeps the container it was made under: made inside a
/// ``withContainer(_:operation:)`` or a test's container, it keeps using that one from a detached
/// task, a queue or after the block. Made without an override, it follows ``Container/current`` at
/// each read.
///
/// **How long.** The instance read first is kept until its key, or something it was built from, is
/// registered again or reset, or ``reset()`` is called; then the next read resolves anew. Threads
/// and tasks whose first reads overlap share one build. Made while a `.graph` instance is built, it
/// uses that graph's own instance as ``Lazy`` does.
///
/// **What can go wrong.** A getter cannot throw: reading something that is missing, or that only
/// asynchronous code can build, fails the test with an issue at the property's declaration. The
/// test then continues with a fallback double, the default that a typed key declares, or an empty
/// value; without any of these, and in an app, the read traps. `try $gateway.resolve()`, or
/// `try await`, throws instead. An optional property never traps: it is `nil`, without an issue
/// only if nothing is registered.
@propertyWrapper
public struct Injected<Value> {
  @usableFromInline let storage: InjectedStorage

  /// Makes an injection of the unnamed registration, or of a named one.
  ///
  /// - Parameters:
  ///   - hold: how it holds its container and the instance it has read.
  ///   - name: the name it is registered under.
  ///   - owner: the owner's name in messages; the default is the enclosing type.
  @inlinable
  public init(
    _ hold: InjectionReference = .strong,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    owner: StaticString = #function
  ) {
    storage = InjectedStorage(
      of: Value.self,
      hold,
      name: name,
      file: fileID,
      line: line,
      owner: owner
    )
  }

  /// The instance. The read traps if there is none and no fallback; see ``Injected``.
  @inlinable public var wrappedValue: Value {
    if let value = storage.ready(Value.self) { return value }
    return storage.valueOrTrap(Value.self)
  }

  /// The injection itself: `$mailer.resolve()` throws where the property would trap.
  public var projectedValue: Injected { self }

  /// Returns the instance, for injections held as values.
  ///
  /// - Throws: ``ContainerError``, as a resolve does.
  @inlinable
  public func callAsFunction() throws(ContainerError) -> Value { try resolve() }

  /// Returns the instance; the same as the property, with an error to catch.
  ///
  /// - Throws: ``ContainerError``, as a resolve does.
  @inlinable
  public func resolve() throws(ContainerError) -> Value {
    if let value = storage.ready(Value.self) { return value }
    return try storage.value(Value.self)
  }

  /// Drops the instance that was read, so that the next read resolves anew.
  ///
  /// ```swift
  /// struct Window {
  ///   @Injected var printer: TicketPrinter  // registered as `.transient`
  ///   func changePaper() { $printer.reset() }  // the next read has another one
  /// }
  /// ```
  ///
  /// It affects only this property; the container keeps what it shares, so a singleton stays the
  /// same. After `container.reset(only:)`, every property resolves that key anew. A read that is
  /// running returns what it resolves to its caller, and does not keep it.
  public func reset() { storage.forget() }

  /// Returns the instance, suspending if asynchronous code has to build it.
  ///
  /// - Throws: ``ContainerError`` or `CancellationError`.
  @inlinable
  public func resolve() async throws -> Value {
    if let value = storage.ready(Value.self) { return value }
    return try await storage.value(Value.self)
  }
}

extension Injected: Sendable where Value: Sendable {}
