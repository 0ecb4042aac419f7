// swift-tools-version: 6.2
import PackageDescription

// Every test here but the controls fails on purpose; `.ci/run` runs them one by one and expects it.
let package = Package(
  name: "failing-runs",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "understudy", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "FailingRuns",
      dependencies: [
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyTesting", package: "understudy"),
        .product(name: "UnderstudySwiftTesting", package: "understudy"),
        .product(name: "UnderstudyXCTest", package: "understudy"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
