#if Macros
/// Writes the members through which tests set up answers and verify calls.
struct DoorRenderer {
  let model: DoubleModel

  /// The members of `on`: one that takes conditions, and one that takes values where there can be some.
  func texts(of member: Member) -> [String] {
    let conditions = text(of: member, takingValues: false)
    guard member.parameters.contains(where: \.isValue) else { return [conditions] }
    return [conditions, text(of: member, takingValues: true)]
  }

  private func text(of member: Member, takingValues: Bool) -> String {
    let stubs = StubRenderer(model: model)
    // `.any`, literals and `nil` mean the conditions.
    let preference = takingValues ? ["@_disfavoredOverload"] : []
    let attributes = (preference + member.attributes).map { $0 + " " }.joined()
    let head = attributes + model.memberAccess + declaration(of: member, takingValues)
    var arguments = [stubs.atDoor(member), "\(member.handlerMetatype)"]
    if member.isSettable {
      arguments.append("setter: \(stubs.setterAtDoor(member))")
      arguments.append("(\(member.setHandlerType)).self")
    }
    let call = ".init(\((arguments + matchers(of: member, takingValues)).joined(separator: ", ")))"
    let lines = [member.handlerAlias].compactMap { $0 } + gatheredMatches(of: member)
    if lines.isEmpty { return "\(head) { \(call) }" }
    return "\(head) {\n\((lines + ["return " + call]).joined(separator: "\n").indented(by: 2))\n}"
  }

  /// The lines that gather the conditions on a parameter pack.
  private func gatheredMatches(of member: Member) -> [String] {
    member.parameters.filter(\.isPack).flatMap {
      [
        "var \($0.local)s: [any UnderstudyTesting::AnyArgumentMatch] = []",
        "repeat \($0.local)s.append(each \($0.local))",
      ]
    }
  }

  /// A class whose `answers` takes a closure of a concrete type. The compiler (6.3) crashes on a
  /// closure with a typed error whose parameter is generic.
  func callsClass(of member: Member) -> String? {
    guard member.hasCallsClass else { return nil }
    let access = model.memberAccess
    return """
      nonisolated \(access)final class __Calls\(member.number)\(member.genericClause): \
      UnderstudyTesting::MemberCalls<\(plainTypes(of: member))>, @unchecked Swift::Sendable\
      \(member.whereClause) {
        \(access)override func answers(fileID: Swift::StaticString = #fileID, line: Swift::UInt = #line, \
      _ handler: \(member.escapingHandlerType)) { super.answers(fileID: fileID, line: line, handler) }
      }
      """
  }

  private func plainTypes(of member: Member) -> String {
    [member.arguments, member.result.output, member.failureType, member.handlerType]
      .joined(separator: ", ")
  }

  private func declaration(of member: Member, _ takingValues: Bool) -> String {
    let type = doorType(of: member)
    let list = parameters(of: member, takingValues).joined(separator: ", ")
    return switch member.kind {
    case .property where member.tags.isEmpty: "var \(member.name): \(type)"
    case .subscript: "subscript\(member.doorGenericClause)(\(list)) -> \(type)\(member.whereClause)"
    case .property, .method, .operator, .initializer, .failableInitializer:
      "func \(member.doorName)\(member.doorGenericClause)(\(list)) -> \(type)\(member.whereClause)"
    }
  }

  private func doorType(of member: Member) -> String {
    let plain = plainTypes(of: member)
    if member.hasCallsClass {
      let names = member.generics.map(\.name).joined(separator: ", ")
      return "__Calls\(member.number)" + (names.isEmpty ? "" : "<\(names)>")
    }
    guard member.isSettable else { return "UnderstudyTesting::MemberCalls<\(plain)>" }
    return "UnderstudyTesting::SettableMemberCalls<\(plain), \(member.setArguments), "
      + "\(member.setHandlerType)>"
  }

  private func parameters(of member: Member, _ takingValues: Bool) -> [String] {
    var list = member.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let name = "\(label) \(parameter.local)"
      switch parameter.passing {
      case .metatype(let type): return "\(name): \(type).Type = \(type).self"
      case .pack:
        // `repeat each T` becomes `repeat Match<each T>`.
        return "\(name): \(parameter.witness.matchingPack)"
      default:
        return "\(name): \(parameter.condition(takingValues)) = .any"
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

  private func matchers(of member: Member, _ takingValues: Bool) -> [String] {
    member.parameters.map { parameter in
      if case .metatype(let type) = parameter.passing {
        return "UnderstudyTesting::Match<\(type).Type>.any"
      }
      if takingValues, parameter.isValue {
        return "\(parameter.match).__value(\(parameter.local))"
      }
      return parameter.isPack
        ? "UnderstudyTesting::Match<[Any]>.__elements(\(parameter.local)s)" : parameter.local
    }
  }
}

extension Parameter {
  /// The type that `on` takes for the argument.
  fileprivate func condition(_ takingValues: Bool) -> String {
    guard takingValues, isValue else { return match }
    return "UnderstudyTesting::ValueMatch<\(wrapped.map { "(\($0))?" } ?? recorded)>"
  }

  /// Whether the argument can be given as a value.
  fileprivate var isValue: Bool {
    switch passing {
    // From the value of a bare type parameter, Swift would infer what an optional wraps.
    case .plain, .evaluated, .inOut: !recorded.contains("->") && !inferred.contains(recorded)
    case .unkept, .unkeptInOut, .pack, .metatype: false
    }
  }
}

extension Member {
  fileprivate var hasCallsClass: Bool {
    guard case .typed = failure else { return false }
    return !generics.contains { $0.kind != .type }
  }

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
