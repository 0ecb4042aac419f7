import TestSupport
import Testing
import Understudy

/// What is there, and what is made for one asker, takes quick ways. Each has its limits.
@Suite(.timeLimit(.minutes(5))) struct `A factory that reads an existing instance` {
  let container = Container(label: "app")
  let other = Container(label: "other")

  /// Reads by the current container: nothing but the count of factories at work tells of it.
  private func registerPrinting(in container: Container) throws {
    container.register(SMTPMailer.self) { SMTPMailer(host: "old") }
    container.register(Printing.self) {
      Printing(mailer: try Container.current.resolve(SMTPMailer.self))
    }
  }

  /// What was registered last has withdrawn the quick way.
  private func openQuickWay(in container: Container) throws {
    _ = try container.resolve(SMTPMailer.self)
  }

  private func expectFollowing(in container: Container) throws {
    #expect(try container.resolve(Printing.self).mailer.route == "old")
    container.register(SMTPMailer.self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `depends on it, also inside a factory of another container`() throws {
    try registerPrinting(in: other)
    container.register(Seat.self, lifetime: .transient) { [other] in
      _ = try other.resolve(Printing.self)
      return Seat()
    }
    try openQuickWay(in: other)
    _ = try container.resolve(Seat.self)
    try expectFollowing(in: other)
  }

  @Test func `depends on it if read on a thread that has outlived the other factory`()
    async throws
  {
    let isRunning = Latch()
    let mayRead = Latch()
    let printing = Promise<Printing>()
    container.register(SMTPMailer.self) { SMTPMailer(host: "old") }
    container.register(Printing.self) {
      isRunning.open()
      mayRead.block()
      return Printing(mailer: try Container.current.resolve(SMTPMailer.self))
    }
    container.register(Seat.self, lifetime: .transient) { resolver in
      startThread { printing.keep(Result { try resolver.resolve() }) }
      isRunning.block()
      return Seat()
    }
    try openQuickWay(in: container)
    _ = try await container.resolve(Seat.self)
    mayRead.open()
    _ = try await printing.value
    container.register(Printing.self, name: "again") { try $0.resolve() }
    try expectFollowing(in: container)
  }

  @Test func `is named as the requester, by an observer and a recorder`() throws {
    let events = Recorder<ContainerEvent>()
    other.register(Hall.self) { Hall() }
    other.register(Office.self, lifetime: .transient) {
      _ = try $0.resolve(Hall.self)
      throw Broken()
    }
    _ = try other.resolve(Hall.self)
    let token = other.observe { events.add($0) }
    _ = try? other.resolve(Office.self)
    token.cancel()
    #expect(events.all.map(\.key) == [Key(Hall.self), Key(Office.self)])
    #expect(events.all.first?.asker == Key(Office.self))

    let recorder = Notebook()
    other.record(into: recorder)
    container.register(Seat.self, lifetime: .transient) { [other] in
      _ = try other.resolve(Hall.self)
      return Seat()
    }
    _ = try container.resolve(Seat.self)
    #expect(recorder.events.all.map(\.asker) == [Key(Seat.self)])
    #expect(recorder.events.all.map(\.depth) == [2])
  }
}

@Suite struct `An instance made for one requester` {
  @Test(arguments: [true, false])
  func `is a dependency of the requester`(isInherited: Bool) throws {
    let parent = Container(label: "app")
    let container = isInherited ? Container(label: "child", parent: parent) : parent
    parent.register(SMTPMailer.self, lifetime: .transient) { SMTPMailer(host: "old") }
    container.register(Printing.self) { Printing(mailer: try $0.resolve(SMTPMailer.self)) }

    #expect(try container.resolve(Printing.self).mailer.route == "old")
    parent.register(SMTPMailer.self, lifetime: .transient) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `is not made in a closing container`() async throws {
    let container = Container(label: "app")
    let failures = Recorder<ContainerError.Kind?>()
    container.register(Seat.self, lifetime: .transient) { Seat() }
    container.register {
      Registration(Hall.self) { Hall() }
        .onClose { [weak container] _ in
          do { _ = try container.map(Self.ask) } catch {
            failures.add((error as? ContainerError)?.kind)
          }
        }
    }
    _ = try await container.resolve(Hall.self)
    await container.close()
    #expect(failures.all == [.containerClosed])
  }

  private static func ask(_ container: Container) throws -> Seat { try container.resolve() }

  @Test func `is not made in a strict mock whose live registration is not marked`() throws {
    let app = Container(label: "app")
    app.register(Seat.self, lifetime: .transient) { Seat() }
    let mock = Container.mock(MockRules(missing: .throwsOnly), over: app)
    let error = #expect(throws: ContainerError.self) { try mock.resolve(Seat.self) }
    #expect(error?.kind == .blockedByFirewall)
  }
}

// MARK: - Fixtures

private final class Notebook: EventRecorder {
  let events = Recorder<ContainerEvent>()
  func record(_ event: ContainerEvent) { events.add(event) }
}
