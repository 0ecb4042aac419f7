public import Understudy

/// A part of the app as a value: a name, what it depends on, and its registrations.
///
/// ```swift
/// let payments = Module("payments", layer: "platform", dependsOn: ["clock"]) { context in
///   Registration((any PaymentGateway).self) { HTTPPaymentGateway(context.environment) }.live()
///   receipts()  // a function that is a `@RegistrationBuilder` itself
/// }
/// try container.configure(ModuleSet { payments; clock })
/// ```
///
/// Making one runs nothing. Its closure runs when a container is configured with it, once for each
/// container: modules are told apart by their names.
public struct Module: Sendable {
  /// What it is called; one name stands for one module in a container.
  public let name: Name
  /// The layer it is counted under, if any.
  public let layer: ModuleLayer?
  /// The modules that have to be configured before it.
  public let dependencies: [Name]
  /// What becomes of the start-up if it fails.
  public let importance: Importance
  /// Where it was made.
  public let site: SourceSite
  let source: Source
  /// Whether it was to replace a module that is not there.
  var replacesNothing = false

  enum Source: Sendable {
    case immediate(@Sendable (ModuleContext) throws -> [any AnyRegistration])
    case prepared(Preparation)
  }

  /// Makes a module whose registrations depend on nothing but what the closure captures.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - layer: the layer it is counted under.
  ///   - dependencies: the modules that have to be configured before it, in the same set or earlier.
  ///   - importance: what becomes of the start-up if the closure throws.
  ///   - registrations: what it registers.
  public init(
    _ name: Name,
    layer: ModuleLayer? = nil,
    dependsOn dependencies: [Name] = [],
    importance: Importance = .critical,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder registrations: @escaping @Sendable () throws -> [any AnyRegistration]
  ) {
    self.init(
      name,
      layer,
      dependencies,
      importance,
      SourceSite(fileID: fileID, line: line),
      .immediate { _ in try registrations() }
    )
  }

  /// Makes a module whose registrations depend on the environment, or on modules before it.
  ///
  /// ```swift
  /// Module("mailing") { context in
  ///   if context.environment == .production {
  ///     Registration((any Mailer).self) { SMTPMailer() }.live()
  ///   } else {
  ///     Registration((any Mailer).self) { MailerFake() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - layer: the layer it is counted under.
  ///   - dependencies: the modules that have to be configured before it, in the same set or earlier.
  ///   - importance: what becomes of the start-up if the closure throws.
  ///   - registrations: what it registers. A closure that needs `guard` or `do` ends with
  ///     `return [Registration(…)]`.
  public init(
    _ name: Name,
    layer: ModuleLayer? = nil,
    dependsOn dependencies: [Name] = [],
    importance: Importance = .critical,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder registrations:
      @escaping @Sendable (ModuleContext) throws -> [any AnyRegistration]
  ) {
    self.init(
      name,
      layer,
      dependencies,
      importance,
      SourceSite(fileID: fileID, line: line),
      .immediate(registrations)
    )
  }

  init(
    _ name: Name,
    _ layer: ModuleLayer?,
    _ dependencies: [Name],
    _ importance: Importance,
    _ site: SourceSite,
    _ source: Source
  ) {
    self.name = name
    self.layer = layer
    self.dependencies = dependencies
    self.importance = importance
    self.site = site
    self.source = source
  }
}
