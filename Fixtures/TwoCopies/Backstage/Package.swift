// swift-tools-version: 6.2
import PackageDescription

// The cure: one dynamic library that holds the library for everybody.
let package = Package(
  name: "backstage",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Backstage", type: .dynamic, targets: ["Backstage"])
  ],
  dependencies: [
    .package(name: "understudy", path: "../../..")
  ],
  targets: [
    .target(
      name: "Backstage",
      dependencies: [
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyTesting", package: "understudy"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
