#if Macros
import SwiftSyntax

extension AttributeSyntax {
  /// Whether the attribute states availability in terms that Swift knows in every module.
  ///
  /// `@available(Configuration 1.0, *)` means something only where `-define-availability` says what,
  /// which is the protocol's own package.
  var isKeptAvailability: Bool {
    guard attributeName.plainText == "available",
      case .availability(let list)? = arguments
    else { return false }
    return list.allSatisfy { item in
      guard case .availabilityVersionRestriction(let restriction) = item.argument else {
        return true
      }
      let name = restriction.platform.text
      return Self.platforms.contains { name == $0 || name == $0 + "ApplicationExtension" }
    }
  }

  private static let platforms = [
    "macOS", "iOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "OSX", "anyAppleOS", "swift",
    "Android", "FreeBSD", "OpenBSD", "Windows",
  ]
}
#endif
