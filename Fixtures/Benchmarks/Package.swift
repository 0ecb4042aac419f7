// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "understudy", path: "../.."),
    // Runs the same bodies as RatioTable with counters; its traits would fetch interposers.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // What a row is, how it is timed and what is printed.
    .target(name: "Measuring", dependencies: ["AllocationCounter"]),
    // Stands before the allocator of the process and counts.
    .target(name: "AllocationCounter"),
    .testTarget(name: "MeasuringTests", dependencies: ["AllocationCounter", "Measuring"]),
    .target(
      name: "Workloads",
      dependencies: [
        "Measuring",
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyTesting", package: "understudy"),
      ]
    ),
    // Rows that other processes run for: test cases and the compiler.
    .target(name: "Processes", dependencies: ["Measuring"]),
    .executableTarget(name: "RatioTable", dependencies: ["Measuring", "Processes", "Workloads"]),
    // One operation a process; `counts` runs it and judges.
    .executableTarget(
      name: "Counted",
      dependencies: ["AllocationCounter", "Measuring", "Workloads"]
    ),
    .executableTarget(
      name: "ContainerBenchmarks",
      dependencies: [
        "Measuring", "Workloads", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/ContainerBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
