import Understudy

/// What the test's report says of containers that were freed before the test ended, such as the
/// forks of `withContainer` blocks.
///
/// The newest ones. Nothing in here keeps an object of the user alive.
final class FreedContainers: Sendable {
  private struct State {
    var newest: [FreedContainer] = []
    var count = 0
  }

  private let state = Lock(State())

  /// The oldest first, and how many there were in all.
  var all: (newest: [FreedContainer], count: Int) { state.withLock { ($0.newest, $0.count) } }

  func add(_ container: FreedContainer) {
    let oldest = state.withLock { state in
      state.newest.append(container)
      state.count += 1
      return state.newest.count > ScopeReport.containerLimit ? state.newest.removeFirst() : nil
    }
    extendLifetime(oldest)  // released here, outside the lock
  }
}

/// One of them.
struct FreedContainer: Sendable {
  let label: String?
  /// ``Understudy/Container/identity``.
  let container: UInt64
  let items: [ContainerState.Item]
  let more: Int
  let doubles: [FreedDouble]

  init(_ dropped: DroppedContainer) {
    label = dropped.label
    container = dropped.container
    items = dropped.items.map(ContainerState.Item.init)
    more = dropped.more
    var seen: Set<ResidentIdentity> = []
    doubles = dropped.items.compactMap { item in
      guard let resident = item.resident else { return nil }
      if let identity = resident.identity, !seen.insert(identity).inserted { return nil }
      return FreedDouble(resident)
    }
  }
}

/// A double of a freed container, which may be freed as well.
struct FreedDouble: Sendable {
  let name: String
  let members: [PastMember]

  init?(_ resident: any ContainerResident) {
    guard let (name, members) = DoubleState.members(of: resident) else { return nil }
    self.name = name
    self.members = members.map { member in
      (member as? any StubPiece)?.past(DoubleState.callLimit) ?? PastMember(member)
    }
  }
}

/// A member of a double, and what its calls were when its container was freed.
///
/// As long as the double lives, what it says now counts.
struct PastMember: Sendable {
  private weak var piece: (any StubPiece)?
  private let object: ObjectIdentifier?
  private let lastOrder: Int
  private let past: @Sendable () -> [RecordedCall]
  private let count: Int

  /// - Parameters:
  ///   - lastOrder: the number of the last call, 0 if there was none.
  ///   - count: how many calls there were.
  ///   - calls: the last ones, as texts; asked for if the stub has been freed.
  init(
    _ piece: any StubPiece,
    lastOrder: Int,
    count: Int,
    calls: @escaping @Sendable () -> [RecordedCall]
  ) {
    self.piece = piece
    object = ObjectIdentifier(piece)
    self.lastOrder = lastOrder
    self.count = count
    past = calls
  }

  /// A member that is written by hand.
  init(_ member: any DoubleMember) {
    object = nil
    let calls = member.recordedCalls
    lastOrder = calls.last?.order ?? 0
    count = calls.count
    past = { calls }
  }

  var calls: (last: [RecordedCall], count: Int) {
    guard let piece else { return (past(), count) }
    let calls = piece.recordedCalls
    return (calls, calls.count)
  }

  /// `nil` for what is no ``Stub``.
  var identity: DoubleState.Identity? {
    guard let object else { return nil }
    return piece == nil ? .freed(object, lastOrder: lastOrder) : .piece(object)
  }
}
