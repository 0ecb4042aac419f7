// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "understudy", path: "../.."),
    .package(path: "Measuring"),
    // What an app of 300 registrations is like.
    .package(path: "../Season"),
    // Runs the same bodies as RatioTable with counters; its traits would fetch interposers.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "Measuring", package: "Measuring"),
        .product(name: "Season", package: "Season"),
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyTesting", package: "understudy"),
      ]
    ),
    // Rows that other processes run for: test cases and the compiler.
    .target(
      name: "Processes",
      dependencies: [.product(name: "Measuring", package: "Measuring")]
    ),
    .executableTarget(
      name: "RatioTable",
      dependencies: [
        .product(name: "Measuring", package: "Measuring"), "Processes", "Workloads",
      ]
    ),
    // One operation a process; `counts` runs it and judges.
    .executableTarget(
      name: "Counted",
      dependencies: [.product(name: "Measuring", package: "Measuring"), "Workloads"]
    ),
    .executableTarget(
      name: "ContainerBenchmarks",
      dependencies: [
        .product(name: "Measuring", package: "Measuring"), "Workloads",
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/ContainerBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
