#if Macros
extension DeclarationIndex {
  /// The type that a name means where `user` is declared: the innermost scope's, then its module's, then
  /// that of an imported module. Nil for what no source shows.
  func type(_ name: String, from user: ProtocolDeclaration) -> TypeDeclaration? {
    guard let candidates = types[name] else { return nil }
    // Nothing is declared in the protocol itself but aliases.
    for count in (1...max(1, user.scope.count)).reversed() where count <= user.scope.count {
      let scope = Array(user.scope.prefix(count))
      if let found = member(name, of: scope, user.module) { return found }
    }
    let own = candidates.filter { $0.scope.isEmpty && $0.module == user.module }
    if let found = own.first { return found }
    let imported = Set(user.imports.map(\.importedModule))
    let visible = candidates.filter {
      $0.scope.isEmpty && imported.contains($0.module) && $0.access > .internal
    }
    return Set(visible.map(\.module)).count == 1 ? visible.first : nil
  }

  /// The type that a dotted name means where `user` is declared.
  func type(_ path: [String], from user: ProtocolDeclaration) -> TypeDeclaration? {
    guard let first = path.first else { return nil }
    guard path.count > 1 else { return type(first, from: user) }
    let rest = Array(path.dropFirst())
    if let root = type(first, from: user) {
      return types[path.last ?? ""]?.first { $0.path == root.path + rest }
    }
    return types[path.last ?? ""]?.first { $0.path == rest && $0.module == first }
      ?? types[path.last ?? ""]?.first { $0.path == path }
  }

  /// A type that is declared in another, or in one that this one inherits.
  private func member(
    _ name: String,
    of scope: [String],
    _ module: String,
    depth: Int = 0
  ) -> TypeDeclaration? {
    let candidates = types[name]?.filter { $0.scope == scope } ?? []
    if let found = candidates.first(where: { $0.module == module }) ?? candidates.first {
      return found
    }
    guard depth < 8, let outer = scope.last else { return nil }
    let parents = types[outer]?.first { $0.path == scope }?.inherited ?? []
    for parent in parents {
      // From the type around it, outwards.
      for count in (0..<scope.count).reversed() {
        let path = Array(scope.prefix(count)) + parent
        guard types[parent.last ?? ""]?.contains(where: { $0.path == path }) ?? false else {
          continue
        }
        if let found = member(name, of: path, module, depth: depth + 1) { return found }
        break
      }
    }
    return nil
  }

  /// The module of the outermost type of a scope in which `user` is declared; nil for a type that no source
  /// shows, such as `String`.
  func module(ofScope scope: [String], from user: ProtocolDeclaration) -> String? {
    guard let root = scope.first else { return user.module }
    let roots = types[root]?.filter { $0.scope.isEmpty } ?? []
    if roots.contains(where: { $0.module == user.module }) { return user.module }
    let imported = Set(user.imports.map(\.importedModule))
    return roots.first { imported.contains($0.module) }?.module
  }

  /// Whether the bare name may mean something else in a file of doubles.
  func isAmbiguous(_ name: String) -> Bool {
    importsUnknownModules || ToolkitTypes.names.contains(name)
      || Set(types[name]?.map { "\($0.module).\($0.path)" } ?? []).count > 1
  }
}
#endif
