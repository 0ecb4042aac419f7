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

extension String.UTF8View {
  /// Whether the text contains `word`, found byte by byte: faster than `Character` by far.
  func contains(word: String) -> Bool {
    let word = Array(word.utf8)
    return withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= word.count else { return false }
      for start in 0...(bytes.count - word.count) where bytes[start] == word[0] {
        if (1..<word.count).allSatisfy({ bytes[start + $0] == word[$0] }) { return true }
      }
      return false
    } ?? true
  }
}
#endif
