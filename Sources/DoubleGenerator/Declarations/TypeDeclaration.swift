#if Macros
import SwiftSyntax

/// A type as a source declares it, as far as its name matters to doubles.
struct TypeDeclaration {
  var name: String
  var module: String
  /// The types around it, outermost first.
  var scope: [String]
  var access: ProtocolDeclaration.Access
  /// Whether it is declared within `#if`, so that its module may lack it.
  var isConditional = false
  /// Whether no record can hold its values, as they cannot be copied or cannot escape.
  var isUnkeepable = false
  var isActor = false
  /// The types that it inherits, whose members have names inside it, too.
  var inherited: [[String]] = []
  /// The class itself, which a protocol may require as superclass.
  var classSyntax: ClassDeclSyntax?

  /// The name in its module: `Docks.Crate`.
  var path: [String] { scope + [name] }
}

/// The members that an extension adds to a type.
struct ExtensionDeclaration {
  var module: String
  var members: MemberBlockItemListSyntax
}
#endif
