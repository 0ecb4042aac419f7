/// Registers several keys at once, and decides which batches are refused.
extension Container {
  /// Makes a container and registers a batch in it.
  ///
  /// - Parameters:
  ///   - label: the container's name in error texts.
  ///   - parent: the container to fall back to.
  ///   - registrations: the batch, in any order.
  /// - Throws: ``ContainerError/duplicateRegistration(_:other:)`` if a key occurs in it twice.
  public convenience init(
    label: String? = nil,
    parent: Container? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder registrations: () -> [any AnyRegistration]
  ) throws(ContainerError) {
    self.init(label: label, parent: parent)
    try take(registrations(), at: SourceSite(fileID: fileID, line: line))
  }

  /// Registers a batch, in any order.
  ///
  /// The whole batch takes effect at once: no caller sees one of its keys replaced and another not.
  ///
  /// A key that occurs twice in one batch is refused: resolving it throws
  /// ``ContainerError/duplicateRegistration(_:other:)``, which names both lines, and in tests it is
  /// an issue at the second line. An earlier registration of that key does not answer in its place,
  /// because it may be the live one that the batch was meant to replace. The rest of the batch is
  /// registered. ``extend(fileID:line:registrations:)`` throws instead and registers nothing.
  ///
  /// ```swift
  /// container.register {
  ///   Registration((any Mailer).self) { SMTPMailer() }
  ///   Registration((any HouseClock).self) { SystemClock() }
  /// }
  /// ```
  ///
  /// - Parameter registrations: the batch.
  /// - Complexity: that of registering each by itself.
  public func register(
    @RegistrationBuilder registrations: () -> [any AnyRegistration]
  ) {
    let batch = Batch(registrations(), for: self)
    batch.defects.forEach(report)
    if !add(batch) { refused(batch.records) }
  }

  /// Registers a batch as a whole or, if anything in it is wrong, not at all.
  ///
  /// Use it for a container in use: for example the app's container after bootstrap, when a feature
  /// adds its own registrations.
  ///
  /// ```swift
  /// try Container.current.extend {
  ///   Registration((any TicketPrinter).self) { DotPrinter() }
  ///   Registration(Lobby.self) { try Lobby(printer: $0.resolve()) }
  /// }
  /// ```
  ///
  /// The whole batch takes effect at once: no caller sees one of its keys replaced and another not.
  /// A key that is already registered is replaced, and what was built from it is dropped.
  ///
  /// - Parameter registrations: the batch, in any order.
  /// - Throws: ``ContainerError/duplicateRegistration(_:other:)`` if a key occurs twice in it,
  ///   ``ContainerError/containerClosed(_:)``, ``ContainerError/containerFrozen(_:frozenAt:)`` or
  ///   ``ContainerError/containerUnavailable(_:)`` if the container takes no registrations; the
  ///   container is then unchanged.
  /// - Complexity: that of registering each by itself.
  public func extend(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder registrations: () -> [any AnyRegistration]
  ) throws(ContainerError) {
    try take(registrations(), at: SourceSite(fileID: fileID, line: line))
  }

  /// Registers a batch as a whole, or throws the first of its defects.
  package func take(
    _ registrations: [any AnyRegistration],
    at site: SourceSite
  ) throws(ContainerError) {
    try take(registrations, at: site) { _, _ in }
  }

  /// Registers a batch as a whole, with a further change in the same step, or throws its first
  /// defect.
  ///
  /// - Parameter change: a change made in the same step.
  func take(
    _ registrations: [any AnyRegistration],
    at site: SourceSite,
    with change: (inout ContainerCore, inout ContainerCore.Retired) -> Void
  ) throws(ContainerError) {
    let batch = Batch(registrations, for: self)
    if let defect = batch.defects.first { throw defect }
    guard !add(batch, with: change) else { return }
    if let error = frozenError(for: batch.records.first?.key, registeredAt: site) { throw error }
    let context = ContainerError.Context(key: nil, container: label, resolvedAt: site)
    throw isUnavailable ? .containerUnavailable(context) : .containerClosed(context)
  }

  /// Reports a refused registration, at its line.
  func report(_ defect: ContainerError) {
    let site =
      if case .duplicateRegistration(_, let second) = defect { second } else {
        defect.context.registeredAt
      }
    guard let site else { return }
    report(defect.description, about: defect.key, at: site)
  }

  /// Adds a batch under one lock.
  ///
  /// - Parameter change: a change made in the same step.
  /// - Returns: whether it was added; if not, none of it was.
  func add(
    _ batch: Batch,
    with change: (inout ContainerCore, inout ContainerCore.Retired) -> Void = { _, _ in }
  ) -> Bool {
    let entries = batch.records.map { ($0, $0.ready.flatMap(residency(of:))) }
    batch.records.forEach(reportUselessHook)
    test?.mark(batch, in: self)
    let isTaken =
      !isUnavailable
      && self.change { core, retired in
        guard core.takesRegistrations else { return false }
        for (record, resident) in entries {
          guard core.register(record, resident: resident, retired: &retired) else { return false }
        }
        change(&core, &retired)
        return true
      }
    if isTaken { for (record, resident) in entries { settle(record, resident) } }
    return isTaken
  }
}

/// The records of a batch, and its defects.
struct Batch {
  private(set) var records: [RegistrationRecord] = []
  /// The defects: one for each key that already occurs in the batch, and for each registration that
  /// is invalid by itself.
  private(set) var defects: [ContainerError] = []

  init(_ registrations: [any AnyRegistration], for container: Container) {
    var firstSites: [Key: SourceSite] = [:]
    var companions: [any AnyRegistration] = []
    for registration in registrations {
      let erased = registration.erased
      let key = erased.key
      companions += erased.companions
      var defect: ContainerError?
      if let first = firstSites[key] {
        let duplicate = ContainerError.duplicateRegistration(
          .init(key: key, container: container.label, registeredAt: first),
          other: erased.site
        )
        defects.append(duplicate)
        defect = duplicate
      } else {
        firstSites[key] = erased.site
        if let own = erased.defect { defects.append(own) }
      }
      records.append(erased.makeRecord(defect))
    }
    // They give way to all others; of two for one key, the later one counts.
    var last: [Key: any AnyRegistration] = [:]
    for companion in companions where firstSites[companion.key] == nil {
      last[companion.key] = companion
    }
    records += last.values.map { $0.erased.makeRecord(nil) }.sorted { $0.id < $1.id }
  }
}

extension TestBinding {
  func mark(_ batch: Batch, in container: Container) {
    let id = batch.records.first?.id
    for record in batch.records { mark(record, in: container, batch: id) }
  }
}
