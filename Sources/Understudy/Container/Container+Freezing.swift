/// Refuses changes of the registrations, and reports what was refused.
extension Container {
  /// Refuses every later change of the registrations.
  ///
  /// Use it for an app whose registrations are complete after start-up: a later registration would
  /// change what other code already has, and is reported instead.
  ///
  /// ```swift
  /// let app = try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() } }
  /// app.freeze()
  /// ```
  ///
  /// A later registration is refused and marks its key as unusable: resolving or validating it
  /// throws ``ContainerError/containerFrozen(_:frozenAt:)`` with both places, and in tests it is an
  /// issue at its line. Removing a registration, or resetting everything, is refused with such an
  /// issue and changes nothing; ``extend(fileID:line:registrations:)`` and
  /// ``restore(_:fileID:line:)`` throw. Instances are built, reset and cleaned up as before. Forks,
  /// and therefore overrides, tests and scopes, are not frozen.
  ///
  /// Freezing again has no effect. A frozen container cannot be unfrozen.
  ///
  /// - Complexity: O(1).
  public func freeze(fileID: StaticString = #fileID, line: UInt = #line) {
    guard !isUnavailable else { return }
    let site = SourceSite(fileID: fileID, line: line)
    let isNew = withCore { $0.extras.made.notes.freeze(at: site) }
    if isNew { tell(.frozen, at: site) }
  }

  /// Whether the container refuses every change of its registrations: see ``freeze(fileID:line:)``.
  package var refusesChanges: Bool { withCore { $0.extras?.notes.frozenAt != nil } }
}

extension Container {
  /// Returns the error for a registration that came too late; `nil` if it was refused for another
  /// reason.
  package func frozenError(
    for key: Key? = nil,
    registeredAt late: SourceSite? = nil
  ) -> ContainerError? {
    let frozen = withCore { $0.lifecycle == .open ? $0.extras?.notes.frozenAt : nil }
    guard let frozen else { return nil }
    let context = ContainerError.Context(key: key, container: label, registeredAt: late)
    return .containerFrozen(context, frozenAt: frozen)
  }

  /// Refuses every use of a key that was registered too late, and reports it.
  func poison(_ key: Key, at site: ShortSite, because error: ContainerError) {
    let record = RegistrationRecord(
      key,
      .transient,
      in: .anywhere,
      at: site,
      extras: .init(defect: error)
    ) { _ in .value { _, _ in throw error } }
    change { core, retired in core.poison(record, retired: &retired) }
    report(error.description, about: key, at: site.site)
  }

  /// Reports a refused change whose caller cannot throw.
  func reportFrozen(_ what: String, at site: SourceSite) {
    guard let error = frozenError() else { return }
    report("\(what) was refused. \(error)", at: site)
  }
}
