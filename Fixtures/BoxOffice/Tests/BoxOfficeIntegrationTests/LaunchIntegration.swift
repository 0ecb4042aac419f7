import BoxOffice
import Foundation
import Testing
import UnderstudyLaunch

/// The house as a test launches it: another process, which gets overrides in its environment.
@Suite struct LaunchIntegration {
  #if DEBUG
    @Test func `a launched house prints what the test has asked for`() async throws {
      let overrides = LaunchOverrides(PrintedWatermark("REHEARSAL "))
      let house = try await Launched.app(with: overrides.environment())

      #expect(house.succeeded, "\(house.output)")
      #expect(house.output.contains("REHEARSAL Ticket 1: Hamlet, seat A1"), "\(house.output)")
      #expect(!house.output.contains("SPECIMEN"))
    }

    @Test func `a launched house stops at an override that it does not know`() async throws {
      let variables = [
        LaunchOverrides.variable: #"[{"name": "PrintedWatermarks", "value": {"text": ""}}]"#
      ]
      let house = try await Launched.app(with: variables)

      #expect(!house.succeeded)
      #expect(house.output.contains("There is no override PrintedWatermarks."), "\(house.output)")
      #expect(house.output.contains("Did you mean PrintedWatermark?"), "\(house.output)")
      #expect(!house.output.contains("The window is open"))
    }
  #else
    @Test func `a launched house of a release build takes no overrides`() async throws {
      let variables = [LaunchOverrides.variable: "this is no list"]
      let house = try await Launched.app(with: variables)

      #expect(house.succeeded, "\(house.output)")
      #expect(house.output.contains("SPECIMEN Ticket 1: Hamlet, seat A1"), "\(house.output)")
    }
  #endif

  @Test(.timeLimit(.minutes(2)))
  func `a house that did not start at first still reports its modules and logs`()
    async throws
  {
    let folder = URL.temporaryDirectory.appending(path: "house-\(UUID())")
    // A folder where the database would be.
    let obstacle = folder.appending(path: "box-office.sqlite")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let variables = ["APP_ENVIRONMENT": "staging"]
    let house = try ServingHouse(in: folder, ["--log", "debug"], with: variables)

    let failure = await house.output(upTo: "/start starts it again.")
    #expect(failure.contains("The house did not start: "), "\(failure)")
    #expect(!failure.contains("The window is open"))
    #expect(failure.contains("\n  window: "), "no report of the modules: \(failure)")

    try FileManager.default.removeItem(at: obstacle)
    let start = try #require(failure.firstMatch(of: /POST (http\S+)\/start/))
    let wire = URLSessionTransport(base: try #require(URL(string: String(start.1))))
    _ = try await wire.send(HTTPCall(path: "start", headers: [:], body: Data()))
    let success = await house.output(upTo: "built RefundDesk")
    #expect(success.contains("built BoxOfficeDatabase"), "no log of the retry: \(success)")
  }
}
