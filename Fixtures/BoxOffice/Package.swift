// swift-tools-version: 6.2
import PackageDescription

/// The language as it is going to be; each feature by its proposal.
let upcomingFeatures: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
]

let understudy = Target.Dependency.product(name: "Understudy", package: "understudy")
let understudyModules = Target.Dependency.product(name: "UnderstudyModules", package: "understudy")
let understudyInsight = Target.Dependency.product(name: "UnderstudyInsight", package: "understudy")
let understudyInsightTesting = Target.Dependency.product(
  name: "UnderstudyInsightTesting",
  package: "understudy"
)
let understudyLaunch = Target.Dependency.product(name: "UnderstudyLaunch", package: "understudy")
let understudyTesting = Target.Dependency.product(
  name: "UnderstudyTesting",
  package: "understudy"
)
let understudyXCTest = Target.Dependency.product(name: "UnderstudyXCTest", package: "understudy")
let understudySwiftTesting = Target.Dependency.product(
  name: "UnderstudySwiftTesting",
  package: "understudy"
)

let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")

let package = Package(
  name: "box-office",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "boxoffice", targets: ["BoxOfficeApp"])],
  traits: [
    .trait(name: "Doubles", description: "The command that writes GeneratedDoubles.swift.")
  ],
  dependencies: [
    // The container and the test doubles. A name, because the folder of a checkout has any name.
    .package(
      name: "understudy",
      path: "../..",
      traits: [.trait(name: "Macros", condition: .when(traits: ["Doubles"]))]
    ),
    // The bookings live in SQLite.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // The HTTP server of the window, and of the gateway's sandbox.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(
      name: "BoxOffice",
      dependencies: [
        understudy, understudyModules, understudyInsight, understudyLaunch,
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    // An HTTP server on a free loopback port.
    .target(
      name: "Loopback",
      dependencies: [flyingFox, .product(name: "FlyingSocks", package: "FlyingFox")]
    ),
    // The window for HTTP.
    .target(
      name: "BoxOfficeWindow",
      dependencies: [
        "BoxOffice", "Loopback", flyingFox, understudy, understudyModules, understudyInsight,
      ]
    ),
    // Plays the remote party, so it knows nothing of BoxOffice: only the gateway's wire format.
    .target(name: "GatewaySandbox", dependencies: ["Loopback", flyingFox]),
    .executableTarget(
      name: "BoxOfficeApp",
      dependencies: [
        "BoxOffice", "BoxOfficeWindow", "GatewaySandbox", understudy, understudyModules,
        understudyInsight, understudyLaunch,
      ]
    ),
    .target(
      name: "BoxOfficeDoubles",
      dependencies: [
        "BoxOffice", "BoxOfficeWindow", understudy, understudyModules, understudyTesting,
      ],
      path: "Tests/BoxOfficeDoubles"
    ),
    .testTarget(
      name: "BoxOfficeXCTests",
      dependencies: [
        "BoxOffice", "BoxOfficeDoubles", "BoxOfficeWindow", understudy, understudyModules,
        understudyXCTest,
      ]
    ),
    .testTarget(
      name: "BoxOfficeSwiftTests",
      dependencies: [
        "BoxOffice", "BoxOfficeDoubles", "BoxOfficeWindow", understudy, understudyModules,
        understudyInsight, understudySwiftTesting,
      ]
    ),
    .testTarget(
      name: "BoxOfficeIntegrationTests",
      dependencies: [
        // The app too: some tests launch it.
        "BoxOffice", "BoxOfficeApp", "BoxOfficeDoubles", "BoxOfficeWindow", "GatewaySandbox",
        understudy, understudyModules, understudyInsight, understudyInsightTesting,
        understudyLaunch, understudyXCTest, understudySwiftTesting,
      ],
      // Compared where they lie.
      exclude: ["Golden"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + upcomingFeatures
}
