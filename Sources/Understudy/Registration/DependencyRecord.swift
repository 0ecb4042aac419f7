import Synchronization

/// Records what an instance was built from: its registration, and the records of all it resolved.
///
/// It holds no instance, so keeping one keeps nothing else alive. A missing optional dependency is
/// listed with the registration 0: registering that key later makes the instance stale.
///
/// A lookup counts as seen by the container that was asked: a child may have another registration
/// for the key than its parent. Containers are distinguished by their level, the number of their
/// ancestors, which is the same in a fork of the whole chain.
@usableFromInline
final class DependencyRecord: @unchecked Sendable {  // `dependencies` changes in `deinit` alone
  enum Kind {
    /// A registration was found and used, or none was found.
    case use
    /// A registration was found and used, and the container at that level keeps the resulting
    /// instance.
    case sharedInstance
    /// The key is only looked up later, in the container with that ``Container/id``, by a wrapper,
    /// a provider or a lazy made during the build.
    ///
    /// In that container later changes of the key make no difference: the wrapper checks again. A
    /// sharing fork that registers the key again has to build anew, because the wrapper of the old
    /// instance keeps asking the old container.
    case later(asking: UInt64)
    /// The instance is a pool, which later looks up what its elements are made from.
    case lending(PoolDependencies)
  }

  /// The level of what was not looked up by a particular container: a ready instance.
  static let anyLevel = -1

  let key: Key
  /// ``RegistrationRecord/id``, or 0 if nothing was registered.
  let registration: UInt64
  @exclusivity(unchecked)
  private(set) var dependencies: DependencyList
  let level: Int
  let kind: Kind
  /// An upper bound of the depth below this node.
  let height: Int32
  /// Set if the registration is marked live.
  let mark: LiveMark?
  /// The last verdict on it: see ``Freshness/verdict(on:in:)``, the only code that accesses it.
  let lastVerdict = Atomic<UInt64>(0)

  init(
    key: Key,
    registration: UInt64,
    dependencies: consuming DependencyList = DependencyList(),
    level: Int = anyLevel,
    kind: Kind = .use,
    mark: LiveMark? = nil
  ) {
    height = 1 + dependencies.height
    self.key = key
    self.registration = registration
    self.dependencies = dependencies
    self.level = level
    self.kind = kind
    self.mark = mark
  }

  /// Whether it only says that a lookup ended with a registration, or with none.
  var isPlainLookup: Bool {
    guard dependencies.isEmpty, case .use = kind else { return false }
    return true
  }

  /// Whether both are plain lookups with the same result.
  func isSameLookup(as other: DependencyRecord) -> Bool {
    isPlainLookup && other.isPlainLookup && level == other.level
      && registration == other.registration && key == other.key
  }

  deinit {
    // A chain of ten thousand would free itself recursively and overflow the stack.
    guard height > Self.mostFreedByRecursion else { return }
    var doomed = Array(exchange(&dependencies, with: []))
    while var next = doomed.popLast() {
      if isKnownUniquelyReferenced(&next) {
        doomed.append(contentsOf: exchange(&next.dependencies, with: []))
      }
    }
  }

  /// The height up to which a record may free itself recursively.
  private static let mostFreedByRecursion: Int32 = 64
}
