import Observation
import TestSupport
import Testing
import Understudy

@Suite struct `Injected properties` {
  let container = Container(label: "app")

  init() {
    container.register((any Mailer).self) { SMTPMailer(host: "main") }
    container.register((any Mailer).self, name: "backup") { SMTPMailer(host: "backup") }
    container.register(Hall.self) { Hall() }
    container.register(Repository<Seat>.self) { Repository(name: "seats") }
  }

  @Test(.tags(.scenario12)) func `required, named and optional injections read what is registered`()
  {
    let owner = withContainer(container) { Owner() }
    #expect(owner.mailer.route == "main")
    #expect(owner.backup.route == "backup")
    #expect(owner.hall?.name == "Main")
    #expect(owner.missing == nil)
  }

  @Test(.tags(.scenario12)) func `an optional injection has the value as soon as it is registered`()
  {
    let owner = withContainer(container) { Owner() }
    #expect(owner.missing == nil)
    container.register(Seat.self, instance: Seat(number: 7))
    #expect(owner.missing?.number == 7)
  }

  @Test(.tags(.scenario12)) func `the handle of an asynchronous injection resolves by await`()
    async throws
  {
    container.register(Analytics.self) { (_: Resolver) async throws in Analytics() }
    let owner = withContainer(container) { Owner() }

    let error = #expect(throws: ContainerError.self) { try synchronously(owner.$analytics) }
    #expect(error?.kind == .requiresAsync)
    let analytics = try await owner.$analytics.resolve()
    #expect(owner.analytics === analytics)
  }

  @Test(.tags(.scenario12))
  func `injections work in a struct, an actor, a generic, a main-actor and an observable class`()
    async
  {
    let value = withContainer(container) { ValueOwner() }
    #expect(value.mailer.route == "main")
    let actor = withContainer(container) { ActorOwner() }
    #expect(await actor.route == "main")
    let generic = withContainer(container) { GenericOwner<Seat>() }
    #expect(generic.models.name == "seats")
    await onMain()
    @MainActor func onMain() {
      #expect(withContainer(container) { MainOwner() }.mailer.route == "main")
      #expect(withContainer(container) { ObservableOwner() }.mailer.route == "main")
    }
  }

  @Test(.tags(.scenario12)) func `an injection is a value in a Sendable class`() throws {
    let owner = withContainer(container) { SendableOwner() }
    #expect(try owner.route == "main")
    #expect(try owner.hallName == "Main")
  }

  @Test func `a missing injection throws through its handle, naming the declaration`() {
    let owner = withContainer(Container(label: "empty")) { Owner() }
    let error = #expect(throws: ContainerError.self) { try synchronously(owner.$mailer) }
    #expect(error?.kind == .dependencyNotRegistered)
    #expect(error?.context.resolvedAt?.line == Owner.mailerLine)
  }

  @Test(.tags(.scenario17))
  func `an object made inside a block keeps its container after the block`() async throws {
    let owner = withContainer(container) {
      withContainer {
        $0.register((any Mailer).self) { SMTPMailer(host: "override") }
      } operation: {
        SendableOwner()
      }
    }
    #expect(try owner.route == "override")
    #expect(try await Task.detached { try owner.route }.value == "override")
    #expect(await Elsewhere.queue.run { try? owner.route } == "override")
    #expect(await Elsewhere.thread.run { try? owner.route } == "override")
  }

  @Test(.tags(.scenario17))
  func `an object that first reads inside another container's block keeps its own container`()
    throws
  {
    let owner = withContainer(container) { SendableOwner() }
    let other = Container(label: "other")
    other.register((any Mailer).self) { SMTPMailer(host: "other") }

    #expect(try withContainer(other) { try owner.route } == "main")
  }

  @Test func `an object made without a current container follows the current one at each read`()
    throws
  {
    let owner = SendableOwner()
    let other = Container(label: "other")
    other.register((any Mailer).self) { SMTPMailer(host: "other") }

    #expect(try withContainer(container) { try owner.route } == "main")
    #expect(try withContainer(other) { try owner.route } == "other")
    #expect(try withContainer(container) { try owner.route } == "main")
    withProcessDefault { _ = #expect(throws: ContainerError.self) { try owner.route } }
  }

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
    let isMaking = Latch()
    let isRead = Latch()
    container.register(Seat.self, lifetime: .transient) { (_: Resolver) async throws in
      isMaking.open()
      await isRead.wait()
      return Seat(number: 1)
    }
    let seat = withContainer(container) { Injected<Seat>() }
    let slow = Task { try await seat.resolve() }
    await isMaking.wait()

    let numbers = Counter()
    container.register(Seat.self, lifetime: .transient) { Seat(number: 1 + numbers.add()) }
    let held = try await seat.resolve()
    isRead.open()
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

  @Test func `a current injection resolves in the current container at each read`() throws {
    let mailer = withContainer(container) { Injected<any Mailer>(.current) }
    let other = Container()
    other.register((any Mailer).self) { SMTPMailer(host: "other") }
    #expect(try withContainer(other) { try mailer().route } == "other")
    withProcessDefault { _ = #expect(throws: ContainerError.self) { try mailer() } }
  }

  @Test(.tags(.scenario51))
  func `a singleton that reads in its init and later does not keep its container`() throws {
    weak var container: Container?
    weak var singleton: Reader?
    do {
      let local = Container()
      local.register((any Mailer).self) { SMTPMailer(host: "main") }
      local.register(Hall.self) { Hall() }
      local.register(Reader.self) { try Reader() }
      let reader = try local.resolve(Reader.self)
      #expect(try reader.hall().name == "Main")
      container = local
      singleton = reader
    }
    #expect(container == nil)
    #expect(singleton == nil)
  }

  @Test(.tags(.scenario51))
  func `a singleton that reads later an object with injections does not keep its container`() throws
  {
    weak var container: Container?
    do {
      let local = Container()
      local.register((any Mailer).self) { SMTPMailer(host: "main") }
      local.register(SendableOwner.self, lifetime: .transient) { SendableOwner() }
      local.register(LateReader.self) { LateReader() }
      let reader = try local.resolve(LateReader.self)
      #expect(try reader.owner().route == "main")
      #expect(try reader.provider().get().route == "main")
      #expect(try reader.lazy().get().route == "main")
      container = local
    }
    #expect(container == nil)
  }

  @Test func `a singleton that outlives its container keeps only what it has read`() throws {
    let reader: Reader
    do {
      let local = Container(label: "gone")
      local.register((any Mailer).self) { SMTPMailer(host: "main") }
      local.register(Hall.self) { Hall() }
      local.register(Reader.self) { try Reader() }
      reader = try local.resolve(Reader.self)
    }
    #expect(try reader.mailer().route == "main")
    let error = #expect(throws: ContainerError.self) { try synchronously(reader.hall) }
    #expect(error?.kind == .containerUnavailable)
    #expect(error?.description.contains("gone") == true)
  }

  @Test func `an optional injection that outlives its container is nil if it was not read before`()
    throws
  {
    let reader: OptionalReader
    do {
      let local = Container(label: "gone")
      local.register(Hall.self) { Hall() }
      local.register(OptionalReader.self) { OptionalReader() }
      reader = try local.resolve(OptionalReader.self)
    }
    #expect(reader.hall.wrappedValue == nil)
  }

  @Test func `a provider made for a shared instance does not keep its container`() throws {
    weak var container: Container?
    do {
      let local = Container()
      local.register(Hall.self) { Hall() }
      local.register(Lobby.self) { Lobby(halls: try $0.resolve(), hall: try $0.resolve()) }
      let lobby = try local.resolve(Lobby.self)
      #expect(try lobby.halls.get() === lobby.hall.get())
      container = local
    }
    #expect(container == nil)
  }

  @Test func `an injection read from many threads at once gives one instance`() {
    for _ in 0..<100 {
      let container = Container()
      let builds = Counter()
      container.register(Hall.self) {
        builds.add()
        return Hall()
      }
      let hall = withContainer(container) { Injected<Hall>() }
      let seen = Recorder<ObjectIdentifier>()
      onThreads(8) { _ in if let hall = try? hall() { seen.add(ObjectIdentifier(hall)) } }
      #expect(Set(seen.all).count == 1 && seen.all.count == 8)
      #expect(builds.count == 1)
    }
  }

  @Test func `a required injection that is missing reports its declaration and traps`() async throws
  {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let owner = withContainer(Container(label: "empty")) { Owner() }
      _ = owner.mailer
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Mailer of Owner could not be injected."))
    #expect(text.contains("InjectedTests.swift:\(Owner.mailerLine)"))
    #expect(text.contains("container: \"empty\""))
  }

  /// In a process of its own: where the testing toolkit is not there, nothing else stands in for it.
  @Test func `an optional injection that cannot be built is nil, and its process continues`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(label: "app")
      container.register(Analytics.self) { throw Broken() }
      container.register(Hall.self) { (_: Resolver) async throws in Hall() }
      let owner = withContainer(container) { Hopeful() }
      #expect(owner.analytics == nil)
      #expect(owner.hall == nil)
      await container.close()
      #expect(owner.analytics == nil)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Analytics of Hopeful could not be injected."))
    #expect(text.contains("Hall of Hopeful could not be injected."))
  }

  private func synchronously<Value>(_ injected: Injected<Value>) throws(ContainerError) -> Value {
    try injected.resolve()
  }
}

// MARK: - Fixtures

private final class Analytics: Sendable {}

private class Owner {
  static let mailerLine: UInt = #line + 1
  @Injected var mailer: any Mailer
  @Injected(name: "backup") var backup: any Mailer
  @Injected var hall: Hall?
  @Injected var missing: Seat?
  @Injected var analytics: Analytics
  @Injected var printer: DotPrinter
  @Injected var halls: Repository<Hall>
}
private struct ValueOwner { @Injected var mailer: any Mailer }
private actor ActorOwner {
  @Injected var mailer: any Mailer
  var route: String { mailer.route }
}
private class GenericOwner<Model: Sendable> { @Injected var models: Repository<Model> }
@MainActor private final class MainOwner { @Injected var mailer: any Mailer }
@MainActor @Observable private final class ObservableOwner {
  @ObservationIgnored @Injected var mailer: any Mailer
}
private final class SendableOwner: Sendable {
  private let mailer = Injected<any Mailer>()
  private let hall = Injected<Hall?>()
  var route: String { get throws { try mailer().route } }
  var hallName: String? { get throws { try hall()?.name } }
}
private final class LateReader: Sendable {
  let owner = Injected<SendableOwner>()
  let provider = Injected<Provider<any Mailer>>()
  let lazy = Injected<Lazy<SendableOwner>>()
}
private final class Partner: Sendable {
  let other: Injected<Partner>
  init(of name: String) { other = Injected(.weak, name: name) }
}
private final class Reader: Sendable {
  let mailer = Injected<any Mailer>()
  let hall = Injected<Hall>()
  init() throws { _ = try mailer() }
}
private struct Hopeful {
  @Injected var analytics: Analytics?
  @Injected var hall: Hall?
}
private final class OptionalReader: Sendable { let hall = Injected<Hall?>() }
private final class Lobby: Sendable {
  let halls: Provider<Hall>
  let hall: Lazy<Hall>
  init(halls: Provider<Hall>, hall: Lazy<Hall>) {
    self.halls = halls
    self.hall = hall
  }
}
