/// Texts as they stand in HTML, in JSON, and in JSON within HTML.
package enum PageText {
  /// Returns a text for HTML, also for an attribute in double quotes.
  package static func html(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Appends a text as a JSON string that may stand in a `script` element: it contains no `<`, so
  /// that it cannot end the element.
  package static func quote(_ text: String, into json: inout String) {
    json += "\""
    if text.utf8.allSatisfy(isPlain) {
      json += text
    } else {
      for scalar in text.unicodeScalars { quote(scalar, into: &json) }
    }
    json += "\""
  }

  /// Returns a text as a JSON string that may stand in a `script` element.
  package static func quoted(_ text: String) -> String {
    var json = ""
    quote(text, into: &json)
    return json
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"):
      false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  private static func quote(_ scalar: Unicode.Scalar, into json: inout String) {
    switch scalar {
    case "\"": json += "\\\""
    case "\\": json += "\\\\"
    case "\n": json += "\\n"
    case "\r": json += "\\r"
    case "\t": json += "\\t"
    // Tags and entities; and the ends of lines that only JavaScript knows.
    case "<", ">", "&", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: json.unicodeScalars.append(scalar)
    }
  }
}
