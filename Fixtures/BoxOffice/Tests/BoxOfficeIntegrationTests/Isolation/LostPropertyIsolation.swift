import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// What is found in the house when the evening is over.
@Suite struct LostPropertyIsolation {
  @Injected private var house: HouseDoubles

  @Test(.houseOfDoubles.checkingLeaks())
  func `a sale leaves nothing behind`() async throws {
    house.bookings["b1"] = .sample()
    _ = try await Container.current.resolve(Checkout.self).confirm("b1", card: .visa)
    let refunds = try await Container.current.resolve(RefundDesk.self)
    _ = try await refunds.refund("b1")
  }

  @Test(.houseOfDoubles.checkingLeaks())
  func `a request at the window leaves nothing behind`() async throws {
    let answer = await WindowService().answer(
      .hold(HoldOrder(performance: .hamlet, seats: [Seat("A", 1)])),
      for: .ada
    )
    #expect(answer.status == 201)
  }

  @Test(.sandboxedHouse.checkingLeaks())
  func `to ask how the house is leaves nothing behind`() async throws {
    try await Container.current.preload([
      BoxOfficeDatabase.self, (any PaymentGateway).self, TicketDelivery.self,
    ])
    let answer = await WindowService().health()
    #expect(answer.status == 200)
  }

  @Test(.houseOfDoubles.checkingLeaks())
  func `rounds that have ended leave nothing behind`() async throws {
    let (bell, rope) = AsyncStream.makeStream(of: Void.self)
    rope.yield()
    rope.finish()
    _ = try await HoldSweeper.rounds(at: bell).value
  }

  @Test(.expecting("HoldSweeper: HoldSweeper"), .houseOfDoubles.checkingLeaks())
  func `rounds that nobody stops hold their sweeper`() async throws {
    house.bookings["b1"] = .sample()
    house.clock.now = .curtain
    let (bell, rope) = AsyncStream.makeStream(of: Void.self)
    rope.yield()
    let rounds = HoldSweeper.rounds(at: bell)
    // The sweeper is there once it has swept.
    await house.audit.on.append().called()
    Afterwards.run {
      rope.finish()
      _ = await rounds.result
    }
  }
}
