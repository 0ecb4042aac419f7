public import Understudy

/// A part of the app as a value: a name, its dependencies, and its registrations.
///
/// ```swift
/// let payments = Module("payments", layer: "platform", dependsOn: ["clock"]) { context in
///   Registration((any PaymentGateway).self) { HTTPPaymentGateway(context.environment) }.live()
///   receipts()  // a function that is a `@RegistrationBuilder` itself
/// }
/// try container.configure(ModuleSet { payments; clock })
/// ```
///
/// Making a module runs nothing. Its closure runs when a container is configured with it, once for
/// each container: modules are identified by their names.
public struct Module: Sendable {
  /// The name of the module, which is unique in a container.
  public let name: Name
  /// The layer it is counted under, if any.
  public let layer: ModuleLayer?
  /// The modules that have to be configured before it.
  public let dependencies: [Name]
  /// The effect that its failure has on the start-up.
  public let importance: Importance
  /// The site at which the module was made.
  public let site: SourceSite
  let source: Source
  /// Whether it was meant to replace a module that is not in the set.
  var replacesNothing = false

  enum Source: Sendable {
    case immediate(@Sendable (ModuleContext) throws -> [any AnyRegistration])
    case prepared(Preparation)
  }

  /// Makes a module whose registrations need nothing but the closure's captures.
  ///
  /// - Parameters:
  ///   - name: the name of the module.
  ///   - layer: the layer it is counted under.
  ///   - dependencies: the modules that have to be configured before it, in the same set or earlier.
  ///   - importance: the effect that an error thrown by the closure has on the start-up.
  ///   - registrations: makes the module's registrations.
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

  /// Makes a module whose registrations depend on the environment, or on earlier modules.
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
  ///   - name: the name of the module.
  ///   - layer: the layer it is counted under.
  ///   - dependencies: the modules that have to be configured before it, in the same set or earlier.
  ///   - importance: the effect that an error thrown by the closure has on the start-up.
  ///   - registrations: makes the module's registrations. A closure that needs `guard` or `do` ends
  ///     with `return [Registration(…)]`.
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
