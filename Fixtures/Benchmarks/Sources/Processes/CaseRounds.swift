import Foundation
import Measuring

/// What shapes of cases took, in microseconds a case, round by round.
struct CaseRounds {
  struct Round {
    let wall: Double
    /// What all threads spent in user code.
    let user: Double
  }

  private let bundle: CaseBundle
  private var rounds: [String: [Round]] = [:]

  /// - Throws: ``Command/Failure`` for a shape that has not run.
  func of(_ shape: String) throws -> [Round] {
    guard let found = rounds[shape] else {
      throw Command.Failure(description: "no case of \(shape) has run")
    }
    return found
  }

  /// Runs all shapes in turns.
  init(of bundle: CaseBundle) throws {
    self.bundle = bundle
    try addSwiftTesting()
    try addXCTest()
  }

  /// Ten rounds of 1,000 cases, after one to warm up: the framework's own cost grows with the square of
  /// the cases that one test has.
  private mutating func addSwiftTesting() throws {
    let lines = try bundle.underSwiftTesting("UnderSwiftTesting", cases: 1_000, rounds: 11)
    add(lines, skipping: 1)
  }

  /// As many runs of 10,000 methods of a class, whose set-up so weighs little.
  private mutating func addXCTest() throws {
    for _ in 0..<Meter.runs { add(try bundle.underXCTest("UnderXCTest", cases: 10_000)) }
  }

  private mutating func add(_ lines: [CaseBundle.Line], skipping count: Int = 0) {
    for (shape, lines) in Dictionary(grouping: lines, by: \.shape) {
      rounds[shape, default: []] += lines.dropFirst(count).map { line in
        let cases = line.cases * 1_000
        return Round(wall: line.wall / cases, user: line.user / cases)
      }
    }
  }
}
