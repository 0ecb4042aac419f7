#if Macros
import SwiftSyntax

/// The associated types of a protocol and its parents: what the double is generic over.
struct AssociatedTypes {
  private var names: [String] = []
  private var constraints: [String: [String]] = [:]
  private var bound: [(name: String, type: String)] = []
  private var requirements: [Requirement] = []
  /// Associated types whose values cannot be copied.
  private(set) var unkeepable: Set<String> = []
  private var aliases: Set<String> = []

  private typealias Requirement = (left: String, separator: String, right: String)

  /// Adds those of one protocol, whose names `context` knows.
  mutating func add(_ declaration: ProtocolDeclaration, _ context: TypeContext) {
    for item in declaration.syntax.memberBlock.members {
      if let alias = item.decl.as(TypeAliasDeclSyntax.self) { aliases.insert(alias.name.bareText) }
      guard let type = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let name = type.name.text
      if !names.contains(name) { names.append(name) }
      for inherited in type.inheritanceClause?.inheritedTypes.map(\.type) ?? [] {
        constrain(name, context.constraintText(inherited))
      }
      for requirement in type.genericWhereClause?.requirements ?? [] { add(requirement, context) }
    }
  }

  /// Adds what a requirement of a where clause says.
  mutating func add(_ requirement: GenericRequirementSyntax, _ context: TypeContext) {
    let parts: (left: any SyntaxProtocol, separator: String, right: any SyntaxProtocol)
    switch requirement.requirement {
    case .sameTypeRequirement(let same): parts = (same.leftType, " == ", same.rightType)
    case .conformanceRequirement(let conformance):
      parts = (conformance.leftType, ": ", conformance.rightType)
    default: return
    }
    requirements.append(
      (context.constraintText(parts.left), parts.separator, context.constraintText(parts.right))
    )
  }

  /// Binds an associated type to what a parent's argument says.
  mutating func bind(_ name: String, to type: TypeSyntax, _ context: TypeContext) {
    bind(name, context.constraintText(type))
  }

  /// Binds the associated types that properties of a parent have, where another protocol requires the same
  /// property with a type: `id` of `Identifiable`, which a child requires to be a `String`.
  mutating func inferFromProperties(of protocols: [(ProtocolDeclaration, TypeContext)]) {
    let properties = protocols.flatMap { declaration, context in
      declaration.properties.map { (name: $0.name, type: context.constraintText($0.type)) }
    }
    for property in properties where names.contains(property.type) {
      let type = properties.first { $0.name == property.name && !names.contains($0.type) }
      if let type { bind(property.type, type.type) }
    }
  }

  private mutating func constrain(_ name: String, _ constraint: String) {
    if constraint == "~Copyable" || constraint == "~Escapable" { unkeepable.insert(name) }
    if !constraints[name, default: []].contains(constraint) {
      constraints[name, default: []].append(constraint)
    }
  }

  private func isBound(_ name: String) -> Bool { bound.contains { $0.name == name } }

  private mutating func bind(_ name: String, _ type: String) {
    if !isBound(name), type != name { bound.append((name, type)) }
  }

  /// Writes parameters, aliases and requirements into `model`.
  func describe(_ model: inout DoubleModel) {
    var copy = self
    var kept: [Requirement] = []
    // An alias of a child takes the place of a parent's associated type.
    let renamed = copy.names.filter { aliases.contains($0) }
    for (left, separator, right) in copy.requirements {
      if separator == ": " {
        if names.contains(left) {
          copy.constrain(left, right)
        } else {
          kept.append((left, separator, right))
        }
      } else if names.contains(left), !copy.isBound(left) {
        copy.bind(left, right)
      } else if names.contains(right), !copy.isBound(right) {
        copy.bind(right, left)
      } else {
        kept.append((left, separator, right))
      }
    }
    model.bound = copy.bound
    let free = copy.names.filter { !copy.isBound($0) && !renamed.contains($0) }
    model.parameters = free.map { name in
      let list = (copy.constraints[name] ?? []).map(copy.substituted)
      return DoubleModel.AssociatedType(name: name, constraints: list)
    }
    // What constrains a bound type to a protocol is a fact about that type, unless it is generic.
    for (name, list) in copy.constraints.sorted(by: { $0.key < $1.key }) where copy.isBound(name) {
      for constraint in list { kept.append((name, ": ", constraint)) }
    }
    for requirement in kept {
      var left = copy.substituted(requirement.left)
      var right = copy.substituted(requirement.right)
      if !free.contains(left.root), requirement.separator == " == " { swap(&left, &right) }
      if free.contains(left.root), left != right {
        let text = left + requirement.separator + right
        if !model.requirements.contains(text) { model.requirements.append(text) }
      }
    }
  }

  /// The text with bound associated types as what they are bound to.
  private func substituted(_ text: String) -> String {
    var current = text
    for _ in 0..<bound.count {
      let next = current.mappingRoots { name in bound.first { $0.name == name }?.type ?? name }
      if next == current { break }
      current = next
    }
    return current
  }
}

extension ProtocolDeclaration {
  /// The instance properties that it requires.
  fileprivate var properties: [(name: String, type: TypeSyntax)] {
    syntax.memberBlock.members.flatMap { item -> [(name: String, type: TypeSyntax)] in
      guard let variable = item.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.text == "static" })
      else { return [] }
      return variable.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
          let type = binding.typeAnnotation?.type
        else { return nil }
        return (name, type)
      }
    }
  }
}

extension String {
  /// The first name of a dotted one.
  fileprivate var root: String { String(prefix { $0 != "." && $0 != "<" }) }

  /// The text with each name that no period precedes as `transform` says.
  fileprivate func mappingRoots(_ transform: (String) -> String) -> String {
    var text = ""
    var word = ""
    func flushed() -> String {
      text.last == "." || text.last == ":" || word.isEmpty ? word : transform(word)
    }
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        text += flushed()
        word = ""
        text.append(character)
      }
    }
    return text + flushed()
  }
}
#endif
