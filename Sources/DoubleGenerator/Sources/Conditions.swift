#if Macros
import SwiftSyntax

extension IfConfigDeclSyntax {
  /// Each clause with the condition under which it alone is compiled.
  var clausesWithConditions: [(IfConfigClauseSyntax, String?)] {
    var failed: [String] = []
    return clauses.map { clause in
      var parts = failed.map { "!(\($0))" }
      if let condition = clause.condition?.plainText {
        parts.append(parts.isEmpty && failed.isEmpty ? condition : "(\(condition))")
        failed.append(condition)
      }
      return (clause, parts.isEmpty ? nil : parts.joined(separator: " && "))
    }
  }
}
#endif
