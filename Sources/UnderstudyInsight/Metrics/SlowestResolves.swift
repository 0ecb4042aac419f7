/// The slowest resolves seen so far, up to a limit.
///
/// A heap whose root is the first to be removed: the fastest, and of equally fast ones the oldest.
///
/// Invariants: `heap.count <= max(0, limit)`; each element is removed before its children.
struct SlowestResolves: Sendable {
  private struct Place {
    let resolve: MetricsReport.SlowResolve
    let number: Int

    func goes(before other: Place) -> Bool {
      (resolve.duration, number) < (other.resolve.duration, other.number)
    }
  }

  let limit: Int
  private var heap: [Place] = []
  private var shown = 0

  /// - Parameter limit: a negative number is zero.
  init(limit: Int) { self.limit = limit }

  /// The resolves, the slowest first, the newest first among equals.
  ///
  /// - Complexity: O(n log n) in the limit.
  var sorted: [MetricsReport.SlowResolve] {
    heap.sorted { $1.goes(before: $0) }.map(\.resolve)
  }

  /// Adds a resolve if it is slow enough.
  ///
  /// - Parameter make: makes the entry; called only if it is added.
  /// - Complexity: O(log n) in the limit.
  mutating func add(
    duration: Duration,
    _ make: () -> MetricsReport.SlowResolve
  ) {
    shown += 1
    if heap.count < limit {
      heap.append(Place(resolve: make(), number: shown))
      riseFromEnd()
    } else if let first = heap.first, first.resolve.duration <= duration {
      heap[0] = Place(resolve: make(), number: shown)
      sinkFromRoot()
    }
  }

  private mutating func riseFromEnd() {
    var index = heap.count - 1
    while index > 0, heap[index].goes(before: heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func sinkFromRoot() {
    var index = 0
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].goes(before: heap[first]) {
        first = child
      }
      if first == index { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
