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
    var access = ProtocolDeclaration.Access.public
    /// The access of declarations that state none.
    var unstated = ProtocolDeclaration.Access.internal

    var condition: String? {
      // Each may be a choice.
      conditions.count > 1
        ? conditions.map { "(\($0))" }.joined(separator: " && ") : conditions.first
    }
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
      index.add(
        AliasDeclaration(
          name: found.name.bareText,
          module: source.module,
          scope: surroundings.scope,
          type: found.initializer.value
        )
      )
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
        condition: surroundings.condition
      )
    )
  }

  private mutating func addProtocol(
    _ found: ProtocolDeclSyntax,
    _ surroundings: Surroundings,
    _ index: inout DeclarationIndex
  ) {
    self.found.append(
      ProtocolDeclaration(
        name: found.name.bareText,
        module: source.module,
        scope: surroundings.scope,
        syntax: found,
        imports: [],
        condition: surroundings.condition,
        access: min(surroundings.access, access(of: found.modifiers) ?? surroundings.unstated),
        path: source.path
      )
    )
    var inner = surroundings
    inner.scope.append(found.name.bareText)
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
      let name = named.name.bareText
      inner.scope.append(name)
      inner.access = min(
        surroundings.access,
        access(of: found.modifiers) ?? surroundings.unstated
      )
      if found.is(ClassDeclSyntax.self) { index.addClass(name) }
      if found.attributes.contains(where: { $0.plainText == "@globalActor" }) {
        index.addGlobalActor(name)
      }
      let inherited = found.inheritanceClause?.inheritedTypes.map(\.type.plainText) ?? []
      if inherited.contains(where: { $0 == "~Copyable" || $0 == "~Escapable" }) {
        index.addUnkeepable(name)
      }
    } else if let extended = found.as(ExtensionDeclSyntax.self) {
      inner.scope += extended.extendedType.plainText.split(separator: ".").map(String.init)
      inner.access = access(of: found.modifiers) ?? .public
      inner.unstated = access(of: found.modifiers) ?? .internal
    }
    visit(found.memberBlock.members, inner, &index)
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
