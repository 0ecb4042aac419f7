#if Macros
/// The doubles to write, and what cannot be written.
struct DoubleSelection {
  private let index: DeclarationIndex
  private let protocolNames: Set<String>
  private let testModule: String
  private let declared: Set<String>
  private let builder: DoubleBuilder
  private var modelsBySelector: [String: [DoubleModel]] = [:]
  private var judged: Set<String> = []
  /// The protocols whose doubles have names of their own, and these names.
  private var renamed: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(
    index: DeclarationIndex,
    protocolNames: Set<String>,
    testModule: String,
    declared: Set<String>,
    isolatedModules: Set<String>
  ) {
    self.index = index
    self.protocolNames = protocolNames
    self.testModule = testModule
    self.declared = declared
    builder = DoubleBuilder(index: index, isolatedModules: isolatedModules)
  }

  /// The doubles in an order that only their names decide.
  var models: [DoubleModel] { modelsBySelector.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// Adds the double that a test names, or what keeps it from being written.
  mutating func add(_ request: DoubleRequest, isForeign: (String) -> Bool) {
    guard !declared.contains(request.doubleName),
      !renamed.values.contains(request.doubleName),
      judged.insert((request.scope + [request.name]).joined(separator: ".")).inserted
    else { return }
    // One that a dependency has, written or generated, is meant where there is one.
    if isForeign(request.doubleName) { return }
    do throws(DoubleFailure) {
      if let declaration = try declaration(of: request) {
        if declaration.hasDoubleInPlace { return }
        try add(declaration)
      } else if let text = nearest(to: request) {
        report(.warning, text, at: request)
      }
    } catch {
      report(.error, error.text, at: request)
    }
  }

  /// Adds the double of the protocol that a line of the file `.doubles` names.
  mutating func add(_ double: GeneratorOptions.Double, of file: String) {
    let path = double.name.split(separator: ".").map(String.init)
    let request = DoubleRequest(name: double.name, path: file, line: double.line)
    do throws(DoubleFailure) {
      let found = named(path)
      guard let declaration = found.first else { throw .unknown(double.name, nearest(to: path)) }
      if let alias = double.alias,
        !alias.isTypeName || renamed.values.contains(alias) || renamed[declaration.selector] != nil
      {
        throw .unusableName(alias)
      }
      let distinct = Set(found.map(\.selector))
      if distinct.count > 1 { throw .ambiguous(double.name, distinct.map(\.dotted).sorted()) }
      try add(declaration, named: double.alias)
      renamed[declaration.selector] = double.alias
    } catch {
      report(.error, error.text, at: request)
    }
  }

  /// Adds the double of a protocol that production code injects, if it can be a fallback.
  mutating func addFallback(_ path: [String]) {
    let found = named(path)
    guard Set(found.map(\.selector)).count == 1, let declaration = found.first,
      declaration.scope.isEmpty, !declared.contains(declaration.name + "Double"),
      !models.contains(where: { $0.declaration.name == declaration.name }),
      let all = try? allModels(of: declaration), all.allSatisfy(\.parameters.isEmpty)
    else { return }
    modelsBySelector[declaration.selector] = all
  }

  private mutating func add(
    _ declaration: ProtocolDeclaration,
    named name: String? = nil
  ) throws(DoubleFailure) {
    guard modelsBySelector[declaration.selector] == nil else { return }
    modelsBySelector[declaration.selector] = try allModels(of: declaration, named: name)
  }

  /// The doubles of a protocol, which may be declared under several conditions.
  private func allModels(
    of declaration: ProtocolDeclaration,
    named name: String? = nil
  ) throws(DoubleFailure) -> [DoubleModel] {
    let all =
      index.protocols[declaration.name]?.filter { $0.selector == declaration.selector } ?? []
    let visible = all.filter { $0.access != .hidden }
    var models: [DoubleModel] = []
    for declaration in visible.isEmpty ? [declaration] : visible {
      models += try builder.models(of: declaration, named: name)
    }
    return models
  }

  private mutating func report(
    _ severity: Diagnostic.Severity,
    _ text: String,
    at request: DoubleRequest
  ) {
    diagnostics.append(
      Diagnostic(severity: severity, text: text, path: request.path, lineNumber: request.line)
    )
  }

  /// The protocols that a path with or without its module means.
  private func named(_ path: [String]) -> [ProtocolDeclaration] {
    (index.protocols[path.last ?? ""] ?? []).filter { declaration in
      let full = [declaration.module] + declaration.scope + [declaration.name]
      return !declaration.isBuiltIn && full.suffix(path.count).elementsEqual(path)
    }
  }

  private func declaration(
    of request: DoubleRequest
  ) throws(DoubleFailure) -> ProtocolDeclaration? {
    let named = (index.protocols[request.name] ?? []).filter {
      !$0.isBuiltIn && renamed[$0.selector] == nil
    }
    let scoped = named.filter { $0.scope.suffix(request.scope.count).elementsEqual(request.scope) }
    let candidates = scoped.isEmpty || request.scope.isEmpty ? named : scoped
    let distinct = Set(candidates.map(\.selector))
    // Declarations of one protocol under several conditions are one protocol.
    guard distinct.count > 1 else { return candidates.max { $0.access < $1.access } }
    let chosen = candidates.filter { modelsBySelector[$0.selector] != nil }
    if chosen.count == 1 { return chosen[0] }
    let own = candidates.filter { $0.module == testModule }
    if own.count == 1 { return own[0] }
    let visible = candidates.filter { $0.access != .hidden }
    if visible.count == 1 { return visible[0] }
    throw .ambiguous(request.name, distinct.map(\.dotted).sorted())
  }

  /// A text for a name that resembles a protocol's. Other names may be anybody's types.
  private func nearest(to request: DoubleRequest) -> String? {
    // A protocol of this very name is one that no test can see, or a word in a comment.
    guard let nearest = nearest(to: [request.name]), nearest != request.name else { return nil }
    return "No protocol \(request.name) is among the dependencies of the tests, so there is no "
      + "\(request.doubleName). Do you mean \(nearest)Double?"
  }
}

extension DoubleSelection {
  private func nearest(to path: [String]) -> String? {
    path.last.flatMap { $0.nearest(in: Array(protocolNames)) }
  }
}

extension String {
  fileprivate var isTypeName: Bool {
    first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The name with its module as the file `.doubles` writes it.
  fileprivate var dotted: String {
    guard let range = firstRange(of: "::") else { return self }
    return String(self[..<range.lowerBound]) + "." + self[range.upperBound...]
  }
}
#endif
