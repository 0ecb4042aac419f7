#if Macros
import SwiftSyntax

/// A type alias, through which closures, optionals and other types may be spelled.
struct AliasDeclaration {
  var name: String
  var module: String
  var scope: [String]
  var type: TypeSyntax
}
#endif
