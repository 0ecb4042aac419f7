#if Macros
import SwiftSyntax

extension DoubleBuilder {
  /// Adds the superclass, and takes out what it has.
  func add(
    _ type: TypeSyntax,
    _ context: TypeContext,
    to model: inout DoubleModel
  ) throws(DoubleFailure) {
    let superclass = Superclass(type, context, isolatedModules: isolatedModules)
    let name = type.plainText
    model.superclass = context.text(type)
    for found in superclass.classes { model.modules.insert(found.module) }
    if superclass.classes.first?.classSyntax?.isFinal ?? false {
      throw .finalSuperclass(name, of: model.declaration.name)
    }
    guard let plain = superclass.plainInitializer else {
      throw .superclassWithoutInitializer(name, of: model.declaration.name)
    }
    model.members = model.members.compactMap { member in
      var member = member
      switch superclass.part(of: member) {
      case .own: if member.isInitializer { member.inheritance = superclass.modifier(of: member) }
      case .overridden(let isSettable):
        member.inheritance = "override "
        member.isSettable = member.isSettable || isSettable
      case .inherited: return nil
      }
      return member
    }
    model.plainInitializerModifier = plain.modifier
    if plain.isRequired { model.requiresPlainInitializer = true }
    model.requiredInitializers = superclass.requiredInitializers(besides: model.members)
    model.hidesDoor = superclass.declares("on")
    model.takenWords = superclass.words
  }
}

extension ClassDeclSyntax {
  fileprivate var isFinal: Bool { modifiers.contains { $0.name.text == "final" } }
}
#endif
