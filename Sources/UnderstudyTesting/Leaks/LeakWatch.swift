import Synchronization
import Understudy

/// Tracks the objects that factories build in one test, and classifies them.
///
/// States: *idle*, until a check is requested; *following*; *judged*, which is final. It records
/// objects only while it is following.
final class LeakWatch: Sendable {
  private enum Phase {
    case idle
    case following(LeakCheck)
    case judged
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  private struct State {
    var phase = Phase.idle
    var objects = FollowedObjects()
    var seenAgain: [LeakVerdict.Finding] = []
    var seenAgainAt: Set<Place> = []
    var tasks: [BuilderTask] = []
    var keepers: [WeakObject] = []

    mutating func noteAgain(
      _ object: AnyObject,
      _ origin: InstanceOrigin,
      _ earlier: SharedObjectLog.Sighting
    ) {
      let place = Place(object: ObjectIdentifier(object), container: origin.container)
      guard seenAgainAt.insert(place).inserted else { return }
      var finding = LeakVerdict.Finding(object, origin)
      finding.earlier = (earlier.origin, earlier.witness.name)
      seenAgain.append(finding)
    }
  }

  private struct Place: Hashable {
    let object: ObjectIdentifier
    let container: UInt64
  }

  private static let numbers = Atomic<UInt64>(0)

  private let witness: SharedObjectLog.Witness
  private let book: SightingBook
  private let isFollowingFlag = Atomic<Bool>(false)
  private let state = Lock(State())

  init(testName: String, book: SightingBook = .shared) {
    let number = Self.numbers.add(1, ordering: .relaxed).newValue
    witness = SharedObjectLog.Witness(number: number, name: testName)
    self.book = book
  }

  var isFollowing: Bool { isFollowingFlag.load(ordering: .relaxed) }

  /// Starts tracking; a check that an inner layer requests later is combined with the first.
  func follow(_ check: LeakCheck) {
    state.withLock { state in
      switch state.phase {
      case .idle: state.phase = .following(check)
      case .following(let outer): state.phase = .following(outer.joined(with: check))
      case .judged: return
      }
      isFollowingFlag.store(true, ordering: .relaxed)
    }
  }

  /// Exempts objects that this object holds when the test has ended.
  func spare(_ keeper: AnyObject) {
    state.withLock { $0.keepers.append(WeakObject(object: keeper)) }
  }

  func built(_ object: AnyObject, _ origin: InstanceOrigin) {
    guard isFollowing else { return }
    let earlier = book.see(object, origin, by: witness)
    let crowd = state.withLock { state -> [FollowedObjects.Entry] in
      guard case .following = state.phase else { return [] }
      state.objects.follow(object, origin)
      if let earlier { state.noteAgain(object, origin, earlier) }
      return state.objects.isCrowded ? Array(state.objects.entries.values) : []
    }
    guard !crowd.isEmpty else { return }
    let gone = crowd.filter { $0.object == nil }
    state.withLock { $0.objects.forget(gone) }
  }

  func began(_ task: BuilderTask) {
    guard isFollowing else { return }
    state.withLock { $0.tasks.append(task) }
  }

  /// Whether no task of a container can still hold instances it has built.
  var isQuiet: Bool { state.withLock { $0.tasks.isEmpty } }

  /// Waits for the containers' own tasks, which hold the instances they have built to their end.
  func settle() async {
    let tasks = state.withLock { state in
      defer { state.tasks = [] }
      return state.tasks
    }
    for task in tasks { await task.letGo() }
  }

  /// Whether an object is alive that ``judge()`` would report now.
  var isLeaking: Bool {
    guard isFollowing else { return false }
    let state = state.withLock { $0 }
    guard case .following(let check) = state.phase, check.severity != .ignore else { return false }
    return !verdict(on: state, check).left.isEmpty
  }

  /// Returns an issue on the objects left by the test, when all its containers are closed.
  ///
  /// - Returns: the issue and what it is about; `nil` if there is nothing to report, or if no check
  ///   was requested.
  func judge() -> (issue: ContainerIssue, verdict: LeakVerdict)? {
    isFollowingFlag.store(false, ordering: .relaxed)
    let (phase, last) = state.withLock { state in
      defer {
        state = State()
        state.phase = .judged
      }
      return (state.phase, state)
    }
    guard case .following(let check) = phase,
      let severity = ContainerIssue.Severity(check.severity)
    else { return nil }
    let verdict = verdict(on: last, check)
    guard !verdict.isClean else { return nil }
    let issue = ContainerIssue(
      verdict.text(for: witness.name),
      at: check.site,
      severity: severity
    )
    return (issue, verdict)
  }

  private func verdict(on state: State, _ check: LeakCheck) -> LeakVerdict {
    let entries = state.objects.entries.values.sorted { $0.number < $1.number }
    let alive = entries.compactMap { entry in
      entry.object.map { LeakVerdict.Finding($0, entry.origin) }
    }
    var kept = ReachableObjects()
    if !alive.isEmpty {
      for keeper in state.keepers { if let object = keeper.object { kept.add(from: object) } }
    }
    return LeakVerdict(
      alive: alive,
      seenAgain: state.seenAgain,
      exempt: LeakExemptions(kept: kept.ids, allowed: check.allowed)
    )
  }
}

extension LeakVerdict.Finding {
  init(_ object: AnyObject, _ origin: InstanceOrigin) {
    self.init(id: ObjectIdentifier(object), type: "\(Swift.type(of: object))", origin: origin)
  }
}
