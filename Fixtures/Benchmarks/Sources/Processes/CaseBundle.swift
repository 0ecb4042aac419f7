import Foundation

/// The tests of the package `Fixtures/Cases`, built in release.
struct CaseBundle {
  /// What the stopwatch of the tests prints.
  struct Line {
    let shape: String
    let cases: Double
    /// In nanoseconds, as is the user's.
    let wall: Double
    let user: Double
    /// The most bytes that the process has had in memory by then.
    let peak: Double
  }

  private let path: String

  /// Builds the tests.
  init() throws {
    #if canImport(Darwin)
      throw Command.Failure(description: "test bundles cannot be started like this here")
    #else
      // A package of its own: these tests are built without `-enable-testing`, as what they measure is.
      let package = Command.fixtures.appending(path: "Cases").path()
      let build = ["swift", "build", "--package-path", package, "-c", "release"]
      try Command(build + ["--build-tests"]).run()
      let folder = try Command(build + ["--show-bin-path"]).run().text
        .trimmingCharacters(in: .whitespacesAndNewlines)
      path = "\(folder)/casesPackageTests.xctest"
    #endif
  }

  /// Runs the tests whose name begins so in one process, all of them in each round.
  func underSwiftTesting(_ name: String, cases: Int, rounds: Int) throws -> [Line] {
    let filter = ["--testing-library", "swift-testing", "--filter", name]
    return try run(filter + ["--repetitions", "\(rounds)"], cases: cases)
  }

  func underXCTest(_ name: String, cases: Int) throws -> [Line] {
    try run(["Cases.\(name)"], cases: cases)
  }

  private func run(_ arguments: [String], cases: Int) throws -> [Line] {
    let command = Command([path] + arguments, environment: ["UNDERSTUDY_CASES": "\(cases)"])
    return try command.run().text
      .matches(of: /cases of (.+): (\d+), wall (\d+) ns, user (\d+) ns, peak (\d+) B/)
      .compactMap { match in
        guard let cases = Double(match.2), let wall = Double(match.3), let user = Double(match.4),
          let peak = Double(match.5)
        else { return nil }
        return Line(shape: String(match.1), cases: cases, wall: wall, user: user, peak: peak)
      }
  }
}
