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
  for workload in workloadGroups.flatMap({ $0.make() }) {
    let sides: [(role: String, prepare: @Sendable () -> Void, body: @Sendable (Int) -> Void)] = [
      ("limit", {}, workload.limit), ("ours", workload.prepare, workload.ours),
    ]
    for (role, prepare, body) in sides {
      switch workload.place {
      case .thread:
        Benchmark("\(workload.name) — \(role)") { benchmark in
          prepare()
          benchmark.startMeasurement()
          body(benchmark.scaledIterations.count)
        }
      case .task:
        Benchmark("\(workload.name) — \(role)") { (benchmark: Benchmark) async in
          prepare()
          benchmark.startMeasurement()
          body(benchmark.scaledIterations.count)
        }
      }
    }
  }
}
