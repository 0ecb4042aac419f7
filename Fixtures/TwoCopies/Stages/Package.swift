// swift-tools-version: 6.2
import PackageDescription

// Matinee and Evening are each linked with a copy of their own, Stalls and Circle with one dynamic
// library that holds the only copy.
let own: [Target.Dependency] = [
  .product(name: "Understudy", package: "understudy"),
  .product(name: "UnderstudyTesting", package: "understudy"),
]
let shared: [Target.Dependency] = [
  .product(name: "Backstage", package: "Backstage")
]

let package = Package(
  name: "stages",
  platforms: [.macOS(.v15)],
  products: ["Matinee", "Evening", "Stalls", "Circle"].map {
    .library(name: $0, type: .dynamic, targets: [$0])
  },
  dependencies: [
    .package(name: "understudy", path: "../../.."),
    .package(path: "../Backstage"),
  ],
  targets: [
    .target(name: "Matinee", dependencies: own),
    .target(name: "Evening", dependencies: own),
    .target(name: "Stalls", dependencies: shared),
    .target(name: "Circle", dependencies: shared),
  ],
  swiftLanguageModes: [.v6]
)
