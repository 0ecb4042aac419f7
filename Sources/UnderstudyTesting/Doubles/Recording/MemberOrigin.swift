import Understudy

/// Where a member of a double comes from, for texts: a line that somebody wrote, or a generated double.
struct MemberOrigin: Sendable {
  /// The declaration.
  let site: SourceSite
  /// The generated double; `nil` for a member written by hand.
  var double: StaticString?

  /// Says where to find the member.
  func text(of member: String) -> String {
    double.map { "- \(member) is a member of \($0)." } ?? "- \(member) is declared at \(site)."
  }

  /// Says how to answer the member's calls.
  func answering(_ member: String) -> String {
    guard double != nil else {
      return "answer it with returns(_:), throws(_:) or answers(_:), for all arguments or after "
        + "when(_:); byDefault(_:) answers whatever is left."
    }
    let name = MemberName(member)
    let call =
      switch name.labels {
      case nil: ".\(name.base)"
      case []: ".\(name.base)()"
      default: name.base == "subscript" ? "[…]" : ".\(name.base)(…)"
      }
    return
      "answer it through the double's `on`: on\(call).returns(_:), .throws(_:) or .answers(_:)."
  }
}
