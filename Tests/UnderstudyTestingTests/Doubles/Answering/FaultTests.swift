import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Faults` {
  let host = IssueCollector()
  let stub = Stub<Int, Int, PaymentError>("charge(_:)")

  init() {
    stub.attach(host: host)
    stub.answers { $0 }
  }

  private func failures(among count: Int) -> [Int] {
    (0..<count).filter { number in
      do throws(PaymentError) {
        _ = try stub.call(number)
        return false
      } catch {
        return true
      }
    }
  }

  @Test func `occur at about the given rate, and at the same calls for the same seed`() {
    stub.fails(with: .offline, rate: 0.25, seed: 7)
    let first = failures(among: 1_000)
    #expect((200...300).contains(first.count))
    stub.fails(with: .offline, rate: 0.25, seed: 7)
    #expect(failures(among: 1_000) == first)
    stub.fails(with: .offline, rate: 0.25, seed: 8)
    #expect(failures(among: 1_000) != first)
  }

  @Test(arguments: [(0.0, 0), (1.0, 50)])
  func `never occur at a rate of 0 and always at a rate of 1`(rate: Double, count: Int) {
    stub.fails(with: .offline, rate: rate, seed: 1)
    #expect(failures(among: 50).count == count)
  }

  @Test(arguments: [-0.1, 1.1, .nan, .infinity])
  func `with any other rate fail the test and change nothing`(rate: Double) {
    let line = UInt(#line) + 1
    stub.fails(with: .offline, rate: rate, seed: 1)
    #expect(
      host.messages == [
        "charge(_:) cannot fail at a rate of \(rate).\n  fix: pass a rate from 0 to 1."
      ]
    )
    #expect(host.issues.map(\.site.line) == [line])
    #expect(failures(among: 50).isEmpty)
  }

  @Test func `take nothing from a sequence, and are named in the call's record`() throws {
    stub.returns(1, 2)
    stub.fails(with: .offline, rate: 1, seed: 1)
    #expect(throws: PaymentError.offline) { try stub.call(0) }
    #expect(stub.calls.last?.answer == .fault)
    #expect(stub.calls.last?.ending.description == "threw offline")
    stub.fails(with: .offline, rate: 0, seed: 1)
    #expect(try stub.call(0) == 1)
  }

  @Test func `come before a matching rule`() {
    stub.when(1).returns(1)
    stub.fails(with: .offline, rate: 1, seed: 1)
    #expect(failures(among: 3) == [0, 1, 2])
  }

  @Test func `count as used once one occurs, and a rate of 0 needs no use`() {
    stub.reset()
    stub.fails(with: .offline, rate: 1, seed: 1)
    #expect(stub.unusedSources.map(\.kind) == [.fault])
    #expect(failures(among: 1) == [0])
    #expect(stub.unusedSources.isEmpty)
    stub.fails(with: .offline, rate: 0, seed: 1)
    #expect(stub.unusedSources.isEmpty)
  }

  @Test func `are cleared with the answers`() throws {
    stub.fails(with: .offline, rate: 1, seed: 1)
    stub.clearAnswers()
    stub.returns(1)
    #expect(try stub.call(0) == 1)
  }

  @Test func `occur the same number of times however many threads make the calls`() async {
    stub.fails(with: .offline, rate: 0.5, seed: 3)
    let alone = failures(among: 800).count
    stub.fails(with: .offline, rate: 0.5, seed: 3)
    let together = await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [stub] in
          (0..<100).count { (try? stub.call($0)) == nil }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(together == alone)
  }
}
