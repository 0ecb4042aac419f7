import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shapes

@Suite(.container)
struct IsolationShapes {
  @Test func `S103 an actor`() async {
    let double = Lighthouse2Double()
    double.on.name.returns("north")
    double.on.hail().returns(2)
    #expect(double.name == "north")
    #expect(double.hail() == 2)
    await double.blink(3)
    double.on.blink(3).verify()
  }

  @MainActor @Test func `S104 S106 the main actor`() async throws {
    let bridge = BridgeDouble()
    bridge.on.load().returns(3)
    bridge.title = "aft"
    bridge.render(Tide(level: 1))
    #expect(bridge.title == "aft")
    #expect(try await bridge.load() == 3)
    bridge.on.render(.equal(Tide(level: 1))).verify()
    let galley = GalleyDouble()
    galley.on.plate(1).answers { $0 + 1 }
    galley.menu = ["soup"]
    #expect(galley.plate(1) == 2)
    #expect(galley.menu == ["soup"])
  }

  @HarborActor @Test func `S107 a global actor`() {
    let double = PilotboatDouble()
    double.on.guide(1).returns(2)
    #expect(double.guide(1) == 2)
    double.idle()
    double.on.idle().verify()
  }

  @Test func `S109 S110 S112 S113 S115 concurrency`() async throws {
    let berthing = BerthingDouble()
    berthing.on.tie(on: .any, 3).returns(4)
    #expect(await berthing.tie(on: Dock(), 3) == 4)
    let sonar = SonarDouble()
    sonar.on.pings().returns(
      AsyncStream {
        $0.yield(1)
        $0.finish()
      }
    )
    for await ping in sonar.pings() { #expect(ping == 1) }
    let scheduler = Scheduler3Double()
    scheduler.on.start(1).returns(Task { Tide(level: 1) })
    #expect(try await scheduler.start(1).value == Tide(level: 1))
    let handoff = HandoffDouble()
    handoff.on.take().answers { Buoy() }
    #expect(await handoff.take().drift == 0)
    let keeper = TimekeeperDouble()
    try await keeper.sleep(for: .seconds(1), on: ContinuousClock())
    keeper.on.sleep(for: .any, on: .any(ContinuousClock.self)).verify()
  }

  @Test func `S133 S167 noncopyable protocols and delegates`() {
    let unique = UniqueDouble()
    unique.on.peek().returns(1)
    #expect(unique.peek() == 1)
    let delegate = Wheelhouse.Panel.DelegateDouble()
    delegate.isOn = true
    delegate.tapped(1)
    #expect(delegate.isOn)
    delegate.on.tapped(1).verify()
  }
}
