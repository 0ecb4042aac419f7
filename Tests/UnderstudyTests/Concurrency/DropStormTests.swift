import TestSupport
import Testing
import Understudy

/// Containers, snapshots, owners and instances lose their last holder on any thread, while other threads
/// resolve from them and from what they share. The thread sanitizer would see a race of a `deinit`.
@Suite(.tags(.scenario45), .timeLimit(.minutes(5))) struct `Storms of drops` {
  private let counter = InstanceCounter()
  private let base = Container(label: "base")
  private static let threads = 4
  private static let rounds = 60

  init() {
    base.register(Ticket.self) { [counter] in Ticket("base", counter) }
    base.register(Ticket.self, name: "weak", lifetime: .weak) { [counter] in Ticket("weak", counter)
    }
    base.register(Stall.self, lifetime: .transient) { Stall(ticket: try $0.resolve()) }
    base.register(Ticket.self, name: "session", lifetime: .scoped("session")) { [counter] in
      Ticket("session", counter)
    }
  }

  @Test(arguments: Drop.allCases)
  fileprivate func `free everything, and give each reader what is its own`(drop: Drop) async {
    let (cabinet, strangers) = (Cabinet(), Recorder<String>())
    onThreads(Self.threads) { [base, counter] thread in
      for round in 0..<Self.rounds {
        let text = "\(thread)/\(round)"
        // The one before ends here, or on the thread that reads from it just now.
        cabinet.put(drop.make(from: base, text, counter, strangers), at: thread &+ round)
        if let other = cabinet.any(at: round) { other.read(strangers) }
        if round % 8 == thread { drop.disturb(base, counter) }
      }
    }
    cabinet.clear()
    // The scopes that are open are held by what opened them.
    await base.close()
    #expect(strangers.all == [])
    #expect(counter.made > Self.rounds)
    await counter.allReleased()
  }
}

// MARK: - Fixtures

/// What loses its last holder.
private enum Drop: CaseIterable {
  case fork, sharingFork, child, scope, snapshot, owner, override, grandchild

  func make(
    from base: Container,
    _ text: String,
    _ counter: InstanceCounter,
    _ strangers: Recorder<String>
  ) -> Item {
    switch self {
    case .fork: return .container(filled(base.fork(), text, counter), text)
    case .sharingFork:
      return .container(filled(base.fork(sharing: .builtInstances), text, counter), text)
    case .child:
      return .container(filled(Container(label: text, parent: base), text, counter), text)
    case .grandchild:
      let child = filled(Container(label: text, parent: base.fork()), text, counter)
      return .container(Container(label: text, parent: child), text)
    case .scope:
      guard let scope = try? base.openScope("session", id: text) else {
        strangers.add("no scope \(text)")
        return .container(base.fork(), "base")
      }
      _ = try? scope.resolve(Ticket.self, name: "session")
      return .container(filled(scope, text, counter), text)
    case .snapshot:
      let fork = filled(base.fork(sharing: .builtInstances), text, counter)
      _ = try? fork.resolve(Stall.self)
      let snapshot = fork.snapshot()
      fork.register(Ticket.self) { Ticket("later", counter) }
      return .snapshot(snapshot, of: fork, text)
    case .owner:
      return .owner(withContainer(filled(base.fork(), text, counter)) { Usher() }, text)
    case .override:
      return withContainer(base) {
        withContainer {
          $0.register(Ticket.self) { Ticket(text, counter) }
        } operation: {
          let usher = Usher()
          if (try? usher.ticket().text) != text { strangers.add("\(text) inside") }
          return .owner(usher, text)
        }
      }
    }
  }

  /// Changes what all of them share.
  func disturb(_ base: Container, _ counter: InstanceCounter) {
    base.register(Ticket.self) { Ticket("base", counter) }
    _ = try? base.resolve(Stall.self)
    _ = try? base.resolve(Ticket.self, name: "weak")
    base.purgeReleasedInstances()
    base.reset()
  }

  private func filled(
    _ container: Container,
    _ text: String,
    _ counter: InstanceCounter
  ) -> Container {
    container.register(Ticket.self) { Ticket(text, counter) }
    return container
  }
}

private enum Item: Sendable {
  case container(Container, String)
  case snapshot(Snapshot, of: Container, String)
  case owner(Usher, String)

  /// Resolves from it.
  func read(_ strangers: Recorder<String>) {
    switch self {
    case .container(let container, let text):
      note(try? container.resolve(Ticket.self).text, text, strangers)
      note(try? container.resolve(Stall.self).ticket.text, text, strangers)
      _ = try? container.resolve(Ticket.self, name: "weak")
    case .snapshot(let snapshot, let container, let text):
      // Others may restore or resolve at the same time: both values are right.
      let read = try? container.resolve(Ticket.self).text
      if read != "later" { note(read, text, strangers) }
      try? container.restore(snapshot)
      note(try? container.resolve(Stall.self).ticket.text, text, strangers)
    case .owner(let usher, let text): note(try? usher.ticket().text, text, strangers)
    }
  }

  private func note(_ read: String?, _ expected: String, _ strangers: Recorder<String>) {
    if read != expected { strangers.add("\(read ?? "nothing") in place of \(expected)") }
  }
}

/// Holds a few of them, for all threads.
private final class Cabinet: Sendable {
  private let items = Lock<[Item?]>(Array(repeating: nil, count: 6))

  func put(_ item: Item, at place: Int) {
    let old = items.withLock { items in
      let old = items[place % items.count]
      items[place % items.count] = item
      return old
    }
    extendLifetime(old)  // released here, outside the lock
  }

  func any(at place: Int) -> Item? { items.withLock { $0[place % $0.count] } }

  func clear() {
    let all = items.withLock { items in
      defer { items = [] }
      return items
    }
    extendLifetime(all)  // released here, outside the lock
  }
}

private final class Usher: Sendable {
  let ticket = Injected<Ticket>()
}

private struct Stall: Sendable { let ticket: Ticket }
