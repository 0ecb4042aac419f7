/// Finds the registration that counts for a key, here or in an ancestor.
extension ContainerCore {
  /// Reads the registration that counts for a key: the core's own, else the nearest ancestor's.
  ///
  /// - Parameter read: runs under the lock of the container that has the registration, and must not
  ///   return it: an ancestor may replace it a moment later, and the last reference here would then
  ///   release what its factory has captured under this container's lock.
  func withRecord<Result>(
    for key: Key,
    _ read: (RegistrationRecord) -> Result
  ) -> Result? {
    if let own = registrations.find(key) { return read(own) }
    return withRecordAbove(for: key, read)
  }

  /// Reads the registration that ancestors have for a key. It takes one lock after the other: in a
  /// chain of ten thousand, nested locks would overflow the stack.
  func withRecordAbove<Result>(
    for key: Key,
    _ read: (RegistrationRecord) -> Result
  ) -> Result? {
    var next = parent
    while let current = next {
      let found = current.withCore { core in core.registrations.find(key).map(read) }
      if let found { return found }
      next = current.parent
    }
    return nil
  }

  /// The registration that counts for a key, for use outside the lock.
  func record(for key: Key) -> RegistrationRecord? { withRecord(for: key) { $0 } }
}

/// The values read from a registration that another container may drop at any moment.
struct RegistrationLook {
  let id: UInt64
  let lifetime: LifetimeKind
  let scope: ScopeKind?
  let isReady: Bool

  init(_ record: RegistrationRecord) {
    id = record.id
    lifetime = record.lifetime
    scope = record.scope
    isReady = record.ready != nil
  }
}

extension Container {
  /// This container and its ancestors, the nearest first.
  package var lineage: [Container] {
    var lineage = [self]
    var next = parent
    while let current = next {
      lineage.append(current)
      next = current.parent
    }
    return lineage
  }

  /// The registration that counts for a key here.
  func record(for key: Key) -> RegistrationRecord? {
    var next: Container? = self
    while let current = next {
      if let record = current.withCore({ $0.registrations.find(key) }) { return record }
      next = current.parent
    }
    return nil
  }

  /// All registrations that count here, in registration order, those of ancestors last. O(n log n).
  var records: [RegistrationRecord] {
    var all = recordsOfItsOwn
    guard var ancestor = parent else { return all }
    var seen = Set(all.map(\.key))
    while true {
      all += ancestor.recordsOfItsOwn.filter { seen.insert($0.key).inserted }
      guard let next = ancestor.parent else { return all }
      ancestor = next
    }
  }

  private var recordsOfItsOwn: [RegistrationRecord] {
    var own: [RegistrationRecord] = []
    withCore { $0.registrations.visit { own.append($0) } }
    return own.sorted { $0.rank < $1.rank }
  }
}
