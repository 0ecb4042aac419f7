/// A call as people read it: the member's name with the values of the arguments.
struct CallText: Equatable {
  /// The arguments as texts, without labels.
  let arguments: [String]
  /// The whole call, as in `getUser(id: test)`.
  let description: String

  /// Makes the text from the elements of a tuple, or from any other value as the only argument.
  init(member: String, arguments: Any) {
    let member = MemberName(member)
    let values = CallText.values(of: arguments, for: member)
    self.arguments = values.map(\.text)
    description = CallText.filled(member, values)
  }

  /// Makes a call from a text.
  init(description: String) {
    arguments = []
    self.description = description
  }

  init(_ member: MemberName, _ values: [Value]) {
    arguments = values.map(\.text)
    description = CallText.filled(member, values)
  }

  /// Returns the member's name with a text for each argument in its place.
  static func filled(_ member: MemberName, _ values: [Value]) -> String {
    guard let labels = member.labels else {
      return ([member.base] + values.map(\.text)).joined(separator: " = ")
    }
    // If the name and the tuple disagree on the number, the tuple's own labels count.
    let names = labels.count == values.count ? labels : values.map(\.label)
    let filled = zip(names, values).map { name, value in
      name.map { "\($0): \(value.text)" } ?? value.text
    }
    return "\(member.base)(\(filled.joined(separator: ", ")))"
  }

  typealias Value = (label: String?, text: String)

  /// Returns the arguments as texts, one by one.
  static func values(of arguments: Any, for member: MemberName) -> [Value] {
    let expected = member.labels?.count ?? 1
    let mirror = Mirror(reflecting: arguments)
    // A single argument may be a tuple itself; no argument is the empty one.
    guard mirror.displayStyle == .tuple, expected != 1 || mirror.children.isEmpty else {
      return [(nil, text(of: arguments))]
    }
    return mirror.children.map { child in
      // Elements without a label are named `.0`, `.1`.
      (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, text(of: child.value))
    }
  }

  /// Returns the value as `print` would show it, without `Optional` or a module around it; `""` for
  /// an empty text, which would look like a missing argument.
  static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .class
    where !(value is any CustomStringConvertible || value is any CustomDebugStringConvertible):
      // `print` would add the module, and an address for a private class.
      return "\(type(of: value))"
    default:
      let text = String(describing: value)
      return text.isEmpty ? "\"\"" : text
    }
  }
}
