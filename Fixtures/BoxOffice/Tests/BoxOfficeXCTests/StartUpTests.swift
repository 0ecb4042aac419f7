import BoxOffice
import BoxOfficeDoubles
import Foundation
import Understudy
import UnderstudyModules
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class StartUpTests: ContainerTestCase {
  private let clock = ManualClock()
  private let wire = TransportStub()

  func testTheHouseIsWhatTheGatewayKeepsForIt() async throws {
    wire.sending.returns(HTTPReply(status: 200, body: Data(studioHouse.utf8)))
    let report = try await container.configure(modules, environment: .testing)
    XCTAssertEqual(report["configuration"]?.state, .configured)
    let plan = try await container.resolve(HallPlan.self)
    XCTAssertEqual(plan.seats, [Seat("S", 1), Seat("S", 2), Seat("S", 3)])
  }

  func testASilentGatewayDoesNotKeepTheDoorsShut() async throws {
    let gate = Gate("the gateway's answer")
    wire.sending.replies(.returns(HTTPReply(status: 500, body: Data())).held(at: gate))
    let house = container
    let modules = modules
    let opening = Task { try await house.configure(modules, environment: .testing) }
    for pause in [Duration.seconds(2), .milliseconds(100), .seconds(2), .milliseconds(200)] {
      await clock.sleepers(atLeast: 1)
      await clock.advance(by: pause)
    }
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(2))
    let entry = try await opening.value["configuration"]
    XCTAssertEqual(entry?.state, .fellBack)
    XCTAssertEqual(entry?.attempts, 3)
    let plan = try await container.resolve(HallPlan.self)
    XCTAssertEqual(plan, .mainHouse)
    gate.open()
  }

  func testARehearsalInAnotherEnvironment() async throws {
    try await container.configure(.withoutNetwork, environment: .production)
    container.register(AppEnvironment.self, instance: .testing)
    let account = try await container.resolve(GatewayAccount.self)
    XCTAssertEqual(account, .sandbox)
    let database = try await container.resolve(Settings.self).databasePath
    XCTAssertNil(database)
  }

  func testAHouseIsStartedOnce() async throws {
    try await container.configure(.withoutNetwork, environment: .testing)
    let desk = try await container.resolve(BookingDesk.self)
    let again = try await container.configure(.withoutNetwork, environment: .testing)
    XCTAssertTrue(again.entries.allSatisfy { $0.state == .already })
    let same = try await container.resolve(BookingDesk.self)
    XCTAssertTrue(desk === same)
  }

  private var modules: ModuleSet {
    ModuleSet {
      Module.platform
      Module.account
      Module.payments(over: wire)
      Module.configuration(clock: clock)
    }
  }
}
