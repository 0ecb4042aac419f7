/// What the origin of a sharing fork had registered when it was forked.
///
/// Inherited instances hold wrappers that go on asking the origin. Such an instance stays as long
/// as the fork has the very registration for their keys that the origin had.
final class Ancestry: @unchecked Sendable {  // the two links change in `deinit` alone
  /// ``Container/id`` of the origin.
  let origin: UInt64
  private let registrations: PersistentMap<RegistrationRecord>
  /// The same for the origin's parent.
  private var above: Ancestry?
  /// The same for the origin of the origin.
  private var earlier: Ancestry?

  init(
    origin: UInt64,
    registrations: PersistentMap<RegistrationRecord>,
    above: Ancestry?,
    earlier: Ancestry?
  ) {
    self.origin = origin
    self.registrations = registrations
    self.above = above
    self.earlier = earlier
  }

  /// What a container had registered for a key when it, or a fork of it, was forked.
  ///
  /// - Returns: `nil` for a container that is none of the origins; 0 where nothing was registered.
  /// - Complexity: O(generations of forks).
  func registration(of key: Key, in origin: UInt64) -> UInt64? {
    var next: Ancestry? = self
    while let current = next {
      if current.origin == origin { return current.registration(of: key) }
      next = current.earlier
    }
    return nil
  }

  private func registration(of key: Key) -> UInt64 {
    var next: Ancestry? = self
    while let current = next {
      if let record = current.registrations.find(key) { return record.id }
      next = current.above
    }
    return 0
  }

  deinit {
    // A long series of forks of forks would free itself recursively and run out of stack.
    var doomed = [above, earlier].compactMap(\.self)
    (above, earlier) = (nil, nil)
    while var next = doomed.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      doomed += [next.above, next.earlier].compactMap(\.self)
      (next.above, next.earlier) = (nil, nil)
    }
  }
}
