import Foundation
import Measuring

/// What a test case pays for its container: cases of the package `Fixtures/Cases`, which stand on 1,000
/// registrations, replace ten of them and ask for these, against cases without a container.
@Sendable func caseRows() -> [any Row] {
  do {
    let bundle = try CaseBundle()
    let rounds = try CaseRounds(of: bundle)
    let times = try comparisons.flatMap { try $0.findings(in: rounds) }
    return try (times + memories.flatMap { try $0.findings(of: bundle) }).map(Measured.init)
  } catch {
    print("cases: \(error)")
    return comparisons.map {
      Measured(missing: $0.name, in: .microseconds, reach: $0.reach)
    } + memories.map { Measured(missing: $0.keptName, in: .bytes, reach: CaseMemory.reach) }
  }
}

private let comparisons = [
  Comparison("a case through .container", "container", reach: .atMost(40)),
  Comparison("a fork alone, the same overrides", "fork in an empty trait", reach: .open),
  Comparison("a case through .mockContainer(over:)", "mock container", reach: .open),
  Comparison("a case through .container in .suiteContainer", "suite container", reach: .open),
  Comparison(
    "a method of ContainerTestCase",
    "ContainerTestCase",
    over: "XCTestCase",
    reach: .atMost(40)
  ),
  Comparison(
    "a fork alone, the same overrides",
    "XCTestCase with a fork",
    over: "XCTestCase",
    reach: .open
  ),
]

private let memories = [
  CaseMemory(of: "cases through .container") { bundle, cases in
    let run = { (test: String) in
      try bundle.underSwiftTesting("UnderSwiftTesting/\(test)", cases: cases, rounds: 1)
    }
    return try (run("empty"), run("container"))
  },
  CaseMemory(of: "methods of ContainerTestCase") { bundle, cases in
    let run = { (test: String) in try bundle.underXCTest("UnderXCTest/\(test)", cases: cases) }
    return try (run("testEmpty"), run("testContainer"))
  },
]

/// One shape of cases, and the one without a container that it stands next to.
private struct Comparison {
  let name: String
  let shape: String
  let empty: String
  let reach: Reach

  init(_ what: String, _ shape: String, over empty: String = "empty trait", reach: Reach) {
    name = "\(what), on top of \(empty == "empty trait" ? "an empty trait" : empty)"
    self.shape = shape
    self.empty = empty
    self.reach = reach
  }

  /// The user time, which is judged, and the time that passes: XCTest waits a millisecond and a half
  /// for each method, in which what comes on top of it is lost.
  func findings(in rounds: CaseRounds) throws -> [Finding] {
    try [
      finding("\(name): user time", in: rounds, reach, \.user),
      finding("\(name): time that passes", in: rounds, .open, \.wall),
    ]
  }

  private func finding(
    _ name: String,
    in rounds: CaseRounds,
    _ reach: Reach,
    _ time: (CaseRounds.Round) -> Double
  ) throws -> Finding {
    let empty = try rounds.of(empty).map(time)
    let ours = try rounds.of(shape).map(time)
    return Finding(
      name,
      in: .microseconds,
      limit: Spread(empty),
      ours: Spread(zip(ours, empty).map(-)),
      reach: reach
    )
  }
}
