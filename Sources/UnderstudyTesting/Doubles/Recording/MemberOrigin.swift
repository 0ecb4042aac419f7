import Understudy

/// Where a member of a double comes from, for texts: a line that somebody wrote, or a generated double.
struct MemberOrigin: Sendable {
  /// The declaration.
  let site: SourceSite
  /// The generated double; `nil` for a member written by hand.
  var double: StaticString?
  /// The types of its generic parameters.
  var types: [String] = []
  /// Whether it belongs to the generated double's type and not to an instance.
  var isOfType = false
  /// Whether it belongs to the type, and code called it of which no test is known to be the test.
  var isOutsideTests = false

  /// What the generated double stands in for, if it is a fallback.
  var standIn: StandIn?

  /// Says where to find the member.
  func text(of member: String) -> String {
    guard let double else { return "- The stub of \(member) is declared at \(site)." }
    if let standIn {
      return "- \(member) is a member of \(double), which stands in for \(standIn.text)."
    }
    let kind =
      types.isEmpty
      ? ""
      : ", called for the type \(types.joined(separator: ", ")); each type has answers of its own"
    let place = "- \(member) is a \(isOfType ? "static " : "")member of \(double)\(kind)."
    guard isAstray else { return place }
    return place
      + "\n- It was called outside the tasks of the running tests; each test has answers of its own."
  }

  /// Whether tests are running and the call belongs to none of them.
  private var isAstray: Bool { isOutsideTests && RunningTests.shared.areRunning }

  /// Says how to answer the member's calls.
  ///
  /// - Parameters:
  ///   - output: the type of its result.
  ///   - failure: the type of its error.
  func answering(
    _ member: String,
    _ output: any Any.Type,
    _ failure: any Any.Type
  ) -> String {
    guard let double else {
      let answer = output == HandlerOnly.self ? "answers { … }" : "returns(…)"
      return
        "answer it through that stub in the test: \(answers(output, failure, by: "double.stub")); for some "
        + "arguments only, double.stub.when(…).\(answer); for all others, double.stub.byDefault(…)."
    }
    if let standIn { return standIn.fix }
    let way = isOfType ? "\(double).statics" : "double.on"
    let line = answers(output, failure, by: "\(way)\(MemberOrigin.selecting(member))")
    return isAstray
      ? "on a thread or queue, make the call in Container.current.bind { … }; for a detached task, write "
        + "Container.current.detached { … }; and answer the call in the test: \(line)."
      : "answer it through the double's `\(isOfType ? "statics" : "on")`: \(line)."
  }

  private func answers(
    _ output: any Any.Type,
    _ failure: any Any.Type,
    by stub: String
  ) -> String {
    if output == HandlerOnly.self {
      "\(stub).answers { … }"
    } else if failure == Never.self {
      "\(stub).returns(…) or .answers { … }"
    } else {
      "\(stub).returns(…), .throws(…) or .answers { … }"
    }
  }

  /// The member as `on` has it.
  static func selecting(_ member: String) -> String {
    let name = MemberName(member)
    let base = name.isOperator ? "operator…" : name.base == "init" ? "initializer" : name.base
    return switch name.labels {
    case nil: ".\(base)"
    case []: ".\(base)()"
    default: base == "subscript" ? "[…]" : ".\(base)(…)"
    }
  }
}

extension MemberName {
  fileprivate var isOperator: Bool {
    base.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
  }
}
