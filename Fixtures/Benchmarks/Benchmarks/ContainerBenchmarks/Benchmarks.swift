import Benchmark
import Workloads

/// Every row of the ratio table twice: as `limit` and as `ours`, for the counts that a clock
/// cannot give (instructions, retains, system calls).
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .instructions, .throughput],
    scalingFactor: .kilo,
    maxDuration: .milliseconds(500)
  )
  for workload in allWorkloads() {
    for (role, body) in [("limit", workload.limit), ("ours", workload.ours)] {
      switch workload.place {
      case .thread:
        Benchmark("\(workload.name) — \(role)") { benchmark in
          body(benchmark.scaledIterations.count)
        }
      case .task:
        Benchmark("\(workload.name) — \(role)") { (benchmark: Benchmark) async in
          body(benchmark.scaledIterations.count)
        }
      }
    }
  }
}
