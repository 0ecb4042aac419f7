import Testing

@testable import UnderstudyTesting

@Suite struct `A heap of deadlines` {
  /// Every order of few, and what is left when any one of them leaves.
  @Test func `gives the earliest first, whichever entries leave before`() {
    for order in Array(0..<6).permutations {
      for leaver in 0..<6 {
        var heap = DeadlineHeap()
        for number in order { heap.insert(.numbered(number)) }
        let removals = (0..<2).map { _ in heap.remove(UInt64(leaver)) }
        #expect(removals == [true, false])
        #expect(heap.drained() == Array(0..<6).filter { $0 != leaver })
      }
    }
  }

  @Test func `keeps its order after many additions and removals`() {
    var random = SeededRandomNumberGenerator(seed: 1)
    var heap = DeadlineHeap()
    var left: Set<Int> = []
    for number in Array(0..<2_000).shuffled(using: &random) {
      heap.insert(.numbered(number))
      left.insert(number)
      if number % 3 == 0, let leaver = left.randomElement(using: &random) {
        let isRemoved = heap.remove(UInt64(leaver))
        #expect(isRemoved)
        left.remove(leaver)
      }
    }
    #expect(heap.count == left.count)
    #expect(heap.drained() == left.sorted())
  }
}

// MARK: - Fixtures

extension DeadlineHeap.Entry {
  /// Two by two they have one deadline.
  fileprivate static func numbered(_ number: Int) -> Self {
    Self(deadline: .at(number / 2), arrival: UInt64(number), id: UInt64(number))
  }
}

extension DeadlineHeap {
  fileprivate mutating func drained() -> [Int] {
    var numbers: [Int] = []
    while let entry = first {
      numbers.append(Int(entry.id))
      guard remove(entry.id) else { return numbers + [-1] }
    }
    return numbers
  }
}

extension Array {
  fileprivate var permutations: [[Element]] {
    guard let first else { return [[]] }
    return Array(dropFirst()).permutations.flatMap { rest in
      (0...rest.count).map { rest[..<$0] + [first] + rest[$0...] }.map(Array.init)
    }
  }
}
