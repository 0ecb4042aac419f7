#if Macros
import SwiftSyntax

/// Parses the files that the wanted doubles depend on, and no others.
struct DeclarationReader {
  private let sources: [SourceText]
  private let finder: DeclarationFinder
  private(set) var index = DeclarationIndex()
  private var parsed: Set<Int> = []
  private var known: Set<String> = []

  init(_ sources: [SourceText]) {
    self.sources = sources
    finder = DeclarationFinder(sources)
  }

  /// The names of all protocols in the sources.
  var protocolNames: Set<String> { finder.protocolNames }

  /// Reads the declarations of the names, and of all names that these mention.
  mutating func read(_ names: [String]) {
    var wanted = names.filter { known.insert($0).inserted }
    while let name = wanted.popLast() {
      for file in finder.files(declaring: name) { parse(file) }
      for declaration in index.protocols[name] ?? [] { readClasses(of: declaration) }
      let mentioned =
        (index.protocols[name] ?? []).map { identifiers(of: $0.syntax) }
        + (index.aliases[name] ?? []).map { identifiers(of: $0.type) }
      wanted += mentioned.flatMap { $0 }.filter { known.insert($0).inserted }
    }
  }

  private mutating func readClasses(of declaration: ProtocolDeclaration) {
    let parents = declaration.syntax.inheritanceClause.map { identifiers(of: $0) } ?? []
    let bounds = declaration.syntax.genericWhereClause.map { identifiers(of: $0) } ?? []
    for name in parents + bounds {
      for file in finder.files(declaringClass: name) { parse(file) }
    }
  }

  private mutating func parse(_ file: Int) {
    guard parsed.insert(file).inserted else { return }
    DeclarationCollector.read(sources[file], into: &index)
  }

  private func identifiers(of syntax: some SyntaxProtocol) -> [String] {
    syntax.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier = token.tokenKind { token.bareText } else { nil }
    }
  }
}
#endif
