#if Macros
import SwiftSyntax

/// Turns a protocol into what its double's text depends on.
struct DoubleBuilder {
  let index: DeclarationIndex
  /// Modules whose default isolation is the main actor.
  let isolatedModules: Set<String>

  /// The doubles of a protocol: one, or one for each condition under which it differs as a whole.
  ///
  /// - Parameter name: the double's name, by default the protocol's and `Double`.
  func models(
    of declaration: ProtocolDeclaration,
    named name: String? = nil
  ) throws(DoubleFailure) -> [DoubleModel] {
    if declaration.access == .hidden {
      throw .inaccessible(declaration.name, path: declaration.path)
    }
    let name = name ?? "\(declaration.name)Double".escaped
    var models: [DoubleModel] = []
    for ancestry in try Ancestry.all(of: declaration, in: index) {
      var model = try self.model(of: declaration, with: ancestry, named: name)
      model.declaration.condition = ancestry.conditions.joinedConditions
      models.append(model)
    }
    return models
  }

  private func model(
    of declaration: ProtocolDeclaration,
    with ancestry: Ancestry,
    named name: String
  ) throws(DoubleFailure) -> DoubleModel {
    var model = DoubleModel(declaration: declaration, name: name)
    model.rootModule = index.module(ofScope: declaration.scope, from: declaration)
    model.isActor = ancestry.known.contains("Actor")
    model.isCopyable = !ancestry.known.contains("~Copyable")
    model.attributes = declaration.syntax.attributes
      .filter { $0.as(AttributeSyntax.self)?.isKeptAvailability ?? false }.map(\.plainText)
    for parent in ancestry.protocols where !parent.isBuiltIn {
      model.imports += parent.imports
      model.modules.insert(parent.module)
    }
    if let module = model.rootModule { model.modules.insert(module) }
    if isIsolatedByDefault(declaration), !model.isActor { model.isolation = "@MainActor" }
    var contexts = TypeContexts(of: ancestry, in: index, for: model)
    var associated = AssociatedTypes()
    for parent in ancestry.protocols { associated.add(parent, contexts[parent]) }
    associated.inferFromProperties(of: ancestry.protocols.map { ($0, contexts[$0]) })
    for binding in ancestry.bindings {
      associated.bind(binding.name, to: binding.type, contexts[binding.user])
    }
    for requirement in ancestry.requirements {
      associated.add(requirement.0, contexts[requirement.user])
    }
    associated.describe(&model)
    addShadowedAliases(of: ancestry, contexts, to: &model)
    contexts.unkeepable = associated.unkeepable
    addMembers(of: ancestry, contexts, to: &model)
    if let superclass = ancestry.superclass {
      try add(superclass.type, contexts[superclass.user], to: &model)
    }
    number(&model, of: ancestry)
    addIdentities(of: ancestry, to: &model)
    return model
  }

  /// Repeats aliases of the protocols that have the name of a type elsewhere: Swift may take that.
  private func addShadowedAliases(
    of ancestry: Ancestry,
    _ contexts: TypeContexts,
    to model: inout DoubleModel
  ) {
    for parent in ancestry.protocols {
      for item in parent.syntax.memberBlock.members {
        guard let alias = item.decl.as(TypeAliasDeclSyntax.self),
          alias.genericParameterClause == nil
        else { continue }
        let name = alias.name.bareText
        let isShadowed =
          index.types[name]?.contains { type in
            !ancestry.protocols.contains { type.scope == $0.scope + [$0.name] }
          } ?? false
        guard isShadowed, !model.bound.contains(where: { $0.name == name }) else { continue }
        model.bound.append((name, contexts[parent].constraintText(alias.initializer.value)))
      }
    }
  }

  private func addMembers(
    of ancestry: Ancestry,
    _ contexts: TypeContexts,
    to model: inout DoubleModel
  ) {
    for parent in ancestry.protocols {
      let reader = MemberReader(
        context: contexts[parent],
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
  }

  /// Numbers the members, and finds names for what the double adds to them.
  private func number(_ model: inout DoubleModel, of ancestry: Ancestry) {
    for position in model.members.indices {
      model.members[position].number = position
      let isIsolated = model.isolation != nil
      model.members[position].isLookedUp = isIsolated && model.members[position].mentionsArguments
    }
    for (order, position) in model.members.indices.filter({ model.members[$0].kind == .operator })
      .enumerated()
    {
      model.members[position].operatorNumber = order
    }
    model.members.tagOverloads()
    model.hidesDoor = model.hidesDoor || model.instanceMembers.contains { $0.name == "on" }
    let words = ancestry.protocols.reduce(into: model.takenWords) {
      $0.formUnion($1.syntax.tokens(viewMode: .sourceAccurate).map(\.text))
    }
    if words.contains("On") { model.doorType = "__On" }
    if words.contains("Statics") { model.staticsType = "__Statics" }
    if words.contains("statics") { model.staticsName = "__statics" }
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

extension String {
  /// The name with backticks if it is none that Swift takes as it is.
  var escaped: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue || $0.value > 0x7F
    }
    return isPlain ? self : "`\(self)`"
  }

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
