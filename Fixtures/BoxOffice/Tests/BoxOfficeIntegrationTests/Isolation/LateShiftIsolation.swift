import BoxOffice
import BoxOfficeDoubles
import Dispatch
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Work that does what its test did not mean, where or when no test is: which one hears of it.
@Suite struct LateShiftIsolation {
  @Test(
    .expecting("TicketPrinter is live, and no test double replaces it."),
    .mockContainer(.firewall(.marked), over: productionHouse())
  )
  func `a live printer at the door fails the test that sent the job`() async {
    let error = await #expect(throws: ContainerError.self) {
      try await TicketReprint().print(.paid())
    }
    #expect(error?.kind == .blockedByFirewall)
  }

  @Test(
    .expecting(
      "HouseClock of HoldSweeper was read after the test's container had closed",
      "BookingStore of HoldSweeper was read after the test's container had closed"
    ),
    .houseOfDoubles
  )
  func `a sweeper that works on when the evening is over touches nothing`() async throws {
    let house = try await Container.current.resolve(HouseDoubles.self)
    let sweeper = HoldSweeper()
    house.bookings["b1"] = .sample()
    house.clock.now = .curtain
    #expect(try await sweeper.sweep() == ["b1"])
    Afterwards.run {
      await #expect(throws: Never.self) { try await sweeper.sweep() }
      #expect(house.audit.entries.isEmpty)
    }
  }

  @Test func `a window without a house sells nothing`() async throws {
    let texts = try await issues {
      let error = await #expect(throws: ContainerError.self) {
        try await BookingDesk().hold([Seat("A", 1)], of: .hamlet, for: .ada)
      }
      #expect(error?.kind == .containerUnavailable)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("Cannot resolve HouseClock: no container is current") == true)
  }

  // In a process of its own, as a queue belongs to no test, and beside it others are running.
  @Test func `a job that is sent away bare finds no printer`() async throws {
    let texts = try await issues {
      await #expect(processExitsWith: .success) {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            _ = try? Container.current.resolve((any TicketPrinter).self)
            continuation.resume()
          }
        }
      }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("Nothing is registered for TicketPrinter.") == true)
  }
}
