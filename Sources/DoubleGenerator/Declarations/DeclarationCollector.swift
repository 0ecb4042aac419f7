#if Macros
import SwiftParser
import SwiftSyntax

/// Reads one file's declarations into an index.
struct DeclarationCollector {
  private let source: SourceText
  private var imports: [ImportLine] = []
  private var found: [ProtocolDeclaration] = []

  /// Adds what `source` declares to `index`. A file that does not parse gives what does.
  static func read(_ source: SourceText, into index: inout DeclarationIndex) {
    var collector = DeclarationCollector(source: source)
    let file = Parser.parse(source: source.text)
    collector.visit(file.statements, Surroundings(), &index)
    for var declaration in collector.found {
      declaration.imports = collector.imports
      index.add(declaration)
    }
  }

  private init(source: SourceText) { self.source = source }

  private struct Surroundings {
    var scope: [String] = []
    var conditions: [String] = []
    var enclosing: [any DeclGroupSyntax] = []
    var access = ProtocolDeclaration.Access.public
    /// The access of declarations that state none.
    var unstated = ProtocolDeclaration.Access.internal
  }

  private mutating func visit(
    _ items: CodeBlockItemListSyntax,
    _ surroundings: Surroundings,
    _ index: inout DeclarationIndex
  ) {
    for item in items {
      if let declaration = item.item.as(DeclSyntax.self) {
        visit(declaration, surroundings, &index)
      }
    }
  }

  private mutating func visit(
    _ declaration: DeclSyntax,
    _ surroundings: Surroundings,
    _ index: inout DeclarationIndex
  ) {
    if let found = declaration.as(ImportDeclSyntax.self) {
      addImport(found, surroundings)
    } else if let found = declaration.as(ProtocolDeclSyntax.self) {
      addProtocol(found, surroundings, &index)
    } else if let found = declaration.as(TypeAliasDeclSyntax.self) {
      addAlias(found, surroundings, &index)
    } else if let found = declaration.as(IfConfigDeclSyntax.self) {
      for (clause, condition) in found.clausesWithConditions {
        var inner = surroundings
        if let condition { inner.conditions.append(condition) }
        switch clause.elements {
        case .statements(let items): visit(items, inner, &index)
        case .decls(let members): visit(members, inner, &index)
        default: break
        }
      }
    } else if let found = declaration.asProtocol((any DeclGroupSyntax).self) {
      addType(found, surroundings, &index)
    }
  }

  private mutating func visit(
    _ members: MemberBlockItemListSyntax,
    _ surroundings: Surroundings,
    _ index: inout DeclarationIndex
  ) {
    for member in members { visit(member.decl, surroundings, &index) }
  }

  private mutating func addImport(_ found: ImportDeclSyntax, _ surroundings: Surroundings) {
    let kept = found.attributes.filter {
      let name = $0.plainText
      return ["@preconcurrency", "@_spi", "@testable"].contains { name.hasPrefix($0) }
    }
    var text = kept.map { $0.plainText + " " }.joined() + "import "
    if let kind = found.importKindSpecifier { text += kind.text + " " }
    text += found.path.plainText
    imports.append(
      ImportLine(
        text: text,
        access: access(of: found.modifiers),
        module: source.module,
        condition: surroundings.conditions.joinedConditions
      )
    )
  }

  private func addAlias(
    _ found: TypeAliasDeclSyntax,
    _ surroundings: Surroundings,
    _ index: inout DeclarationIndex
  ) {
    let parameters = found.genericParameterClause?.parameters.map(\.name.bareText) ?? []
    index.add(
      AliasDeclaration(
        name: found.name.bareText,
        module: source.module,
        scope: surroundings.scope,
        parameters: parameters,
        type: found.initializer.value
      )
    )
    index.add(type(found.name, found.modifiers, surroundings))
  }

  private func type(
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ surroundings: Surroundings
  ) -> TypeDeclaration {
    TypeDeclaration(
      name: name.bareText,
      module: source.module,
      scope: surroundings.scope,
      access: min(surroundings.access, access(of: modifiers) ?? surroundings.unstated),
      isConditional: !surroundings.conditions.isEmpty
    )
  }

  private mutating func addProtocol(
    _ found: ProtocolDeclSyntax,
    _ surroundings: Surroundings,
    _ index: inout DeclarationIndex
  ) {
    let declared = type(found.name, found.modifiers, surroundings)
    index.add(declared)
    let variants = ProtocolVariants.variants(of: found)
    for variant in variants {
      let conditions = surroundings.conditions + variant.conditions
      self.found.append(
        ProtocolDeclaration(
          name: declared.name,
          module: source.module,
          scope: surroundings.scope,
          syntax: variant.syntax,
          imports: [],
          condition: conditions.joinedConditions,
          access: declared.access,
          path: source.path,
          enclosing: surroundings.enclosing
        )
      )
    }
    var inner = surroundings
    inner.scope.append(declared.name)
    visit(found.memberBlock.members, inner, &index)
  }

  private mutating func addType(
    _ found: any DeclGroupSyntax,
    _ surroundings: Surroundings,
    _ index: inout DeclarationIndex
  ) {
    var inner = surroundings
    inner.unstated = .internal
    if let named = found.asProtocol((any NamedDeclSyntax).self) {
      var declared = type(named.name, found.modifiers, surroundings)
      inner.scope.append(declared.name)
      inner.access = declared.access
      inner.enclosing.append(found)
      declared.classSyntax = found.as(ClassDeclSyntax.self)
      declared.isActor = found.is(ActorDeclSyntax.self)
      if found.attributes.contains(where: { $0.plainText == "@globalActor" }) {
        index.addGlobalActor(declared.name)
      }
      let inherited = found.inheritanceClause?.inheritedTypes.map(\.type) ?? []
      declared.inherited = inherited.compactMap(\.unwrapped.path)
      declared.isUnkeepable = inherited.contains {
        $0.plainText == "~Copyable" || $0.plainText == "~Escapable"
      }
      index.add(declared)
    } else if let extended = found.as(ExtensionDeclSyntax.self) {
      let path = self.path(of: extended)
      index.add(
        ExtensionDeclaration(module: source.module, members: extended.memberBlock.members),
        of: path
      )
      inner.scope += path
      inner.enclosing = []
      inner.access = access(of: found.modifiers) ?? .public
      inner.unstated = access(of: found.modifiers) ?? .internal
    }
    visit(found.memberBlock.members, inner, &index)
  }

  /// The extended type, without its module.
  private func path(of extended: ExtensionDeclSyntax) -> [String] {
    let path = extended.extendedType.path ?? []
    let modules = Set(imports.map(\.importedModule)).union([source.module, "Swift"])
    return path.count > 1 && modules.contains(path[0]) ? Array(path.dropFirst()) : path
  }

  private func access(of modifiers: DeclModifierListSyntax) -> ProtocolDeclaration.Access? {
    for modifier in modifiers {
      switch modifier.name.text {
      case "public", "open": return .public
      case "package": return .package
      case "internal": return .internal
      // In the test target, other files cannot see it either.
      case "private", "fileprivate": return .hidden
      default: continue
      }
    }
    return nil
  }
}
#endif
