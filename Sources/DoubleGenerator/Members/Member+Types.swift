#if Macros
extension Member {
  /// The type that calls record: `(amount: Money, card: String)`.
  var arguments: String { tuple(of: parameters.map { ($0.label ?? $0.name, $0.recorded) }) }

  /// The type that calls of the setter record.
  var setArguments: String {
    parameters.isEmpty
      ? recordedValue
      : tuple(
        of: parameters.map { ($0.label ?? $0.name, $0.recorded) } + [("newValue", recordedValue)]
      )
  }

  private var recordedValue: String {
    result.isHandlerOnly ? "UnderstudyTesting::Unkept" : result.output
  }

  var failureType: String {
    switch failure {
    case .never, .rethrown, .evaluating: "Swift::Never"
    case .any: "any Swift::Error"
    case .typed(let type): type
    }
  }

  var stubType: String {
    "UnderstudyTesting::Stub<\(arguments), \(result.output), \(failureType)>"
  }

  var setterType: String {
    "UnderstudyTesting::Stub<\(setArguments), Swift::Void, Swift::Never>"
  }

  /// The handler's type as an expression, or the name of an alias where Swift takes it only as a type.
  var handlerMetatype: String {
    handlerAlias == nil ? "(\(handlerType)).self" : "__Handler.self"
  }

  /// The line that declares the alias.
  var handlerAlias: String? {
    let needsAlias = parameters.contains { parameter in
      ["isolated ", "borrowing ", "consuming ", "__owned ", "__shared "]
        .contains { parameter.handler.hasPrefix($0) }
    }
    return needsAlias ? "typealias __Handler = \(handlerType)" : nil
  }

  /// The type of closures that answer: the member's own, and `Sendable`, as they run where the code under
  /// test calls the member.
  var handlerType: String {
    let list = parameters.map(\.handler).joined(separator: ", ")
    return "\(handlerIsolation)(\(list))\(handlerEffects) -> \(result.handler)"
  }

  /// The same as the type of a parameter that is kept.
  var escapingHandlerType: String {
    let isolation = "nonisolated(nonsending) "
    guard handlerType.hasPrefix(isolation) else { return "@escaping " + handlerType }
    return isolation + "@escaping " + handlerType.dropFirst(isolation.count)
  }

  var setHandlerType: String {
    let value = result.isHandlerOnly ? "consuming " + result.handler : result.output
    let list = (parameters.map(\.handler) + [value]).joined(separator: ", ")
    var prefix = "@Sendable"
    if case .global(let attribute) = isolation { prefix = attribute }
    return "\(prefix) (\(list)) -> Swift::Void"
  }

  private var handlerIsolation: String {
    if case .global(let attribute) = isolation { return attribute + " " }
    return (isAsync && !hasIsolatedParameter ? "nonisolated(nonsending) " : "") + "@Sendable "
  }

  private var handlerEffects: String {
    (isAsync ? " async" : "") + (handlerThrows ?? "")
  }

  /// How the handler throws, or nil where it does not.
  var handlerThrows: String? {
    switch failure {
    case .never, .evaluating: nil
    case .any: " throws"
    case .typed(let type): " throws(\(type))"
    // Where only autoclosures throw, they do so before the handler is called.
    case .rethrown: parameters.contains(where: \.isThrowingClosure) ? " throws" : nil
    }
  }

  /// The effects of the witness.
  var effects: String {
    (isAsync ? " async" : "")
      + {
        switch failure {
        case .never: ""
        case .any: " throws"
        case .typed(let type): " throws(\(type))"
        case .rethrown: " throws(__E)"
        case .evaluating: " rethrows"
        }
      }()
  }

  private func tuple(of fields: [(label: String?, type: String)]) -> String {
    switch fields.count {
    case 0: return "Swift::Void"
    case 1: return fields[0].type
    default: break
    }
    var used: Set<String> = []
    let elements = fields.map { field in
      guard let label = field.label, used.insert(label).inserted else { return field.type }
      return "\(label): \(field.type)"
    }
    return "(\(elements.joined(separator: ", ")))"
  }
}

extension Parameter {
  /// Whether the parameter is a closure whose errors a `rethrows` member throws.
  var isThrowingClosure: Bool {
    if case .evaluated = passing { return false }
    return witness.contains("throws(__E)")
  }
}
#endif
