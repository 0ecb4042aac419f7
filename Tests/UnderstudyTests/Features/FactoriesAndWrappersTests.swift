import Observation
import TestSupport
import Testing
import Understudy

/// Every kind of factory and wrapper, in its shortest form.
@Suite struct `Factories, providers and wrappers` {
  let container = Container(label: "app")

  init() {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register((any Mailer).self, name: "backup") { SMTPMailer(host: "backup") }
    container.register(Slip.self, lifetime: .transient) { Slip(text: "new") }
  }

  // MARK: - Factories

  @Test(.tags(.rowF1))
  func `factories with a parameter are synchronous, named, by protocol and throwing`() throws {
    container.register {
      Registration((any Mailer).self, with: String.self, name: "to") { _, host in
        guard !host.isEmpty else { throw Broken() }
        return SMTPMailer(host: host)
      }
    }
    let mailers = try container.resolve(ParameterizedFactory<String, any Mailer>.self, name: "to")
    #expect(try mailers.create(with: "ada").route == "ada")
    let error = try #require(throws: ContainerError.self) { try mailers.create(with: "") }
    #expect(error.underlying is Broken)
  }

  @Test(.tags(.rowF1)) func `factories are asynchronous and without a parameter`() async throws {
    container.register {
      Registration(Hall.self, with: Void.self) { (_: Resolver, _: Void) async throws in
        await Task.yield()
        return Hall()
      }
    }
    let halls = try await container.resolve(ParameterizedFactory<Void, Hall>.self)
    #expect(try await halls.create(with: ()) !== halls.create(with: ()))
  }

  @Test(.tags(.rowF2)) func `an abstract factory feeds other registrations`() throws {
    container.register((any Kit).self) { PaperKit(paper: "thick") }
    container.register {
      Registration(Slip.self, lifetime: .transient) { try $0.resolve((any Kit).self).makeSlip() }
      Registration(Hall.self) { try $0.resolve((any Kit).self).makeHall() }
    }
    #expect(try container.resolve(Slip.self).text == "thick")
    #expect(try container.resolve(Hall.self).name == "thick")
    container.register((any Kit).self) { PaperKit(paper: "thin") }
    #expect(try container.resolve(Slip.self).text == "thin")
    #expect(try container.resolve(Hall.self).name == "thin")
  }

  @Test(.tags(.rowF3))
  func `a Provider resolves each time, a Lazy once, both without a registration`() throws {
    let hits = Counter()
    container.register(Hall.self, lifetime: .transient) { Hall(name: "\(hits.add())") }
    container.register(Tour.self) { Tour(halls: try $0.resolve(), first: try $0.resolve()) }
    let tour = try container.resolve(Tour.self)
    #expect(hits.count == 0)
    #expect(try tour.first.get() === tour.first.get())
    #expect(try tour.halls.get() !== tour.halls.get())
    #expect(hits.count == 3)
  }

  @Test(.tags(.rowF3)) func `providers and lazies are injected as properties, too`() throws {
    let desk = withContainer(container) { LazyDesk() }
    #expect(try desk.mailer.get().route == "smtp")
    #expect(try desk.backup.get().route == "backup")
  }

  // MARK: - Wrappers

  @Test(.tags(.rowW1)) func `injections are required, optional, named, and async handles`()
    async throws
  {
    container.register(Hall.self) { (_: Resolver) async in Hall(name: "asynchronous") }
    let desk = withContainer(container) { Desk() }
    #expect(desk.mailer.route == "smtp")
    #expect(desk.backup.route == "backup")
    #expect(desk.seat == nil)
    container.register(Seat.self, instance: Seat(number: 5))
    #expect(desk.seat?.number == 5)
    let hall: Hall? = try await desk.$hall.resolve()
    #expect(hall?.name == "asynchronous")
    #expect(desk.hall === hall)
  }

  @Test(.tags(.rowW2))
  func `a factory property makes another instance on each read, and can throw`() throws {
    let desk = withContainer(container) { FactoryDesk() }
    #expect(desk.slip !== desk.slip)
    #expect(try desk.$slip.make().text == "new")
    let error = #expect(throws: ContainerError.self) { try now(desk.$hall) }
    #expect(error?.kind == .dependencyNotRegistered)
  }

  @Test(.tags(.rowW2))
  func `a factory property sees the override of the block its owner was made in`() throws {
    let desk = withContainer(container) {
      withContainer {
        $0.register(Slip.self, lifetime: .transient) { Slip(text: "override") }
      } operation: {
        FactoryDesk()
      }
    }
    #expect(desk.slip.text == "override")
    #expect(withContainer(container) { FactoryDesk() }.slip.text == "new")
  }

  @Test(.tags(.rowW3)) func `wrappers work in structs, classes, actors and generic types`() async {
    container.register(Repository<Seat>.self) { Repository(name: "seats") }
    let (value, object, actor, generic) = withContainer(container) {
      (Desk(), ClassDesk(), ActorDesk(), GenericDesk<Seat>())
    }
    #expect(value.mailer.route == "smtp")
    #expect(object.mailer.route == "smtp")
    #expect(object.slip !== object.slip)
    #expect(await actor.route == "smtp")
    #expect(generic.models.name == "seats")
  }

  @MainActor
  @Test(.tags(.rowW3)) func `wrappers work in main-actor and observable types`() {
    let (main, observable) = withContainer(container) { (MainDesk(), ObservableDesk()) }
    #expect(main.mailer.route == "smtp")
    #expect(observable.mailer.route == "smtp")
    #expect(observable.slip.text == "new")
  }

  private func now<Value>(_ factory: Factory<Value>) throws(ContainerError) -> Value {
    try factory.make()
  }
}

// MARK: - Fixtures

private final class Slip {
  let text: String
  init(text: String) { self.text = text }
}
private protocol Kit: Sendable {
  func makeSlip() -> Slip
  func makeHall() -> Hall
}
private struct PaperKit: Kit {
  let paper: String
  func makeSlip() -> Slip { Slip(text: paper) }
  func makeHall() -> Hall { Hall(name: paper) }
}
private final class Tour: Sendable {
  let halls: Provider<Hall>
  let first: Lazy<Hall>
  init(halls: Provider<Hall>, first: Lazy<Hall>) {
    self.halls = halls
    self.first = first
  }
}
private struct LazyDesk {
  @Injected var mailer: Provider<any Mailer>
  @Injected(name: "backup") var backup: Lazy<any Mailer>
}
private struct Desk {
  @Injected var mailer: any Mailer
  @Injected(name: "backup") var backup: any Mailer
  @Injected var seat: Seat?
  @Injected var hall: Hall?
}
private struct FactoryDesk {
  @Factory var slip: Slip
  @Factory var hall: Hall
}
private final class ClassDesk {
  @Injected var mailer: any Mailer
  @Factory var slip: Slip
}
private actor ActorDesk {
  @Injected var mailer: any Mailer
  var route: String { mailer.route }
}
private struct GenericDesk<Model: Sendable> {
  @Injected var models: Repository<Model>
}
@MainActor private final class MainDesk {
  @Injected var mailer: any Mailer
}
@MainActor @Observable private final class ObservableDesk {
  @ObservationIgnored @Injected var mailer: any Mailer
  @ObservationIgnored @Factory var slip: Slip
}
