// snippet: looking for leaks
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

final class SeatPlan: Sendable {}

@Suite(.container { $0.register(SeatPlan.self) { SeatPlan() } }.checkingLeaks())
struct SeatPlanTests {
  @Test func `a plan is made once`() throws {
    let plan = try Container.current.resolve(SeatPlan.self)
    #expect(try Container.current.resolve(SeatPlan.self) === plan)
  }
}
// end snippet

// snippet: allowing a leak
final class HouseClock: Sendable {
  static let shared = HouseClock()
}

@Test(
  .container { $0.register(HouseClock.self) { HouseClock.shared } }
    .checkingLeaks(allowing: HouseClock.self)
)
func `the house has one clock`() throws {
  #expect(try Container.current.resolve(HouseClock.self) === HouseClock.shared)
}
// end snippet

// snippet: shared on purpose
@Test(.container { $0.register(HouseClock.self, instance: .shared) }.checkingLeaks())
func `a clock that came ready is shared on purpose`() throws {
  #expect(try Container.current.resolve(HouseClock.self) === HouseClock.shared)
}
// end snippet
