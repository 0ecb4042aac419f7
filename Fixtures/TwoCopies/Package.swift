// swift-tools-version: 6.2
import PackageDescription

// Run by `.ci/run`, which expects OneCopy to pass and the others to fail and to name both images.
// What is linked with a dynamic library has to be in another package, so there are three.
let package = Package(
  name: "two-copies",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "Stages"),
    .package(name: "understudy", path: "../.."),
  ],
  targets: [
    .executableTarget(
      name: "TwoCopies",
      dependencies: [
        .product(name: "Matinee", package: "Stages"),
        .product(name: "Evening", package: "Stages"),
      ]
    ),
    .executableTarget(
      name: "OneCopy",
      dependencies: [
        .product(name: "Stalls", package: "Stages"),
        .product(name: "Circle", package: "Stages"),
      ]
    ),
    // The common case: the library under test holds a copy, and so does the test bundle.
    .testTarget(
      name: "SecondCopy",
      dependencies: [
        .product(name: "Matinee", package: "Stages"),
        .product(name: "UnderstudySwiftTesting", package: "understudy"),
        .product(name: "UnderstudyXCTest", package: "understudy"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
