import TestSupport
import Testing
import Understudy

/// An injection holds its instance; after a change it looks whether that is still the one.
@Suite struct `An injection after a change` {
  let container = Container(label: "app")

  @Test func `has the instance that others have got since a reset`() throws {
    container.register(Hall.self) { Hall() }
    let injected = withContainer(container) { Injected<Hall>() }
    let old = try injected()
    container.reset()
    let new = try container.resolve(Hall.self)

    #expect(new !== old)
    #expect(try injected() === new)
  }

  @Test func `has the instance that an override rebuilds, even if nothing else resolves it there`()
    throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "live") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    _ = try container.resolve(Printing.self)
    let fork = container.fork(sharing: .builtInstances)
    let printing = withContainer(fork) { Injected<Printing>() }
    #expect(try printing().mailer.route == "live")

    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try printing().mailer.route == "double")
  }

  @Test func `keeps a ready instance without resolving it again`() throws {
    container.register(Hall.self, instance: Hall())
    let injected = withContainer(container) { Injected<Hall>() }
    let hall = try injected()
    let resolves = Counter()
    container.observe { if case .resolved = $0.kind { resolves.add() } }
    container.register(Seat.self, instance: Seat())

    #expect(try injected() === hall)
    #expect(resolves.count == 0)
  }

  @Test(arguments: [Lifetime<Hall>.singleton, .weak])
  func `keeps a parent's instance without resolving it again`(lifetime: Lifetime<Hall>) throws {
    let child = Container(parent: container)
    container.register(Hall.self, lifetime: lifetime) { Hall() }
    let injected = withContainer(child) { Injected<Hall>() }
    let hall = try injected()
    let resolves = Counter()
    child.observe { if case .resolved = $0.kind { resolves.add() } }
    child.register(Seat.self, instance: Seat())

    #expect(try injected() === hall)
    #expect(resolves.count == 0)
  }

  @Test func `made by the very factory that it reads is seen by the next read`() async throws {
    func register(_ number: Int) {
      container.register(Seat.self, lifetime: .transient) { [container] in
        if number < 3 { container.register(Seat.self, instance: Seat(number: number + 1)) }
        return Seat(number: number)
      }
    }
    register(1)
    let seat = withContainer(container) { Injected<Seat>() }
    #expect(try seat().number == 1)
    #expect(try seat().number == 2)

    let other = withContainer(container) { Injected<Seat>() }
    register(1)
    #expect(try await other.resolve().number == 1)
    #expect(try await other.resolve().number == 2)
  }

  @Test func `releases the last instance where its deinit may read the injection`() throws {
    container.register(Parting.self, lifetime: .transient) { Parting("first") }
    let parting = withContainer(container) { Injected<Parting>() }
    let words = Recorder<String>()
    try parting().onLeaving { [parting] in words.add((try? parting().word) ?? "none") }
    container.register(Parting.self) { Parting("second") }
    _ = try container.resolve(Parting.self)

    #expect(try parting().word == "second")
    #expect(words.all == ["second"])
  }

  @Test func `by await keeps a transient through a change elsewhere`() async throws {
    container.register(Hall.self, lifetime: .transient) { Hall() }
    let injected = withContainer(container) { Injected<Hall>() }
    let hall = try await injected.resolve()
    container.register(Seat.self, instance: Seat())

    #expect(try await injected.resolve() === hall)
  }

  @Test func `that is optional is nil when its container is closed, and says so`() async {
    let host = IssueCollector()
    let reader: OptionalReader
    do {
      let local = Container(label: "local", rules: nil, host: host)
      local.register(Hall.self) { Hall() }
      reader = withContainer(local) { OptionalReader() }
      await local.close()
    }
    #expect(reader.hall == nil)
    #expect(host.issues.count == 1)
  }

  @Test func `keeps what it has read when its container closes`() async throws {
    container.register(Hall.self) { Hall() }
    let injected = withContainer(container) { Injected<Hall>() }
    let hall = try await injected.resolve()
    await container.close()

    #expect(try await injected.resolve() === hall)
  }
}

// MARK: - Fixtures

/// Does something when nobody has it any more.
private final class Parting: Sendable {
  let word: String
  private let leaving = Lock<(@Sendable () -> Void)?>(nil)

  init(_ word: String) { self.word = word }
  deinit { leaving.withLock { $0 }?() }

  func onLeaving(_ body: @escaping @Sendable () -> Void) { leaving.withLock { $0 = body } }
}

private struct OptionalReader { @Injected var hall: Hall? }
