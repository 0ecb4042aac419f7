// swift-tools-version: 6.2
import PackageDescription

// snippet: settings
let mainActorByDefault: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
// end snippet

let package = Package(
  name: "main-actor-client",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "understudy", path: "../..")
  ],
  targets: [
    .target(
      name: "TicketDesk",
      dependencies: [.product(name: "Understudy", package: "understudy")],
      swiftSettings: mainActorByDefault
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
      ],
      swiftSettings: mainActorByDefault
    ),
  ],
  swiftLanguageModes: [.v6]
)
