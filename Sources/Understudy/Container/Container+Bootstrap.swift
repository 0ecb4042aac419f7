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
  /// - Parameters:
  ///   - label: what error texts call it.
  ///   - replacing: whether it may take the place of an earlier one.
  ///   - registrations: the batch, in any order.
  /// - Returns: the new default.
  /// - Throws: ``ContainerError/bootstrapRefused(_:)`` if there is one already,
  ///   ``ContainerError/duplicateRegistration(_:other:)`` if a key stands twice in the batch.
  @discardableResult
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder registrations: () -> [any AnyRegistration]
  ) throws(ContainerError) -> Container {
    try ProcessDefault.begin(replacing: replacing, at: SourceSite(fileID: fileID, line: line))
    do {
      let container = try Container(label: label, registrations: registrations)
      ProcessDefault.publish(container)
      return container
    } catch {
      ProcessDefault.giveUp()
      throw error
    }
  }

  /// Sets the container of the process after asynchronous preparation.
  ///
  /// ```swift
  /// try await Container.bootstrap { container in
  ///   container.register(Analytics.self, instance: try await .connect())
  /// }
  /// ```
  ///
  /// - Parameter configure: fills the container aside; what it throws comes through as it is.
  @discardableResult
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    configure: (Container) async throws -> Void
  ) async throws -> Container {
    try ProcessDefault.begin(replacing: replacing, at: SourceSite(fileID: fileID, line: line))
    do {
      let container = Container(label: label)
      try await configure(container)
      ProcessDefault.publish(container)
      return container
    } catch {
      ProcessDefault.giveUp()
      throw error
    }
  }
}
