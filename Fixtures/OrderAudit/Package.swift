// swift-tools-version: 6.2
import PackageDescription

// Tests that depend on their order on purpose, among others that do not: what `understudy-suite order` has to find.
let package = Package(
  name: "order-audit",
  platforms: [.macOS(.v15)],
  targets: [
    .testTarget(name: "HouseTests"),
    .testTarget(name: "HouseXCTests"),
  ]
)
