// swift-tools-version: 6.2
import PackageDescription

// A client whose tests name doubles that nobody has written: the plug-in writes them.
let package = Package(
  name: "Doubles",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [
    // The trait brings swift-syntax, with which the plug-in reads the protocols.
    // snippet: the trait
    .package(name: "understudy", path: "../..", traits: ["Macros"])
    // end snippet
  ],
  targets: [
    .target(name: "Catalogue"),
    .target(
      name: "Shop",
      dependencies: ["Catalogue", .product(name: "Understudy", package: "understudy")]
    ),
    // Protocols of every shape that Swift has.
    .target(name: "Shapes"),
    .testTarget(
      name: "ShapesTests",
      dependencies: [
        "Shapes",
        .product(name: "UnderstudyTesting", package: "understudy"),
        .product(name: "UnderstudySwiftTesting", package: "understudy"),
      ],
      plugins: [.plugin(name: "UnderstudyDoubles", package: "understudy")]
    ),
    // snippet: the plug-in
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "UnderstudyTesting", package: "understudy"),
        .product(name: "UnderstudySwiftTesting", package: "understudy"),
      ],
      plugins: [.plugin(name: "UnderstudyDoubles", package: "understudy")]
    ),
    // end snippet
    // Its doubles are a file that `swift package generate-doubles` has written.
    .testTarget(
      name: "CommittedTests",
      dependencies: [
        "Shop",
        .product(name: "UnderstudyMacros", package: "understudy"),
        .product(name: "UnderstudyTesting", package: "understudy"),
        .product(name: "UnderstudySwiftTesting", package: "understudy"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
