import Foundation
import SuiteTools
import Testing

@Suite struct `The smallest set` {
  @Test(arguments: 1...3, [1, 2, 3, 10, 64, 257])
  func `is found in k (log n + 2) questions`(size: Int, count: Int) {
    guard size <= count else { return }
    var generator = SeededGenerator(seed: UInt64(size * 1000 + count))
    for _ in 0..<50 {
      let planted = Set((0..<count).shuffled(using: &generator).prefix(size))
      var questions = 0
      let found = MinimalSet.search(in: Array(0..<count)) { subset in
        questions += 1
        return planted.isSubset(of: subset)
      }
      #expect(found == planted.sorted())
      #expect(Double(questions) <= Double(size) * (log2(Double(count)).rounded(.up) + 2))
    }
  }

  @Test func `reproduces, even where more elements undo it`() {
    // 3 brings it about, unless 1 is there without 2.
    let reproduces = { (set: [Int]) in set.contains(3) && (!set.contains(1) || set.contains(2)) }
    #expect(MinimalSet.search(in: [1, 2, 3, 4], reproduces: reproduces) == [3])
  }
}
