#if Macros
/// A parameter of a member, in each of the places a double spells it.
struct Parameter {
  /// The argument's label as spelled, or nil where there is none.
  var label: String?
  /// The name inside the function, which records use where there is no label.
  var name: String?
  /// The name in the witness: `a0`.
  var local: String
  /// Attributes before the parameter, such as a result builder, each followed by a space.
  var attributes = ""
  /// The type in the witness.
  var witness: String
  /// The type in the handler's signature.
  var handler: String
  /// The type that is recorded.
  var recorded: String
  /// The type of values that a condition takes: without the question mark of an optional.
  var wrapped: String?
  var passing = Passing.plain

  enum Passing {
    case plain
    /// An autoclosure, evaluated once, with the words that its evaluation needs.
    case evaluated(String)
    /// Handed to handlers, and not recorded.
    case unkept
    /// Handed over by reference, and recorded as it was before.
    case inOut
    /// Handed over by reference, and not recorded.
    case unkeptInOut
    /// A pack, recorded as an array.
    case pack
    /// The metatype of a generic parameter, which the door takes as it is.
    case metatype(String)
  }

  /// The generic parameters of the member that the recorded type mentions.
  var inferred: Set<String> = []

  var isInOut: Bool {
    switch passing {
    case .inOut, .unkeptInOut: true
    default: false
    }
  }

  var isPack: Bool {
    if case .pack = passing { true } else { false }
  }

  /// The type of conditions on the argument.
  var match: String {
    wrapped.map { "UnderstudyTesting::OptionalMatch<\($0)>" }
      ?? "UnderstudyTesting::Match<\(recorded)>"
  }

  /// What is recorded, as an expression in the witness.
  var recordedExpression: String {
    switch passing {
    case .unkept, .unkeptInOut: "UnderstudyTesting::Unkept()"
    default: local
    }
  }

  /// What the handler is called with.
  var handlerExpression: String {
    switch passing {
    case .inOut, .unkeptInOut: "&" + local
    case .pack: "(repeat each \(local))"
    default: local
    }
  }
}
#endif
