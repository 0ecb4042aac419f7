import Benchmark
import Measuring
import Workloads

/// Every timed row of the ratio table twice: as `limit` and as `ours`, for the counts that a clock
/// cannot give (instructions, retains, system calls).
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .instructions, .throughput],
    scalingFactor: .kilo,
    maxDuration: .milliseconds(500)
  )
  for workload in rowGroups.flatMap({ $0.make() }).compactMap({ $0 as? Workload }) {
    let sides: [(role: String, body: Body)] = [("limit", workload.limit), ("ours", workload.ours)]
    for (role, body) in sides {
      let name = "\(workload.name) — \(role)"
      switch body {
      case .thread(let body):
        Benchmark(name) { benchmark in
          workload.prepare()
          benchmark.startMeasurement()
          body(workload.pieces ?? benchmark.scaledIterations.count)
        }
      case .task(let body):
        Benchmark(name) { (benchmark: Benchmark) async in
          workload.prepare()
          benchmark.startMeasurement()
          await body(workload.pieces ?? benchmark.scaledIterations.count)
        }
      }
    }
  }
}
