// snippet: a sequence that the test drives
import Testing
import Understudy
import UnderstudyTesting

protocol Exchange: Sendable {
  func prices(of show: String) -> AsyncStream<Int>
}

final class ExchangeStub: Exchange, TestDouble {
  let prices = Stub<String, AsyncStream<Int>, Never>("prices(of:)")
  func prices(of show: String) -> AsyncStream<Int> { prices.call(show) }
}

/// Shows the lowest price so far.
@MainActor final class PriceBoard {
  private(set) var lowest = Int.max

  func follow(_ show: String, on exchange: any Exchange) async {
    for await price in exchange.prices(of: show) { lowest = min(lowest, price) }
  }
}

@MainActor @Test func `the board shows the lowest price so far`() async {
  let prices = ManualSequence<Int, Never>("prices")
  let (exchange, board) = (ExchangeStub(), PriceBoard())
  exchange.prices.returns(prices.stream)

  let following = Task { await board.follow("Hamlet", on: exchange) }
  prices.send(120)
  prices.send(contentsOf: [90, 140])
  await prices.allConsumed()  // until the board waits for the next price

  #expect(board.lowest == 90)
  prices.finish()
  await following.value
}
// end snippet

// snippet: errors and consumers
struct ExchangeClosed: Error {}

@Test func `a watch is taken up again after an error`() async throws {
  let first = ManualSequence<Int, any Error>("first")
  let second = ManualSequence<Int, any Error>("second")
  let sequences = [first, second]

  let watch = Task {
    for sequence in sequences {
      do {
        for try await price in sequence.throwingStream { return price }
      } catch is ExchangeClosed {
        continue
      }
    }
    return 0
  }
  await first.consumers(atLeast: 1)  // the loop listens
  first.fail(ExchangeClosed())
  await second.consumers(atLeast: 1)
  second.send(90)

  #expect(try await watch.value == 90)
}
// end snippet
