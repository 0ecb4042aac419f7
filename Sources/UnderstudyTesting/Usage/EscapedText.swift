/// A text as JSON writes it, in quotes.
///
/// The same names are in thousands of lines, so each is escaped once.
struct EscapedText: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.isEscaped) {
        for byte in utf8 { Self.escape(byte, into: &bytes) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    self.bytes = bytes
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    case UInt8(ascii: "\r"): bytes += "\\r".utf8
    case UInt8(ascii: "\t"): bytes += "\\t".utf8
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      bytes += "\\u00".utf8
      bytes += (digits.count == 1 ? "0\(digits)" : digits).utf8
    default: bytes.append(byte)
    }
  }
}

extension EscapedText: ExpressibleByStringLiteral, CustomStringConvertible {
  init(stringLiteral text: String) { self.init(text) }

  /// The text with its quotes.
  var description: String { String(decoding: bytes, as: UTF8.self) }
}
