#if Macros
import DoubleGenerator
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// Writes the double of a protocol beside it.
struct DoubleMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
      throw MacroMisuse(description: "@Double stands before a protocol, and this is none.")
    }
    let double = try DoubleGenerator.double(
      inPlaceOf: declaration.description,
      module: module(of: declaration, in: context)
    )
    // Only debug builds have it.
    let text = "#if DEBUG\n\(double)#endif"
    return Parser.parse(source: text).statements.compactMap { $0.item.as(DeclSyntax.self) }
  }

  /// The module, from a file's identity such as `Shop/Gateway.swift`.
  private static func module(
    of declaration: ProtocolDeclSyntax,
    in context: some MacroExpansionContext
  ) throws -> String {
    let place = context.location(of: declaration, at: .afterLeadingTrivia, filePathMode: .fileID)
    let file = place?.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    guard let module = file?.split(separator: "/").first else {
      throw MacroMisuse(description: "@Double needs to know its module, and this place has none.")
    }
    return String(module)
  }
}

/// A use of the macro that has no meaning.
private struct MacroMisuse: Error, CustomStringConvertible {
  let description: String
}
#endif
