import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Foundation
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// The window while the house starts, from outside.
@Suite(.sandboxedHouse) struct OpeningIntegration {
  private let house = Container.current

  @MainActor
  @Test func `a window says how far the start is, and sells once the house is ready`()
    async throws
  {
    let (modules, lastModule) = AsyncStream.makeStream(of: Void.self)
    let startUp = StartUp { [house] report in
      report(ModuleProgress(completed: 3, total: 9))
      for await _ in modules {}
      return house
    }
    let window = try await BookingWindow.open(during: startUp)
    let web = Web(window, as: .ada)

    // Progress arrives on the main actor, after the attempt has begun.
    await waitFor(startUp.phase) { phase in
      if case .loading(let progress) = phase { progress.completed == 3 } else { false }
    }
    let start = try await web.start()
    #expect(start == OpeningAnswer(status: "starting", started: 3, modules: 9))
    #expect(try await web.post("bookings", HoldOrder.seats(1)).status == 503)
    #expect(try await web.get("seats/hamlet-1").status == 503)

    lastModule.finish()
    try await startUp.result()
    #expect(try await web.get("health").status == 200)
    #expect(try await web.post("bookings", HoldOrder.seats(1)).status == 201)
    await window.close()
  }

  @Test func `a start that has failed is named, and begins again on request`() async throws {
    let attempts = Spy<Int>("attempts(_:)")
    let startUp = StartUp { [house] _ in
      attempts.call(1)
      guard attempts.callCount > 1 else { throw NoPower() }
      return house
    }
    let window = try await BookingWindow.open(during: startUp)
    let web = Web(window, as: .ada)
    await #expect(throws: NoPower.self) { try await startUp.result() }
    #expect(try await web.start() == OpeningAnswer(status: "failed", reason: "NoPower()"))
    #expect(try await web.post("bookings", HoldOrder.seats(1)).status == 503)

    #expect(try await web.post("start", [String: String]()).status == 202)
    try await startUp.result()
    #expect(try await web.post("bookings", HoldOrder.seats(1)).status == 201)

    // Once it is open, there is nothing to begin again.
    #expect(try await web.post("start", [String: String]()).status == 202)
    #expect(attempts.callCount == 2)
    await window.close()
  }

  @Test func `a window of an open house has no start to repeat`() async throws {
    let window = try await BookingWindow.open()
    #expect(try await Web(window, as: .ada).post("start", [String: String]()).status == 409)
    await window.close()
  }
}

// MARK: - Fixtures

private struct NoPower: Error {}

extension Web {
  /// How far the start is; the health of a house that is not ready.
  fileprivate func start() async throws -> OpeningAnswer {
    let reply = try await get("health")
    #expect(reply.status == 503)
    return try WindowJSON.decode(OpeningAnswer.self, from: reply.body)
  }
}
