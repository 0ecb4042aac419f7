// swift-tools-version: 6.2
import PackageDescription

/// Those of the package itself, since the real sources are compiled here.
let upcomingFeatures: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "swift-ui-stand-in",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Combine"),
    .target(name: "SwiftUI", dependencies: ["Combine"]),
    // The real sources, by symbolic links: a dependency on the package would be one on its target of
    // the same name, which is empty where there is no SwiftUI.
    .target(name: "Understudy", swiftSettings: upcomingFeatures),
    .target(
      name: "UnderstudyModules",
      dependencies: ["Understudy"],
      swiftSettings: upcomingFeatures
    ),
    .target(
      name: "UnderstudySwiftUI",
      dependencies: ["Understudy", "SwiftUI", "Combine"],
      swiftSettings: upcomingFeatures
    ),
    // As apps are compiled: in plain Swift 6.
    .testTarget(
      name: "UnderstudySwiftUITests",
      dependencies: ["Understudy", "UnderstudyModules", "UnderstudySwiftUI", "SwiftUI", "Combine"]
    ),
    .testTarget(
      name: "MainActorClientTests",
      dependencies: ["Understudy", "UnderstudySwiftUI", "SwiftUI"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
