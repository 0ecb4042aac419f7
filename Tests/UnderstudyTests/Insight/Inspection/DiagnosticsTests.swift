import Foundation
import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyInsight
@testable import UnderstudyModules

@Suite struct `Diagnostics of a container` {
  /// Everything there is, once or twice.
  private func furnished(_ held: inout [AnyObject]) throws -> Container {
    let container = Container(label: "box office")
    container.register((any Mailer).self, instance: SMTPMailer(host: "mx"))
    container.register(Printing.self) { Printing(mailer: try $0.resolve()) }
    container.register(Seat.self, lifetime: .transient) { Seat() }
    for name in ["alive", "released"] {
      container.register(Hall.self, name: name, lifetime: .weak) { Hall() }
    }
    container.register(Hall.self, name: "graph", lifetime: .graph) { Hall() }
    container.register(Office.self, lifetime: .scoped("visit")) {
      Office(printing: try $0.resolve())
    }
    container.register(Hall.self, name: "slow") { _ async in Hall() }
    container.register(Hall.self, name: "main", on: MainActor.self) { _ in Hall() }
    container.register {
      Registration(Hall.self, name: "card") { Hall() }.live().onClose { _ in }
      Registration(pooling: Hall.self, maximum: 2) { _ in Hall() }
    }
    _ = try container.resolve(Printing.self)
    _ = try container.resolve(Hall.self, name: "card")
    _ = try container.resolve(Hall.self, name: "released")
    held.append(try container.resolve(Hall.self, name: "alive"))
    held.append(Container(label: "child", parent: container))
    _ = try container.openScope("visit", id: 1).resolve(Office.self)
    container.observe { _ in }
    container.freeze(fileID: "App/Main.swift", line: 3)
    return container
  }

  @Test func `count everything`() throws {
    var held: [AnyObject] = []
    let container = try furnished(&held)
    #expect(
      container.diagnostics().description == """
        Container "box office", open: 11 registrations, 4 instances.
          lifetimes: 6 singleton, 1 transient, 2 weak, 1 graph, 1 scoped to visit
          instances: 1 ready, 3 built, 1 weak alive, 1 weak released, 1 waiting for clean-up
          marks: 1 live, 1 asynchronous, 1 on the main actor, 1 pool
          around: 2 children, 1 open scope, 1 observer, frozen at App/Main.swift:3
        """
    )
    let counts = container.diagnostics().counts
    #expect(counts.singletons == 6 && counts.scoped == ["visit": 1] && counts.pools == 1)
    #expect(counts.weakAlive == 1 && counts.weakReleased == 1 && counts.ready == 1)
    extendLifetime(held)
  }

  @Test func `have in detail a line for each key, and the containers above`() throws {
    let app = Container(label: "app")
    app.register(Seat.self, fileID: "App/Seats.swift", line: 4) { Seat() }
    app.register(Hall.self, lifetime: .scoped("visit"), fileID: "App/Halls.swift", line: 9) {
      Hall()
    }
    let visit = try app.openScope("visit", id: 1)
    visit.register(Seat.self, name: "A1", fileID: "App/Visit.swift", line: 2) { Seat() }
    _ = try visit.resolve(Hall.self)
    _ = try visit.resolve(Seat.self)
    #expect(
      visit.diagnostics().detailedReport == """
        Container "visit(1) of app", open: 1 registration, 1 instance.
          lifetimes: 1 singleton
          instances: 1 built
          keys:
            Seat(name: A1): singleton, idle, at App/Visit.swift:2
            Hall: scoped to visit, built, inherited, at App/Halls.swift:9
        Container "app", open: 2 registrations, 1 instance.
          lifetimes: 1 singleton, 1 scoped to visit
          instances: 1 built
          around: 1 child, 1 open scope
          keys:
            Seat: singleton, built, at App/Seats.swift:4
            Hall: scoped to visit, idle, at App/Halls.swift:9
        """
    )
  }

  @Test func `give the reason for a refused key`() throws {
    let container = Container(label: "app")
    container.freeze()
    container.register(Hall.self, fileID: "App/Halls.swift", line: 9) { Hall() }
    let entry = try #require(container.diagnostics()[Key(Hall.self)])
    #expect(entry.state == .poisoned)
    #expect(
      entry.description == """
        Hall: transient, poisoned, at App/Halls.swift:9: The registration of Hall was refused: \
        container "app" is frozen.
        """
    )
    #expect(container.diagnostics().counts.poisoned == 1)
  }

  @Test func `list builds in progress`() async throws {
    let container = Container()
    let build = container.registerHeldHall()
    async let hall = container.resolve(Hall.self)
    await build.started()
    #expect(container.diagnostics().building == [Key(Hall.self)])
    #expect(container.diagnostics()[Key(Hall.self)]?.state == .building)
    container.reset()
    let after = container.diagnostics()
    #expect(after.counts.building == 0 && after.counts.superseded == 1)
    #expect(
      after.description.contains("instances: 1 superseded and still being built")
    )
    build.end()
    _ = try await hall
    #expect(container.diagnostics().counts.superseded == 0)
  }

  @Test func `can be read while a factory runs, without a deadlock`() throws {
    let container = Container()
    container.register(Hall.self) { [unowned container] in
      Hall(name: "\(container.diagnostics().building)")
    }
    #expect(try container.resolve(Hall.self).name == "[Hall]")
  }

  @Test func `are available for a closing, a closed and a missing container`() async throws {
    let container = Container(label: "app")
    let seen = Recorder<ContainerDiagnostics>()
    container.register {
      Registration(Hall.self) { Hall() }.onClose { [unowned container] _ in
        seen.add(container.diagnostics())
      }
    }
    _ = try await container.resolve(Hall.self)
    await container.close()
    #expect(seen.all.map(\.state) == [.closing] && seen.all[0].counts.built == 1)
    let closed = container.diagnostics()
    #expect(closed.description == "Container \"app\", closed: 0 registrations, 0 instances.")
    #expect(closed.entries.isEmpty)
    let missing = Container.unavailable.diagnostics()
    #expect(missing.state == .unavailable)
    #expect(
      missing.description == "An unlabelled container, unavailable: 0 registrations, 0 instances."
    )
  }

  @Test func `change nothing when read: no use, no event, no issue, no build`() throws {
    let issues = IssueCollector()
    let base = Container(label: "app")
    base.register { Registration(Hall.self) { Hall() }.live() }
    base.register(Seat.self) { Seat() }
    let mock = base.fork(
      sharing: .registrations,
      label: "test",
      rules: MockRules(missing: .fails),
      host: issues
    )
    mock.register(Office.self) { Office(printing: try $0.resolve()) }
    let events = Counter()
    mock.observe { _ in events.add() }

    let diagnostics = mock.diagnostics()

    #expect(diagnostics.entries.map(\.isLive) == [true, false, false])
    #expect(diagnostics.counts.live == 1 && diagnostics.counts.built == 0)
    _ = (diagnostics.detailedReport, diagnostics.json, mock.health())
    #expect(mock.inspect().own.map(\.isUsed) == [nil, nil, false])
    #expect(events.count == 0 && issues.issues.isEmpty)
  }

  @Test func `list modules and the declared defaults of typed keys`() throws {
    let container = Container()
    _ = try container.configure(
      ModuleSet {
        Module("mail") { _ in Registration((any Mailer).self) { SMTPMailer(host: "mx") } }
        Module("print", importance: .optional) { _ throws in throw Broken() }
      }
    )
    let diagnostics = container.diagnostics()
    #expect(diagnostics.modules == ["mail"] && diagnostics.failedModules == ["print"])
    #expect(diagnostics.description.contains("\n  modules: 1 configured, 1 failed"))
  }

  @Test func `are complete as JSON`() throws {
    var held: [AnyObject] = []
    let container = try furnished(&held)
    let child = Container(label: "\"quoted\"\n", parent: container)
    let json = child.diagnostics().json
    let parsed = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    #expect(
      parsed["container"] as? String == "\"quoted\"\n" && parsed["state"] as? String == "open"
    )
    let above = try #require((parsed["ancestors"] as? [[String: Any]])?.first)
    let counts = try #require(above["counts"] as? [String: Any])
    #expect(counts["registrations"] as? Int == 11 && counts["weakReleased"] as? Int == 1)
    #expect((counts["scoped"] as? [String: Int]) == ["visit": 1])
    let keys = try #require(above["keys"] as? [[String: Any]])
    #expect(keys.count == 11 && keys[0]["key"] as? String == "Mailer")
    #expect(keys[0]["state"] as? String == "ready" && keys[0]["defect"] is NSNull)
    #expect(above["frozenAt"] as? String == "App/Main.swift:3")
    extendLifetime(held)
  }

  @Test func `hold nothing of the container`() throws {
    let container = Container()
    container.register(Hall.self) { Hall() }
    var hall: Hall? = try container.resolve(Hall.self)
    weak let known = hall
    let diagnostics = container.diagnostics()
    hall = nil
    container.reset()
    #expect(known == nil && diagnostics.counts.built == 1)
  }

  @Test func `are fast for a hundred thousand registrations`() throws {
    let container = Container()
    for number in 0..<100_000 {
      container.register(Hall.self, name: "\(number)", lifetime: .weak) { Hall() }
    }
    let counts = container.diagnostics().counts
    #expect(counts.weak == 100_000 && counts.built == 0)
  }

  @Test func `are equal for equal containers`() throws {
    let container = Container()
    container.register(Hall.self) { Hall() }
    #expect(container.diagnostics() == container.diagnostics())
    let before = container.diagnostics()
    _ = try container.resolve(Hall.self)
    #expect(container.diagnostics() != before)
  }
}
