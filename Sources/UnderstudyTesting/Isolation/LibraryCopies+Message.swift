import Understudy

extension LibraryCopies {
  /// Returns the message about the copies; `nil` if no module is loaded twice.
  ///
  /// An image counts once, however often it was found. Two copies of the container duplicate
  /// everything, so the toolkit is only mentioned if it alone is duplicated.
  static func message(for copies: [LibraryCopy]) -> String? {
    for module in LibraryCopy.Module.allCases {
      var bases: Set<UInt> = []
      let images = copies.filter { $0.module == module }.map(\.image)
        .filter { bases.insert($0.base).inserted }
      if images.count > 1 { return message(for: module, in: images.map(\.path)) }
    }
    return nil
  }

  private static func message(for module: LibraryCopy.Module, in paths: [String]) -> String {
    """
    This process holds \(paths.count) copies of \(module.name):
    \(paths.map { "  - \($0)" }.joined(separator: "\n"))
      \(module.harm)
      fix: link \(module.name) into one of these binaries only. \(module.wayInXcode) In a Swift \
    package, leave out type: .dynamic on your products; then it goes into the executable or the test \
    bundle alone. If they have to be dynamic, let one target of yours depend on every product of Understudy that you use, make it a dynamic library, .library(name: "Backstage", type: .dynamic, targets: ["Backstage"]), and let your other targets depend on it instead of Understudy.
    """
  }
}

extension LibraryCopy.Module {
  var name: String {
    switch self {
    case .understudy: "Understudy"
    case .understudyTesting: "UnderstudyTesting"
    }
  }

  fileprivate var wayInXcode: String {
    switch self {
    case .understudy:
      "In an Xcode project, keep it in the app, and remove it from Link Binary With Libraries of the "
        + "test bundle."
    case .understudyTesting:
      "In an Xcode project, keep it in the test bundle, and remove it from Link Binary With "
        + "Libraries of the app and its frameworks."
    }
  }

  fileprivate var harm: String {
    switch self {
    case .understudy:
      "Registrations and overrides made through one copy are missing in the other, so tests use "
        + "live dependencies without a warning."
    case .understudyTesting:
      "Containers know the doubles of one copy only, so those of the other are not reset with "
        + "their container, and the issues they record may fail no test."
    }
  }
}
