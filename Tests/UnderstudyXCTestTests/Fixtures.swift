import Understudy

struct Note: Sendable {}
struct Mishap: Error {}

final class Ledger: Sendable {
  private let state = Lock<[String]>([])
  var entries: [String] { state.withLock { $0 } }
  func add(_ entry: String) { state.withLock { $0.append(entry) } }
}

/// Reads the ledger of wherever it was made.
final class Clerk: Sendable {
  let ledger = Injected<Ledger>()
}
