#if Macros
import SwiftSyntax

/// A type alias, through which closures, optionals and other types may be spelled.
struct AliasDeclaration {
  var name: String
  var module: String
  var scope: [String]
  /// The generic parameters: `Value` of `typealias Handler<Value> = (Value) -> Void`.
  var parameters: [String] = []
  var type: TypeSyntax

  /// The aliased type with `arguments` for the generic parameters.
  func type(with arguments: [TypeSyntax]) -> TypeSyntax {
    TypeSubstitution.replacing(parameters, by: arguments, in: type)
  }
}
#endif
