import Synchronization

/// Counts words, from any thread.
final class Tally: Sendable {
  private let words = Mutex<[String: Int]>([:])

  var counts: [String: Int] { words.withLock { $0 } }

  func add(_ word: String) { words.withLock { $0[word, default: 0] += 1 } }
}
