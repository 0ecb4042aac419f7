import TestSupport
import Testing
import Understudy

/// Something happens in a parent while a child builds, or closes.
@Suite(.timeLimit(.minutes(5))) struct `A busy child` {
  let parent = Container(label: "parent")
  let child: Container
  let builds = Counter()
  let hasRead = Latch()
  let mayEnd = Latch()

  init() {
    child = Container(label: "child", parent: parent)
    parent.register((any Mailer).self) { SMTPMailer(host: "parent") }
    child.register(Printing.self) { [builds, hasRead, mayEnd] (resolver: Resolver) async throws in
      let mailer = try await resolver.resolve((any Mailer).self)
      guard builds.add() == 1 else { return Printing(mailer: mailer) }
      hasRead.open()
      await mayEnd.wait()
      return Printing(mailer: mailer)
    }
  }

  @Test func `does not store an instance built from one that the parent has dropped`()
    async throws
  {
    let printing = try await whileBuilding { parent.reset() }

    #expect(try await child.resolve(Printing.self) !== printing)
    #expect(builds.count == 2)
  }

  @Test func `stores an instance built during an unrelated change in the parent`() async throws {
    let printing = try await whileBuilding { parent.register(Seat.self, instance: Seat()) }

    #expect(try await child.resolve(Printing.self) === printing)
    #expect(builds.count == 1)
  }

  @Test func `continues its build while the parent changes something else`() async throws {
    try await patiently { [parent, child, builds, hasRead, mayEnd] () async throws in
      let first = await child.waiter(for: Printing.self)
      await hasRead.wait()
      parent.register(Seat.self, instance: Seat())
      let second = await child.waiter(for: Printing.self)
      mayEnd.open()
      let printing = try await first.value
      #expect(try await second.value === printing)
      #expect(builds.count == 1)
    }
  }

  @Test func `keeps its instances while it closes, whatever the parent registers`() async throws {
    let seen = Recorder<String>()
    child.register {
      Registration(Office.self) { Office(printing: try await $0.resolve()) }
        .onClose(within: .ample) { [parent, child] _ in
          parent.register((any Mailer).self) { SMTPMailer(host: "new") }
          seen.add(try await child.resolve(Printing.self).mailer.route)
        }
    }
    mayEnd.open()
    _ = try await child.resolve(Office.self)
    await child.close()

    #expect(seen.all == ["parent"])
  }

  /// The instance that was being built while the change happened.
  private func whileBuilding(_ change: () -> Void) async throws -> Printing {
    async let waiting = child.resolve(Printing.self)
    await hasRead.wait()
    change()
    mayEnd.open()
    return try await waiting
  }
}
