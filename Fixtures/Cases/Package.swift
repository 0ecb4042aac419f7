// swift-tools-version: 6.2
import PackageDescription

// What a test case pays for its container. Run by `RatioTable cases` in Fixtures/Benchmarks, in release;
// on their own these are a few cases, and print how long they took.
let package = Package(
  name: "cases",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "understudy", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "Cases",
      dependencies: [
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudySwiftTesting", package: "understudy"),
        .product(name: "UnderstudyXCTest", package: "understudy"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
