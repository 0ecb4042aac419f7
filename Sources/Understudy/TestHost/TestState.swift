/// The state that only containers of tests have.
struct TestState: ~Copyable, Sendable {
  private var residents = EditableMap<AttachedDoubleRecord>()
  /// Whether a test has forked the container from one that belonged to no test.
  private(set) var isTakenOver = false
  /// The IDs of the containers it was forked from, and its own; kept if a test follows what is
  /// built.
  private(set) var lineage: [UInt64] = []
  /// The registrations of a test's container when it began to close, for objects that outlive the
  /// test.
  var fallback: ClosedContainerFallback?
  private var reported: Set<Key> = []
  private var substitutes: [Key: SubstituteRecord] = [:]

  /// Whether there is something that a fork takes along.
  func concernsForks(areClosed: Bool) -> Bool {
    isTakenOver || !lineage.isEmpty || areClosed && fallback != nil
  }

  /// The state of a fork: it belongs where its origin belongs, and has no doubles yet.
  ///
  /// - Parameter isClosed: whether the fork is closed from the start: then it is never closed.
  func forked(isClosed: Bool) -> TestState {
    var fork = TestState()
    fork.isTakenOver = isTakenOver
    fork.lineage = lineage
    if isClosed { fork.fallback = fallback }
    return fork
  }
}

// MARK: - Attached doubles

extension TestState {
  /// The double attached under the key.
  func resident(of key: Key) -> AttachedDoubleRecord? { residents.find(key) }

  mutating func shareResidents() -> PersistentMap<AttachedDoubleRecord> { residents.share() }

  /// The doubles, for an owner that only holds them until they can be released.
  var remainingResidents: PersistentMap<AttachedDoubleRecord> { residents.remaining() }

  mutating func setResidents(_ residents: PersistentMap<AttachedDoubleRecord>) {
    self.residents = EditableMap(residents)
  }

  /// Attaches a double.
  ///
  /// - Returns: the one that was attached under its key.
  mutating func attach(_ resident: AttachedDoubleRecord) -> AttachedDoubleRecord? {
    residents.insert(resident)
  }

  /// Detaches the double of a key, if there is one.
  mutating func detach(_ key: Key) -> AttachedDoubleRecord? {
    residents.isEmpty ? nil : residents.remove(key)
  }

  /// Detaches the doubles that are not kept, and requests the reset of those that are not kept
  /// under any of their keys.
  ///
  /// - Parameters:
  ///   - isReadyKept: whether doubles registered as instances stay attached.
  ///   - registrations: those of the container.
  mutating func resetResidents(
    keeping kept: Set<Key>,
    andReady isReadyKept: Bool,
    in registrations: borrowing EditableMap<RegistrationRecord>,
    retired: inout ContainerCore.Retired
  ) {
    var spared: Set<AttachedDoubleIdentity> = []
    for key in kept {
      if let identity = resident(of: key)?.resident.identity { spared.insert(identity) }
    }
    var rest = EditableMap<AttachedDoubleRecord>()
    residents.visit { record in
      let isReady = isReadyKept && registrations.find(record.key)?.ready != nil
      // A substitute stays, whatever is reset.
      let isSubstitute = substitutes[record.key] != nil
      if kept.contains(record.key) || isReady || isSubstitute { rest.insert(record) }
      guard !kept.contains(record.key) else { return }
      if let identity = record.resident.identity, !spared.insert(identity).inserted { return }
      retired.reset(record)
    }
    residents = rest
  }
}

// MARK: - Where it belongs

extension TestState {
  mutating func noteTakenOver() { isTakenOver = true }

  mutating func extendLineage(by ids: [UInt64]) { lineage += ids }

  mutating func forgetLineage() { lineage = [] }
}

// MARK: - Reports and substitutes

extension TestState {
  /// Whether this is the first reported use of the live key; marks it as reported.
  mutating func isFirstReport(of key: Key) -> Bool { reported.insert(key).inserted }

  /// The substitute for a key that a property could not resolve.
  func substitute(for key: Key) -> SubstituteRecord? { substitutes[key] }

  mutating func add(_ substitute: SubstituteRecord) {
    substitutes[substitute.key] = substitute
  }

  /// Detaches all doubles and removes all substitutes; for a container that ends.
  mutating func removeObjects(retired: inout ContainerCore.Retired) {
    residents = EditableMap()
    for substitute in substitutes.values { retired.add(substitute) }
    substitutes = [:]
  }
}

extension ContainerCore {
  /// Whether this is the first reported use of the live key; marks it as reported.
  mutating func isFirstReport(of key: Key) -> Bool {
    extras.made.testState.isFirstReport(of: key)
  }
}
