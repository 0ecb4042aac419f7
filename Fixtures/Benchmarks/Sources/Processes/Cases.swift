import Foundation
import Measuring

/// What a test case pays for its container: cases of the package `Fixtures/Cases`, which stand on 1,000
/// registrations, replace ten of them and ask for these, against cases without a container.
@Sendable func caseRows() -> [any Row] {
  let rows = [
    Comparison("a case through .container", "container", reach: .atMost(15)),
    Comparison("a case through .mockContainer(over:)", "mock container", reach: .open),
    Comparison("a case through .container in .suiteContainer", "suite container", reach: .open),
    Comparison(
      "a method of ContainerTestCase",
      "ContainerTestCase",
      over: "XCTestCase",
      reach: .atMost(15)
    ),
  ]
  do {
    let rounds = try CaseRounds.measure()
    return try rows.flatMap { try $0.findings(in: rounds).map(Measured.init) }
  } catch {
    print("cases: \(error)")
    return rows.map { Measured(missing: $0.name, in: .microseconds, reach: $0.reach) }
  }
}

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

  /// Its processors' time, which is judged, and the time that passes: XCTest waits a millisecond and a
  /// half for each method, in which what comes on top of it is lost.
  func findings(in rounds: CaseRounds) throws -> [Finding] {
    try [
      finding("\(name): processor time", in: rounds, reach, \.processors),
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
