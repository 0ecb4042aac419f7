#if Macros
import SwiftSyntax

/// What the sources declare, as far as doubles depend on it.
struct DeclarationIndex {
  private(set) var protocols: [String: [ProtocolDeclaration]] = [:]
  private(set) var aliases: [String: [AliasDeclaration]] = [:]
  private(set) var types: [String: [TypeDeclaration]] = [:]
  private(set) var extensions: [String: [ExtensionDeclaration]] = [:]
  private(set) var globalActors: Set<String> = ["MainActor"]
  /// Whether a file of doubles imports modules whose declarations the sources do not show.
  var importsUnknownModules = false

  init() {
    for declaration in KnownProtocols.declarations { add(declaration) }
  }

  mutating func add(_ declaration: ProtocolDeclaration) {
    protocols[declaration.name, default: []].append(declaration)
  }

  mutating func add(_ alias: AliasDeclaration) {
    aliases[alias.name, default: []].append(alias)
  }

  /// Adds a type, unless no other file can see it: then a protocol of a double does not mean it.
  mutating func add(_ type: TypeDeclaration) {
    if type.access != .hidden { types[type.name, default: []].append(type) }
  }

  mutating func addGlobalActor(_ name: String) { globalActors.insert(name) }

  mutating func add(_ declaration: ExtensionDeclaration, of path: [String]) {
    extensions[path.joined(separator: "."), default: []].append(declaration)
  }

  /// The protocols that `path` may mean where `user` is declared: the innermost scope's first.
  func protocols(_ path: [String], from user: ProtocolDeclaration) -> [ProtocolDeclaration] {
    guard let name = path.last else { return [] }
    let candidates = (protocols[name] ?? []).filter { candidate in
      (candidate.scope + [name]).suffix(path.count).elementsEqual(path)
        || [candidate.module] + candidate.scope + [name] == path
    }
    func distance(_ candidate: ProtocolDeclaration) -> Int {
      let isShared = user.scope.starts(with: candidate.scope)
      let nesting = isShared ? user.scope.count - candidate.scope.count : 100
      let foreign = candidate.module == user.module ? 0 : candidate.isBuiltIn ? 2_000 : 1_000
      return nesting + foreign
    }
    let nearest = candidates.map(distance).min() ?? 0
    return candidates.filter { distance($0) == nearest }
  }

  /// The alias that `path` means within `scopes`, the innermost of which comes first.
  ///
  /// Of several under `#if`, one of a closure: what cannot be kept under one condition is kept under none.
  func alias(_ path: [String], within scopes: [[String]], module: String) -> AliasDeclaration? {
    guard let name = path.last, let candidates = aliases[name] else { return nil }
    let outer = Array(path.dropLast())
    func found(_ isMeant: (AliasDeclaration) -> Bool) -> AliasDeclaration? {
      let found = candidates.filter(isMeant)
      return found.first { $0.type.unwrapped.is(FunctionTypeSyntax.self) } ?? found.first
    }
    for isOwn in [true, false] {
      for scope in scopes {
        let alias = found { $0.scope == scope + outer && (!isOwn || $0.module == module) }
        if let alias { return alias }
      }
    }
    guard let module = outer.first else { return nil }
    return found { $0.module == module && $0.scope == Array(outer.dropFirst()) }
  }
}
#endif
