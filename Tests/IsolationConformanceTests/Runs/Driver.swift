import Understudy
import UnderstudyTesting

/// A way to give cases containers; each runs every rule.
enum Driver: String, CaseIterable, Sendable {
  // Swift Testing
  case suiteTrait, suiteTraitInSeries, testTrait, mockTrait, nestedTraits, suiteContainer
  // XCTest
  case baseClass, classFixture, mixIn, observer

  enum Framework: Sendable { case swiftTesting, xcTest }

  var framework: Framework {
    switch self {
    case .suiteTrait, .suiteTraitInSeries, .testTrait, .mockTrait, .nestedTraits, .suiteContainer:
      .swiftTesting
    case .baseClass, .classFixture, .mixIn, .observer: .xcTest
    }
  }

  /// Whether two of its cases can run at the same time. XCTest's methods come one after another.
  var canOverlap: Bool { framework == .swiftTesting }

  static func all(of framework: Framework) -> [Driver] {
    allCases.filter { $0.framework == framework }
  }

  /// Its closures, the outermost first.
  var layers: [String] {
    switch self {
    case .suiteTrait, .suiteTraitInSeries: ["suite"]
    case .testTrait, .mockTrait: ["test"]
    case .nestedTraits: ["suite", "inner suite", "test"]
    case .suiteContainer: ["set-up", "suite", "test"]
    case .classFixture: ["set-up", "method"]
    case .baseClass, .mixIn, .observer: ["method"]
    }
  }

  /// Whether its outermost closure runs once for all cases.
  var hasSharedSetUp: Bool { self == .suiteContainer || self == .classFixture }

  /// Whether a case does not run whose closure has thrown. XCTest asks no observer.
  var stopsWithoutSetUp: Bool { self != .observer }

  /// Whether it shows what happens when there are very many cases.
  var isCrowded: Bool { self == .suiteTrait || self == .baseClass }

  /// What the closure of a layer does.
  func prepare(_ layer: String, _ container: Container) throws {
    precondition(layers.contains(layer), "\(self) has no layer \(layer)")
    // A case gets what all rules need, and uses what its own one needs.
    container.setVerification(.unusedOverrides, severity: .ignore)
    container.register(Note.self, name: layer, instance: Note(layer))
    container.register(Note.self, name: "innermost", instance: Note(layer))
    if layer == layers.first {
      for rule in IsolationRule.all { try rule.setUp(container) }
    }
    if layer == layers.last {
      for rule in IsolationRule.all { try rule.prepare(container) }
    }
  }
}
