#if Macros
import SwiftSyntax

extension DoubleBuilder {
  /// The isolation of members that do not state their own, as a double has to spell it.
  func isolation(
    of declaration: ProtocolDeclaration,
    in model: DoubleModel
  ) -> Member.Isolation {
    // A protocol inherits isolation from its parents, and not from others beside it.
    let line = (try? Ancestry(of: declaration, in: index))?.protocols ?? [declaration]
    let stated = line.reversed().lazy.compactMap { statedIsolation(of: $0, in: model) }
    if let own = stated.first { return own }
    // Requirements of other modules are not isolated, even if the double is.
    return model.isolation == nil ? .none : .nonisolated
  }

  /// The isolation that a protocol gives its members, or nil where it does not say.
  private func statedIsolation(
    of declaration: ProtocolDeclaration,
    in model: DoubleModel
  ) -> Member.Isolation? {
    for attribute in declaration.syntax.attributes {
      if let attribute = attribute.as(AttributeSyntax.self), index.isGlobalActor(attribute) {
        return .global(TypeContext(of: declaration, in: index, for: model).text(attribute))
      }
    }
    return isIsolatedByDefault(declaration) ? .global("@MainActor") : nil
  }

  func isIsolatedByDefault(_ declaration: ProtocolDeclaration) -> Bool {
    isolatedModules.contains(declaration.module) && !isInTypeIsolatedElsewhere(declaration)
      && !declaration.syntax.modifiers.contains { $0.name.text == "nonisolated" }
      && !declaration.syntax.attributes.contains {
        $0.as(AttributeSyntax.self).map(index.isGlobalActor) ?? false
      }
  }

  /// Whether a type around the protocol takes it out of the default of its module: an actor, a type of
  /// another global actor, and one that is nonisolated.
  private func isInTypeIsolatedElsewhere(_ declaration: ProtocolDeclaration) -> Bool {
    for type in declaration.enclosing.reversed() {
      if type.modifiers.contains(where: { $0.name.text == "nonisolated" }) { return true }
      let attribute = type.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
        .first(where: index.isGlobalActor)
      if let attribute { return attribute.attributeName.path?.last != "MainActor" }
    }
    return declaration.scope.indices.contains { position in
      let path = Array(declaration.scope[...position])
      return index.types[path[position]]?.contains { $0.isActor && $0.path == path } ?? false
    }
  }
}
#endif
