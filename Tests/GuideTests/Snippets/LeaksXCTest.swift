import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// snippet: looking for leaks under XCTest
final class SeatPlanCase: ContainerTestCase {
  override class var leakCheck: LeakCheck? { LeakCheck(allowing: HouseClock.self) }

  var plan: SeatPlan?  // what the test case object holds is spared

  override func configure(_ container: Container) throws {
    container.register(SeatPlan.self) { SeatPlan() }
    container.register(HouseClock.self) { HouseClock.shared }
    plan = try container.resolve(SeatPlan.self)
  }

  func testAPlanIsMadeOnce() throws {
    XCTAssertTrue(try container.resolve(SeatPlan.self) === plan)
  }
}
// end snippet
