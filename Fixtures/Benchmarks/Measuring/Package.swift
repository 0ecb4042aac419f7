// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that its tests build in seconds.
let package = Package(
  name: "measuring",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Measuring", targets: ["Measuring", "AllocationCounter"])],
  targets: [
    // Stands before the allocator of the process and counts.
    .target(name: "AllocationCounter"),
    // What a row is, how it is timed and what is printed.
    .target(name: "Measuring", dependencies: ["AllocationCounter"]),
    .testTarget(name: "MeasuringTests", dependencies: ["AllocationCounter", "Measuring"]),
  ],
  swiftLanguageModes: [.v6]
)
