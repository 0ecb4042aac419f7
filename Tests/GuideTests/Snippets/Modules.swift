// snippet: modules
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

protocol SlipPrinter: Sendable {
  var name: String { get }
}

struct PaperSlips: SlipPrinter {
  let name = "dots on paper"
}

struct ScreenSlips: SlipPrinter {
  let name = "the screen"
}

struct Window: Sendable {
  let printer: any SlipPrinter
  let house: AppEnvironment
}

enum Parts {
  static let platform = ModuleSet {
    Module("printing", layer: "platform") { context in
      if context.environment == .production {
        Registration((any SlipPrinter).self) { PaperSlips() }.live()
      } else {
        Registration((any SlipPrinter).self) { ScreenSlips() }
      }
    }
  }

  static let boxOffice = ModuleSet {
    Module("window", layer: "sales", dependsOn: ["printing"]) {
      Registration(Window.self) { try Window(printer: $0.resolve(), house: $0.resolve()) }
    }
    platform
  }
}

@Test func `a container is configured with modules`() throws {
  let container = Container(label: "app")
  let report = try container.configure(Parts.boxOffice, environment: .staging)

  #expect(report.order == ["printing", "window"])
  #expect(report.statistics.layers["platform"]?.registrations == 1)
  #expect(try container.resolve(Window.self).printer.name == "the screen")
}
// end snippet

// snippet: start-up
func startApp() async throws {
  let container = try await Container.bootstrap(
    modules: Parts.boxOffice,
    environment: .detected(otherwise: .development)
  )
  for entry in container.moduleReport?.failures ?? [] { print(entry.name, entry.failure!) }
  try await container.preload([Window.self])
}
// end snippet

@Test func `the app starts`() async {
  await #expect(processExitsWith: .success) {
    try await startApp()
  }
}

// snippet: asynchronous modules
struct Repertoire: Sendable {
  var plays: [String]

  static let printed = Repertoire(plays: ["Hamlet"])

  static func download() async throws -> Repertoire {
    throw NoConnection()
  }
}

struct NoConnection: Error {}

let repertoire = Module(
  "repertoire",
  limit: .seconds(5),
  retry: RetryPolicy(maxAttempts: 3, backoff: .exponential(initial: .milliseconds(10)))
) { _ in
  let repertoire = try await Repertoire.download()
  Registration(Repertoire.self, instance: repertoire)
} fallback: { _ in
  Registration(Repertoire.self, instance: .printed)
}

let posters = Module("posters", dependsOn: ["repertoire"], importance: .optional) { context in
  let plays = try await context.resolve(Repertoire.self).plays
  for play in plays { Registration(String.self, name: play, instance: "Tonight: \(play)") }
}

@Test func `what cannot be downloaded was printed`() async throws {
  let container = Container(label: "app")
  let report = try await container.configure(ModuleSet([posters, repertoire]))

  #expect(report["repertoire"]?.state == .fellBack)
  #expect(report["repertoire"]?.attempts == 3)
  #expect(try await container.resolve(String.self, name: "Hamlet") == "Tonight: Hamlet")
}
// end snippet

// snippet: a test with modules
@Test(.container { try await $0.configure(Parts.boxOffice, environment: .testing) })
func `a test takes the app's modules, and another environment`() async throws {
  let window = try await withContainer {
    $0.register(AppEnvironment.self, instance: .production)
  } operation: {
    try await Container.current.resolve(Window.self)
  }
  #expect(window.house == .production)  // a factory resolves what is registered now
  #expect(window.printer.name == "the screen")  // a module has decided when it was asked
}
// end snippet

// snippet: another module
@Test(.container) func `a test starts the app with another module`() throws {
  let quiet = Module("printing") { Registration((any SlipPrinter).self) { ScreenSlips() } }
  try Container.current.configure(Parts.boxOffice.replacing(quiet), environment: .production)
  #expect(try Container.current.resolve(Window.self).printer.name == "the screen")
}
// end snippet
