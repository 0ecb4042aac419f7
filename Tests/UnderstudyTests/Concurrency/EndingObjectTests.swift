import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyModules

/// An object resolves in its `deinit`, and the library holds it last: that must never be under a lock.
@Suite(.timeLimit(.minutes(5))) struct `An object that resolves in its deinit` {
  @Test(arguments: Release.allCases)
  func `never ends under a lock, whatever releases it`(release: Release) async throws {
    let house = Manor()
    let container = Container(label: "app")
    container.register(Hall.self) { Hall() }
    _ = try container.now(Hall.self)
    house.container.withLock { $0 = container }
    house.watch(container)

    let hasEnded = await endsInTime { try await release.perform(in: container, house) }
    // Whoever is stuck has the lock: nothing more can be asked then.
    try #require(hasEnded, "\(release) has not come back: an object ended under the lock.")
    #expect(!house.answers.all.isEmpty, "\(release): no object has ended.")
    #expect(Set(house.answers.all) == [release.answer])
    house.container.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
  }

  /// Loses its last other holder while the container looks whether it is still there.
  @Test func `never ends under a lock where a purge looks at a weak instance`() async throws {
    let container = Container(label: "app")
    let house = Manor()
    house.container.withLock { $0 = container }
    house.watch(container)
    container.register(Hall.self) { Hall() }
    let names = (0..<200).map { "\($0)" }
    for name in names {
      container.register(Ghost.self, name: name, lifetime: .weak) { Ghost(in: house) }
    }

    let hasEnded = await endsInTime {
      for _ in 0..<100 {
        let holders = Lock<[Ghost]>(try names.map { try container.ghost($0) })
        let (go, dropped) = (Latch(), Latch())
        startThread {
          go.block()
          while let last = holders.withLock({ $0.popLast() }) { withExtendedLifetime(last) {} }
          dropped.open()
        }
        // What ends on the other thread does so where nobody is inside of the library.
        house.onlyThread.withLock { $0 = .current }
        go.open()
        while !dropped.isOpen { container.purgeReleasedInstances() }
        container.purgeReleasedInstances()
      }
    }
    try #require(hasEnded, "An object ended under the lock.")
    #expect(!house.answers.all.contains(Ghost.locked))
    #expect(house.ended.count == 100 * names.count)
    house.container.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
  }

  /// Loses its last other holder while the firewall looks at what it was built from.
  @Test func `never ends under a lock where a firewall refuses a weak instance`() async throws {
    let house = Manor()
    let outer = Container(
      label: "outer",
      rules: MockRules(missing: .throwsOnly, firewall: nil, severity: nil),
      host: nil
    )
    outer.register(Hall.self) { Hall() }
    for number in 0..<400 {
      outer.register(Int.self, name: "\(number)") { number }
    }
    outer.register { Registration(Seat.self) { Seat() }.live() }
    outer.register(Ghost.self, lifetime: .weak) { resolver in
      for number in 0..<400 { _ = try resolver.resolve(Int.self, name: "\(number)") }
      _ = try resolver.resolve(Seat.self)
      return Ghost(in: house)
    }

    let hasEnded = await endsInTime {
      for _ in 0..<150 {
        let holder = Lock<Ghost?>(try outer.now(Ghost.self))
        let inner = outer.fork(
          sharing: .builtInstances,
          label: "inner",
          rules: MockRules(missing: .throwsOnly, firewall: .marked, severity: nil),
          host: nil
        )
        inner.register(Hall.self) { Hall() }
        house.container.withLock { $0 = inner }
        house.onlyThread.withLock { $0 = .current }
        house.watch(inner)
        let (go, dropped) = (Latch(), Latch())
        startThread {
          go.block()
          Self.drop(holder)
          dropped.open()
        }
        go.open()
        for _ in 0..<4 { _ = try? inner.now(Ghost.self) }
        dropped.block()
      }
    }
    try #require(hasEnded, "An object ended under the lock.")
    #expect(!house.answers.all.contains(Ghost.locked))
    #expect(house.ended.count == 150)
    house.container.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
  }

  /// Has let go when it returns: the next round would have the same ghost otherwise.
  @inline(never)
  private static func drop(_ holder: borrowing Lock<Ghost?>) {
    let last = holder.withLock { $0.take() }
    withExtendedLifetime(last) {}
  }
}

// MARK: - Fixtures

/// What lets go of the last reference to an object.
enum Release: CaseIterable, Sendable {
  case replacing, unregistering, resetting, resettingOne, resettingEverything, restoring, closing
  case forkEnding, sharingForkEnding, forkClosing, childClosing, scopeEnding, snapshotEnding
  case graphEnding, transient, weakOfBuilt, weakOfRegistered
  case replacedParent, registeredInstance, capturedByFactory
  case cleanedUp, keptBuild, configuredModules, pool, outdatedLoan, hook, observer

  /// What an object is told that asks whoever has let go of it; where that is freed, its origin.
  var answer: String {
    switch self {
    case .closing, .forkClosing, .childClosing, .scopeEnding: "containerClosed"
    default: "Main"
    }
  }
}

extension Release {
  fileprivate func perform(in container: Container, _ house: Manor) async throws {
    switch self {
    case .replacing, .unregistering, .resetting, .resettingOne, .resettingEverything, .restoring,
      .closing:
      try await dropBuilt(in: container, house)
    case .forkEnding, .sharingForkEnding, .forkClosing, .childClosing, .scopeEnding,
      .snapshotEnding:
      try await endOther(of: container, house)
    case .graphEnding, .transient, .weakOfBuilt, .weakOfRegistered:
      try dropUnkept(in: container, house)
    case .replacedParent, .registeredInstance, .capturedByFactory:
      try dropRegistered(in: container, house)
    case .cleanedUp, .keptBuild, .configuredModules, .pool, .outdatedLoan, .hook,
      .observer:
      try await dropRare(in: container, house)
    }
  }

  private func dropBuilt(in container: Container, _ house: Manor) async throws {
    let before = container.snapshot()
    container.register(Ghost.self) { Ghost(in: house) }
    _ = try container.now(Ghost.self)
    switch self {
    case .replacing: container.register(Ghost.self) { Ghost(in: nil) }
    case .unregistering: container.unregister(Ghost.self)
    case .resetting: container.reset()
    case .resettingOne: container.reset(only: Ghost.self)
    case .resettingEverything: container.reset(.everything, keeping: [Key(Hall.self)])
    case .restoring: try container.restore(before)
    default: await container.close()
    }
  }

  private func endOther(of container: Container, _ house: Manor) async throws {
    switch self {
    case .forkEnding:
      let fork = container.fork()
      house.watch(fork)
      fork.register(Ghost.self) { Ghost(in: house) }
      _ = try fork.now(Ghost.self)
    case .sharingForkEnding:
      container.register(Ghost.self) { Ghost(in: house) }
      _ = try container.now(Ghost.self)
      let fork = container.fork(sharing: .builtInstances)
      house.watch(fork)
      container.reset(.everything, keeping: [Key(Hall.self)])
      #expect(house.ended.count == 0)
      withExtendedLifetime(fork) {}
    case .forkClosing:
      let fork = container.fork()
      fork.register(Ghost.self) { Ghost(in: house) }
      try await close(fork, house)
    case .childClosing:
      let child = Container(label: "child", parent: container)
      child.register(Ghost.self) { Ghost(in: house) }
      try await close(child, house)
    case .scopeEnding:
      container.register(Ghost.self, lifetime: .scoped("show")) { Ghost(in: house) }
      try await close(try container.openScope("show", id: 1), house)
    default:
      container.register(Ghost.self) { Ghost(in: house) }
      _ = try container.now(Ghost.self)
      let snapshot = container.snapshot()
      container.reset(.everything, keeping: [Key(Hall.self)])
      container.register(Seat.self) { Seat() }
      withExtendedLifetime(snapshot) {}
    }
  }

  /// Lets a ghost end that asks the very container that closes.
  private func close(_ other: Container, _ house: Manor) async throws {
    _ = try other.now(Ghost.self)
    house.watch(other)
    house.container.withLock { $0 = other }
    await other.close()
  }

  private func dropUnkept(in container: Container, _ house: Manor) throws {
    switch self {
    case .graphEnding:
      container.register(Wall.self, lifetime: .graph) { Wall() }
      // Asks back, into the graph that lets go of it, which has a lock of its own.
      house.askElsewhere()
      container.register(Ghost.self, lifetime: .graph) {
        Ghost(in: house, behind: try $0.resolve(Lazy<Wall>.self))
      }
      container.register(Seat.self, lifetime: .transient) {
        _ = try $0.resolve(Ghost.self)
        return Seat()
      }
      _ = try container.now(Seat.self)
    case .transient:
      container.register(Ghost.self, lifetime: .transient) { Ghost(in: house) }
      _ = try container.now(Ghost.self)
    case .weakOfBuilt:
      // Another instance of the container is its only other holder, and goes in the same change.
      container.register(Ghost.self, lifetime: .weak) { Ghost(in: house) }
      container.register(Curse.self) { Curse(ghost: try $0.resolve(Ghost.self)) }
      _ = try container.now(Curse.self)
      container.register(Ghost.self, lifetime: .weak) { Ghost(in: nil) }
    default:
      // The same with a registration.
      container.register(Ghost.self, lifetime: .weak) { Ghost(in: house) }
      container.register(Curse.self, instance: Curse(ghost: try container.now(Ghost.self)))
      container.reset(.everything, keeping: [Key(Ghost.self), Key(Hall.self)])
    }
  }

  private func dropRegistered(in container: Container, _ house: Manor) throws {
    switch self {
    case .registeredInstance:
      container.register(Ghost.self, instance: Ghost(in: house))
      container.register(Ghost.self, instance: Ghost(in: nil))
    case .capturedByFactory:
      container.register(Seat.self, factory: Ghost.numbering(in: house))
      container.register(Seat.self) { Seat() }
    default:
      // A child looks for the key while its parent registers it again and again.
      let child = Container(parent: container)
      child.register(Int.self) { resolver in try resolver.resolve(Seat.self).number }
      house.container.withLock { $0 = child }
      // Either thread may have the lock while a ghost ends on the other.
      house.askElsewhere()
      child.register(Hall.self) { Hall() }
      onThreads(2) { thread in
        for _ in 0..<400 {
          if thread == 0 {
            let ghost = Ghost(in: house)
            container.register(Seat.self) { Seat(number: ghost.number) }
          } else {
            _ = try? child.now(Int.self)
            _ = child.fork(sharing: .builtInstances)
          }
        }
      }
    }
  }

  private func dropRare(in container: Container, _ house: Manor) async throws {
    switch self {
    case .cleanedUp:
      // Replaced, they wait for their hooks alone.
      for _ in 0..<3 {
        container.register { Registration(Ghost.self) { Ghost(in: house) }.onClose { _ in } }
        _ = try container.now(Ghost.self)
      }
      container.register(Ghost.self) { Ghost(in: nil) }
      await container.close()
    case .keptBuild:
      let (isRunning, mayReturn) = (Latch(), Latch())
      container.register(Office.self) {
        isRunning.open()
        mayReturn.block()
        return Office(printing: Printing(mailer: SMTPMailer(host: "")))
      }
      container.register(Ghost.self, instance: Ghost(in: house))
      let office = thread { _ = try container.resolve(Office.self) }
      isRunning.block()
      container.reset(.everything, keeping: [Key(Office.self), Key(Hall.self)])
      mayReturn.open()
      try await office.value
    case .configuredModules:
      _ = try await container.configure(
        ModuleSet {
          Module("haunted", importance: .optional) { _ in throw Curse(ghost: Ghost(in: house)) }
        }
      )
      container.reset(.everything, keeping: [Key(Hall.self)])
    case .pool:
      container.register {
        Registration(pooling: Ghost.self, maximum: 1) { _ in Ghost(in: house) }
      }
      let pool = try container.now(Pool<Ghost>.self)
      house.watch(pool, of: container)
      _ = try pool.borrowIfAvailable()
      await container.close()
    case .outdatedLoan:
      container.register(Seat.self) { Seat() }
      container.register {
        Registration(pooling: Ghost.self, maximum: 1) { resolver in
          _ = try resolver.resolve(Seat.self)
          return Ghost(in: house)
        }
      }
      let pool = try container.now(Pool<Ghost>.self)
      house.watch(pool, of: container)
      _ = try pool.borrowIfAvailable()
      container.register(Seat.self) { Seat() }
      #expect(house.ended.count == 0)
      // The idle one was made from the seat that is gone, and is let go of here.
      _ = try pool.borrowIfAvailable()
      #expect(house.ended.count == 1)
    case .hook:
      container.register {
        Registration(Seat.self) { Seat() }
          .onBuild { [numbering = Ghost.numbering(in: house)] _, _ in _ = numbering() }
      }
      _ = try container.now(Seat.self)
      container.register(Seat.self) { Seat() }
    default:
      container.observe { [numbering = Ghost.numbering(in: house)] _ in _ = numbering() }.cancel()
    }
  }
}

private struct Curse: Error {
  let ghost: Ghost
}

private final class Wall: Sendable {}

private final class Manor: Sendable {
  /// What its ghosts ask when they end.
  let container = Lock<Container?>(nil)
  let answers = Recorder<String>()
  let ended = Counter()
  /// Where else they end is of no interest.
  let onlyThread = Lock<ThreadIdentity?>(nil)
  private let locks = Lock<(@Sendable () -> Bool)?>(nil)

  /// Whether what lets go of the ghosts is locked; `nil` where that says nothing.
  var isLocked: Bool? { locks.withLock { $0 }?() }

  func watch(_ container: Container) { locks.withLock { $0 = container.lockLook } }

  /// Has the ghosts ask on another thread, which waits for the lock as long as they are ending.
  func askElsewhere() { locks.withLock { $0 = nil } }

  func watch(_ pool: Pool<Ghost>, of container: Container) {
    let look = container.lockLook
    // A pool outlives the container that closes it.
    locks.withLock { $0 = { pool.state.word.state.load(ordering: .relaxed) != 0 || look() } }
  }
}

extension Container {
  /// A look at the lock that does not hold the container, and may be taken while that is freed.
  fileprivate var lockLook: @Sendable () -> Bool {
    let container = Unmanaged.passUnretained(self)
    return {
      container._withUnsafeGuaranteedRef { $0.lock.state.load(ordering: .relaxed) != 0 }
    }
  }

  fileprivate func ghost(_ name: String) throws(ContainerError) -> Ghost {
    try resolve(Ghost.self, name: name)
  }
}

private final class Ghost: Sendable {
  static let locked = "ended under a lock"

  let house: Manor?
  let number = 13
  private let wall: Lazy<Wall>?

  init(in house: Manor?, behind wall: Lazy<Wall>? = nil) {
    self.house = house
    self.wall = wall
  }

  /// Nothing but what it returns holds the ghost.
  static func numbering(in house: Manor) -> @Sendable () -> Seat {
    let ghost = Ghost(in: house)
    return { Seat(number: ghost.number) }
  }

  deinit {
    guard let house, let container = house.container.withLock({ $0 }) else { return }
    house.ended.add()
    if let only = house.onlyThread.withLock({ $0 }), only != .current { return }
    guard let isLocked = house.isLocked else {
      // One is enough: none of the others waits.
      if house.answers.all.contains(Self.locked) { return }
      let answered = DispatchSemaphore(value: 0)
      startThread { [wall] in
        house.answers.add(Self.ask(container, wall))
        answered.signal()
      }
      if answered.wait(timeout: .now() + .seconds(20)) == .timedOut {
        house.answers.add(Self.locked)
      }
      return
    }
    // Whoever asks under the lock never comes back.
    house.answers.add(isLocked ? Self.locked : Self.ask(container, wall))
  }

  private static func ask(_ container: Container, _ wall: Lazy<Wall>?) -> String {
    do throws(ContainerError) {
      _ = try wall?.get()
      return try container.resolve(Hall.self).name
    } catch {
      return "\(error.kind)"
    }
  }
}

/// Runs the body in a task of its own, and says whether it has ended in its time.
func endsInTime(
  _ limit: DispatchTimeInterval = .seconds(120),
  _ body: @escaping @Sendable () async throws -> Void
) async -> Bool {
  let promise = Promise<Bool>()
  Task.detached {
    do {
      try await body()
      promise.keep(.success(true))
    } catch {
      Issue.record(error)
      promise.keep(.success(true))
    }
  }
  DispatchQueue.global().asyncAfter(deadline: .now() + limit) { promise.keep(.success(false)) }
  return (try? await promise.value) ?? false
}
