import TestSupport
import Testing
import Understudy

/// What a child builds from its parent's instances, and what becomes of it when the parent changes.
@Suite struct `Instances built on a parent` {
  let parent = Container(label: "parent")
  let child: Container

  init() {
    child = Container(label: "child", parent: parent)
    parent.register((any Mailer).self) { SMTPMailer(host: "parent") }
    parent.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    child.register(Office.self) { try Office(printing: $0.resolve()) }
  }

  @Test func `shadowing a dependency of the parent's instance changes nothing`() throws {
    child.register((any Mailer).self) { SMTPMailer(host: "child") }
    let office = try child.resolve(Office.self)
    child.register(Hall.self) { Hall() }
    parent.register(Seat.self, instance: Seat())

    #expect(try child.resolve(Office.self) === office)
  }

  @Test func `shadowing the instance itself builds it anew`() throws {
    let office = try child.resolve(Office.self)
    child.register(Printing.self) { Printing(mailer: SMTPMailer(host: "child")) }

    #expect(try child.resolve(Office.self) !== office)
    #expect(try child.resolve(Office.self).printing.mailer.route == "child")
  }

  @Test func `a reset of the parent reaches instances that grandchildren built from it`() throws {
    let grandchild = Container(label: "grandchild", parent: child)
    grandchild.register(Theatre.self) { try Theatre(office: $0.resolve()) }
    let theatre = try grandchild.resolve(Theatre.self)
    parent.reset()

    #expect(try grandchild.resolve(Theatre.self) !== theatre)
    #expect(try grandchild.resolve(Theatre.self).office === child.resolve(Office.self))
    #expect(try child.resolve(Office.self).printing === parent.resolve(Printing.self))
  }

  @Test func `an instance that the parent keeps in a reset stays valid for its children`() throws {
    let office = try child.resolve(Office.self)
    parent.reset(keeping: [.of(Printing.self)])

    #expect(try child.resolve(Office.self) === office)
  }

  @Test func `a wrapper's transient is dropped with the parent's instance it was made from`() throws
  {
    child.register(Office.self, lifetime: .transient) { try Office(printing: $0.resolve()) }
    let office = withContainer(child) { Injected<Office>() }
    let first = try office()
    #expect(try office() === first)

    parent.reset()
    #expect(try office() !== first)
    #expect(try office().printing === parent.resolve(Printing.self))
  }

  @Test func `a build in flight that has read nothing from above survives a reset there`()
    async throws
  {
    let build = child.registerHeldHall()
    let hall = Task { [child] in try await child.resolve(Hall.self) }
    await build.started()
    parent.reset()
    build.end()

    #expect(try await hall.value === child.now(Hall.self))
  }

  @Test func `a build in flight that has read a dropped instance is handed out and not kept`()
    async throws
  {
    let build = HeldBuild()
    child.register(Office.self) { (resolver: Resolver) async throws in
      let printing: Printing = try await resolver.resolve()
      await build.hold()
      return Office(printing: printing)
    }
    let early = Task { [child] in try await child.resolve(Office.self) }
    await build.started()
    parent.reset()
    build.end()
    let office = try await early.value

    #expect(try await child.resolve(Office.self) !== office)
    #expect(try await child.resolve(Office.self).printing === parent.now(Printing.self))
  }

  @Test func `a dependency in the parent that failed is no reason to rebuild while it still fails`()
    throws
  {
    parent.register(Seat.self, name: "broken") { throw Broken() }
    child.register(Hall.self) {
      _ = try? $0.resolve(Seat.self, name: "broken")
      return Hall()
    }
    let hall = try child.resolve(Hall.self)
    parent.register(Seat.self, instance: Seat())
    #expect(try child.resolve(Hall.self) === hall)

    parent.register(Seat.self, name: "broken", instance: Seat())
    #expect(try child.resolve(Hall.self) !== hall)
  }

  @Test
  func `a parent's kept instance stays valid without its dependencies, and so do its dependents`()
    throws
  {
    let office = try child.resolve(Office.self)
    parent.reset(.everything, keeping: [.of(Printing.self)])

    #expect(try child.resolve(Office.self) === office)
    #expect(try parent.resolve(Printing.self) === office.printing)
  }

  @Test func `code that runs because of a change finds all children changed`() throws {
    let seen = Recorder<String>()
    let sibling = Container(label: "sibling", parent: parent)
    sibling.register(Farewell.self) { [child] resolver in
      _ = try resolver.resolve(Printing.self)
      return Farewell {
        seen.add((try? child.resolve(Office.self).printing.mailer.route) ?? "an error")
      }
    }
    _ = try sibling.resolve(Farewell.self)
    _ = try child.resolve(Office.self)
    parent.register(Printing.self) { Printing(mailer: SMTPMailer(host: "new")) }

    #expect(seen.all == ["new"])
  }

  @Test func `restoring a child drops instances whose keys its parent has replaced since`() throws {
    let hall = Hall()
    child.register(Hall.self) { hall }
    _ = try child.resolve(Hall.self)
    let office = try child.resolve(Office.self)
    let before = child.snapshot()
    parent.register(Printing.self) { Printing(mailer: SMTPMailer(host: "new")) }
    try child.restore(before)

    #expect(try child.resolve(Hall.self) === hall)
    #expect(try child.resolve(Office.self) !== office)
    #expect(try child.resolve(Office.self).printing.mailer.route == "new")
  }
}

// MARK: - Fixtures

private final class Farewell: Sendable {
  private let say: @Sendable () -> Void
  init(_ say: @escaping @Sendable () -> Void) { self.say = say }
  deinit { say() }
}
