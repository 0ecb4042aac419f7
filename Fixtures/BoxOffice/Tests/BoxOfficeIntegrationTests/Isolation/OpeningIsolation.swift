import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// Opening the house, in a process of its own: what ends it cannot be tried in this one.
@Suite struct OpeningIsolation {
  @Test func `a house without a clock stops at its first sweep, and says what is missing`()
    async throws
  {
    let texts = try await issues {
      await #expect(processExitsWith: .failure) {
        let mock = Container.mock {
          HouseDoubles().register(in: $0)
          $0.unregister((any HouseClock).self)
        }
        try await withContainer(mock) { _ = try await HoldSweeper().sweep() }
      }
    }
    #expect(texts.count == 2)
    #expect(texts.first?.hasPrefix("HouseClock of HoldSweeper could not be injected.") == true)
    #expect(texts.last?.contains("stands in for HouseClock, which could") == true)
  }

  @Test func `the house opens as it is composed, though its gateway is down`() async {
    await #expect(processExitsWith: .success) {
      try await withProcessDefault(because: "the bootstrap of the app is what is tested") {
        let house = try await Container.bootstrap(
          label: "box office",
          modules: .boxOffice.replacing(.account(Settings.nobodyAnswers.gateway))
            .replacing(.configuration(retry: .once)),
          environment: .testing
        )
        func validate() throws { try house.validate() }
        try validate()
        #expect(Container.current.label == "box office")
        #expect(try await house.resolve(AppEnvironment.self) == .testing)
        #expect(try await house.resolve(HallPlan.self) == .mainHouse)
        let booking = try await BookingDesk().hold(
          [Seat("A", 1)],
          of: Performance(id: "hamlet-1", title: "Hamlet", curtain: .distantFuture),
          for: .ada
        )
        #expect(booking.status == .held)
      }
    }
  }
}
