#if Macros
/// Writes the members with which a double fulfils its protocol.
struct WitnessRenderer {
  let model: DoubleModel

  func text(of member: Member) -> String {
    let prefix = (member.attributes + [isolation(of: member)]).filter { !$0.isEmpty }
      .map { $0 + " " }.joined()
    let head = prefix + model.memberAccess + member.inheritance + declaration(of: member)
    guard member.kind == .property || member.kind == .subscript else {
      return "\(head) {\n\(body(of: member).indented(by: 2))\n}"
    }
    if !member.isSettable, member.effects.isEmpty {
      return "\(head) {\n\(body(of: member).indented(by: 2))\n}"
    }
    if !member.isSettable {
      return "\(head) { get\(member.effects) {\n\(body(of: member).indented(by: 2))\n} }"
    }
    let accessors =
      "  get {\n\(body(of: member).indented(by: 4))\n  }\n"
      + "  set(value) {\n\(setterBody(of: member).indented(by: 4))\n  }"
    return "\(head) {\n\(accessors)\n}"
  }

  private func isolation(of member: Member) -> String {
    switch member.isolation {
    case .nonisolated: "nonisolated" + (member.isNonsending ? "(nonsending)" : "")
    case .global(let attribute): attribute
    case .concurrent: "@concurrent"
    case .none: member.isNonsending ? "nonisolated(nonsending)" : ""
    case .instance: ""
    }
  }

  private func declaration(of member: Member) -> String {
    let list = member.parameters.map { parameter in
      if member.kind == .subscript, parameter.label == nil {
        return "\(parameter.attributes)\(parameter.local): \(parameter.witness)"
      }
      return parameter.attributes
        + "\(parameter.label ?? "_") \(parameter.local): \(parameter.witness)"
    }
    .joined(separator: ", ")
    let signature = "\(member.genericClause)(\(list))"
    let result =
      member.result.isVoid && member.result.witness == "Swift::Void"
      ? "" : " -> \(member.result.witness)"
    let isStatic = member.isStatic ? "static " : ""
    return switch member.kind {
    case .property: "\(isStatic)var \(member.name): \(member.result.witness)"
    case .subscript: "\(isStatic)subscript\(signature)\(result)\(member.whereClause)"
    case .initializer: "init\(signature)\(member.effects)\(member.whereClause)"
    case .failableInitializer: "init?\(signature)\(member.effects)\(member.whereClause)"
    case .method, .operator:
      "\(isStatic)\(member.fixity)func \(member.spelledName)\(signature)\(member.effects)"
        + result + member.whereClause
    }
  }

  private func body(of member: Member) -> String {
    let stub = StubRenderer(model: model).local(member)
    var lines = stub.declaration.map { [$0] } ?? []
    if member.isInitializer, model.superclass != nil { lines.append("super.init()") }
    if let alias = member.handlerAlias { lines.append(alias) }
    if member.result.isSending, !member.result.isHandlerOnly {
      // Unsafe as any shared answer is: the test that gives it knows whether it hands it out twice.
      lines.append(
        "func sent<__Value>(_ value: __Value) -> sending __Value "
          + "{ nonisolated(unsafe) let value = value; return value }"
      )
    }
    lines += prepared(member)
    let words =
      (member.failureType == "Swift::Never" ? "" : "try ") + (member.isAsync ? "await " : "")
    lines.append(
      "switch \(words)\(stub.name).__draw(\(arguments(of: member)), \(member.handlerMetatype)) {"
    )
    lines.append(outputCase(of: member))
    lines.append("case .handler(let handler, let ticket):")
    lines.append("  defer { \(stub.name).__end(ticket) }; \(handled(member, stub.name))")
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  /// What has to be evaluated or gathered before the call is recorded.
  private func prepared(_ member: Member) -> [String] {
    member.parameters.compactMap { parameter in
      switch parameter.passing {
      case .evaluated(let words): "let \(parameter.local) = \(words)\(parameter.local)()"
      case .pack:
        "var \(parameter.local)s: [Any] = []\nrepeat \(parameter.local)s.append(each \(parameter.local))"
      default: nil
      }
    }
  }

  private func arguments(of member: Member) -> String {
    let list = member.parameters.map { $0.isPack ? $0.local + "s" : $0.recordedExpression }
    return list.count == 1 ? list[0] : "(\(list.joined(separator: ", ")))"
  }

  private func outputCase(of member: Member) -> String {
    if member.result.isHandlerOnly { return "case .output(let output): switch output {}" }
    switch member.kind {
    case .initializer: return "case .output: break"
    case .failableInitializer: return "case .output(let output): if !output { return nil }"
    default: break
    }
    if member.result.isVoid { return "case .output: return" }
    if member.result.isSending {
      return "case .output(let output): return sent(output)"
    }
    return "case .output(let output): return output"
  }

  private func handled(_ member: Member, _ stub: String) -> String {
    let list = member.parameters.map(\.handlerExpression).joined(separator: ", ")
    let words = (member.handlerThrows == nil ? "" : "try ") + (member.isAsync ? "await " : "")
    let call = "\(words)handler(\(list))"
    let statement =
      switch member.kind {
      case .initializer: call
      case .failableInitializer: "if !(\(call)) { return nil }"
      default:
        member.result.isVoid ? call : "return \(call)"
      }
    guard let handlerThrows = member.handlerThrows else { return statement }
    // The handler throws nothing but what the closure among its arguments does, and that is an __E.
    let cast = member.failure == .rethrown ? " as! __E" : ""
    let typed = handlerThrows == " throws" ? "" : handlerThrows
    return "do\(typed) { \(statement) } catch { throw \(stub).__failed(ticket, error)\(cast) }"
  }

  private func setterBody(of member: Member) -> String {
    let stubs = StubRenderer(model: model)
    let getter = stubs.local(member)
    let setter = stubs.localSetter(member)
    let list = member.parameters.map(\.recordedExpression)
    let index = list.count == 1 ? list[0] : "(\(list.joined(separator: ", ")))"
    var lines = [getter.declaration, setter.declaration].compactMap { $0 } + prepared(member)
    let value = member.result.isHandlerOnly ? "UnderstudyTesting::Unkept()" : "value"
    let recorded = list.isEmpty ? value : "(\((list + [value]).joined(separator: ", ")))"
    lines.append("let drawn = \(setter.name).__draw(\(recorded), (\(member.setHandlerType)).self)")
    if !member.result.isHandlerOnly {
      // Before the handler, so that it reads what has been set, and may set it to something else.
      lines.append("\(getter.name).__keep(value\(list.isEmpty ? "" : ", at: \(index)"))")
    }
    lines += [
      "guard case .handler(let handler, let ticket) = drawn else { return }"
    ]
    let handed = (member.parameters.map(\.handlerExpression) + ["value"]).joined(separator: ", ")
    lines.append("defer { \(setter.name).__end(ticket) }; handler(\(handed))")
    return lines.joined(separator: "\n")
  }
}

extension Member {
  /// Whether an asynchronous witness states that it runs where its caller does.
  fileprivate var isNonsending: Bool {
    isAsync && (isolation == .none || isolation == .nonisolated) && kind != .property
      && kind != .subscript && !hasIsolatedParameter
  }

  /// The name, with the space that an operator needs before a generic clause.
  fileprivate var spelledName: String {
    kind == .operator ? name + " " : name
  }
}
#endif
