import Observation
import TestSupport
import Testing
import Understudy

@Suite struct `An injection made of a ready instance` {
  let mailer = SMTPMailer(host: "given")

  @Test func `is taken by the memberwise initializer of a struct`() {
    #expect(Kiosk(mailer: .instance(mailer)).mailer.route == "given")
    #expect(Kiosk(mailer: .instance(mailer), hall: .instance(nil)).hall == nil)
  }

  @Test func `leaves the rest of a memberwise initializer to the container`() {
    let container = Container(label: "app")
    container.register(Hall.self) { Hall(name: "registered") }
    container.register((any Mailer).self) { SMTPMailer(host: "registered") }

    let kiosk = withContainer(container) { Kiosk(mailer: .instance(mailer)) }
    #expect(kiosk.mailer.route == "given")
    #expect(kiosk.hall?.name == "registered")
    #expect(withContainer(container) { Kiosk() }.mailer.route == "registered")
  }

  @Test func `is taken by initializers of classes, actors and Sendable classes`()
    async throws
  {
    #expect(Clerk(mailer: .instance(mailer)).mailer.route == "given")
    #expect(await Cashier(mailer: .instance(mailer)).route == "given")
    #expect(try Notifier(mailer: .instance(mailer)).route == "given")
    let later = Notifier(mailer: .instance(mailer))
    #expect(try await Task.detached { try await later.laterRoute }.value == "given")
  }

  @Test func `is assigned in place of one from the container`() {
    let clerk = Clerk()
    clerk.use(mailer)
    #expect(clerk.mailer.route == "given")
  }

  @Test func `keeps its identity, whatever happens to the containers around it`() async throws {
    let container = Container()
    container.register(Hall.self) { Hall(name: "registered") }
    let hall = Hall(name: "given")
    let injected = withContainer(container) { Injected.instance(hall) }
    container.register(Hall.self) { Hall(name: "registered again") }
    container.reset()
    injected.reset()
    #expect(try withContainer(container) { try injected() } === hall)
    await container.close()
    #expect(try injected() === hall)
    #expect(injected.wrappedValue === hall)
  }

  @Test func `is read in a factory, too, and releases its instance when it is released`() throws {
    weak var hall: Hall?
    do {
      let given = Hall(name: "given")
      hall = given
      let injected = Injected.instance(given)
      let container = Container()
      container.register(Lobby.self) { Lobby(hall: try injected()) }
      #expect(try container.resolve(Lobby.self).hall === given)
    }
    #expect(hall == nil)
  }
}

@Suite struct `An injected property that is reset` {
  let container = Container(label: "app")
  let builds = Counter()

  init() {
    container.register(Hall.self, lifetime: .transient) { [builds] in
      Hall(name: "\(builds.add())")
    }
    container.register(Seat.self, lifetime: .transient) { [builds] in Seat(number: builds.add()) }
  }

  @Test func `resolves again, and the property beside it does not`() {
    let window = withContainer(container) { Window() }
    #expect(window.hall.name == "1")
    #expect(window.seat.number == 2)
    window.$hall.reset()
    #expect(window.hall.name == "3")
    #expect(window.hall.name == "3")
    #expect(window.seat.number == 2)
  }

  @Test func `has the same singleton again`() throws {
    container.register(Hall.self) { Hall() }
    let hall = withContainer(container) { Injected<Hall>() }
    let first = try hall()
    hall.reset()
    #expect(try hall() === first)
  }

  @Test func `and follows the current container resolves again`() throws {
    let hall = Injected<Hall>(.current)
    let first = try withContainer(container) { try hall() }
    hall.reset()
    #expect(try withContainer(container) { try hall() } !== first)
  }

  @Test(.timeLimit(.minutes(5)))
  func `does not get the result of a read from before the reset`() async throws {
    let build = HeldBuild()
    container.register(Seat.self, name: "slow", lifetime: .transient) {
      [builds] (_: Resolver) async throws in
      let number = builds.add()
      if number == 1 { await build.hold() }
      return Seat(number: number)
    }
    let seat = withContainer(container) { Injected<Seat>(name: "slow") }
    let slow = Task { try await seat.resolve() }
    await build.started()
    seat.reset()
    build.end()
    #expect(try await slow.value == Seat(number: 1))
    #expect(try await seat.resolve() == Seat(number: 2))
  }
}

// MARK: - Fixtures

private struct Kiosk {
  @Injected var mailer: any Mailer
  @Injected var hall: Hall?
}
private struct Window {
  @Injected var hall: Hall
  @Injected var seat: Seat
}
@Observable private final class Clerk {
  @ObservationIgnored @Injected var mailer: any Mailer
  init(mailer: Injected<any Mailer> = Injected()) { _mailer = mailer }
  func use(_ mailer: any Mailer) { _mailer = .instance(mailer) }
}
private actor Cashier {
  @Injected var mailer: any Mailer
  init(mailer: Injected<any Mailer> = Injected()) { _mailer = mailer }
  var route: String { mailer.route }
}
private final class Notifier: Sendable {
  private let mailer: Injected<any Mailer>
  init(mailer: Injected<any Mailer> = Injected()) { self.mailer = mailer }
  var route: String { get throws { try mailer().route } }
  var laterRoute: String { get async throws { try await mailer.resolve().route } }
}
private final class Lobby: Sendable {
  let hall: Hall
  init(hall: Hall) { self.hall = hall }
}
