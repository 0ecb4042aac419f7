/// The failures that a collection in memory has been told to have, as a value.
struct CollectionFailures<ID: Hashable & Sendable>: Sendable {
  /// What an operation does, and to which identity; `nil` for all.
  enum Access: Hashable, Sendable {
    case read(ID?)
    case write(ID?)
    case commit
  }

  private struct Rule {
    let operation: InMemoryCollectionOperation<ID>
    let error: any Error
    /// How often it still applies; `nil` for ever.
    var times: Int?
  }

  private var rules: [Rule] = []

  /// Adds a rule after the ones that exist.
  mutating func add(
    _ operation: InMemoryCollectionOperation<ID>,
    _ error: any Error,
    times: Int?
  ) {
    if let times, times < 1 { return }
    rules.append(Rule(operation: operation, error: error, times: times))
  }

  mutating func removeAll() { rules = [] }

  /// Returns the error of the first rule that applies, which is then used once more.
  mutating func failure(of access: Access) -> (any Error)? {
    guard let index = rules.firstIndex(where: { $0.operation.covers(access) }) else { return nil }
    let error = rules[index].error
    if let times = rules[index].times {
      if times > 1 { rules[index].times = times - 1 } else { rules.remove(at: index) }
    }
    return error
  }
}

extension InMemoryCollectionOperation {
  fileprivate func covers(_ access: CollectionFailures<ID>.Access) -> Bool {
    switch (kind, access) {
    case (.all, _): true
    case (.reads, .read), (.writes, .write), (.commits, .commit): true
    case (.readsOf(let id), .read(let other)): id == other
    case (.writesOf(let id), .write(let other)): id == other
    default: false
    }
  }
}
