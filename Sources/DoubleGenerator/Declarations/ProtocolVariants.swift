#if Macros
import SwiftSyntax

/// Splits a protocol whose `#if` holds what a double cannot have under a condition: associated types, which
/// are generic parameters of the double, and an initializer, which decides how the double is made.
enum ProtocolVariants {
  typealias Variant = (syntax: ProtocolDeclSyntax, conditions: [String])

  /// More clauses than these leave the protocol as it is.
  private static let limit = 16

  /// The protocol as each condition has it; the protocol as it is where no condition matters.
  static func variants(of syntax: ProtocolDeclSyntax) -> [Variant] {
    let lists = lists(of: syntax.memberBlock.members)
    guard lists.count > 1, lists.count <= limit else { return [(syntax, [])] }
    return lists.map { list in
      let members = MemberBlockItemListSyntax(list.items)
      return (syntax.with(\.memberBlock.members, members), list.conditions)
    }
  }

  private typealias List = (items: [MemberBlockItemSyntax], conditions: [String])

  private static func lists(of items: MemberBlockItemListSyntax) -> [List] {
    items.reduce(into: [([], [])]) { lists, item in
      let choices = choices(of: item)
      lists = lists.flatMap { list in
        choices.map { (list.items + $0.items, list.conditions + $0.conditions) }
      }
    }
  }

  /// What stands in the place of one member: itself, or the members of each clause.
  private static func choices(of item: MemberBlockItemSyntax) -> [List] {
    guard let config = item.decl.as(IfConfigDeclSyntax.self), config.isStructural else {
      return [([item], [])]
    }
    let clauses = config.clausesWithConditions
    var choices = clauses.flatMap { clause, condition -> [List] in
      guard case .decls(let inner)? = clause.elements else {
        return [([], [condition].compactMap { $0 })]
      }
      return lists(of: inner).map { ($0.items, [condition].compactMap { $0 } + $0.conditions) }
    }
    if let otherwise = config.conditionWithoutClause { choices.append(([], [otherwise])) }
    return choices
  }
}

extension IfConfigDeclSyntax {
  /// Whether a clause declares what only whole doubles can differ in.
  fileprivate var isStructural: Bool {
    clauses.contains { clause in
      guard case .decls(let items)? = clause.elements else { return false }
      return items.contains { item in
        if let config = item.decl.as(IfConfigDeclSyntax.self) { return config.isStructural }
        if let found = item.decl.as(InitializerDeclSyntax.self) {
          return found.signature.parameterClause.parameters.isEmpty
        }
        return item.decl.is(AssociatedTypeDeclSyntax.self)
      }
    }
  }

  /// The condition under which no clause is compiled; nil where there is an `#else`.
  fileprivate var conditionWithoutClause: String? {
    let conditions = clauses.compactMap { $0.condition?.plainText }
    guard conditions.count == clauses.count else { return nil }
    return conditions.map { "!(\($0))" }.joined(separator: " && ")
  }
}
#endif
