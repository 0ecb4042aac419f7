import TestSupport
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite(.timeLimit(.minutes(5))) struct `Asynchronous modules` {
  let container = Container(label: "app")

  @Test(.tags(.rowM7)) func `are prepared concurrently, and reported in a fixed order`()
    async throws
  {
    let (first, second) = (Latch(), Latch())
    let report = try await container.configure(
      ModuleSet {
        Module("mailing", dependsOn: ["hall"]) { () in Registration(Seat.self) { Seat() } }
        // Each waits for the other, and the first to begin is the last to end.
        Module("hall") { _ in
          first.open()
          await second.wait()
          Registration(Hall.self, instance: Hall())
        }
        Module("posters") { _ in
          await first.wait()
          second.open()
          Registration(Hall.self, name: "poster", instance: Hall(name: "Poster"))
        }
      }
    )
    #expect(report.order == ["hall", "mailing", "posters"])
    #expect(report.entries.map(\.state) == [.configured, .configured, .configured])
    #expect(try await container.resolveAll(Hall.self).map(\.name) == ["Main", "Poster"])
  }

  @Test(.tags(.rowM7)) func `wait for the modules they depend on, and resolve their registrations`()
    async throws
  {
    let steps = Recorder<String>()
    try await container.configure(
      ModuleSet {
        Module("lobby", dependsOn: ["hall"]) { context in
          steps.add("lobby")
          let hall = try await context.resolve(Hall.self)
          Registration(Theatre.self, instance: Theatre(office: Office(printing: hall.printing)))
        }
        Module("hall") { _ async throws in
          steps.add("hall")
          Registration(Hall.self, instance: Hall())
        }
      }
    )
    #expect(steps.all == ["hall", "lobby"])
    let hall = try await container.resolve(Hall.self)
    let theatre = try await container.resolve(Theatre.self)
    #expect(theatre.office.printing.mailer.route == hall.name)
  }

  @Test func `are not in the container before all are prepared`() async throws {
    let (prepared, goOn) = (Latch(), Latch())
    let container = container
    let configuring = Task {
      try await container.configure(
        ModuleSet {
          Module("hall") { Registration(Hall.self) { Hall() } }
          Module("seats", dependsOn: ["hall"]) { _ in
            prepared.open()
            await goOn.wait()
            Registration(Seat.self, instance: Seat())
          }
        }
      )
    }
    await prepared.wait()
    #expect(try container.isEmptyNow)
    goOn.open()
    _ = try await configuring.value
    #expect(try !container.isEmptyNow)
  }

  @Test(.tags(.scenario32)) func `publish nothing if one fails, and the next call tries again`()
    async throws
  {
    let attempts = Counter()
    let set = ModuleSet {
      Module("hall") { Registration(Hall.self) { Hall() } }
      Module("seats", dependsOn: ["hall"]) { _ async throws in
        try fail(if: attempts.add() == 1)
        Registration(Seat.self, instance: Seat())
      }
    }
    let error = await #expect(throws: ModuleError.self) { try await container.configure(set) }
    #expect(error?.kind == .moduleFailed)
    #expect(error?.underlying is Broken)
    #expect(try container.isEmptyNow)
    #expect(try await container.configure(set).entries.map(\.state) == [.configured, .configured])
    #expect(try container.nowResolved(Seat.self) == Seat())
  }

  @Test(.tags(.scenario36))
  func `report an optional module that fails, with the modules that need it`()
    async throws
  {
    let report = try await container.configure(
      ModuleSet {
        Module("posters", importance: .optional) { _ async throws in
          throw Broken()
        }
        Module("walls", dependsOn: ["posters"], importance: .optional) { _ async throws in
          Registration(Seat.self) { Seat() }
        }
        Module("hall") { Registration(Hall.self) { Hall() } }
      }
    )
    #expect(report.entries.map(\.state) == [.failed, .failed, .configured])
    #expect(report["walls"]?.failure?.kind == .dependencyFailed)
    #expect(try container.nowResolved(Hall.self)?.name == "Main")
    #expect(try container.nowResolved(Seat.self) == nil)
  }

  @Test(.tags(.scenario36)) func `end at once when a critical one fails`() async throws {
    let (begun, ended) = (Latch(), Latch())
    let error = await #expect(throws: ModuleError.self) {
      try await container.configure(
        ModuleSet {
          Module("slow") { _ in
            begun.open()
            await Latch.cancelled()
            ended.open()
            Registration(Hall.self) { Hall() }
          }
          Module("broken") { _ in
            await begun.wait()
            throw Broken()
          }
        }
      )
    }
    #expect(error?.modules == ["broken"])
    await ended.wait()
    #expect(try container.isEmptyNow)
  }

  @Test(.tags(.scenario32)) func `clean up prepared instances before a failure is thrown`()
    async throws
  {
    let closed = Recorder<String>()
    let set = ModuleSet {
      Module("hall") { _ async throws in
        Registration(Hall.self, instance: Hall()).onClose { closed.add($0.name) }
      }
      Module("seats", dependsOn: ["hall"]) { context in
        _ = try await context.resolve(Hall.self)
        throw Broken()
      }
    }
    await #expect(throws: ModuleError.self) { try await container.configure(set) }
    #expect(closed.all == ["Main"])
  }

  @Test(.tags(.scenario34))
  func `may not register one key twice, and the error follows the order of the set`()
    async throws
  {
    let gate = Latch()
    let error = await #expect(throws: ModuleError.self) {
      try await container.configure(
        ModuleSet {
          Module("first") { _ in
            await gate.wait()
            Registration(Hall.self) { Hall() }
          }
          Module("second") { _ in
            gate.open()
            Registration(Hall.self) { Hall() }
          }
        }
      )
    }
    #expect(error?.kind == .duplicateRegistration)
    #expect(error?.modules == ["first", "second"])
    #expect(try container.isEmptyNow)
  }

  @Test func `find modules of ancestors if the container is a child`() async throws {
    try await container.configure(
      ModuleSet { Module("hall") { Registration(Hall.self, instance: Hall(name: "Grand")) } },
      environment: .staging
    )
    let child = Container(label: "evening", parent: container)
    let report = try await child.configure(
      ModuleSet {
        Module("seats", dependsOn: ["hall"]) { context in
          let hall = try await context.resolve(Hall.self)
          Registration(Seat.self, instance: Seat(number: hall.name.count))
        }
      }
    )
    #expect(report.environment == .staging)
    #expect(try child.nowResolved(Seat.self)?.number == 5)
    #expect(try container.nowResolved(Seat.self) == nil)
    #expect(child.moduleReport?.order == ["seats"])
  }
}

// MARK: - Fixtures

extension Hall {
  fileprivate var printing: Printing { Printing(mailer: SMTPMailer(host: name)) }
}

extension Container {
  /// From synchronous code.
  func nowResolved<Value>(_ type: Value.Type) throws(ContainerError) -> Value? {
    try resolveIfRegistered(type)
  }

  /// Whether nothing of a configuration has come here.
  var isEmptyNow: Bool {
    get throws {
      try resolveIfRegistered(Hall.self) == nil && resolveIfRegistered(Seat.self) == nil
        && resolveIfRegistered(AppEnvironment.self) == nil && moduleReport == nil
    }
  }
}
