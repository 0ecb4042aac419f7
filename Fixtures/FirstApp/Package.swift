// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FirstApp",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [
    // By path: where your clone is. Keep the name, whatever its folder is called.
    .package(name: "understudy", path: "../..")
    // By address instead: .package(url: "https://…/understudy.git", branch: "main")
  ],
  targets: [
    .executableTarget(
      name: "FirstApp",
      dependencies: [.product(name: "Understudy", package: "understudy")]
    ),
    .testTarget(
      name: "FirstAppTests",
      dependencies: [
        "FirstApp",
        .product(name: "UnderstudyTesting", package: "understudy"),
        .product(name: "UnderstudySwiftTesting", package: "understudy"),
        .product(name: "UnderstudyXCTest", package: "understudy"),
      ]
    ),
  ]
)
