import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `Removing the entries of released instances` {
  private let container = Container(label: "app")

  init() {
    container.register(Hall.self, lifetime: .weak) { Hall() }
    container.register(Office.self) { resolver in
      // It lets go of the hall at once.
      _ = try resolver.resolve(Hall.self)
      return Office(printing: Printing(mailer: SMTPMailer(host: "mx")))
    }
  }

  private var entries: Int { container.withCore { $0.instances.count } }
  private var remembersReleased: Bool {
    container.withCore { $0.freshness.hasReleasedInstances }
  }

  @Test func `removes what nothing holds, and nothing else`() throws {
    container.register(Hall.self, name: "held", lifetime: .weak) { Hall(name: "held") }
    let held = try container.resolve(Hall.self, name: "held")
    _ = try container.resolve(Hall.self)
    let office = try container.resolve(Office.self)
    #expect(entries == 3)

    #expect(container.purgeReleasedInstances() == [Key(Hall.self)])

    #expect(entries == 2)
    #expect(try container.resolve(Hall.self, name: "held") === held)
    #expect(try container.resolve(Office.self) === office)
    #expect(container.purgeReleasedInstances().isEmpty)
  }

  @Test func `frees the entries of 1,000 released instances, and keeps none without dependents`()
    throws
  {
    for number in 0..<1_000 {
      container.register(Hall.self, name: "\(number)", lifetime: .weak) { Hall() }
      _ = try container.resolve(Hall.self, name: "\(number)")
    }
    #expect(entries == 1_000)
    #expect(container.purgeReleasedInstances().count == 1_000)
    #expect(entries == 0 && container.withCore { $0.instances.root == nil })
    #expect(!remembersReleased)
  }

  @Test func `keeps what a child or a scope built from the released one, as in its own container`()
    throws
  {
    let child = Container(label: "child", parent: container)
    let office = try container.resolve(Office.self)
    child.register(Theatre.self) { resolver in
      _ = try resolver.resolve(Hall.self)
      return Theatre(office: office)
    }
    container.register(Seat.self) { Seat() }
    child.register(Repository<Seat>.self) { resolver in
      _ = try resolver.resolve(Seat.self)
      return Repository(name: "seats")
    }
    let theatre = try child.resolve(Theatre.self)
    _ = try child.resolve(Repository<Seat>.self)

    container.purgeReleasedInstances()

    // Everything in the child is asked whether it is stale.
    container.register(Seat.self) { Seat(number: 2) }
    #expect(try child.resolve(Theatre.self) === theatre)
    #expect(try container.resolve(Office.self) === office)
    #expect(remembersReleased)
    // In a sharing fork of the chain as well.
    #expect(try child.fork(sharing: .builtInstances).resolve(Theatre.self) === theatre)
  }

  @Test(arguments: ["register", "replace below", "reset", "reset only", "restore"])
  func `drops what was built from the released instance when its key changes`(way: String) throws {
    container.register(Seat.self) { Seat() }
    container.register(Hall.self, lifetime: .weak) { Hall(name: "\(try $0.resolve(Seat.self))") }
    let child = Container(label: "child", parent: container)
    let built = Counter()
    child.register(Office.self) { resolver in
      _ = try resolver.resolve(Hall.self)
      built.add()
      return Office(printing: Printing(mailer: SMTPMailer(host: "mx")))
    }
    let before = container.snapshot()
    _ = try child.resolve(Office.self)
    container.purgeReleasedInstances()
    _ = try child.resolve(Office.self)
    #expect(built.count == 1 && remembersReleased)

    switch way {
    case "register": container.register(Hall.self, lifetime: .weak) { Hall() }
    case "replace below": container.register(Seat.self) { Seat(number: 2) }
    case "reset": container.reset()
    case "reset only": container.reset(only: Hall.self)
    default: try container.restore(before)
    }

    _ = try child.resolve(Office.self)
    #expect(built.count == 2)
  }

  @Test func `keeps an instance that was built meanwhile`() throws {
    _ = try container.resolve(Hall.self)
    let instances = container.withCore { $0.instances.share() }
    let released = try #require(instances.find(Key(Hall.self)))
    let hall = try container.resolve(Hall.self)
    var retired = ContainerCore.Retired()
    #expect(container.withCore { $0.removeReleased([released], retired: &retired) } == [])
    #expect(try container.resolve(Hall.self) === hall)
  }

  @Test func `goes through children and scopes`() throws {
    let child = Container(parent: container)
    let scope = try container.openScope("session", id: 1)
    for (number, container) in [container, child, scope].enumerated() {
      container.register(Hall.self, name: "\(number)", lifetime: .weak) { Hall() }
      _ = try container.resolve(Hall.self, name: "\(number)")
    }
    let keys = (0..<3).map { Key(Hall.self, name: "\($0)") }
    #expect(container.purgeReleasedInstances() == keys)
    #expect(child.withCore { $0.instances.isEmpty } && scope.withCore { $0.instances.isEmpty })
  }

  @Test func `leaves builds in flight, forks and snapshots as they were`() async throws {
    let build = HeldBuild()
    container.register(Theatre.self) { resolver async throws in
      _ = try await resolver.resolve(Hall.self)
      await build.hold()
      return Theatre(office: try await resolver.resolve())
    }
    async let theatre = container.resolve(Theatre.self)
    await build.started()
    let (fork, snapshot) = (container.fork(sharing: .builtInstances), container.snapshot())
    let forked = fork.withCore { $0.instances.count }
    container.purgeReleasedInstances()
    build.end()
    #expect(try await theatre === container.resolve(Theatre.self))
    #expect(fork.withCore { $0.instances.count } == forked)
    try container.restore(snapshot)
    #expect(entries == forked)
  }

  @Test func `runs the last holder's deinit outside the lock, where it may resolve`() throws {
    container.register(Usher.self, lifetime: .weak) { Usher() }
    var usher: Usher? = try container.resolve(Usher.self)
    let counted = Counter()
    usher?.atEnd { [container] in
      _ = container.diagnostics()
      container.purgeReleasedInstances()
      counted.add()
    }
    usher = nil
    #expect(counted.count == 1)
    #expect(container.diagnostics().counts.weakReleased == 0)
  }

  @Test func `keeps what a child built from the released one when a later snapshot is restored`()
    throws
  {
    let child = Container(label: "child", parent: container)
    child.register(Seat.self) { resolver in
      _ = try resolver.resolve(Hall.self)
      return Seat()
    }
    child.register(Printing.self) { resolver in
      _ = try resolver.resolve(Seat.self)
      return Printing(mailer: SMTPMailer(host: "mx"))
    }
    let printing = try child.resolve(Printing.self)
    container.purgeReleasedInstances()
    try container.restore(container.snapshot())
    #expect(try child.resolve(Printing.self) === printing)
  }

  @Test func `loses nothing while threads resolve and release`() throws {
    let names = (0..<4).map { "\($0)" }
    for name in names { container.register(Hall.self, name: name, lifetime: .weak) { Hall() } }
    let wrong = Counter()
    onThreads(4) { [container] thread in
      for round in 0..<300 {
        guard thread > 0 else {
          container.purgeReleasedInstances()
          _ = container.diagnostics()
          continue
        }
        let name = names[(round + thread) % names.count]
        guard let one = try? container.resolve(Hall.self, name: name),
          let two = try? container.resolve(Hall.self, name: name), one === two
        else {
          wrong.add()
          continue
        }
      }
    }
    #expect(wrong.count == 0)
  }

  @Test func `finds none in a closed container and in a missing one`() async throws {
    _ = try syncResolve()
    await container.close()
    #expect(container.purgeReleasedInstances().isEmpty)
    #expect(Container.unavailable.purgeReleasedInstances().isEmpty)
  }

  private func syncResolve() throws -> Hall { try container.resolve(Hall.self) }
}

// MARK: - Fixtures

private final class Usher: Sendable {
  private let end = Lock<(@Sendable () -> Void)?>(nil)
  func atEnd(_ body: @escaping @Sendable () -> Void) { end.withLock { $0 = body } }
  deinit { end.withLock { $0 }?() }
}
