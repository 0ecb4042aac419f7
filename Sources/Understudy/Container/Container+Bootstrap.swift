extension Container {
  /// Sets the container of the process, once, at start-up.
  ///
  /// The container is filled aside and published whole: nobody sees half of it, and if filling it
  /// fails nothing changes. Two callers at once: one wins, the other is refused.
  ///
  /// ```swift
  /// try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() } }
  /// ```
  ///
  /// What is registered is checked for keys that stand in it twice; nothing is built. Later batches
  /// are added with ``extend(fileID:line:registrations:)``.
  ///
  /// - Parameters:
  ///   - label: what error texts call it.
  ///   - replacing: whether it may take the place of an earlier one.
  ///   - registrations: the batch, in any order.
  /// - Returns: the new default.
  /// - Throws: ``ContainerError/bootstrapRefused(_:)`` if there is one already or another is under
  ///   way, ``ContainerError/duplicateRegistration(_:other:)`` if a key stands twice in the batch.
  @discardableResult
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder registrations: () -> [any AnyRegistration]
  ) throws(ContainerError) -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let container = Container(label: label)
    try ProcessDefault.begin(container, replacing: replacing, at: site)
    do {
      try container.take(registrations(), at: site)
    } catch {
      ProcessDefault.giveUp()
      throw error
    }
    ProcessDefault.publish()
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
  /// Meanwhile ``current`` is what it was before, for `configure` too: what has to be resolved on
  /// the way is asked of the container that `configure` is given. If `configure` throws, or the task
  /// is cancelled, nothing changes, and the next call starts afresh.
  ///
  /// By default nothing is built beforehand. Validating builds everything once in a fork that is
  /// thrown away, and what the app uses is built again on first use: at start-up that would open
  /// each connection twice. Turn it on where factories only build, or ask
  /// ``validate(fileID:line:)`` in a test.
  ///
  /// - Parameters:
  ///   - label: what error texts call it.
  ///   - replacing: whether it may take the place of an earlier one.
  ///   - validating: whether every registration is resolved once, in a fork, before the container
  ///     is published.
  ///   - configure: fills the container aside; what it throws comes through as it is.
  /// - Returns: the new default.
  /// - Throws: what `configure` throws; ``ContainerError/bootstrapRefused(_:)`` if there is a default
  ///   already or another bootstrap is under way; ``ContainerError/validationFailed(_:failures:)``;
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
    let container = Container(label: label)
    try ProcessDefault.begin(
      container,
      replacing: replacing,
      at: SourceSite(fileID: fileID, line: line)
    )
    do {
      try await configure(container)
      if validating { try container.validate(fileID: fileID, line: line) }
      try Task.checkCancellation()
    } catch {
      ProcessDefault.giveUp()
      throw error
    }
    ProcessDefault.publish()
    return container
  }
}
