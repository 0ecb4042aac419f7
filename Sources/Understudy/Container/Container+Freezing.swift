extension Container {
  /// Refuses every change of the registrations from now on.
  ///
  /// For an app whose registrations are complete after start-up: whoever registers later would
  /// change what others have already, and is told so.
  ///
  /// ```swift
  /// let app = try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() } }
  /// app.freeze()
  /// ```
  ///
  /// A registration that comes later is refused, and poisons its key: resolving or validating
  /// it throws ``ContainerError/containerFrozen(_:frozenAt:)`` with both places, and in tests it is
  /// an issue at its line. Removing one, or resetting everything, is refused with such an issue and
  /// changes nothing; ``extend(fileID:line:registrations:)`` and ``restore(_:fileID:line:)`` throw.
  /// Instances are built, reset and cleaned up as before. Forks, and so overrides, tests and scopes
  /// are not frozen.
  ///
  /// Freezing again changes nothing, and nothing thaws it.
  ///
  /// - Complexity: O(1).
  public func freeze(fileID: StaticString = #fileID, line: UInt = #line) {
    guard !isUnavailable else { return }
    let site = SourceSite(fileID: fileID, line: line)
    let isNew = withCore { core in
      defer { core.frozen = core.frozen ?? site }
      return core.frozen == nil
    }
    if isNew { tell(.frozen, at: site) }
  }

  /// Whether it refuses every change of its registrations: see ``freeze(fileID:line:)``.
  public var isFrozen: Bool { withCore { $0.frozen != nil } }
}

extension Container {
  /// The error for a registration that came too late; `nil` if that is not why it was refused.
  package func frozenError(
    for key: Key? = nil,
    registeredAt late: SourceSite? = nil
  ) -> ContainerError? {
    let frozen = withCore { $0.lifecycle == .open ? $0.frozen : nil }
    guard let frozen else { return nil }
    let context = ContainerError.Context(key: key, container: label, registeredAt: late)
    return .containerFrozen(context, frozenAt: frozen)
  }

  /// Refuses every use of a key that somebody has registered too late, and says so.
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

  /// Says that a change was refused which cannot throw.
  func reportFrozen(_ what: String, at site: SourceSite) {
    guard let error = frozenError() else { return }
    report("\(what) was refused. \(error)", at: site)
  }
}
