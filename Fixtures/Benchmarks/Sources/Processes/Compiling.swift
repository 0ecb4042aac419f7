import Foundation
import Measuring

/// What the compiler takes for the package and for what its users write.
@Sendable func compilingRows() -> [any Row] {
  var rows: [any Row] = []
  do {
    let clients = try [
      AddedBuild("Understudy", ["Understudy"], reach: .atMost(8)),
      AddedBuild("Understudy", ["Understudy"], to: ["Foundation"], reach: .open),
      AddedBuild("Understudy and UnderstudyTesting", toolkit, reach: .atMost(18)),
    ]
    let traits = try traits().map {
      try AddedBuild("both with trait \($0)", toolkit, traits: [$0], reach: .open)
    }
    defer { for client in clients + traits { client.remove() } }
    for client in clients + traits { rows += try client.findings().map(Measured.init) }
    rows += try wiringFindings(modules: clients[0].modules).map(Measured.init)
  } catch {
    print("compiling: \(error)")
    rows.append(Measured(missing: "what comes after", in: .seconds, reach: .atMost(0)))
  }
  return rows
}

private let toolkit = ["Understudy", "UnderstudyTesting"]

/// What the package's manifest lets its users choose.
private func traits() throws -> [String] {
  struct Manifest: Decodable {
    struct Trait: Decodable { let name: String }
    let traits: [Trait]?
  }
  let root = Command.fixtures.deletingLastPathComponent().path()
  let text = try Command("swift", "package", "--package-path", root, "dump-package").run().text
  // Warnings of the tool may stand before it.
  let json = text.drop { $0 != "{" }
  let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
  return (manifest.traits ?? []).map(\.name).filter { $0 != "default" }
}

/// A clean build of a client less that of the same client without us.
private struct AddedBuild {
  private let name: String
  private let reach: Reach
  private let client: Client
  private let empty: Client

  init(
    _ what: String,
    _ products: [String],
    traits: [String] = [],
    to modules: [String] = [],
    reach: Reach
  ) throws {
    let present = modules.isEmpty ? "an empty client" : "a client of \(modules.joined())"
    name = "clean debug build, \(what) added to \(present)"
    self.reach = reach
    client = try Client(products: products, traits: traits, importing: modules)
    empty = try Client(products: [], importing: modules)
  }

  var modules: String { client.modules }

  /// Its processor time, which is judged because it depends on no number of cores, and the time that
  /// passes.
  func findings() throws -> [Finding] {
    let pairs = try (0..<Meter.runs).map { _ in
      (empty: try empty.build(), ours: try client.build())
    }
    func finding(_ name: String, _ reach: Reach, _ time: (Command.Outcome) -> Duration) -> Finding {
      Finding(
        name,
        in: .seconds,
        limit: Spread(pairs.map { time($0.empty).seconds }),
        ours: Spread(pairs.map { (time($0.ours) - time($0.empty)).seconds }),
        reach: reach
      )
    }
    return [
      finding("\(name): processor time", reach, \.processors),
      finding("\(name): time that passes", .open, \.wall),
    ]
  }

  func remove() {
    client.remove()
    empty.remove()
  }
}
