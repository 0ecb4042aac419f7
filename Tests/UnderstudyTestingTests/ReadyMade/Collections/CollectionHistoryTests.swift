import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// What threads see of a collection at the same time: each operation takes effect in one moment between
/// its call and its return.
@Suite(.timeLimit(.minutes(10))) struct `A collection used by many threads` {
  @Test(arguments: 1...60) func `has a history that one thread could have had`(seed: UInt64) {
    let tills = InMemoryCollection([Till(id: 0, amount: 0)])
    let (time, history) = (Counter(), Recorder<Event>())
    onThreads(3) { thread in
      var random = SplitMix64(seed: seed &* 31 &+ UInt64(thread))
      for step in 0..<4 {
        let operation = Operation.random(&random, value: thread * 10 + step + 1)
        let call = time.add()
        let result = operation.perform(on: tills)
        let end = time.add()
        history.add(Event(operation: operation, result: result, call: call, end: end))
      }
    }
    let events = history.all
    #expect(events.count == 12)
    #expect(
      isExplained(events, by: [0: 0], tills.elements),
      "no order of these explains them: \(events.sorted { $0.call < $1.call })"
    )
  }

  @Test func `is judged by a check that finds impossible histories`() {
    let save = Event(operation: .save(0, 5), result: .done, call: 1, end: 2)
    let stale = Event(operation: .fetch(0), result: .value(0), call: 3, end: 4)
    let fresh = Event(operation: .fetch(0), result: .value(5), call: 3, end: 4)
    let meanwhile = Event(operation: .fetch(0), result: .value(0), call: 1, end: 4)
    #expect(!isExplained([save, stale], by: [0: 0], [Till(id: 0, amount: 5)]))
    #expect(isExplained([save, fresh], by: [0: 0], [Till(id: 0, amount: 5)]))
    #expect(isExplained([save, meanwhile], by: [0: 0], [Till(id: 0, amount: 5)]))
    #expect(!isExplained([save, fresh], by: [0: 0], [Till(id: 0, amount: 0)]))
  }

  @Test func `loses no change of a transaction that succeeds`() {
    let tills = InMemoryCollection([Till(id: 0, amount: 0)])
    let succeeded = Counter()
    onThreads(4) { _ in
      for _ in 0..<200 {
        let isDone = try? tills.transaction {
          let till = try $0.fetch(0)!  // it is never deleted
          try $0.update(Till(id: 0, amount: till.amount + 1))
          return true
        }
        if isDone == true { succeeded.add() }
      }
    }
    #expect(tills.elements == [Till(id: 0, amount: succeeded.count)])
    #expect(succeeded.count > 0)
    #expect(tills.transactions.calls.count == 800)
  }

  @Test func `never shows half of a transaction`() {
    let tills = InMemoryCollection((0..<4).map { Till(id: $0, amount: 100) })
    let odd = Recorder<Int>()
    onThreads(4) { thread in
      for step in 0..<150 {
        if thread.isMultiple(of: 2) {
          let sum = try? tills.fetch().reduce(0) { $0 + $1.amount }
          if sum != 400 { odd.add(sum ?? -1) }
        } else {
          try? tills.transaction {
            let (from, to) = (try $0.fetch(step % 4)!, try $0.fetch((step + thread) % 4)!)
            guard from.id != to.id else { return }
            try $0.update(Till(id: from.id, amount: from.amount - 1))
            try $0.update(Till(id: to.id, amount: to.amount + 1))
          }
        }
      }
    }
    #expect(odd.all.isEmpty)
  }
}

/// Random operations of one thread, nested transactions among them, against a list.
@Suite struct `A collection compared with a list` {
  @Test func `holds the same elements in the same order`() throws {
    for seed in 1...400 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let tills = InMemoryCollection<Till>()
      var list: [Till] = []
      try change(tills, &list, &random, depth: 0)
      #expect(tills.elements == list, "seed \(seed)")
    }
  }

  private func change(
    _ tills: InMemoryCollection<Till>,
    _ list: inout [Till],
    _ random: inout SplitMix64,
    depth: Int
  ) throws {
    for step in 0..<12 {
      let till = Till(id: Int(random.next() % 5), amount: step)
      let place = list.firstIndex { $0.id == till.id }
      switch random.next() % (depth < 2 ? 6 : 5) {
      case 0:
        let isNew = (try? tills.insert(till)) != nil
        #expect(isNew == (place == nil))
        if isNew { list.append(till) }
      case 1:
        let isThere = (try? tills.update(till)) != nil
        #expect(isThere == (place != nil))
        if let place { list[place] = till }
      case 2:
        try tills.save(till)
        if let place { list[place] = till } else { list.append(till) }
      case 3:
        #expect(try tills.delete(till.id) == place.map { list.remove(at: $0) })
      case 4:
        #expect(try tills.fetch(till.id) == place.map { list[$0] })
        #expect(try tills.fetch() == list)
      default:
        var inner = list
        let isCommitted = random.next() % 2 == 0
        try? tills.transaction {
          try change($0, &inner, &random, depth: depth + 1)
          if !isCommitted { throw Mishap() }
        }
        if isCommitted { list = inner }
      }
    }
  }
}

// MARK: - Fixtures

private struct Mishap: Error {}

private struct Till: Identifiable, Hashable, Sendable {
  let id: Int
  var amount: Int
}

private enum Operation: Sendable {
  case insert(Int, Int)
  case update(Int, Int)
  case save(Int, Int)
  case delete(Int)
  case fetch(Int)
  /// A transaction that reads an amount and adds to it.
  case add(Int, Int)

  static func random(_ random: inout SplitMix64, value: Int) -> Operation {
    let id = Int(random.next() % 2)
    return switch random.next() % 6 {
    case 0: .insert(id, value)
    case 1: .update(id, value)
    case 2: .save(id, value)
    case 3: .delete(id)
    case 4: .fetch(id)
    default: .add(id, value)
    }
  }

  func perform(on tills: InMemoryCollection<Till>) -> Outcome {
    do {
      switch self {
      case .insert(let id, let amount): try tills.insert(Till(id: id, amount: amount))
      case .update(let id, let amount): try tills.update(Till(id: id, amount: amount))
      case .save(let id, let amount): try tills.save(Till(id: id, amount: amount))
      case .delete(let id): return .value(try tills.delete(id)?.amount)
      case .fetch(let id): return .value(try tills.fetch(id)?.amount)
      case .add(let id, let amount):
        return .value(
          try tills.transaction {
            guard let till = try $0.fetch(id) else { return nil }
            try $0.update(Till(id: id, amount: till.amount + amount))
            return till.amount
          }
        )
      }
      return .done
    } catch InMemoryCollectionError.conflict {
      return .conflict
    } catch {
      return .refused
    }
  }
}

private enum Outcome: Hashable, Sendable {
  case done, refused, conflict
  case value(Int?)
}

private struct Event: Sendable {
  let operation: Operation
  let result: Outcome
  let call: Int
  let end: Int
}

/// Whether some order of the events, in which one that ended before another was called comes first,
/// gives these results and this end: Jeannette Wing and Chun Gong, *Testing and Verifying Concurrent
/// Objects*, 1993.
private func isExplained(_ events: [Event], by state: [Int: Int], _ end: [Till]) -> Bool {
  guard !events.isEmpty else {
    return state == Dictionary(uniqueKeysWithValues: end.map { ($0.id, $0.amount) })
  }
  let firstEnd = events.map(\.end).min() ?? 0
  for (index, event) in events.enumerated() where event.call < firstEnd {
    var next = state
    guard outcome(of: event.operation, in: &next, event.result == .conflict) == event.result else {
      continue
    }
    var rest = events
    rest.remove(at: index)
    if isExplained(rest, by: next, end) { return true }
  }
  return false
}

private func outcome(
  of operation: Operation,
  in state: inout [Int: Int],
  _ isConflict: Bool
) -> Outcome {
  if isConflict { return .conflict }  // allowed at any time, and changes nothing
  switch operation {
  case .insert(let id, let amount):
    guard state[id] == nil else { return .refused }
    state[id] = amount
  case .update(let id, let amount):
    guard state[id] != nil else { return .refused }
    state[id] = amount
  case .save(let id, let amount): state[id] = amount
  case .delete(let id): return .value(state.removeValue(forKey: id))
  case .fetch(let id): return .value(state[id])
  case .add(let id, let amount):
    let former = state[id]
    if let former { state[id] = former + amount }
    return .value(former)
  }
  return .done
}
