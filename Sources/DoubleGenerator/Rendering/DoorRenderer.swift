#if Macros
/// Writes the members through which tests set up answers and verify calls.
struct DoorRenderer {
  let model: DoubleModel

  func text(of member: Member) -> String {
    let stubs = StubRenderer(model: model)
    let attributes = member.attributes.map { $0 + " " }.joined()
    let head = attributes + declaration(of: member)
    let matches = matchers(of: member)
    if let pack = packClosure(of: member) {
      return
        "\(head) {\n  .init(\(stubs.atDoor(member)), \(member.handlerMetatype), matching: \(pack))\n}"
    }
    var arguments = [stubs.atDoor(member), "\(member.handlerMetatype)"]
    if member.isSettable {
      arguments.append("setter: \(stubs.setterAtDoor(member))")
      arguments.append("(\(member.setHandlerType)).self")
    }
    let call = ".init(\((arguments + matches).joined(separator: ", ")))"
    guard let alias = member.handlerAlias else { return "\(head) { \(call) }" }
    return "\(head) {\n  \(alias)\n  return \(call)\n}"
  }

  private func declaration(of member: Member) -> String {
    let type = doorType(of: member)
    let list = parameters(of: member).joined(separator: ", ")
    return switch member.kind {
    case .property where member.tags.isEmpty: "var \(member.name): \(type)"
    case .subscript: "subscript\(member.doorGenericClause)(\(list)) -> \(type)\(member.whereClause)"
    case .property, .method, .operator, .initializer, .failableInitializer:
      "func \(member.doorName)\(member.doorGenericClause)(\(list)) -> \(type)\(member.whereClause)"
    }
  }

  private func doorType(of member: Member) -> String {
    let plain =
      "\(member.arguments), \(member.result.output), \(member.failureType), \(member.handlerType)"
    guard member.isSettable else { return "UnderstudyTesting::MemberCalls<\(plain)>" }
    return "UnderstudyTesting::SettableMemberCalls<\(plain), \(member.setArguments), "
      + "\(member.setHandlerType)>"
  }

  private func parameters(of member: Member) -> [String] {
    var list = member.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let name = "\(label) \(parameter.local)"
      switch parameter.passing {
      case .metatype(let type): return "\(name): \(type).Type = \(type).self"
      case .pack:
        // `repeat each T` becomes `repeat Match<each T>`.
        return "\(name): \(parameter.witness.matchingPack)"
      default:
        return "\(name): UnderstudyTesting::Match<\(parameter.recorded)> = .any"
      }
    }
    let inferred = member.parameters.reduce(into: Set<String>()) { $0.formUnion($1.inferred) }
    var label = "as"
    for parameter in member.generics where parameter.kind == .type {
      guard !inferred.contains(parameter.name) else { continue }
      list.append("\(label): \(parameter.name).Type = \(parameter.name).self")
      label = "_"
    }
    for tag in member.tags {
      switch tag {
      case .result where label == "as":
        list.append("as: (\(member.result.output)).Type = (\(member.result.output)).self")
      case .result: break
      case .async: list.append("_: __Async")
      case .inOut: list.append("_: __InOut")
      case .number(let number): list.append("overload\(number): Swift::Void")
      }
    }
    return list
  }

  private func matchers(of member: Member) -> [String] {
    member.parameters.map { parameter in
      if case .metatype(let type) = parameter.passing {
        return "UnderstudyTesting::Match<\(type).Type>.any"
      }
      return parameter.local
    }
  }

  /// The closure that matches the arguments of a member with a pack, which a record keeps as `Any`.
  private func packClosure(of member: Member) -> String? {
    guard member.parameters.contains(where: \.isPack) else { return nil }
    let isSingle = member.parameters.count == 1
    var lines = ["{ arguments in", "    var isMatch = true"]
    for (position, parameter) in member.parameters.enumerated() {
      let value = isSingle ? "arguments" : "arguments.\(position)"
      if parameter.isPack {
        lines.append("    var values = \(value)[...]")
        lines.append(
          "    repeat isMatch = (each \(parameter.local)).__accepts(any: values.removeFirst()) && isMatch"
        )
      } else if case .metatype = parameter.passing {
      } else {
        lines.append("    isMatch = \(parameter.local).__accepts(\(value)) && isMatch")
      }
    }
    lines.append("    return isMatch")
    lines.append("  }")
    return lines.joined(separator: "\n")
  }
}

extension Member {
  /// The generic clause without the error of `rethrows`, which the door does not know.
  fileprivate var doorGenericClause: String {
    guard failure == .rethrown else { return genericClause }
    if generics.isEmpty { return "" }
    return String(genericClause.dropLast(", __E: Swift::Error>".count)) + ">"
  }

  fileprivate var doorName: String {
    switch kind {
    case .initializer, .failableInitializer: "initializer"
    case .operator: "operator\(operatorNumber)"
    default: name
    }
  }
}

extension String {
  fileprivate var matchingPack: String {
    guard hasPrefix("repeat ") else { return self }
    return "repeat UnderstudyTesting::Match<\(dropFirst("repeat ".count))>"
  }
}
#endif
