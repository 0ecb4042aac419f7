#if Macros
import SwiftSyntax

/// What the sources declare, as far as doubles depend on it.
struct DeclarationIndex {
  private(set) var protocols: [String: [ProtocolDeclaration]] = [:]
  private(set) var aliases: [String: [AliasDeclaration]] = [:]
  /// Types whose values cannot be copied, or cannot escape, so that no record can hold them.
  private(set) var unkeepableTypes: Set<String> = [
    "Span", "MutableSpan", "RawSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    "Atomic", "Mutex",
  ]
  private(set) var classes: Set<String> = ["NSObject"]
  private(set) var globalActors: Set<String> = ["MainActor"]

  init() {
    for declaration in KnownProtocols.declarations { add(declaration) }
  }

  mutating func add(_ declaration: ProtocolDeclaration) {
    protocols[declaration.name, default: []].append(declaration)
  }

  mutating func add(_ alias: AliasDeclaration) {
    aliases[alias.name, default: []].append(alias)
  }

  mutating func addUnkeepable(_ name: String) { unkeepableTypes.insert(name) }
  mutating func addClass(_ name: String) { classes.insert(name) }
  mutating func addGlobalActor(_ name: String) { globalActors.insert(name) }

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

  /// The alias that `name` means within `scopes`, the innermost of which comes first.
  func alias(_ name: String, within scopes: [[String]], module: String) -> AliasDeclaration? {
    guard let candidates = aliases[name] else { return nil }
    for scope in scopes {
      if let found = candidates.first(where: { $0.scope == scope && $0.module == module }) {
        return found
      }
    }
    for scope in scopes {
      if let found = candidates.first(where: { $0.scope == scope }) { return found }
    }
    return nil
  }
}
#endif
