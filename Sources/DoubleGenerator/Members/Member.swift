#if Macros
/// A requirement of a protocol, read for its double.
struct Member {
  var kind: Kind
  /// The name as spelled; the symbol of an operator.
  var name: String
  var parameters: [Parameter] = []
  var generics: [GenericParameter] = []
  /// `<T: Decodable>`, or nothing.
  var genericClause = ""
  /// ` where T: Codable`, or nothing.
  var whereClause = ""
  var isAsync = false
  var failure = Failure.never
  var result = MemberResult()
  var isSettable = false
  var isStatic = false
  var isolation = Isolation.none
  /// `override ` or `required `, where the superclass has the member as well.
  var inheritance = ""
  /// Attributes that witness and door repeat: availability.
  var attributes: [String] = []
  /// `prefix ` or `postfix ` of an operator.
  var fixity = ""
  var condition: String?
  /// The number in the names of what belongs to the member.
  var number = 0
  /// The number of an operator, by order among the operators.
  var operatorNumber = 0
  /// The arguments that tell the member from another that looks the same at the door.
  var tags: [Tag] = []
  /// Whether its types mention generic arguments, whose conformances may be isolated to the main actor:
  /// nothing that is stored in a nonisolated initializer can depend on these.
  var isLookedUp = false

  enum Kind { case method, property, `subscript`, initializer, failableInitializer, `operator` }

  enum Failure: Equatable {
    case never, any
    case typed(String)
    case rethrown
    /// `rethrows` where only autoclosures throw, before anything else happens.
    case evaluating
  }

  enum Isolation: Equatable {
    case none, nonisolated, concurrent
    /// On the actor that the double is.
    case instance
    /// On a global actor, by its attribute.
    case global(String)
  }

  enum Tag: Equatable {
    case result, async, inOut
    case number(Int)
  }

  var isInitializer: Bool { kind == .initializer || kind == .failableInitializer }
  var isGeneric: Bool { !generics.isEmpty }
  /// Whether the member exists once for each set of types, or each test.
  var isInTable: Bool {
    isGeneric || isStatic || isInitializer || isLookedUp
      || attributes.contains { $0.hasPrefix("@available(") && !$0.hasPrefix("@available(*") }
  }

  /// Whether the member runs on an actor that is passed to it.
  var hasIsolatedParameter: Bool { parameters.contains { $0.handler.hasPrefix("isolated ") } }

  /// The name in reports: `charge(_:card:)`.
  var label: String {
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    return switch kind {
    case .property: name
    case .subscript: "subscript(\(labels))"
    case .initializer, .failableInitializer: "init(\(labels))"
    case .method, .operator: "\(name)(\(labels))"
    }
  }
}

extension Member {
  /// Whether its types have arguments that Swift asks for a conformance: of dictionaries, sets and others.
  var mentionsArguments: Bool {
    stubType.dropFirst("UnderstudyTesting::Stub<".count).contains("<")
      || parameters.contains { $0.recorded.mentionsDictionary } || result.output.mentionsDictionary
  }

  /// The setter's name in reports: `subscript(_:newValue:)`.
  var setterLabel: String {
    kind == .subscript ? String(label.dropLast()) + "newValue:)" : label
  }
}

extension String {
  fileprivate var mentionsDictionary: Bool { contains(": ") && contains("[") }
}

/// The result of a member, in each of the places a double spells it.
struct MemberResult {
  var witness = "Swift::Void"
  var output = "Swift::Void"
  var handler = "Swift::Void"
  var isVoid = true
  var isSending = false
  /// Whether the member never returns.
  var isNever = false
  /// Whether only a handler can make it.
  var isHandlerOnly = false
}
#endif
