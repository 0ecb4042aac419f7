import TestSupport
import Testing
import Understudy

/// How long an injection keeps its instance.
@Suite struct `What an injection keeps` {
  let container = Owner.app()

  @Test func `an injection keeps one instance per owner until the key is registered again`() {
    container.register(DotPrinter.self, lifetime: .transient) { DotPrinter() }
    let owner = withContainer(container) { Owner() }
    let first = owner.printer
    #expect(owner.printer === first)

    container.register(Hall.self, name: "unrelated") { Hall() }
    #expect(owner.printer === first)

    container.register(DotPrinter.self, lifetime: .transient) { DotPrinter() }
    #expect(owner.printer !== first)
  }

  @Test func `a reader that is slower than a change does not replace a later instance`()
    async throws
  {
    let build = HeldBuild()
    container.register(Seat.self, lifetime: .transient) { (_: Resolver) async throws in
      await build.hold()
      return Seat(number: 1)
    }
    let seat = withContainer(container) { Injected<Seat>() }
    let slow = Task { try await seat.resolve() }
    await build.started()

    let numbers = Counter()
    container.register(Seat.self, lifetime: .transient) { Seat(number: 1 + numbers.add()) }
    let held = try await seat.resolve()
    build.end()
    #expect(try await slow.value == Seat(number: 1))
    #expect(held == Seat(number: 2))
    #expect(try await seat.resolve() == held)
  }

  @Test func `an injection keeps its instance until a dependency is registered again`() {
    container.register(Repository<Hall>.self, lifetime: .transient) {
      Repository(name: try $0.resolve((any Mailer).self).route)
    }
    let owner = withContainer(container) { Owner() }
    #expect(owner.halls.name == "main")

    container.register((any Mailer).self) { SMTPMailer(host: "second") }
    #expect(owner.halls.name == "second")
  }

  @Test func `an injection keeps its instance until a reset that does not keep the key`() {
    container.register(DotPrinter.self, lifetime: .transient) { DotPrinter() }
    let owner = withContainer(container) { Owner() }
    let printer = owner.printer
    let hall = owner.hall

    container.reset(keeping: [Key(DotPrinter.self)])
    #expect(owner.printer === printer)
    #expect(owner.hall !== hall)

    container.reset()
    #expect(owner.printer !== printer)
  }

  @Test(arguments: [true, false])
  func `a child's injection keeps its instance until a reset of the container that registers it`(
    isOfKeyAlone: Bool
  ) throws {
    let app = Container(label: "app")
    app.register(Hall.self, lifetime: .transient) { Hall() }
    let child = Container(label: "child", parent: app)
    child.register(DotPrinter.self, lifetime: .transient) { DotPrinter() }
    let (hall, own) = withContainer(child) { (Injected<Hall>(), Injected<DotPrinter>()) }
    let (first, printer) = (try hall(), try own())
    if isOfKeyAlone {
      app.reset(only: DotPrinter.self)
      #expect(try hall() === first)
      app.reset(only: Hall.self)
    } else {
      app.reset()
    }
    #expect(try hall() !== first)
    #expect(try own() === printer)
  }

  @Test func `an injection keeps its instance until its key alone is reset, others keep theirs`() {
    container.register(DotPrinter.self, lifetime: .transient) { DotPrinter() }
    let builds = Counter()
    container.register(Repository<Hall>.self, lifetime: .transient) {
      Repository(name: "\(builds.add())")
    }
    let owner = withContainer(container) { Owner() }
    let (printer, halls) = (owner.printer, owner.halls)
    container.reset(only: Repository<Hall>.self)
    #expect(owner.printer === printer)
    #expect(owner.halls.name != halls.name)

    container.reset(only: DotPrinter.self)
    let second = owner.printer
    #expect(second !== printer)
    container.reset(keeping: [Key(DotPrinter.self)])
    #expect(owner.printer === second)
    container.reset(only: DotPrinter.self)
    #expect(owner.printer !== second)
  }

  @Test func `an injection keeps its instance until an earlier state is restored`() throws {
    container.register(DotPrinter.self, lifetime: .transient) { DotPrinter() }
    let before = container.snapshot()
    let owner = withContainer(container) { Owner() }
    let printer = owner.printer

    try container.restore(before)
    #expect(owner.printer !== printer)
  }

  @Test func `two objects that inject each other weakly do not keep each other alive`() throws {
    weak var first: Partner?
    weak var second: Partner?
    do {
      let local = Container()
      for (name, other) in [("A", "B"), ("B", "A")] {
        local.register(Partner.self, name: name) { Partner(of: other) }
      }
      let partner = try local.resolve(Partner.self, name: "A")
      #expect(try partner.other().other() === partner)
      (first, second) = (partner, try partner.other())
    }
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test func `a weak injection resolves again when its object is gone, and a value at each read`()
    throws
  {
    let builds = Counter()
    container.register(DotPrinter.self, lifetime: .transient) {
      builds.add()
      return DotPrinter()
    }
    let printer = withContainer(container) { Injected<DotPrinter>(.weak) }
    do {
      let held = try printer()
      #expect(try printer() === held)
    }
    _ = try printer()
    #expect(builds.count == 2)
    let mailer = withContainer(container) { Injected<any Mailer>(.weak) }
    #expect(try mailer().route == "main")
  }
}

// MARK: - Fixtures

private final class Partner: Sendable {
  let other: Injected<Partner>
  init(of name: String) { other = Injected(.weak, name: name) }
}
