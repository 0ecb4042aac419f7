#if Macros
/// Generates the doubles that the tests of one target name.
public struct DoubleGenerator {
  private let sources: [SourceText]
  private let testModule: String
  private let isolatedModules: Set<String>

  /// - Parameters:
  ///   - sources: the files of the test target, and those of its dependencies.
  ///   - testModule: the module that the doubles become part of.
  ///   - isolatedModules: the modules whose default isolation is the main actor.
  public init(sources: [SourceText], testModule: String, isolatedModules: Set<String> = []) {
    self.sources = sources
    self.testModule = testModule
    self.isolatedModules = isolatedModules
  }

  /// The text of the file with the doubles.
  public func generate() -> String {
    var index = DeclarationIndex()
    var collector = RequestCollector()
    for source in sources {
      DeclarationCollector.read(source, into: &index)
      if source.isTest { collector.read(source) }
    }
    let builder = DoubleBuilder(index: index, isolatedModules: isolatedModules)
    var models: [String: DoubleModel] = [:]
    var diagnostics: [Diagnostic] = []
    var judged: Set<String> = []
    for request in collector.requests where !collector.declared.contains(request.doubleName) {
      guard judged.insert((request.scope + [request.name]).joined(separator: ".")).inserted else {
        continue
      }
      do throws(DoubleFailure) {
        guard let declaration = try self.declaration(of: request, in: index) else {
          diagnostics += unknown(request, in: index)
          continue
        }
        guard models[declaration.selector] == nil else { continue }
        models[declaration.selector] = try builder.model(of: declaration)
      } catch {
        diagnostics.append(
          Diagnostic(severity: .error, text: error.text, path: request.path, line: request.line)
        )
      }
    }
    return FileRenderer(
      models: models.sorted { $0.key < $1.key }.map(\.value),
      diagnostics: diagnostics,
      testModule: testModule
    ).text()
  }

  private func declaration(
    of request: DoubleRequest,
    in index: DeclarationIndex
  ) throws(DoubleFailure) -> ProtocolDeclaration? {
    let named = (index.protocols[request.name] ?? []).filter { !$0.isBuiltIn }
    let scoped = named.filter { $0.scope.suffix(request.scope.count) == request.scope[...] }
    let candidates = scoped.isEmpty || request.scope.isEmpty ? named : scoped
    // One protocol under several conditions is one protocol.
    let distinct = Set(candidates.map(\.selector))
    guard distinct.count > 1 else { return candidates.max { $0.access < $1.access } }
    let own = candidates.filter { $0.module == testModule }
    if own.count == 1 { return own[0] }
    let visible = candidates.filter { $0.access != .hidden }
    if visible.count == 1 { return visible[0] }
    throw .ambiguous(request.name, distinct.sorted())
  }

  /// A warning where the name resembles that of a protocol. Others may be anybody's types.
  private func unknown(_ request: DoubleRequest, in index: DeclarationIndex) -> [Diagnostic] {
    guard let nearest = request.name.nearest(in: index.doubledNames),
      !isDeclared(request.doubleName)
    else { return [] }
    let text =
      "No protocol \(request.name) is among the dependencies of the tests, so there is no "
      + "\(request.doubleName). Do you mean \(nearest)Double?"
    return [Diagnostic(severity: .warning, text: text, path: request.path, line: request.line)]
  }

  /// Whether a dependency declares the type.
  private func isDeclared(_ name: String) -> Bool {
    sources.contains { source in
      !source.isTest
        && ["class", "struct", "enum", "actor", "typealias"]
          .contains { source.text.utf8.contains(word: "\($0) \(name)") }
    }
  }
}
#endif
