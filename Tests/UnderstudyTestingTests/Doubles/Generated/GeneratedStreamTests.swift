import Testing
import Understudy
import UnderstudySwiftTesting

@testable import UnderstudyTesting

@Suite(.container, .timeLimit(.minutes(5))) struct GeneratedStreamTests {
  private typealias Calls<Output> = MemberCalls<Void, Output, Never, () -> Output>

  private func member<Output>(_: Output.Type) -> Stub<Void, Output, Never> {
    Stub(generated: "ticks()", of: "ExchangeDouble")
  }

  private func draw<Output>(_ member: Stub<Void, Output, Never>) -> Output? {
    if case .output(let output) = member.__draw((), (() -> Output).self) { output } else { nil }
  }

  @Test func `each call gets a stream with all elements`() async throws {
    let member = member(AsyncStream<Int>.self)
    let ticks = Calls(member, (() -> AsyncStream<Int>).self).streams()
    ticks.send(contentsOf: [120, 90])
    ticks.finish()
    for _ in 0..<2 {
      var found: [Int] = []
      for await price in try #require(draw(member)) { found.append(price) }
      #expect(found == [120, 90])
    }
  }

  @Test func `a stream that can throw throws what the test sends`() async throws {
    let member = member(AsyncThrowingStream<Int, any Error>.self)
    let ticks = Calls(member, (() -> AsyncThrowingStream<Int, any Error>).self).streams()
    ticks.send(120)
    ticks.fail(PaymentError.offline)
    let stream = try #require(draw(member))
    var found: [Int] = []
    await #expect(throws: PaymentError.offline) {
      for try await price in stream { found.append(price) }
    }
    #expect(found == [120])
  }

  @Test func `a sequence of any type is the manual one`() async throws {
    let member = member((any AsyncSequence<Int, Never>).self)
    let ticks = Calls(member, (() -> any AsyncSequence<Int, Never>).self).streams()
    ticks.finish()
    #expect(try #require(draw(member)) is ManualSequence<Int, Never>)
  }
}
