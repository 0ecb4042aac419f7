#if Macros
import SwiftSyntax

/// A protocol as a source declares it.
struct ProtocolDeclaration {
  /// The name without backticks.
  var name: String
  var module: String
  /// The types around it, outermost first: `["Wheelhouse", "Panel"]`.
  var scope: [String]
  var syntax: ProtocolDeclSyntax
  /// The imports of its file, each under its condition.
  var imports: [ImportLine]
  /// The condition of the `#if` clauses around it.
  var condition: String?
  var access: Access
  var path: String
  /// The types that it is written inside, outermost first; an extension begins anew.
  var enclosing: [any DeclGroupSyntax] = []
  /// Whether it is text of the generator for a protocol of the standard library.
  var isBuiltIn = false

  enum Access: Int, Comparable {
    case hidden, `internal`, `package`, `public`

    /// What stands before a declaration of the file that the generator writes.
    var modifier: String {
      switch self {
      case .hidden, .internal: ""
      case .package: "package "
      case .public: "public "
      }
    }

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  /// The name in its module: `Docks.Inner`.
  var qualifiedName: String { (scope + [name]).joined(separator: ".") }
  /// The name with its module, by which the generator tells protocols apart.
  var selector: String { "\(module)::\(qualifiedName)" }

  /// Whether the macro `@Double` writes its double.
  var hasDoubleInPlace: Bool {
    syntax.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.plainText == "Double"
    }
  }

  var inherited: [TypeSyntax] {
    syntax.inheritanceClause?.inheritedTypes.map(\.type) ?? []
  }
}

/// An `import` of the file that declares a protocol.
struct ImportLine: Hashable {
  /// The line without its access.
  var text: String
  /// The access that it states.
  var access: ProtocolDeclaration.Access?
  /// The module of the file.
  var module: String
  var condition: String?

  /// The imported module: `Darwin` of `import struct Darwin.tm`.
  var importedModule: String {
    let words = text.split(separator: " ")
    return words.last?.split(separator: ".").first.map(String.init) ?? ""
  }

  /// The imported module, if its internal declarations are imported, too.
  var testableModule: String? {
    text.hasPrefix("@testable import ") ? String(text.dropFirst("@testable import ".count)) : nil
  }
}
#endif
