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

  /// Whether the generated double stands in for a registration that a test lacks.
  var isFallback = false

  /// Says where to find the member.
  func text(of member: String) -> String {
    guard let double else { return "- \(member) is declared at \(site)." }
    if isFallback {
      return "- \(member) is a member of \(double), which stands in for a missing registration."
    }
    let kind = types.isEmpty ? "" : ", for \(types.joined(separator: ", ")) a member of its own"
    let place = "- \(member) is a member of \(double)\(kind)."
    guard isOutsideTests, RunningTests.shared.areRunning else { return place }
    return place
      + "\n- It was called outside the tasks of the running tests, so none of them answers it."
  }

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
      return "answer it with returns(_:), throws(_:) or answers(_:), for all arguments or after "
        + "when(_:); byDefault(_:) answers whatever is left."
    }
    if isFallback { return "register it, as the issue before this one says." }
    let door = isOfType ? "the double's `statics`: \(double).statics" : "the double's `on`: on"
    let answers =
      if output == HandlerOnly.self {
        "answers(_:)"
      } else if failure == Never.self {
        "returns(_:) or .answers(_:)"
      } else {
        "returns(_:), .throws(_:) or .answers(_:)"
      }
    return "answer it through \(door)\(MemberOrigin.selecting(member)).\(answers)."
  }

  /// The member as `on` has it.
  private static func selecting(_ member: String) -> String {
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
