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

let package = Package(
  name: "season",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Season", targets: ["Season"]),
    .executable(name: "generate", targets: ["generate"]),
  ],
  dependencies: [
    // The container and the test doubles. A name, because the folder of a checkout has any name.
    .package(name: "understudy", path: "../..")
  ],
  targets: [
    // What is in the season, without a container.
    .target(name: "SeasonModel"),
    // Draws a season from a seed and writes it as Swift.
    .target(name: "SeasonGenerator", dependencies: ["SeasonModel"]),
    .executableTarget(name: "generate", dependencies: ["SeasonGenerator"]),
    .target(name: "Season", dependencies: ["SeasonModel", understudy, understudyModules]),
    .testTarget(
      name: "SeasonTests",
      dependencies: [
        "Season", "SeasonGenerator", "SeasonModel", understudy, understudyModules,
        .product(name: "UnderstudyInsight", package: "understudy"),
        .product(name: "UnderstudyInsightTesting", package: "understudy"),
        .product(name: "UnderstudyTesting", package: "understudy"),
        .product(name: "UnderstudySwiftTesting", package: "understudy"),
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
