import Understudy

/// A way to give cases containers; each runs every rule.
enum Driver: String, CaseIterable, Sendable {
  // Swift Testing
  case suiteTrait, suiteTraitInSeries, testTrait, mockTrait, nestedTraits, suiteContainer
  // XCTest
  case baseClass, mixIn

  enum Framework: Sendable { case swiftTesting, xcTest }

  var framework: Framework {
    switch self {
    case .suiteTrait, .suiteTraitInSeries, .testTrait, .mockTrait, .nestedTraits, .suiteContainer:
      .swiftTesting
    case .baseClass, .mixIn: .xcTest
    }
  }

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
    case .baseClass, .mixIn: ["method"]
    }
  }

  /// Whether its outermost closure runs once for all cases.
  var hasSharedSetUp: Bool { self == .suiteContainer }

  /// Whether it shows what happens when there are very many cases.
  var isCrowded: Bool { self == .suiteTrait || self == .baseClass }

  /// What the closure of a layer does.
  func prepare(_ layer: String, _ container: Container) throws {
    precondition(layers.contains(layer), "\(self) has no layer \(layer)")
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
