import TestSupport
import Testing
import Understudy
import UnderstudyModules

@Suite struct `Statistics of modules` {
  let container = Container(label: "app")

  private let built: Counter
  private let set: ModuleSet

  init() {
    let built = Counter()
    self.built = built
    set = Self.set(built)
  }

  private static func set(_ built: Counter) -> ModuleSet {
    ModuleSet {
      Module("mailing", layer: "platform", dependsOn: ["hall"]) { context in
        Registration((any Mailer).self) { SMTPMailer(host: "live") }.live()
        if context.environment != .production { Registration(Seat.self, instance: Seat()) }
      }
      Module("hall", layer: "domain") {
        Registration(Hall.self) {
          built.add()
          return Hall()
        }
        Registration(Hall.self, name: "each", lifetime: .transient) { Hall() }
      }
      Module("posters", layer: "platform") {
        Registration(Hall.self, name: "poster") { (_: Resolver) async throws in Hall() }
      }
      Module("notes") { [] }
    }
  }

  @Test(.tags(.rowM5)) func `are counted by layer and in total, without running factories`() throws
  {
    let statistics = try set.statistics(environment: .staging)
    let total = statistics.total
    #expect(total.modules == 4)
    #expect(total.registrations == 5)
    #expect(total.lifetimes == ["singleton": 4, "transient": 1])
    #expect(total.live == 1)
    #expect(total.asynchronous == 1)
    #expect(total.ready == 1)
    #expect(Set(statistics.layers.keys) == ["platform", "domain"])
    #expect(statistics.layers["platform"]?.registrations == 3)
    #expect(statistics.layers["domain"]?.lifetimes == ["singleton": 1, "transient": 1])
    #expect(built.count == 0)
    #expect(try set.statistics().total.registrations == 4)
  }

  @Test(.tags(.rowM5)) func `are in the report, for the modules that are configured`() async throws
  {
    let report = try await container.configure(
      ModuleSet {
        set
        Module("catalog", layer: "domain") { _ async throws in
          Registration(Seat.self, name: "best", instance: Seat())
        }
        Module("weather", layer: "domain", importance: .optional) { () throws in throw Broken() }
      },
      environment: .staging
    )
    var expected = try set.statistics(environment: .staging).total
    #expect(report.statistics.total.modules == expected.modules + 1)
    #expect(report.statistics.total.registrations == expected.registrations + 1)
    #expect(report.statistics.layers["domain"]?.ready == 1)
    // Those of an earlier call count as well.
    let again = try await container.configure(set)
    expected = again.statistics.total
    #expect(expected.registrations == 5)
    #expect(built.count == 0)
  }

  @Test(.tags(.rowM5)) func `are known for asynchronous modules from the report only`() {
    let error = #expect(throws: ModuleError.self) {
      try ModuleSet { Module("catalog") { _ async throws in [] } }.statistics()
    }
    #expect(error?.kind == .requiresAsync)
    #expect(throws: ModuleError.self) {
      try ModuleSet { Module("hall") { () throws in throw Broken() } }.statistics()
    }
  }

  @Test func `are readable text`() throws {
    #expect(
      try "\(set.statistics(environment: .staging))" == """
        4 modules, 5 registrations (4 singleton, 1 transient; 1 live, 1 asynchronous, 1 ready)
          domain: 1 module, 2 registrations (1 singleton, 1 transient; 0 live, 0 asynchronous, 0 ready)
          platform: 2 modules, 3 registrations (3 singleton; 1 live, 1 asynchronous, 1 ready)
        """
    )
    let report = try container.configure(
      ModuleSet {
        Module("hall") { Registration(Hall.self) { Hall() } }
        Module("weather", importance: .optional) { () throws in throw Broken() }
      }
    )
    #expect(
      "\(report)" == """
        production: 1 module, 1 registration (1 singleton; 0 live, 0 asynchronous, 0 ready)
          hall: configured
          weather: failed. Module weather failed: Broken()
        """
    )
  }
}
