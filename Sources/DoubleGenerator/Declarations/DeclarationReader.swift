#if Macros
import SwiftSyntax

/// Parses the files that the wanted doubles depend on, and no others.
struct DeclarationReader {
  private let sources: [SourceText]
  private let finder: DeclarationFinder
  private(set) var index = DeclarationIndex()
  private var parsed: Set<Int> = []
  private var known: Set<String> = []
  private var knownParents: Set<String> = []

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
    readTypes()
  }

  /// Reads what the mentioned names mean, where that is not clear from the name alone.
  private mutating func readTypes() {
    let declarations = index.protocols.values.flatMap { $0 }
      .filter { !$0.isBuiltIn && known.contains($0.name) }
    let shown = Set(sources.map(\.module)).union(["Swift"])
    index.importsUnknownModules = declarations.contains { declaration in
      declaration.imports.map(\.importedModule)
        .contains { !shown.contains($0) && !ToolkitTypes.isToolkit($0) }
    }
    let scopes = Set(declarations.flatMap(\.scope))
    for name in scopes { readParents(of: name) }
    for name in known {
      let files = finder.files(declaringType: name)
      let isUnclear =
        !scopes.isEmpty || index.isAmbiguous(name) || files.count > 1
        || StandardTypes.names.contains(name) || UnkeepableTypes.names.contains(name)
      if isUnclear { for file in files { parse(file) } }
    }
  }

  private mutating func readClasses(of declaration: ProtocolDeclaration) {
    let parents = declaration.syntax.inheritanceClause.map { identifiers(of: $0) } ?? []
    let bounds = declaration.syntax.genericWhereClause.map { identifiers(of: $0) } ?? []
    // Most parents are protocols, which are read anyway.
    for name in parents + bounds where index.protocols[name] == nil { readParents(of: name) }
  }

  /// Reads a type, what it inherits, and what extends it: all have members that a double may inherit.
  private mutating func readParents(of name: String) {
    guard knownParents.insert(name).inserted else { return }
    for file in finder.files(declaringType: name) { parse(file) }
    for file in finder.files(extending: name) { parse(file) }
    for type in index.types[name] ?? [] {
      for parent in type.inherited.compactMap(\.last) where index.protocols[parent] == nil {
        readParents(of: parent)
      }
      for outer in type.scope { readParents(of: outer) }
    }
    for alias in index.aliases[name] ?? [] {
      for parent in identifiers(of: alias.type) { readParents(of: parent) }
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
