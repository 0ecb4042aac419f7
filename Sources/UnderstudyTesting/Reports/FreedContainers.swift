import Understudy

/// The parts of a test's report about containers that were released before the test ended, such as
/// the forks of `withContainer` blocks.
///
/// It keeps the newest ones, and no object of the user alive.
final class FreedContainers: Sendable {
  private struct State {
    var newest: [FreedContainer] = []
    var count = 0
  }

  private let state = Lock(State())

  /// The newest ones, the oldest of them first, and the number of all.
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

/// A released container.
struct FreedContainer: Sendable {
  let label: String?
  /// The container's ``Understudy/Container/identity``.
  let container: UInt64
  let items: [ContainerState.Item]
  let more: Int
  let doubles: [FreedDouble]

  init(_ dropped: DroppedContainer) {
    label = dropped.label
    container = dropped.container
    items = dropped.items.map(ContainerState.Item.init)
    more = dropped.more
    var seen: Set<AttachedDoubleIdentity> = []
    doubles = dropped.items.compactMap { item in
      guard let resident = item.resident else { return nil }
      if let identity = resident.identity, !seen.insert(identity).inserted { return nil }
      return FreedDouble(resident)
    }
  }
}

/// A double of a released container, which may be released as well.
struct FreedDouble: Sendable {
  let name: String
  let members: [PastMember]

  init?(_ resident: any AttachedDouble) {
    guard let (name, members) = DoubleState.members(of: resident) else { return nil }
    self.name = name
    self.members = members.map { $0.past(DoubleState.callLimit) }
  }
}

/// A member of a double, with its calls when its container was released.
///
/// As long as the double exists, its current calls are used.
struct PastMember: Sendable {
  private weak var member: (any StubMember)?
  private let object: ObjectIdentifier
  private let lastOrder: Int
  private let past: @Sendable () -> [RecordedCall]
  /// The number of calls when its container was released.
  let count: Int

  /// - Parameters:
  ///   - lastOrder: the number of the last call, 0 if there was none.
  ///   - count: the number of calls.
  ///   - calls: returns the last calls, as texts; called if the stub has been released.
  init(
    _ member: any StubMember,
    lastOrder: Int,
    count: Int,
    calls: @escaping @Sendable () -> [RecordedCall]
  ) {
    self.member = member
    object = ObjectIdentifier(member)
    self.lastOrder = lastOrder
    self.count = count
    past = calls
  }

  var calls: (last: [RecordedCall], count: Int) {
    guard let member else { return (past(), count) }
    let calls = member.erasedCalls
    return (calls, calls.count)
  }

  var identity: DoubleState.Identity {
    member == nil ? .freed(object, lastOrder: lastOrder) : .member(object)
  }
}
