extension Container {
  /// Sets the container of the process, once, at start-up.
  ///
  /// The container is filled aside and published whole: nobody sees half of it, and if filling it
  /// fails nothing changes. Of two callers at once one wins, and the other is refused.
  ///
  /// ```swift
  /// try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() } }
  /// ```
  ///
  /// A key that is registered twice is refused. By default nothing is built: validating resolves
  /// every registration once, in a fork that is thrown away, and what the app uses is built again on
  /// first use. Turn it on where factories only build, or call ``validate(fileID:line:)`` in a test.
  /// Later batches are added with ``extend(fileID:line:registrations:)``.
  ///
  /// - Parameters:
  ///   - label: what error texts call it.
  ///   - replacing: whether it may take the place of an earlier one.
  ///   - validating: whether ``validate(fileID:line:)`` is called before it is published.
  ///   - registrations: the batch, in any order.
  /// - Returns: the new default.
  /// - Throws: ``ContainerError/bootstrapRefused(_:)`` if there is one already, another is under
  ///   way, or what was registered in ``current`` before would be lost;
  ///   ``ContainerError/duplicateRegistration(_:other:)`` if a key stands twice in the batch;
  ///   ``ContainerError/validationFailed(_:failures:)``.
  @discardableResult
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    validating: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder registrations: () -> [any AnyRegistration]
  ) throws(ContainerError) -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let container = Container(label: label)
    let reservation = try ProcessDefault.reserve(for: container, replacing: replacing, at: site)
    try container.take(registrations(), at: site)
    if validating { try container.validate(fileID: fileID, line: line) }
    try reservation.publish()
    return container
  }

  /// Sets the container of the process to one that a closure fills.
  ///
  /// ```swift
  /// try Container.bootstrap { container in
  ///   container.register((any Mailer).self) { SMTPMailer() }
  ///   if isDemo { container.register((any Mailer).self) { SilentMailer() } }
  /// }
  /// ```
  ///
  /// Until it is published, ``current`` is what it was before, for `configure` too: register in the
  /// container that `configure` is given, and resolve from it.
  ///
  /// - Parameters:
  ///   - label: what error texts call it.
  ///   - replacing: whether it may take the place of an earlier one.
  ///   - validating: whether ``validate(fileID:line:)`` is called before it is published.
  ///   - configure: fills the container aside; what it throws comes through as it is.
  /// - Returns: the new default.
  /// - Throws: what `configure` throws, and what the form that takes a batch throws.
  @discardableResult
  @_disfavoredOverload  // in asynchronous code a closure without `await` fits both forms
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    validating: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    configure: (Container) throws -> Void
  ) throws -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let container = Container(label: label)
    let reservation = try ProcessDefault.reserve(for: container, replacing: replacing, at: site)
    try configure(container)
    if validating { try container.validate(fileID: fileID, line: line) }
    try reservation.publish()
    return container
  }

  /// Sets the container of the process after asynchronous preparation.
  ///
  /// ```swift
  /// try await Container.bootstrap { container in
  ///   container.register(Analytics.self, instance: try await .connect())
  /// }
  /// ```
  ///
  /// Until it is published, ``current`` is what it was before, for `configure` too: register in the
  /// container that `configure` is given, and resolve from it. If `configure` throws, or the task is
  /// cancelled, nothing changes, and the next call starts afresh.
  ///
  /// - Parameters:
  ///   - label: what error texts call it.
  ///   - replacing: whether it may take the place of an earlier one.
  ///   - validating: whether every registration is resolved once, in a fork that is thrown away,
  ///     before the container is published; those that need `await` too.
  ///   - configure: fills the container aside; what it throws comes through as it is.
  /// - Returns: the new default.
  /// - Throws: what `configure` throws; ``ContainerError``, as the synchronous forms do;
  ///   `CancellationError`.
  @discardableResult
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    validating: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    configure: (Container) async throws -> Void
  ) async throws -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let container = Container(label: label)
    let reservation = try ProcessDefault.reserve(for: container, replacing: replacing, at: site)
    try await configure(container)
    if validating { try await container.validate(fileID: fileID, line: line) }
    try Task.checkCancellation()
    try reservation.publish()
    return container
  }

  /// Sets the container of the process to one that exists already.
  ///
  /// ```swift
  /// let app = Container(label: "app")
  /// app.register((any Mailer).self) { SMTPMailer() }
  /// try Container.bootstrap(app)
  /// ```
  ///
  /// It may be ``current`` itself, or a child of it: nothing that is registered there is lost then.
  ///
  /// Publish it before it builds anything. What it builds afterwards follows ``current``; an object that
  /// was made under it before, or under a parent of it, keeps to that, in a test as well.
  ///
  /// - Parameters:
  ///   - container: the new default.
  ///   - replacing: whether it may take the place of an earlier one.
  ///   - validating: whether ``validate(fileID:line:)`` is called before it is published.
  /// - Returns: the container.
  /// - Throws: ``ContainerError/bootstrapRefused(_:)`` if there is a default already, another
  ///   bootstrap is under way, or what was registered in ``current`` before would be lost;
  ///   ``ContainerError/containerClosed(_:)``; ``ContainerError/containerUnavailable(_:)`` for what
  ///   stands in where no container is; ``ContainerError/validationFailed(_:failures:)``.
  @discardableResult
  public static func bootstrap(
    _ container: Container,
    replacing: Bool = false,
    validating: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    guard !container.isUnavailable else {
      throw .containerUnavailable(.init(key: nil, resolvedAt: site))
    }
    guard container.isOpen else {
      throw .containerClosed(.init(key: nil, container: container.label, resolvedAt: site))
    }
    let reservation = try ProcessDefault.reserve(for: container, replacing: replacing, at: site)
    if validating { try container.validate(fileID: fileID, line: line) }
    try reservation.publish()
    return container
  }
}
