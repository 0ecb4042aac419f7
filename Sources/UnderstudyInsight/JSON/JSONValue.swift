/// A JSON value that keeps the order of its members, so that equal reports have equal texts.
///
/// The core does not use an existing encoder: on Linux that would link Foundation into every
/// client.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number; `null` is written if it is not finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  package static func == (left: JSONValue, right: JSONValue) -> Bool { left.text == right.text }

  /// The JSON text, indented by two spaces, without a trailing newline.
  package var text: String {
    var text = ""
    write(to: &text, indented: 0)
    return text
  }

  private func write(to text: inout String, indented depth: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += "\(value)"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += value.isFinite ? "\(value)" : "null"
    case .string(let value): Self.quote(value, into: &text)
    case .array(let values):
      Self.list(values, "[", "]", into: &text, depth) { $0.write(to: &$1, indented: depth + 1) }
    case .object(let members):
      Self.list(members, "{", "}", into: &text, depth) { member, text in
        Self.quote(member.0, into: &text)
        text += ": "
        member.1.write(to: &text, indented: depth + 1)
      }
    }
  }

  private static func list<Element>(
    _ elements: [Element],
    _ opening: String,
    _ closing: String,
    into text: inout String,
    _ depth: Int,
    _ write: (Element, inout String) -> Void
  ) {
    text += opening
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: depth + 1)
      write(element, &text)
    }
    if !elements.isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
    text += closing
  }

  private static func quote(_ value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Makes a string, or `null`.
  package init(_ value: String?) { self = value.map(JSONValue.string) ?? .null }

  /// Makes a number of seconds from a duration.
  package init(seconds value: Duration) { self = .number(value / .seconds(1)) }
}
