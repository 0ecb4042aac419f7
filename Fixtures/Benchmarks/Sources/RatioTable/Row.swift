import Dispatch
import Synchronization
import Workloads

/// One workload, measured.
struct Row {
  static let runs = 5
  private static let runLength = Duration.milliseconds(60)

  let workload: Workload
  let limit: Spread
  let ours: Spread
  /// Of the medians; a ratio per run would compare two different moments.
  var ratio: Double { ours.median / limit.median }
  var isReached: Bool { ratio <= workload.reach }

  /// Runs limit and ours in turns, so that a change of the machine's speed meets both.
  init(measuring workload: Workload) {
    self.workload = workload
    let limitCount = workload.pieces ?? Self.batch(of: workload.limit, in: workload.place)
    let oursCount = workload.pieces ?? Self.batch(of: workload.ours, in: workload.place)
    var limit: [Double] = []
    var ours: [Double] = []
    for _ in 0..<Self.runs {
      workload.prepare()
      limit.append(Self.time(workload.limit, limitCount, in: workload.place))
      workload.prepare()
      ours.append(Self.time(workload.ours, oursCount, in: workload.place))
    }
    self.limit = Spread(limit)
    self.ours = Spread(ours)
  }

  var cells: [String] {
    [
      workload.name, limit.description, ours.description, "\(ratio.rounded(to: 2))×",
      "≤ \(workload.reach.rounded(to: 1))×", isReached ? "reached" : "missed",
    ]
  }

  /// How many pieces fill a run; finding it warms caches and predictors up.
  private static func batch(
    of body: @escaping @Sendable (Int) -> Void,
    in place: Workload.Place
  ) -> Int {
    var count = 1_000
    while true {
      let spent = time(body, count, in: place) * Double(count)
      let wanted = runLength / .nanoseconds(1)
      if spent > wanted / 4 { return max(1, Int(Double(count) * wanted / spent)) }
      count *= 4
    }
  }

  /// Nanoseconds a piece.
  private static func time(
    _ body: @escaping @Sendable (Int) -> Void,
    _ count: Int,
    in place: Workload.Place
  ) -> Double {
    let measure: @Sendable () -> Double = {
      ContinuousClock().measure { body(count) } / .nanoseconds(1) / Double(count)
    }
    switch place {
    case .thread: return measure()
    case .task:
      let result = Mutex(0.0)
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        let nanoseconds = measure()
        result.withLock { $0 = nanoseconds }
        done.signal()
      }
      done.wait()
      return result.withLock { $0 }
    }
  }
}
