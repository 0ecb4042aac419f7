import BoxOffice
import BoxOfficeDoubles
import Dispatch
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Work that has lost its house, or outlived it: which test gets to hear of it, and what.
@Suite struct LateShiftIsolation {
  @Test(
    .expecting("TicketPrinter is live here, and no test replaced it."),
    .mockContainer(.firewall(.marked), over: productionHouse())
  )
  func `a printer that answers on the door's queue fails the test that sent the job`() async {
    let error = await #expect(throws: ContainerError.self) {
      try await TicketReprint().print(.paid())
    }
    #expect(error?.kind == .liveDependency)
  }

  @Test(
    .expecting(
      "HouseClock of HoldSweeper was read",
      "BookingStore of HoldSweeper was read"
    ),
    .mockContainer { HouseDoubles().register(in: $0) }
  )
  func `a sweeper that works on after its evening touches nothing, and is named`() async throws {
    let house = try await Container.current.resolve(HouseDoubles.self)
    let sweeper = HoldSweeper()
    house.bookings["b1"] = .sample()
    house.clock.stand(at: .curtain)
    #expect(try await sweeper.sweep() == ["b1"])
    Afterwards.run {
      await #expect(throws: Never.self) { try await sweeper.sweep() }
      #expect(house.audit.entries.isEmpty)
    }
  }

  @Test func `a window without a house sells nothing`() async {
    await withKnownIssue {
      let error = await #expect(throws: ContainerError.self) {
        try await BookingDesk().hold([Seat("A", 1)], of: .hamlet, for: .ada)
      }
      #expect(error?.kind == .containerUnavailable)
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains("tests are running, and this is not on the task")
      }
    }
  }

  // In a process of its own: no test can be told from another by a job on a queue.
  @Test func `a job that is sent away bare finds no printer`() async {
    await withKnownIssue {
      await #expect(processExitsWith: .success) {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            _ = try? Container.current.resolve((any TicketPrinter).self)
            continuation.resume()
          }
        }
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Nothing is registered for TicketPrinter.") }
    }
  }
}
