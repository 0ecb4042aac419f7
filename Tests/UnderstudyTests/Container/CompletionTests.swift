import TestSupport
import Testing
import Understudy

/// Without `bind` the override is lost there, with it it is held.
@Suite(.tags(.scenario27), .timeLimit(.minutes(5))) struct `Escapes to completion handlers` {
  @Test func `a handler with several arguments keeps the container it is bound to`() async throws {
    let lost = try await Lookout.sent { lookout in
      Gateway().charge(12) { receipt, seat, error in
        lookout("\(receipt ?? "none") \(seat.number) \(error == nil)")
      }
    }
    let held = try await Lookout.sent { lookout in
      Gateway().charge(
        12,
        completion: Container.current.bind { receipt, seat, error in
          lookout("\(receipt ?? "none") \(seat.number) \(error == nil)")
        }
      )
    }
    expect(lost: lost, held: held, heard: "12 paid 1 true")
  }

  @Test func `a handler that returns an answer keeps the container it is bound to`() async throws {
    let answers = Recorder<Bool>()
    let lost = try await Lookout.sent { lookout in
      await Gateway().approve(report: answers.add) { price in
        lookout("\(price)")
        return price == 1
      }
    }
    let held = try await Lookout.sent { lookout in
      await Gateway().approve(
        report: answers.add,
        asking: Container.current.bind { price in
          lookout("\(price)")
          return price == 1
        }
      )
    }
    expect(lost: lost, held: held, heard: "1")
    #expect(answers.all == [true, false, true, false])
  }

  @Test func `a handler that answers later or not at all keeps the container it is bound to`()
    async throws
  {
    let lost = try await Lookout.sent { lookout in
      try await Gateway().confirm { price async throws in
        lookout("\(price)")
        return "\(price) confirmed"
      }
    }
    let held = try await Lookout.sent { lookout in
      try await Gateway().confirm(
        asking: Container.current.bind { price in
          await Task.yield()
          lookout("\(price)")
          guard price > 0 else { throw Broken() }
          return "\(price) confirmed"
        }
      )
    }
    expect(lost: lost, held: held, heard: "3")
    await #expect(throws: Broken.self) {
      try await Gateway().confirm(asking: Container().bind { _ in throw Broken() })
    }
  }
}

// MARK: - Fixtures

/// A payment gateway that answers on threads and tasks of its own.
private struct Gateway {
  func charge(
    _ price: Int,
    completion: @escaping @Sendable (String?, Seat, (any Error)?) -> Void
  ) {
    startThread { completion("\(price) paid", Seat(number: 1), nil) }
  }

  func approve(
    report: @escaping @Sendable (Bool) -> Void,
    asking: @escaping @Sendable (Int) -> Bool
  ) async {
    await withCheckedContinuation { continuation in
      startThread {
        for price in 1...2 { report(asking(price)) }
        continuation.resume()
      }
    }
  }

  func confirm(asking: @escaping @Sendable (Int) async throws -> String) async throws {
    let answer = try await Task.detached { try await asking(3) }.value
    #expect(answer == "3 confirmed")
  }
}
