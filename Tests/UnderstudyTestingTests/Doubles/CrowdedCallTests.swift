import Foundation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// Eight threads at once, with as many calls each as one likes: `UNDERSTUDY_CALLS=1000000`.
@Suite(.serialized) struct CrowdedCallTests {
  private let threads = 8
  private let rounds =
    ProcessInfo.processInfo.environment["UNDERSTUDY_CALLS"].flatMap { Int($0) } ?? 30_000

  @Test func `a member loses no call and keeps the order of each thread's calls`() {
    let spy = Spy<(thread: Int, round: Int)>("turn(of:round:)")
    onThreads(threads) { [rounds] thread in
      for round in 0..<rounds { spy.call((thread, round)) }
    }

    let calls = spy.calls
    #expect(isRising(calls.map(\.order)))
    var next = Array(repeating: 0, count: threads)
    let outOfTurn = calls.count { call in
      defer { next[call.arguments.thread] += 1 }
      return call.arguments.round != next[call.arguments.thread]
    }
    #expect(outOfTurn == 0)
    #expect(next == Array(repeating: rounds, count: threads))
  }

  @Test func `each element of a sequence is returned once`() {
    let stub = Stub<Int, Int, Never>("next(after:)")
    stub.byDefault(-1)
    let elements = Array(0..<threads * rounds)
    AnswerTests.Setting.general.give(stub, elements)
    let got = Lock(Array(repeating: [Int](), count: threads))
    onThreads(threads) { [rounds] thread in
      var own: [Int] = []
      for _ in 0..<rounds { own.append(stub.call(thread)) }
      got.withLock { [own] in $0[thread] = own }
    }

    let answers = got.withLock { $0 }
    #expect(answers.allSatisfy(isRising))
    // A bare `Bool`: nobody wants to read 800,000 numbers.
    let isEachOnce = answers.joined().sorted() == elements
    #expect(isEachOnce)
    #expect(stub.calls.count == elements.count)
  }
}

// MARK: - Fixtures

private func isRising(_ numbers: [Int]) -> Bool {
  zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
}
