// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift5-client",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "understudy", path: "../..")
  ],
  targets: [
    .target(
      name: "TicketDesk",
      dependencies: [.product(name: "Understudy", package: "understudy")]
    ),
    .testTarget(
      name: "TicketDeskTests",
      dependencies: [
        "TicketDesk",
        .product(name: "UnderstudyInsight", package: "understudy"),
        .product(name: "UnderstudyInsightTesting", package: "understudy"),
        .product(name: "UnderstudyTesting", package: "understudy"),
        .product(name: "UnderstudySwiftTesting", package: "understudy"),
        .product(name: "UnderstudyXCTest", package: "understudy"),
      ]
    ),
  ],
  swiftLanguageModes: [.v5]
)
