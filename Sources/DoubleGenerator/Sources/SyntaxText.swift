#if Macros
import SwiftSyntax

extension SyntaxProtocol {
  /// The source text in one line, without comments.
  var plainText: String { plainText { $0.text } }

  /// The source text in one line, without comments, each token as `spelling` says.
  func plainText(_ spelling: (TokenSyntax) -> String) -> String {
    var text = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      let word = spelling(token)
      if needsSpace || !token.leadingTrivia.isEmpty, !text.isEmpty, !word.isEmpty { text += " " }
      text += word
      // A token that is left out takes the space after it along.
      needsSpace = word.isEmpty ? false : !token.trailingTrivia.isEmpty
    }
    return text
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var bareText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension String {
  /// The name in backticks if Swift takes it for a word of its own.
  var asIdentifier: String { Self.reservedWords.contains(self) ? "`\(self)`" : self.escaped }

  private static let reservedWords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The text between the quotes of a string literal.
  var literalText: String {
    reduce(into: "") { text, character in
      if character == "\\" || character == "\"" { text.append("\\") }
      text.append(character)
    }
  }

  func indented(by spaces: Int) -> String {
    let margin = String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty || $0.hasPrefix("#sourceLocation") ? String($0) : margin + $0 }
      .joined(separator: "\n")
  }
}
#endif
