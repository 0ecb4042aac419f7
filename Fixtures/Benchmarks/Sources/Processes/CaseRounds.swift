import Foundation
import Measuring

/// What shapes of cases took, in microseconds a case, round by round.
struct CaseRounds {
  struct Round {
    let wall: Double
    let processors: Double
  }

  private var rounds: [String: [Round]] = [:]

  /// - Throws: ``Command/Failure`` for a shape that has not run.
  func of(_ shape: String) throws -> [Round] {
    guard let found = rounds[shape] else {
      throw Command.Failure(description: "no case of \(shape) has run")
    }
    return found
  }

  /// Builds the tests and runs all shapes in turns.
  static func measure() throws -> CaseRounds {
    #if canImport(Darwin)
      throw Command.Failure(description: "test bundles cannot be started like this here")
    #else
      // A package of its own: these tests are built without `-enable-testing`, as what they measure is.
      let package = Command.fixtures.appending(path: "Cases").path()
      let build = ["swift", "build", "--package-path", package, "-c", "release"]
      try Command(build + ["--build-tests"]).run()
      let folder = try Command(build + ["--show-bin-path"]).run().text
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let bundle = "\(folder)/casesPackageTests.xctest"
      var result = CaseRounds()
      try result.addSwiftTesting(bundle)
      try result.addXCTest(bundle)
      return result
    #endif
  }

  /// Ten rounds of 1,000 cases, after one to warm up: the framework's own cost grows with the square of
  /// the cases that one test has.
  private mutating func addSwiftTesting(_ bundle: String) throws {
    let text = try Command(
      bundle,
      "--testing-library",
      "swift-testing",
      "--filter",
      "UnderSwiftTesting",
      "--repetitions",
      "11",
      environment: ["UNDERSTUDY_CASES": "1000"]
    ).run().text
    add(text, skipping: 1)
  }

  /// As many runs of 10,000 methods of a class, whose set-up so weighs little.
  private mutating func addXCTest(_ bundle: String) throws {
    for _ in 0..<Meter.runs {
      let text = try Command(
        bundle,
        "Cases.UnderXCTest",
        environment: ["UNDERSTUDY_CASES": "10000"]
      ).run().text
      add(text)
    }
  }

  /// Reads the lines that the stopwatch prints.
  private mutating func add(_ text: String, skipping count: Int = 0) {
    var found: [String: [Round]] = [:]
    for line in text.matches(
      of: /cases of (.+): (\d+), wall (\d+) ns, processors (\d+) ns/
    ) {
      guard let cases = Double(line.2), let wall = Double(line.3), let spent = Double(line.4)
      else { continue }
      let round = Round(wall: wall / cases / 1_000, processors: spent / cases / 1_000)
      found[String(line.1), default: []].append(round)
    }
    for (shape, all) in found { rounds[shape, default: []] += all.dropFirst(count) }
  }
}
