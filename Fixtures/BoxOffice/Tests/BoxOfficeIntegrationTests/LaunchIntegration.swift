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
}
