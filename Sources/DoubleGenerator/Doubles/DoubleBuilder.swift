#if Macros
import SwiftSyntax

/// Turns a protocol into what its double's text depends on.
struct DoubleBuilder {
  let index: DeclarationIndex
  /// Modules whose default isolation is the main actor.
  let isolatedModules: Set<String>

  /// - Parameter name: the double's name, by default the protocol's and `Double`.
  func model(
    of declaration: ProtocolDeclaration,
    named name: String? = nil
  ) throws(DoubleFailure) -> DoubleModel {
    if declaration.access == .hidden {
      throw .inaccessible(declaration.name, path: declaration.path)
    }
    let ancestry = try Ancestry(of: declaration, in: index)
    let name = name ?? "\(declaration.name)Double".escaped
    var model = DoubleModel(declaration: declaration, name: name)
    model.superclass = ancestry.superclass
    model.isActor = ancestry.known.contains("Actor")
    model.isCopyable = !ancestry.known.contains("~Copyable")
    model.attributes = declaration.syntax.attributes
      .filter { $0.as(AttributeSyntax.self)?.isKeptAvailability ?? false }.map(\.plainText)
    for parent in ancestry.protocols where !parent.isBuiltIn {
      model.imports += parent.imports
      model.modules.insert(parent.module)
    }
    if isIsolatedByDefault(declaration), !model.isActor { model.isolation = "@MainActor" }
    var associated = AssociatedTypes()
    for parent in ancestry.protocols { associated.add(parent) }
    associated.inferFromProperties(of: ancestry.protocols)
    associated.add(ancestry.bindings, ancestry.requirements)
    associated.describe(&model)
    addMembers(of: ancestry, unkeepable: associated.unkeepable, to: &model)
    addIdentities(of: ancestry, to: &model)
    return model
  }

  private func addMembers(
    of ancestry: Ancestry,
    unkeepable: Set<String>,
    to model: inout DoubleModel
  ) {
    let scopes = ancestry.protocols.reversed().flatMap(\.enclosingScopes)
    for parent in ancestry.protocols {
      let context = TypeContext(
        index: index,
        doubleName: model.name,
        declaration: parent,
        aliasScopes: parent.enclosingScopes + scopes,
        unkeepableParameters: unkeepable
      )
      let reader = MemberReader(
        context: context,
        isolation: model.isActor ? .instance : isolation(of: parent, in: model),
        associatedNames: Set(model.parameters.map(\.name))
      )
      for member in reader.members(of: parent) { model.add(member) }
    }
    model.requiresPlainInitializer = ancestry.protocols.contains { parent in
      parent.syntax.memberBlock.members.contains { item in
        item.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.isEmpty
          ?? false
      }
    }
    for position in model.members.indices { model.members[position].number = position }
    for (order, position) in model.members.indices.filter({ model.members[$0].kind == .operator })
      .enumerated()
    {
      model.members[position].operatorNumber = order
    }
    model.members.tagOverloads()
    model.hidesDoor = model.instanceMembers.contains { $0.name == "on" }
    let words = Set(
      ancestry.protocols.flatMap { $0.syntax.tokens(viewMode: .sourceAccurate).map(\.text) }
    )
    if words.contains("On") { model.doorType = "__On" }
    if words.contains("Statics") { model.staticsType = "__Statics" }
    if words.contains("statics") { model.staticsName = "__statics" }
  }

  /// The isolation of members that do not state their own, as a double has to spell it.
  private func isolation(
    of declaration: ProtocolDeclaration,
    in model: DoubleModel
  ) -> Member.Isolation {
    // A protocol inherits isolation from its parents, and not from others beside it.
    let line = (try? Ancestry(of: declaration, in: index))?.protocols ?? [declaration]
    if let own = line.reversed().lazy.compactMap(statedIsolation).first { return own }
    // Requirements of other modules are not isolated, even if the double is.
    return model.isolation == nil ? .none : .nonisolated
  }

  /// The isolation that a protocol gives its members, or nil where it does not say.
  private func statedIsolation(of declaration: ProtocolDeclaration) -> Member.Isolation? {
    for attribute in declaration.syntax.attributes {
      if let attribute = attribute.as(AttributeSyntax.self), index.isGlobalActor(attribute) {
        return .global(attribute.plainText)
      }
    }
    return isIsolatedByDefault(declaration) ? .global("@MainActor") : nil
  }

  private func isIsolatedByDefault(_ declaration: ProtocolDeclaration) -> Bool {
    isolatedModules.contains(declaration.module)
      && !declaration.syntax.modifiers.contains { $0.name.text == "nonisolated" }
      && !declaration.syntax.attributes.contains {
        $0.as(AttributeSyntax.self).map(index.isGlobalActor) ?? false
      }
  }

  private func addIdentities(of ancestry: Ancestry, to model: inout DoubleModel) {
    let own = Set(model.members.filter { !$0.isStatic || $0.kind == .operator }.map(\.name))
    let ways = [
      "==": "func ==", "<": "func < ", "hash": "func hash(", "encode": "func encode(",
      "description": "var description", "debugDescription": "var debugDescription",
    ]
    let hasDecoding = model.members.contains { $0.label == "init(from:)" }
    var seen: Set<String> = []
    for name in ancestry.known.sorted() {
      for text in KnownProtocols.identities[name] ?? [] where seen.insert(text).inserted {
        let isOwn = ways.contains { own.contains($0.key) && text.contains($0.value) }
        if isOwn || (hasDecoding && text.contains("init(from")) { continue }
        let identity = text.replacingDouble(with: model.name)
        model.identities.append(
          model.isActor ? identity.replacing("convenience ", with: "") : identity
        )
      }
    }
  }
}

extension DoubleModel {
  /// Adds a member, or merges it with one that a parent requires under the same signature.
  fileprivate mutating func add(_ member: Member) {
    guard let position = members.firstIndex(where: { $0.hasSignature(of: member) }) else {
      members.append(member)
      return
    }
    members[position].isSettable = members[position].isSettable || member.isSettable
    members[position].failure = members[position].failure.narrower(than: member.failure)
    if member.kind == .property, !member.isAsync { members[position].isAsync = false }
  }
}

extension Member {
  fileprivate func hasSignature(of other: Member) -> Bool {
    kind == other.kind && label == other.label && isStatic == other.isStatic
      && fixity == other.fixity && condition == other.condition
      && (isAsync == other.isAsync || kind == .property)
      && parameters.map(\.witness.withoutSpaces) == other.parameters.map(\.witness.withoutSpaces)
      && (kind == .property || result.isVoid && other.result.isVoid
        || result.witness.withoutSpaces == other.result.witness.withoutSpaces)
      && genericClause == other.genericClause && whereClause == other.whereClause
  }
}

extension Member.Failure {
  /// The one of two that throws less: it fulfils both requirements.
  fileprivate func narrower(than other: Self) -> Self {
    switch (self, other) {
    case (.never, _), (_, .never): .never
    case (.typed, _): self
    case (_, .typed): other
    default: self
    }
  }
}

extension String {
  /// The name with backticks if it is none that Swift takes as it is.
  var escaped: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue || $0.value > 0x7F
    }
    return isPlain ? self : "`\(self)`"
  }

  /// The text as it is compared, however it is spaced.
  fileprivate var withoutSpaces: String { filter { $0 != " " } }

  fileprivate func replacingDouble(with name: String) -> String {
    var text = ""
    var rest = Substring(self)
    while let start = rest.firstRange(of: "DOUBLE") {
      text += rest[..<start.lowerBound] + name
      rest = rest[start.upperBound...]
    }
    return text + rest
  }
}
#endif
