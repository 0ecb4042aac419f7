/// Sets the process default: fills a container aside, validates it and publishes it once.
extension Container {
  /// Sets the process's default container, once, at start-up.
  ///
  /// The container is filled aside and published as a whole: no other code sees it half filled, and
  /// if filling it fails, nothing changes. If two callers bootstrap at once, one wins and the other
  /// is refused.
  ///
  /// ```swift
  /// try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() } }
  /// ```
  ///
  /// A key that is registered twice is refused. By default nothing is built. Validating resolves
  /// every registration once in a fork that is then discarded; the app builds its instances again
  /// on first use. Turn it on if factories only build, or call ``validate(fileID:line:)`` in a
  /// test. Add later batches with ``extend(fileID:line:registrations:)``.
  ///
  /// - Parameters:
  ///   - label: the container's name in error texts.
  ///   - replacing: whether it may replace an earlier default.
  ///   - validating: whether ``validate(fileID:line:)`` runs before the container is published.
  ///   - registrations: the batch, in any order.
  /// - Returns: the new default.
  /// - Throws: ``ContainerError/bootstrapRefused(_:)`` if a default exists already, another
  ///   bootstrap is running, or registrations made in ``current`` before would be lost;
  ///   ``ContainerError/duplicateRegistration(_:other:)`` if a key occurs twice in the batch;
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

  /// Sets the process's default container to one that a closure fills.
  ///
  /// ```swift
  /// try Container.bootstrap { container in
  ///   container.register((any Mailer).self) { SMTPMailer() }
  ///   if isDemo { container.register((any Mailer).self) { SilentMailer() } }
  /// }
  /// ```
  ///
  /// Until the container is published, ``current`` stays what it was, in `configure` too: register
  /// in the container that is passed to `configure`, and resolve from it.
  ///
  /// - Parameters:
  ///   - label: the container's name in error texts.
  ///   - replacing: whether it may replace an earlier default.
  ///   - validating: whether ``validate(fileID:line:)`` runs before the container is published.
  ///   - configure: fills the container; errors it throws are rethrown unchanged.
  /// - Returns: the new default.
  /// - Throws: what `configure` throws, and what the overload that takes a batch throws.
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

  /// Sets the process's default container after asynchronous preparation.
  ///
  /// ```swift
  /// try await Container.bootstrap { container in
  ///   container.register(Analytics.self, instance: try await .connect())
  /// }
  /// ```
  ///
  /// Until the container is published, ``current`` stays what it was, in `configure` too: register
  /// in the container that is passed to `configure`, and resolve from it. If `configure` throws, or
  /// the task is cancelled, nothing changes, and the next call starts afresh.
  ///
  /// - Parameters:
  ///   - label: the container's name in error texts.
  ///   - replacing: whether it may replace an earlier default.
  ///   - validating: whether every registration is resolved once, in a fork that is then discarded,
  ///     before the container is published, including those that need `await`.
  ///   - configure: fills the container; errors it throws are rethrown unchanged.
  /// - Returns: the new default.
  /// - Throws: what `configure` throws; ``ContainerError``, as the synchronous overloads do;
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

  /// Sets the process's default container to an existing one.
  ///
  /// ```swift
  /// let app = Container(label: "app")
  /// app.register((any Mailer).self) { SMTPMailer() }
  /// try Container.bootstrap(app)
  /// ```
  ///
  /// It may be ``current`` itself or a child of it: then no registration made there is lost.
  ///
  /// Publish it before it builds anything. What it builds afterwards follows ``current``; an object
  /// built before, under it or under one of its parents, keeps that container, in tests too.
  ///
  /// - Parameters:
  ///   - container: the new default.
  ///   - replacing: whether it may replace an earlier default.
  ///   - validating: whether ``validate(fileID:line:)`` runs before the container is published.
  /// - Returns: the container.
  /// - Throws: ``ContainerError/bootstrapRefused(_:)`` if a default exists already, another
  ///   bootstrap is running, or registrations made in ``current`` before would be lost;
  ///   ``ContainerError/containerClosed(_:)``; ``ContainerError/containerUnavailable(_:)`` for the
  ///   placeholder of a missing container; ``ContainerError/validationFailed(_:failures:)``.
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
