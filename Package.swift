// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The language as it is going to be; each feature by its proposal.
let upcomingFeatures: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
]

let package = Package(
  name: "understudy",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Understudy", targets: ["Understudy"]),
    .library(name: "UnderstudyModules", targets: ["UnderstudyModules"]),
    .library(name: "UnderstudyInsight", targets: ["UnderstudyInsight"]),
    // A product of its own, so that an app without SwiftUI does not link it.
    .library(name: "UnderstudySwiftUI", targets: ["UnderstudySwiftUI"]),
    // A product of its own, so that an app that takes no launch overrides does not link Foundation.
    .library(name: "UnderstudyLaunch", targets: ["UnderstudyLaunch"]),
    .library(name: "UnderstudyTesting", targets: ["UnderstudyTesting"]),
    // A product of its own, so that tests that inspect no container do not compile what inspects.
    .library(name: "UnderstudyInsightTesting", targets: ["UnderstudyInsightTesting"]),
    .library(name: "UnderstudyXCTest", targets: ["UnderstudyXCTest"]),
    .library(name: "UnderstudySwiftTesting", targets: ["UnderstudySwiftTesting"]),
    // These need the trait Macros.
    .library(name: "UnderstudyMacros", targets: ["UnderstudyMacros"]),
    .plugin(name: "UnderstudyDoubles", targets: ["UnderstudyDoubles"]),
    .plugin(name: "GenerateDoubles", targets: ["GenerateDoubles"]),
    // A command for CI, on any package. It needs the trait Suite.
    .executable(name: "understudy-suite", targets: ["understudy-suite"]),
  ],
  traits: [
    .trait(name: "Logging", description: "Tells swift-log what happens in a container."),
    .trait(name: "Metrics", description: "Counts and times resolves with swift-metrics."),
    // Off by default, so that whoever writes doubles by hand does not build swift-syntax.
    .trait(name: "Macros", description: "Generates doubles: builds swift-syntax."),
    .trait(name: "Suite", description: "The command understudy-suite, for CI."),
  ],
  dependencies: [
    // IssueReporting: turns a misuse into a failed test where none of our adapters is installed.
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    // CustomDump: shows where two values differ, for calls that are not the ones expected.
    // Without its trait, which would link FoundationNetworking into every test on Linux.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3", traits: []),
    // swift-log: the logger that server-side Swift has in common. Behind the trait Logging.
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    // swift-metrics: the same for counters and timers. Behind the trait Metrics.
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    // swift-syntax: parses the protocols that doubles are generated from. Behind the trait Macros.
    // A wide range, so that it resolves beside macros that other packages bring.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    // swift-argument-parser: options and help of the command understudy-suite. Behind the trait Suite.
    // From the first with `.postTerminator`, so that it resolves beside what other packages need.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.0"),
  ],
  targets: [
    .target(name: "Understudy"),
    .target(name: "UnderstudyModules", dependencies: ["Understudy"]),
    .target(
      name: "UnderstudyInsight",
      dependencies: [
        "Understudy", "UnderstudyPages",
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
        .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Metrics"])),
      ]
    ),
    .target(name: "UnderstudyLaunch", dependencies: ["Understudy"]),
    // What HTML pages have in common, and the drawing of a graph: text alone, no imports.
    .target(name: "UnderstudyPages"),
    // Reads what test processes wrote of themselves, and writes reports of it.
    .target(name: "SuiteReports", dependencies: ["UnderstudyPages"]),
    // Empty without the trait Suite.
    .executableTarget(
      name: "understudy-suite",
      dependencies: [
        "SuiteReports", "SuiteTools",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["Suite"])
        ),
      ]
    ),
    // Empty where there is no SwiftUI; Fixtures/SwiftUIStandIn compiles and runs it there.
    .target(name: "UnderstudySwiftUI", dependencies: ["Understudy"]),
    .target(
      name: "UnderstudyTesting",
      dependencies: [
        "Understudy",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]
    ),
    .target(
      name: "UnderstudyInsightTesting",
      dependencies: ["Understudy", "UnderstudyInsight", "UnderstudyTesting"]
    ),
    .target(name: "UnderstudyXCTest", dependencies: ["Understudy", "UnderstudyTesting"]),
    .target(name: "UnderstudySwiftTesting", dependencies: ["Understudy", "UnderstudyTesting"]),
    // Reads protocols and writes their doubles; empty without the trait Macros.
    .target(
      name: "DoubleGenerator",
      dependencies: [
        .product(
          name: "SwiftParser",
          package: "swift-syntax",
          condition: .when(traits: ["Macros"])
        ),
        .product(
          name: "SwiftSyntax",
          package: "swift-syntax",
          condition: .when(traits: ["Macros"])
        ),
      ]
    ),
    .executableTarget(name: "generate-doubles", dependencies: ["DoubleGenerator"]),
    // `@Double` in place, by the same generator.
    .macro(
      name: "DoubleMacros",
      dependencies: [
        "DoubleGenerator",
        .product(
          name: "SwiftCompilerPlugin",
          package: "swift-syntax",
          condition: .when(traits: ["Macros"])
        ),
        .product(
          name: "SwiftSyntaxMacros",
          package: "swift-syntax",
          condition: .when(traits: ["Macros"])
        ),
      ]
    ),
    .target(name: "UnderstudyMacros", dependencies: ["DoubleMacros", "UnderstudyTesting"]),
    // Before a test target is compiled, writes the doubles that its tests name.
    .plugin(
      name: "UnderstudyDoubles",
      capability: .buildTool(),
      dependencies: ["generate-doubles"],
      path: "Sources/UnderstudyDoublesPlugin"
    ),
    // The same as a file to commit, so that nothing else has to build swift-syntax.
    .plugin(
      name: "GenerateDoubles",
      capability: .command(
        intent: .custom(
          verb: "generate-doubles",
          description: "Writes the doubles that tests name into their test targets."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "The doubles become a file of each test target.")
        ]
      ),
      dependencies: ["generate-doubles"],
      path: "Sources/GenerateDoublesCommand"
    ),
    // Orders and shards of any package's suite. Does not know the library, so that it builds quickly.
    .target(name: "SuiteTools"),
    // What the tests share: a kit to wait and to collect with, and tags.
    .target(name: "TestSupport", dependencies: ["Understudy"], path: "Tests/TestSupport"),
    .testTarget(
      name: "UnderstudyTests",
      dependencies: [
        "TestSupport", "Understudy", "UnderstudyModules", "UnderstudyInsight",
        "UnderstudyLaunch",
        // The back ends that those packages keep for tests.
        .product(
          name: "InMemoryLogging",
          package: "swift-log",
          condition: .when(traits: ["Logging"])
        ),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
        .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Metrics"])),
        .product(
          name: "MetricsTestKit",
          package: "swift-metrics",
          condition: .when(traits: ["Metrics"])
        ),
      ]
    ),
    .testTarget(name: "SuiteReportsTests", dependencies: ["SuiteReports", "UnderstudyPages"]),
    .testTarget(
      name: "UnderstudyTestingTests",
      dependencies: [
        "TestSupport", "Understudy", "UnderstudyModules", "UnderstudyInsight", "UnderstudyTesting",
        "UnderstudyInsightTesting", "UnderstudySwiftTesting",
        // That it does not show what is redacted.
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]
    ),
    .testTarget(
      name: "UnderstudyXCTestTests",
      dependencies: [
        "TestSupport", "Understudy", "UnderstudyInsight", "UnderstudyTesting",
        "UnderstudyInsightTesting",
        "UnderstudyXCTest",
      ]
    ),
    .testTarget(
      name: "UnderstudySwiftTestingTests",
      dependencies: [
        "TestSupport", "Understudy", "UnderstudyModules", "UnderstudyTesting",
        "UnderstudySwiftTesting",
      ]
    ),
    // The rules of isolation, said once and run under both frameworks.
    .testTarget(
      name: "IsolationConformanceTests",
      dependencies: [
        "TestSupport", "Understudy", "UnderstudyTesting", "UnderstudySwiftTesting",
        "UnderstudyXCTest",
      ]
    ),
    .testTarget(name: "SuiteToolsTests", dependencies: ["SuiteTools"]),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "TestSupport", "Understudy", "UnderstudyModules", "UnderstudyInsight", "UnderstudyLaunch",
        "UnderstudyTesting", "UnderstudyInsightTesting", "UnderstudySwiftTesting",
        "UnderstudyXCTest",
        // For the page of messages.
        "SuiteReports",
        // What the guide to logging shows.
        .product(
          name: "InMemoryLogging",
          package: "swift-log",
          condition: .when(traits: ["Logging"])
        ),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
        // For the guide to metrics.
        .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Metrics"])),
        .product(
          name: "MetricsTestKit",
          package: "swift-metrics",
          condition: .when(traits: ["Metrics"])
        ),
      ],
      // Golden files, which the snippets read where they are.
      exclude: ["Snippets/Goldens"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// For CI, which has little time: in release the large test targets are compiled as they are in debug, and
// what they test is optimized. Clients never have this: a package with unsafe flags cannot be used by version.
if Context.environment["UNDERSTUDY_PLAIN_TESTS"] != nil {
  let large = ["UnderstudyTests", "UnderstudyTestingTests", "GuideTests"]
  for target in package.targets where large.contains(target.name) {
    let plain = ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"]
    target.swiftSettings = [.unsafeFlags(plain, .when(configuration: .release))]
  }
}

// For the thread sanitizer, which is there for what runs concurrently.
if Context.environment["UNDERSTUDY_CONCURRENT_TESTS"] != nil {
  let others = ["GuideTests", "SuiteReportsTests", "SuiteToolsTests"]
  package.targets.removeAll { others.contains($0.name) }
}

// The guides are tested as their readers compile them: in plain Swift 6.
for target in package.targets where target.name != "GuideTests" && target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + upcomingFeatures
}
