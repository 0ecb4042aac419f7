import Testing

@testable import Understudy

@Suite struct `A wait queue` {
  private func queue(_ waiters: [String]) -> (WaitQueue<String>, [UInt64]) {
    var queue = WaitQueue<String>()
    let tickets = waiters.map { waiter in
      let ticket = queue.ticket()
      _ = queue.arrive(ticket)
      queue.join(ticket, waiter)
      return ticket
    }
    return (queue, tickets)
  }

  @Test func `returns its waiters in the order of arrival`() {
    var (queue, _) = queue(["Ada", "Ben", "Cid"])
    let first = queue.removeFirst()
    let others = queue.removeAll()
    let none = queue.removeFirst()
    #expect(first == "Ada")
    #expect(others == ["Ben", "Cid"])
    #expect(none == nil && queue.isEmpty)
  }

  @Test func `passes over a waiter that has left, and returns it once`() {
    var (queue, tickets) = queue(["Ada", "Ben"])
    let left = [queue.leave(tickets[0]), queue.leave(tickets[0])]
    #expect(left == ["Ada", nil])
    #expect(!queue.contains(tickets[0]))
    let next = queue.removeFirst()
    #expect(next == "Ben")
  }

  @Test func `tells a caller on its arrival that it has left before`() {
    var queue = WaitQueue<String>()
    let ticket = queue.ticket()
    let waiter = queue.leave(ticket)
    let hasLeft = queue.arrive(ticket)
    #expect(waiter == nil && hasLeft && queue.isEmpty)
  }

  @Test func `forgets a caller that leaves after it was removed`() {
    var (queue, tickets) = queue(["Ada"])
    let first = queue.removeFirst()
    let late = queue.leave(tickets[0])
    let hasLeft = queue.arrive(tickets[0])
    #expect(first == "Ada" && late == nil && !hasLeft)
  }

  @Test func `keeps the order through many that come and go`() {
    var queue = WaitQueue<Int>()
    var expected: [Int] = []
    for number in 0..<1_000 {
      let ticket = queue.ticket()
      _ = queue.arrive(ticket)
      queue.join(ticket, number)
      if number % 3 == 0 { _ = queue.leave(ticket) } else { expected.append(number) }
      if number % 2 == 0, !expected.isEmpty {
        let next = queue.removeFirst()
        #expect(next == expected.removeFirst())
      }
      #expect(queue.count == expected.count)
    }
    let rest = queue.removeAll()
    #expect(rest == expected)
  }
}
