import Testing
import Understudy
import UnderstudyModules

@Suite struct `Replacing modules` {
  let container = Container(label: "app")
  let app = ModuleSet {
    Module("hall") { Registration(Hall.self) { Hall() } }
    Module("seats", dependsOn: ["hall"]) { Registration(Seat.self, instance: Seat(number: 1)) }
  }

  @Test func `another module replaces the one of its name`() throws {
    let other = Module("hall") { Registration(Hall.self) { Hall(name: "Double") } }
    let report = try container.configure(app.replacing(other))
    #expect(report.order == ["hall", "seats"])
    #expect(try container.resolve(Hall.self).name == "Double")
    #expect(try container.resolve(Seat.self).number == 1)
  }

  @Test func `several modules are replaced at once, and the set itself stays as it was`() throws {
    let doubles = app.replacing(
      Module("hall") { Registration(Hall.self) { Hall(name: "Double") } },
      Module("seats") { Registration(Seat.self, instance: Seat(number: 2)) }
    )
    #expect(doubles.names == ["hall", "seats"])
    try container.configure(doubles)
    #expect(try container.resolve(Seat.self).number == 2)
    let untouched = Container()
    try untouched.configure(app)
    #expect(try untouched.resolve(Hall.self).name == "Main")
  }

  @Test func `a replaced name that stands twice in the set is still an error`() throws {
    let twice = ModuleSet {
      app
      app
    }
    let error = #expect(throws: ModuleError.self) {
      try container.configure(twice.replacing(Module("hall") {}))
    }
    #expect(error?.kind == .duplicateModule)
  }

  @Test func `a replacement for no module is an error before anything runs, also in another set`()
    throws
  {
    let hull = Module("hull", fileID: "Box/Modules.swift", line: 4) {
      _ = Issue.record("ran")
    }
    let set = ModuleSet { app.replacing(hull) }
    let error = try #require(throws: ModuleError.self) {
      try container.configure(set, fileID: "Box/App.swift", line: 7)
    }
    #expect(error.kind == .nothingReplaced)
    #expect(error.modules == ["hull"])
    #expect(
      error.description == """
        Module hull cannot replace anything: the set has no module with this name.
          configured at Box/App.swift:7
          container: "app"
          - hull at Box/Modules.swift:4; did you mean: hall
          fix: write hall if that is meant, or add hull instead of replacing: \
        ModuleSet { yourSet; Module("hull") { … } }.
        """
    )
    #expect(try container.resolveIfRegistered(Hall.self) == nil)
  }
}
