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

extension [String] {
  /// The conditions as one, or nil where there is none. Each may be a choice.
  var joinedConditions: String? {
    var distinct: [String] = []
    for condition in self where !distinct.contains(condition) { distinct.append(condition) }
    return distinct.count > 1
      ? distinct.map { "(\($0))" }.joined(separator: " && ") : distinct.first
  }
}
#endif
