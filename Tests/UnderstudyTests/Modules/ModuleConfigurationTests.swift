import TestSupport
import Testing
import Understudy
import UnderstudyModules

@Suite struct `Configuring with modules` {
  let container = Container(label: "app")

  @Test(.tags(.rowM1)) func `composes modules from closures, functions, conditions and sets`()
    throws
  {
    let halls = ModuleSet {
      for name in ["A", "B"] {
        Module("hall \(name)") { Registration(Hall.self, name: name) { Hall(name: name) } }
      }
    }
    let isKiosk = false
    let report = try container.configure(
      ModuleSet {
        Module("mailing", dependsOn: ["hall A"]) {
          mailing(host: "smtp")
          Registration(Printing.self) { try Printing(mailer: $0.resolve()) }
        }
        if isKiosk { Module("kiosk") { [] } }
        halls
      }
    )
    #expect(report.order == ["hall A", "mailing", "hall B"])
    #expect(try container.resolve(Printing.self).mailer.route == "smtp")
    #expect(try container.resolve(Hall.self, name: "B").name == "B")
  }

  @Test(.tags(.scenario31)) func `configures modules in the order of their dependencies`() throws {
    let asked = Recorder<Module.Name>()
    let set = ModuleSet {
      asking("lobby", asked, dependsOn: ["hall", "seats"])
      asking("mailing", asked)
      asking("seats", asked, dependsOn: ["hall"])
      asking("hall", asked)
    }
    #expect(try container.configure(set).order == ["mailing", "hall", "seats", "lobby"])
    #expect(asked.all == ["mailing", "hall", "seats", "lobby"])
  }

  @Test(.tags(.rowM3)) func `skips modules that the container has been configured with`() throws {
    let asked = Recorder<Module.Name>()
    let hall = asking("hall", asked)
    #expect(try container.configure(ModuleSet { hall })["hall"]?.state == .configured)
    let report = try container.configure(
      ModuleSet {
        asking("lobby", asked, dependsOn: ["hall"])
        hall
      }
    )
    #expect(report.entries.map(\.state) == [.already, .configured])
    #expect(try container.configure(ModuleSet { hall }).entries.map(\.state) == [.already])
    #expect(
      try container.configure(ModuleSet { asking("bar", asked, dependsOn: ["lobby"]) }).order == [
        "bar"
      ]
    )
    #expect(asked.all == ["hall", "lobby", "bar"])
    #expect(container.moduleReport?.order == ["hall", "lobby", "bar"])
  }

  @Test(.tags(.scenario32)) func `registers nothing if a module fails, and can be tried again`()
    throws
  {
    let attempts = Counter()
    let set = ModuleSet {
      Module("hall") { Registration(Hall.self) { Hall() } }
      Module("mailing") {
        try fail(if: attempts.add() == 1)
        mailing(host: "smtp")
      }
    }
    let error = #expect(throws: ModuleError.self) { try container.configure(set) }
    #expect(error?.kind == .moduleFailed)
    #expect(error?.modules == ["mailing"])
    #expect(error?.underlying is Broken)
    #expect(try container.resolveIfRegistered(Hall.self) == nil)
    #expect(try container.resolveIfRegistered(AppEnvironment.self) == nil)
    #expect(container.moduleReport == nil)

    #expect(try container.configure(set).entries.map(\.state) == [.configured, .configured])
    #expect(try container.resolve((any Mailer).self).route == "smtp")
  }

  @Test(.tags(.scenario36))
  func `continues without an optional module, and without the modules that need it`() throws {
    let set = ModuleSet {
      Module("posters", importance: .optional) { () throws in throw Broken() }
      Module("walls", dependsOn: ["posters"], importance: .optional) {
        Registration(Seat.self) { Seat() }
      }
      Module("hall") { Registration(Hall.self) { Hall() } }
    }
    let report = try container.configure(set)
    #expect(report.entries.map(\.state) == [.failed, .failed, .configured])
    #expect(report.entries.map(\.attempts) == [1, 0, 1])
    #expect(report.failures.map(\.failure?.kind) == [.moduleFailed, .dependencyFailed])
    #expect(try container.resolve(Hall.self).name == "Main")
    #expect(try container.resolveIfRegistered(Seat.self) == nil)
    // They are no more in place than they were.
    #expect(try container.configure(set).entries.map(\.state) == [.failed, .failed, .already])
  }

  @Test(.tags(.scenario36)) func `fails if a critical module needs an optional one that failed`() {
    let set = ModuleSet {
      Module("posters", importance: .optional) { () throws in throw Broken() }
      Module("walls", dependsOn: ["posters"]) { Registration(Seat.self) { Seat() } }
    }
    let error = #expect(throws: ModuleError.self) { try container.configure(set) }
    #expect(error?.kind == .dependencyFailed)
    #expect(container.moduleReport == nil)
  }

  @Test(.tags(.scenario34)) func `refuses a key that two modules register, and accepts two names`()
    throws
  {
    let named = ModuleSet {
      Module("first") { Registration(Hall.self, name: "A") { Hall() } }
      Module("second") { Registration(Hall.self, name: "B") { Hall() } }
    }
    try container.configure(named)
    let clashing = ModuleSet {
      Module("third") { Registration(Seat.self) { Seat() } }
      Module("fourth") { Registration(Seat.self) { Seat() } }
    }
    let error = #expect(throws: ModuleError.self) { try container.configure(clashing) }
    #expect(error?.kind == .duplicateRegistration)
    #expect(error?.modules == ["third", "fourth"])
    #expect(try container.resolveIfRegistered(Seat.self) == nil)
  }

  @Test func `registers all modules at once`() throws {
    let seen = Recorder<Bool>()
    let token = container.observe { [container] event in
      guard case .registered = event.kind else { return }
      seen.add(container.moduleReport != nil && (try? container.resolve(Seat.self)) != nil)
    }
    try container.configure(
      ModuleSet {
        Module("hall") { Registration(Hall.self) { Hall() } }
        Module("seats") { Registration(Seat.self, instance: Seat()) }
      }
    )
    token.cancel()
    #expect(seen.all == [true, true, true])
  }

  @Test func `lets a module resolve registrations of earlier modules`() throws {
    let built = Counter()
    try container.configure(
      ModuleSet {
        Module("lobby", dependsOn: ["hall"]) { context in
          let hall = try context.resolve(Hall.self)
          Registration(Seat.self, instance: Seat(number: hall.name.count))
        }
        Module("hall") {
          Registration(Hall.self) {
            built.add()
            return Hall(name: "Grand")
          }
        }
      }
    )
    #expect(try container.resolve(Seat.self).number == 5)
    // What was built on the way served the preparation only.
    #expect(built.count == 1)
    #expect(try container.resolve(Hall.self).name == "Grand")
    #expect(built.count == 2)
  }

  @Test(.tags(.rowM4), arguments: [true, false])
  func `builds a registration from another module's if there is one, else from a fallback`(
    _ hasHall: Bool
  ) throws {
    try container.configure(
      ModuleSet {
        Module("seats") {
          Registration(Seat.self) {
            let hall = try $0.resolveIfRegistered(Hall.self)
            return Seat(number: hall?.name.count ?? 1)
          }
        }
        if hasHall { Module("hall") { Registration(Hall.self) { Hall(name: "Grand") } } }
      }
    )
    #expect(try container.resolve(Seat.self).number == (hasHall ? 5 : 1))
    // A module that comes later makes a difference, too.
    try container.configure(
      ModuleSet { Module("grand hall") { Registration(Hall.self) { Hall() } } }
    )
    #expect(try container.resolve(Seat.self).number == 4)
  }

  @Test func `runs nothing if an asynchronous module is in the set`() async throws {
    let asked = Recorder<Module.Name>()
    let set = ModuleSet {
      asking("hall", asked)
      Module("catalog") { _ async throws in [] }
    }
    let container = container
    let error = #expect(throws: ModuleError.self) { try container.configureNow(set) }
    #expect(error?.kind == .requiresAsync)
    #expect(error?.modules == ["catalog"])
    #expect(asked.all.isEmpty)
    // Once it is configured, the set is none of a task's business any more.
    try await container.configure(set)
    #expect(try container.configureNow(set).entries.map(\.state) == [.already, .already])
  }
}

// MARK: - Fixtures

@RegistrationBuilder private func mailing(host: String) -> [any AnyRegistration] {
  Registration((any Mailer).self) { SMTPMailer(host: host) }
}

/// A module that tells when it is asked.
func asking(
  _ name: Module.Name,
  _ asked: Recorder<Module.Name>,
  dependsOn dependencies: [Module.Name] = []
) -> Module {
  Module(name, dependsOn: dependencies) { context in
    asked.add(context.module)
  }
}

extension Container {
  /// The synchronous form by a name of its own, for code that stands in asynchronous context.
  @discardableResult
  func configureNow(
    _ modules: ModuleSet,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ModuleError) -> ModuleReport {
    try configure(modules, fileID: fileID, line: line)
  }
}

/// A statement that throws, where `if … { throw … }` is none of a result builder's.
func fail(if isBroken: Bool) throws { if isBroken { throw Broken() } }
