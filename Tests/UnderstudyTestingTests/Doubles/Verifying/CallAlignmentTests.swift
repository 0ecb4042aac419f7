import Testing

@testable import UnderstudyTesting

@Suite struct `The alignment of expected and recorded calls` {
  @Test(
    arguments: [
      ([1, 2, 3], [1, 2, 3], "1 2 3"),
      ([1, 2, 3], [1, 3], "1 -2 3"),
      ([1, 3], [1, 2, 3], "1 +2 3"),
      ([1, 2, 3, 4], [1, 3, 2, 4], "1 -2 3 +2 4"),
      ([1, 1, 1], [1, 1], "1 1 -1"),
      ([], [1], "+1"),
      ([1], [], "-1"),
      ([1, 2, 5, 6, 9], [0, 1, 5, 7, 9], "+0 1 -2 5 -6 +7 9"),
    ] as [([Int], [Int], String)]
  )
  func `keeps what both have, in order`(expected: [Int], recorded: [Int], text: String) {
    #expect(CallAlignment(expected: expected, recorded: recorded).shortText == text)
  }

  @Test func `has every call of both lists, whatever they are`() {
    var generator = SeededRandomNumberGenerator(seed: 11)
    for _ in 0..<300 {
      let lists = (0..<2).map { _ in
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          Int.random(in: 0...3, using: &generator)
        }
      }
      let alignment = CallAlignment(expected: lists[0], recorded: lists[1])
      #expect(alignment.expected == lists[0])
      #expect(alignment.recorded == lists[1])
    }
  }

  @Test func `compares no more than its limit, apart from what both begin and end with`() {
    let expected = [0] + Array(1...10) + [99]
    let recorded = [0] + Array(2...11) + [99]
    #expect(CallAlignment(expected: expected, recorded: recorded).missing == [1])
    let limited = CallAlignment(expected: expected, recorded: recorded, atMost: 99)
    #expect(limited.missing == Array(1...10))
    #expect(limited.unexpected == Array(2...11))
    #expect(limited.expected == expected)
  }

  @Test(arguments: [
    ([1, 2, 3], [3, 2, 1], true),
    ([1, 2, 2], [2, 1, 2], true),
    ([1, 2, 2], [2, 1, 1], false),
    ([1, 2], [2, 1, 1], false),
  ])
  func `tells another order from other calls`(expected: [Int], recorded: [Int], is: Bool) {
    #expect(CallAlignment(expected: expected, recorded: recorded).isReordering == `is`)
  }
}

// MARK: - Fixtures

extension CallAlignment {
  fileprivate var shortText: String {
    lines.map { line in
      switch line {
      case .same(let arguments): "\(arguments)"
      case .missing(let arguments): "-\(arguments)"
      case .unexpected(let arguments): "+\(arguments)"
      }
    }.joined(separator: " ")
  }

  fileprivate var expected: [Arguments] {
    lines.compactMap { line in
      switch line {
      case .same(let arguments), .missing(let arguments): arguments
      case .unexpected: nil
      }
    }
  }

  fileprivate var recorded: [Arguments] {
    lines.compactMap { line in
      switch line {
      case .same(let arguments), .unexpected(let arguments): arguments
      case .missing: nil
      }
    }
  }
}
