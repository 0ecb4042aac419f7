/// What an instance was built from: its registration, and the provenance of all it resolved.
///
/// It holds no instance, so keeping one keeps nothing else alive. An absent optional dependency
/// stands in it with the registration 0: registering that key later makes the instance stale.
final class Provenance: @unchecked Sendable {  // `dependencies` changes in `deinit` alone
  let key: Key
  /// ``RegistrationRecord/id``, or 0 where nothing was registered.
  let registration: UInt64
  private(set) var dependencies: [Provenance]
  /// Whether the key is only looked up later, by a wrapper, a provider or a lazy made on the way.
  ///
  /// Where the instance was built it makes no difference what becomes of the key: the wrapper
  /// re-checks. A sharing fork that registers the key again has to build anew, because the wrapper
  /// of the old instance goes on asking the old container.
  let isLater: Bool

  init(
    key: Key,
    registration: UInt64,
    dependencies: [Provenance],
    isLater: Bool = false
  ) {
    self.isLater = isLater
    self.key = key
    self.registration = registration
    self.dependencies = dependencies
  }

  /// Whether one of these is, or is somewhere among its dependencies.
  func contains(anyOf others: Set<ObjectIdentifier>) -> Bool {
    guard !others.isEmpty else { return false }
    var visited: Set<ObjectIdentifier> = []
    var open = [self]
    while let next = open.popLast() {
      guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
      if others.contains(ObjectIdentifier(next)) { return true }
      open.append(contentsOf: next.dependencies)
    }
    return false
  }

  /// The same without what it was built from in its turn.
  var alone: Provenance {
    Provenance(key: key, registration: registration, dependencies: [], isLater: isLater)
  }

  deinit {
    // A chain of ten thousand would free itself recursively and run out of stack.
    guard !dependencies.isEmpty else { return }
    var doomed = dependencies
    dependencies = []
    while var next = doomed.popLast() {
      if isKnownUniquelyReferenced(&next) {
        doomed.append(contentsOf: next.dependencies)
        next.dependencies = []
      }
    }
  }
}
