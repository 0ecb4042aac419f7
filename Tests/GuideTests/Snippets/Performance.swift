// snippet: how often factories run
import Testing
import Understudy
import UnderstudyInsight

final class FloorPlan: Sendable {
  let rows = Array(1...30)
}

final class Usher: Sendable {
  let plan: FloorPlan
  init(plan: FloorPlan) { self.plan = plan }
}

@Test func `a plan is drawn once, an usher comes each time`() throws {
  let house = Container(label: "house")
  house.register(FloorPlan.self) { FloorPlan() }
  house.register(Usher.self, lifetime: .transient) { Usher(plan: try $0.resolve()) }

  let metrics = house.startMetrics()
  for _ in 0..<3 { _ = try house.resolve(Usher.self) }

  let report = metrics.report()
  #expect(report[.of(FloorPlan.self)]?.misses == 1)  // a miss builds
  #expect(report[.of(Usher.self)]?.misses == 3)
  print(report)  // how long each took, the slowest first
}
// end snippet

// snippet: before the loop
func seatNumbers(in house: Container) throws -> [Int] {
  let plan = try house.resolve(FloorPlan.self)  // once, not for each row
  return plan.rows.flatMap { row in (1...20).map { row * 100 + $0 } }
}
// end snippet

// snippet: the time of one
func timeOfOneResolve(in house: Container) throws -> Duration {
  _ = try house.resolve(FloorPlan.self)
  let spent = try ContinuousClock().measure {
    for _ in 0..<100_000 { _ = try house.resolve(FloorPlan.self) }
  }
  return spent / 100_000
}
// end snippet

@Test func `a plan that is built is found again, quickly enough to be timed`() throws {
  let house = Container(label: "house")
  house.register(FloorPlan.self) { FloorPlan() }
  #expect(try seatNumbers(in: house).count == 600)
  #expect(try timeOfOneResolve(in: house) > .zero)
}
