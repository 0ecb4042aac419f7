extension Injected {
  /// Makes an injection of a given instance: it always returns that one and needs no container.
  ///
  /// Use it for constructor injection and for assignment, in a test or in an app:
  ///
  /// ```swift
  /// struct BoxOffice {
  ///   @Injected var mailer: any Mailer
  /// }
  /// let office = BoxOffice(mailer: .instance(MailerSpy()))
  /// let usual = BoxOffice()  // from the container
  /// ```
  ///
  /// A class takes it in its initializer:
  ///
  /// ```swift
  /// final class Notifier: Sendable {
  ///   private let mailer: Injected<any Mailer>
  ///   init(mailer: Injected<any Mailer> = Injected()) { self.mailer = mailer }
  /// }
  /// ```
  ///
  /// Inside a type with `@Injected var mailer`, `_mailer = .instance(spy)` sets it. Registering or
  /// resetting in a container does not affect it, nor does ``reset()``.
  ///
  /// - Parameters:
  ///   - value: the instance that each read returns.
  ///   - owner: the owner's name in messages; the default is the enclosing type.
  /// - Returns: the injection.
  public static func instance(
    _ value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    owner: StaticString = #function
  ) -> Injected {
    Injected(given: value, fileID, line, owner)
  }

  private init(
    given value: Value,
    _ fileID: StaticString,
    _ line: UInt,
    _ owner: StaticString
  ) {
    let key = Key(InjectedValue<Value>.keyType)
    let instance = TypedInstance(value, provenance: DependencyRecord(key: key, registration: 0))
    AttachedDoubles.find(in: instance)?.injected()
    storage = InjectedStorage(
      given: instance,
      file: fileID,
      line: line,
      owner: owner
    )
  }

  @available(*, unavailable, message: "write .instance(…), as in BoxOffice(mailer: .instance(spy))")
  @_disfavoredOverload
  public init(_ value: Value) { fatalError("unavailable") }
}

extension Injected {
  @available(*, unavailable, message: "write @Injected(name: \"backup\")")
  @_documentation(visibility: private)
  public init(_ name: String) { fatalError() }
}

extension Injected {
  @available(
    *,
    unavailable,
    message:
      "an optional property is nil if nothing is registered: @Injected var mailer: (any Mailer)?"
  )
  @_documentation(visibility: private)
  public init(required: Bool) { fatalError() }
}
