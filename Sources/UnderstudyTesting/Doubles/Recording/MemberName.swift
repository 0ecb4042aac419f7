/// The parsed name of a double's member: `send(_:to:)`, `now()`, or `title` for a property.
struct MemberName: Equatable {
  /// The name before the parenthesis.
  let base: String
  /// The labels, `nil` for `_`; `nil` as a whole for a property.
  let labels: [String?]?

  init(_ text: String) {
    guard let open = text.firstIndex(of: "(") else {
      base = text
      labels = nil
      return
    }
    base = String(text[..<open])
    let inside = text[text.index(after: open)...].prefix { $0 != ")" }
    labels = inside.split(separator: ":").map { $0 == "_" ? nil : String($0) }
  }
}
