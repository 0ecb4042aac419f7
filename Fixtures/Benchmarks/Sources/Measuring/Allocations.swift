import AllocationCounter

/// How often an operation allocates, exactly.
public struct Allocations: Row {
  public let name: String
  private let reach: Reach
  private let body: Body

  /// - Parameters:
  ///   - name: what is done.
  ///   - reach: how many there may be for each operation.
  ///   - body: the operation, so many times, on a thread.
  public init(
    _ name: String,
    reach: Reach = .atMost(0),
    body: @escaping @Sendable (_ count: Int) -> Void
  ) {
    self.name = name
    self.reach = reach
    self.body = .thread(body)
  }

  /// The same in a task.
  public init(
    inTask name: String,
    reach: Reach = .atMost(0),
    body: @escaping @Sendable (_ count: Int) async -> Void
  ) {
    self.name = name
    self.reach = reach
    self.body = .task(body)
  }

  public func measure() -> Finding {
    guard allocation_counter_is_available() else {
      return Finding(name, in: .allocations, limit: nil, ours: Spread([.nan]), reach: .open)
    }
    // Metadata and caches come first; the task, too, allocates.
    _ = count(100)
    let counts = (0..<Meter.runs).map { _ in Double(count(2_000) - count(1_000)) / 1_000 }
    return Finding(name, in: .allocations, limit: nil, ours: Spread(counts), reach: reach)
  }

  private func count(_ operations: Int) -> Int {
    allocation_counter_start()
    _ = Meter.time(body, operations)
    return allocation_counter_stop()
  }
}
