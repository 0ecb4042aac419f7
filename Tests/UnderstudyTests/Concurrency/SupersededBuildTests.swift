import TestSupport
import Testing
import Understudy

/// A first build is held up; meanwhile its registration is replaced, removed, reset or restored.
@Suite(.tags(.scenario42), .timeLimit(.minutes(5))) struct `Superseded builds` {
  let container = Container(label: "app")
  let builds = Counter()
  let isRunning = Latch()
  let mayEnd = Latch()
  let mayEndOnThread = Latch()
  let before: Snapshot

  init() {
    container.register(Hall.self, name: "unrelated") { Hall() }
    before = container.snapshot()
  }

  /// The first build waits and gives "old"; the later ones give "new".
  private func registerAsynchronous() {
    container.register(Hall.self) { [builds, isRunning, mayEnd] (_: Resolver) async throws in
      guard builds.add() == 1 else { return Hall(name: "new") }
      isRunning.open()
      await mayEnd.wait()
      return Hall(name: "old")
    }
  }

  private func registerSynchronous() {
    container.register(Hall.self) { [builds, isRunning, mayEndOnThread] in
      guard builds.add() == 1 else { return Hall(name: "new") }
      isRunning.open()
      mayEndOnThread.block()
      return Hall(name: "old")
    }
  }

  @Test(arguments: Change.allCases)
  func `a superseded asynchronous build goes to its waiters, and nothing of it is stored`(
    change: Change
  ) async throws {
    registerAsynchronous()
    let unbuilt = container.snapshot()
    try await patiently { [container, isRunning, mayEnd] () async throws in
      let first = await container.waiter(for: Hall.self)
      await isRunning.wait()
      let joined = await container.waiter(for: Hall.self)
      try change.apply(to: container, before: before, unbuilt: unbuilt)
      let meanwhile = try await views(change)
      mayEnd.open()
      let old = try await first.value
      #expect(old.name == "old")
      #expect(try await joined.value === old)
      #expect(try await views(change) == meanwhile)
    }
    #expect(builds.count == (change == .reset || change == .restoreUnbuilt ? 2 : 1))
  }

  @Test func `a superseded build goes to waiters that joined after another change, too`()
    async throws
  {
    registerAsynchronous()
    try await patiently { [container, builds, isRunning, mayEnd] () async throws in
      let first = await container.waiter(for: Hall.self)
      await isRunning.wait()
      container.register(Seat.self, instance: Seat())
      let joined = await container.waiter(for: Hall.self)
      container.reset()
      mayEnd.open()
      let old = try await first.value
      #expect(try await joined.value === old)
      #expect(builds.count == 1)
    }
  }

  @Test
  func `a superseded build does not go to waiters that joined after a change of its dependencies`()
    async throws
  {
    container.register(SMTPMailer.self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { [isRunning, mayEndOnThread] resolver in
      let mailer: SMTPMailer = try resolver.resolve()
      isRunning.open()
      mayEndOnThread.block()
      return Printing(mailer: mailer)
    }
    let first = thread { [container] in try container.resolve(Printing.self) }
    try await patiently { [container, isRunning, mayEndOnThread] () async throws in
      await isRunning.wait()
      container.register(SMTPMailer.self) { SMTPMailer(host: "new") }
      let joined = await container.waiter(for: Printing.self)
      container.reset()
      mayEndOnThread.open()
      #expect(try await first.value.mailer.route == "old")
      #expect(try await joined.value.mailer.route == "new")
    }
  }

  @Test(arguments: Change.allCases)
  func `a superseded synchronous build goes to its waiters, and nothing of it is stored`(
    change: Change
  ) async throws {
    registerSynchronous()
    let unbuilt = container.snapshot()
    let first = thread { [container] in try container.resolve(Hall.self) }
    try await patiently { [container, isRunning, mayEndOnThread] () async throws in
      await isRunning.wait()
      let joined = await container.waiter(for: Hall.self)
      try change.apply(to: container, before: before, unbuilt: unbuilt)
      let meanwhile = try await views(change)
      mayEndOnThread.open()
      let old = try await first.value
      #expect(old.name == "old")
      #expect(try await joined.value === old)
      #expect(try await views(change) == meanwhile)
    }
    #expect(builds.count == (change == .reset || change == .restoreUnbuilt ? 2 : 1))
  }

  @Test(arguments: [true, false])
  func `a restored instance is available at once and stays`(isAsynchronous: Bool) async throws {
    container.register(Hall.self) { Hall(name: "kept") }
    let kept = try await container.resolve(Hall.self)
    let built = container.snapshot()
    if isAsynchronous { registerAsynchronous() } else { registerSynchronous() }
    let first = container.ask(for: Hall.self, inTask: isAsynchronous) { $0.name }
    try await patiently { [container, isRunning, mayEnd, mayEndOnThread] () async throws in
      await isRunning.wait()
      try container.restore(built)
      #expect(try container.now(Hall.self) === kept)
      mayEnd.open()
      mayEndOnThread.open()
      #expect(try await first.value == "old")
      #expect(try container.now(Hall.self) === kept)
      #expect(try await container.resolve(Hall.self) === kept)
    }
  }

  @Test func `a wrapper that waited has the old instance, and reads the new one next`() async throws
  {
    registerAsynchronous()
    let hall = withContainer(container) { Injected<Hall>() }
    let reads = Task { try await hall.resolve() }
    try await patiently { [container, isRunning, mayEnd] () async throws in
      await isRunning.wait()
      container.register(Hall.self) { Hall(name: "replacement") }
      mayEnd.open()
      #expect(try await reads.value.name == "old")
      let replacement = try await container.resolve(Hall.self)
      #expect(replacement.name == "replacement")
      #expect(try await hall.resolve() === replacement)
    }
  }

  @Test func `an instance built from a superseded build is superseded with it`() async throws {
    registerAsynchronous()
    container.register(Lobby.self) { (resolver: Resolver) async throws in
      Lobby(hall: try await resolver.resolve())
    }
    try await patiently { [container, isRunning, mayEnd] () async throws in
      let first = await container.waiter(for: Lobby.self)
      await isRunning.wait()
      container.register(Hall.self) { Hall(name: "replacement") }
      mayEnd.open()
      #expect(try await first.value.hall.name == "old")
      let lobby = try await container.resolve(Lobby.self)
      #expect(lobby.hall.name == "replacement")
      #expect(try await container.resolve(Hall.self) === lobby.hall)
    }
  }

  /// What the key gives now, asked for both ways, which have to agree.
  private func views(_ change: Change) async throws -> ObjectIdentifier? {
    do {
      let hall = try await container.resolve(Hall.self)
      #expect(hall.name == (change.replaces ? "replacement" : "new"))
      #expect(try container.now(Hall.self) === hall)
      #expect(!change.removes)
      return ObjectIdentifier(hall)
    } catch {
      #expect((error as? ContainerError)?.kind == .dependencyNotRegistered)
      let error = #expect(throws: ContainerError.self) { try container.now(Hall.self) }
      #expect(error?.kind == .dependencyNotRegistered)
      #expect(change.removes)
      return nil
    }
  }
}

// MARK: - Fixtures

/// What happens to a registration while its first build is running.
enum Change: CaseIterable {
  case reset, resetEverything, unregister, replace, replaceWithFactory, restoreUnbuilt
  case restoreUnregistered

  var replaces: Bool { self == .replace || self == .replaceWithFactory }

  var removes: Bool {
    switch self {
    case .resetEverything, .unregister, .restoreUnregistered: true
    case .reset, .replace, .replaceWithFactory, .restoreUnbuilt: false
    }
  }

  func apply(to container: Container, before: Snapshot, unbuilt: Snapshot) throws {
    switch self {
    case .reset: container.reset()
    case .resetEverything: container.reset(.everything)
    case .unregister: #expect(container.unregister(Hall.self))
    case .replace: container.register(Hall.self, instance: Hall(name: "replacement"))
    case .replaceWithFactory: container.register(Hall.self) { Hall(name: "replacement") }
    case .restoreUnbuilt: try container.restore(unbuilt)
    case .restoreUnregistered: try container.restore(before)
    }
  }
}

private final class Lobby: Sendable {
  let hall: Hall
  init(hall: Hall) { self.hall = hall }
}
