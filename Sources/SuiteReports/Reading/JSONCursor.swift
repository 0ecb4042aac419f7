/// Reads JSON values one after the other from bytes, straight into their places.
///
/// Files of a large suite have tens of megabytes, most of it in short objects of known members. A
/// decoder that makes a tree first takes several times as long.
struct JSONCursor {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int
  private var position: Int
  private var depth = 0
  /// Deeper values are refused, since a value that is skipped is read recursively.
  private static let deepest = 200

  /// - Parameter range: the bytes to read, such as those of a line.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    (start, end, position) = (range.lowerBound, range.upperBound, range.lowerBound)
  }

  /// Reads an object and calls the closure at the value of each member, which has to read it.
  mutating func readObject(
    _ member: (inout JSONCursor, String) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try open("{", "an object")
    if take("}") { return close() }
    repeat {
      skipSpace()
      let name = try readString()
      skipSpace()
      guard take(":") else { throw fault("expected : after \"\(name)\"") }
      try member(&self, name)
      skipSpace()
    } while take(",")
    guard take("}") else { throw fault("expected , or } in an object") }
    close()
  }

  /// Reads an array and calls the closure at each element, which has to read it.
  mutating func readArray(
    _ element: (inout JSONCursor) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try open("[", "an array")
    if take("]") { return close() }
    repeat {
      try element(&self)
      skipSpace()
    } while take(",")
    guard take("]") else { throw fault("expected , or ] in an array") }
    close()
  }

  mutating func readBool() throws(JSONFault) -> Bool {
    skipSpace()
    if take("true") { return true }
    if take("false") { return false }
    throw fault("expected true or false")
  }

  mutating func readDouble() throws(JSONFault) -> Double {
    let token = try readNumber()
    guard let value = Double(token) else { throw fault("expected a number") }
    return value
  }

  /// Reads a whole number. Seeds have up to 64 bits, which a `Double` does not hold.
  mutating func readInteger<Value: FixedWidthInteger>(
    _ type: Value.Type = Int.self
  ) throws(JSONFault) -> Value {
    let token = try readNumber()
    guard let value = Value(token) ?? Double(token).flatMap({ Value(exactly: $0) }) else {
      throw fault("expected a whole number")
    }
    return value
  }

  /// Reads a value of any kind and leaves it out.
  mutating func skipValue() throws(JSONFault) {
    skipSpace()
    switch position < end ? bytes[position] : 0 {
    case UInt8(ascii: "{"):
      try readObject { (cursor, _) throws(JSONFault) in try cursor.skipValue() }
    case UInt8(ascii: "["): try readArray { (cursor) throws(JSONFault) in try cursor.skipValue() }
    case UInt8(ascii: "\""): _ = try readString()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try readBool()
    case UInt8(ascii: "n"):
      guard take("null") else { throw fault("expected a value") }
    default: _ = try readDouble()
    }
  }

  /// Makes sure that nothing follows.
  mutating func finish() throws(JSONFault) {
    skipSpace()
    guard position == end else { throw fault("expected the end of the line") }
  }

  /// Returns a fault at the current position.
  func fault(_ message: String) -> JSONFault {
    JSONFault(column: position - start + 1, message: message)
  }
}

// MARK: - Strings and numbers

extension JSONCursor {
  mutating func readString() throws(JSONFault) -> String {
    skipSpace()
    guard take("\"") else { throw fault("expected a string") }
    let first = position
    while position < end, bytes[position] != UInt8(ascii: "\""), bytes[position] >= 0x20 {
      if bytes[position] == UInt8(ascii: "\\") { return try readEscaped(from: first) }
      position += 1
    }
    let text = String(decoding: bytes[first..<position], as: UTF8.self)
    guard take("\"") else { throw fault("expected the end of a string") }
    return text
  }

  private mutating func readEscaped(from first: Int) throws(JSONFault) -> String {
    var text = Array(bytes[first..<position])
    while position < end, bytes[position] >= 0x20 {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try readEscape()
      default: text.append(byte)
      }
    }
    throw fault("expected the end of a string")
  }

  private mutating func readEscape() throws(JSONFault) -> [UInt8] {
    guard position < end else { throw fault("expected the rest of an escape") }
    defer { position += 1 }
    switch bytes[position] {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[position]]
    case UInt8(ascii: "u"):
      var unit = try readUnit()
      // The second half of a character beyond the first 65,536.
      if 0xD800..<0xDC00 ~= unit, position + 2 < end, bytes[position + 1] == UInt8(ascii: "\\"),
        bytes[position + 2] == UInt8(ascii: "u")
      {
        position += 2
        unit = 0x10000 + (unit - 0xD800) << 10 + (try readUnit() &- 0xDC00) & 0x3FF
      }
      return Array(String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
    default: throw fault("expected an escape of JSON after \\")
    }
  }

  /// Reads the four digits after `\u`, and stays at the last one.
  private mutating func readUnit() throws(JSONFault) -> UInt32 {
    guard position + 4 < end,
      let unit = UInt32(
        String(decoding: bytes[position + 1...position + 4], as: UTF8.self),
        radix: 16
      )
    else { throw fault("expected four digits after \\u") }
    position += 4
    return unit
  }

  private mutating func readNumber() throws(JSONFault) -> String {
    skipSpace()
    let first = position
    while position < end, Self.isNumeric(bytes[position]) { position += 1 }
    guard first < position else { throw fault("expected a number") }
    return String(decoding: bytes[first..<position], as: UTF8.self)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

// MARK: - Characters

extension JSONCursor {
  private mutating func skipSpace() {
    while position < end, bytes[position] <= 0x20 {
      guard [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) else { return }
      position += 1
    }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    position += count
    return true
  }

  private mutating func open(_ bracket: StaticString, _ kind: String) throws(JSONFault) {
    skipSpace()
    guard take(bracket) else { throw fault("expected \(kind)") }
    depth += 1
    guard depth <= Self.deepest else { throw fault("too many values within values") }
    skipSpace()
  }

  private mutating func close() { depth -= 1 }
}
