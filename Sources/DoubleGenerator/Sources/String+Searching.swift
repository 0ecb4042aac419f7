#if Macros
import Foundation

// Most files of a package declare and name nothing that matters. Parsing them would take almost all of
// the tool's time, so they are searched as bytes first.
extension String {
  /// Whether the text contains a word.
  func contains(word: String) -> Bool {
    searching { $0.firstOffset(of: word, from: 0) != nil }
  }

  /// Runs the body with the bytes of the text.
  func searching<Result>(_ body: (TextBytes) -> Result) -> Result {
    var copy = self
    return copy.withUTF8 { body(TextBytes(bytes: UnsafeRawBufferPointer($0))) }
  }
}

/// The bytes of a text.
struct TextBytes {
  let bytes: UnsafeRawBufferPointer

  /// The offset of the first occurrence of a word.
  func firstOffset(of word: String, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, let first = word.utf8.first else { return nil }
    var word = word
    return word.withUTF8 { word -> Int? in
      guard let wanted = word.baseAddress else { return nil }
      var start = start
      while start + word.count <= bytes.count,
        let found = memchr(base + start, Int32(first), bytes.count - word.count + 1 - start)
      {
        let offset = UnsafeRawPointer(found) - base
        if memcmp(base + offset, wanted, word.count) == 0 { return offset }
        start = offset + 1
      }
      return nil
    }
  }

  /// The offsets of all occurrences of a word.
  func offsets(of word: String) -> [Int] {
    var offsets: [Int] = []
    var start = 0
    while let offset = firstOffset(of: word, from: start) {
      offsets.append(offset)
      start = offset + word.utf8.count
    }
    return offsets
  }

  /// The identifier that begins at an offset; empty if none does.
  func identifier(at start: Int) -> String {
    var end = start
    while end < bytes.count, isIdentifier(bytes[end]) { end += 1 }
    return text(start..<end)
  }

  /// The offset at which the identifier begins that ends before an offset.
  func identifierStart(before end: Int) -> Int {
    var start = end
    while start > 0, isIdentifier(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// The offset after the blanks and backticks that begin at an offset.
  func skippingBlanks(from start: Int) -> Int {
    var end = start
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    return end
  }

  /// The offset at which the blanks and backticks begin that end before an offset.
  func skippingBlanks(before end: Int) -> Int {
    var start = end
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    return start
  }

  func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "`")
  }
}
#endif
