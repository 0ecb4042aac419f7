/// What an instance was built from: its registration, and the provenance of all it resolved.
///
/// It holds no instance, so keeping one keeps nothing else alive. An absent optional dependency
/// stands in it with the registration 0: registering that key later makes the instance stale.
///
/// A look-up counts as the container saw it that was asked: a child may have another registration
/// for the key than its parent. Containers are told apart by their level, the number of their
/// ancestors, which a fork of the whole chain has in common with its origin.
@usableFromInline
final class Provenance: @unchecked Sendable {  // `dependencies` changes in `deinit` alone
  enum Kind {
    /// A registration was found and used, or none was found.
    case use
    /// The same, and the container at that level keeps what came of it.
    case sharedInstance
    /// The key is only looked up later, by a wrapper, a provider or a lazy made on the way in the
    /// container with that ``Container/id``.
    ///
    /// In that container it makes no difference what becomes of the key: the wrapper re-checks. A
    /// sharing fork that registers the key again has to build anew, because the wrapper of the old
    /// instance goes on asking the old container.
    case later(asking: UInt64)
    /// A pool, which looks up later what its elements are made from.
    case lending(PoolSource)
  }

  /// The level of what no container in particular has looked up: a ready instance.
  static let anyLevel = -1

  let key: Key
  /// ``RegistrationRecord/id``, or 0 where nothing was registered.
  let registration: UInt64
  @exclusivity(unchecked)
  private(set) var dependencies: [Provenance]
  let level: Int
  let kind: Kind
  /// How many looks lead from here down to one that leads no further, or more.
  private let height: Int32
  /// Set where the registration is marked live.
  let mark: LiveMark?

  init(
    key: Key,
    registration: UInt64,
    dependencies: [Provenance] = [],
    level: Int = anyLevel,
    kind: Kind = .use,
    mark: LiveMark? = nil
  ) {
    height = 1 + (dependencies.lazy.map(\.height).max() ?? 0)
    self.key = key
    self.registration = registration
    self.dependencies = dependencies
    self.level = level
    self.kind = kind
    self.mark = mark
  }

  /// Whether it says nothing but that a look-up ended with a registration, or with none.
  var isMereLook: Bool {
    guard dependencies.isEmpty, case .use = kind else { return false }
    return true
  }

  /// Whether both are mere looks that ended alike.
  func saysTheSame(as other: Provenance) -> Bool {
    isMereLook && other.isMereLook && level == other.level && registration == other.registration
      && key == other.key
  }

  deinit {
    // A chain of ten thousand would free itself recursively and run out of stack.
    guard height > Self.mostFreedByRecursion else { return }
    var doomed = dependencies
    dependencies = []
    while var next = doomed.popLast() {
      if isKnownUniquelyReferenced(&next) {
        doomed.append(contentsOf: next.dependencies)
        next.dependencies = []
      }
    }
  }

  /// How high a provenance may be that frees itself look by look, each within the one before.
  private static let mostFreedByRecursion: Int32 = 64
}
