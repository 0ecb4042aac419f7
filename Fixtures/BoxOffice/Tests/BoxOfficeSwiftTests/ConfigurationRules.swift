import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// How the house learns at its start what kind of house it is.
@Suite(.container) struct ConfigurationRules {
  private let clock = ManualClock()
  private let wire = TransportStub()

  @Test func `the house is what the gateway keeps for it`() async throws {
    wire.sending.returns(.studio)
    let entry = try await open()
    #expect(entry.state == .configured)
    #expect(entry.attempts == 1)
    let calculator = PriceCalculator()
    #expect(try calculator.quote(for: [Seat("S", 1)], isMember: false).total.cents == 10_00)
    #expect(throws: BookingError.noSuchSeat(Seat("A", 1))) {
      try calculator.quote(for: [Seat("A", 1)], isMember: false)
    }
  }

  @Test(arguments: 1...2)
  func `a lost answer is asked for again, after a pause that grows`(lost: Int) async throws {
    wire.sending.replies(.throws(.lost).times(lost), .returns(.studio))
    // Without a limit, whoever sleeps on the clock sleeps between two attempts.
    async let entry = open(limit: nil)
    for pause in [100, 200].prefix(lost) {
      await clock.sleepers(atLeast: 1)
      await clock.advance(by: .milliseconds(pause))
    }
    #expect(clock.now.offset == .milliseconds(lost == 1 ? 100 : 300))
    #expect(try await entry.state == .configured)
    #expect(try await entry.attempts == lost + 1)
    #expect(try await Container.current.resolve(HallPlan.self).seats.count == 3)
  }

  @Test func `a gateway that is silent does not keep the doors shut`() async throws {
    let gate = Gate("the gateway's answer")
    wire.sending.replies(.returns(.studio).held(at: gate))
    async let entry = open(retry: .once)
    await gate.waitForArrivals()
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(2))
    #expect(try await entry.state == .fellBack)
    #expect(try await entry.failure?.kind == .limitExceeded)
    #expect(try await Container.current.resolve(HallPlan.self) == .mainHouse)
    gate.open()
  }

  @Test(arguments: [
    HTTPReply(status: 200, body: Data("<html>".utf8)),
    HTTPReply(status: 200, body: Data(#"{"rows": []}"#.utf8)),
    HTTPReply(status: 500, body: Data()),
  ])
  func `an answer that is none leaves the house that is built in`(reply: HTTPReply) async throws {
    wire.sending.returns(reply)
    let entry = try await open(retry: RetryPolicy(maxAttempts: 3))
    #expect(entry.state == .fellBack)
    #expect(entry.attempts == 3)
    #expect(try await Container.current.resolve(HoldPolicy.self) == HoldPolicy())
    wire.sending.verify(3, with: "v1/house", .any, .any)
  }

  @Test func `a house whose opening is called off stays shut, and can be opened later`()
    async throws
  {
    wire.sending.replies(.hangs(then: .throws(.lost)), .returns(.studio))
    let opening = Task { try await open() }
    await wire.sending.called()
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    #expect(try await Container.current.resolveIfRegistered(HallPlan.self) == nil)
    #expect(try await open().state == .configured)
  }

  @Test func `a test may say what kind of house it is, and no gateway is asked`() throws {
    let studio = HouseConfiguration(hall: HallPlan(rows: [.init("S", seats: 1, category: .circle)]))
    try Container.current.configure(house(.configuration(studio)), environment: .testing)
    #expect(try Container.current.resolve(HallPlan.self).seats == [Seat("S", 1)])
    wire.sending.verify(.never)
  }

  /// Opens the house far enough to know what it is.
  private func open(
    limit: Duration? = .seconds(2),
    retry: RetryPolicy = .whenOpening
  ) async throws -> ModuleReport.Entry {
    let report = try await Container.current.configure(
      house(.configuration(limit: limit, retry: retry, clock: clock)),
      environment: .testing
    )
    return try #require(report["configuration"])
  }

  private func house(_ configuration: Module) -> ModuleSet {
    ModuleSet {
      Module.platform
      Module.account
      Module.payments(over: wire)
      configuration
    }
  }
}

// MARK: - Fixtures

extension HTTPReply {
  fileprivate static let studio = HTTPReply(status: 200, body: Data(studioHouse.utf8))
}

extension HTTPTransportError {
  fileprivate static let lost = HTTPTransportError(reason: "the line is dead")
}
