import Foundation

/// The string literals of a source file, cut where a value is inserted and where a line ends.
struct SourceLiterals {
  /// A piece with at least three words.
  struct Piece {
    let text: String
    let line: Int
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var pieces: [Piece] = []

  static func pieces(of source: Data) -> [Piece] {
    var literals = SourceLiterals(bytes: Array(source))
    literals.read(untilParenthesis: false)
    return literals.pieces
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads code, up to the parenthesis that ends an inserted value.
  private mutating func read(untilParenthesis isInserted: Bool) {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case Self.quote:
        readLiteral()
        continue
      case Self.slash where isNext(Self.slash):
        while place < bytes.count, bytes[place] != Self.newline { place += 1 }
        continue
      case Self.newline: line += 1
      case Self.opening: depth += 1
      case Self.closing:
        if isInserted, depth == 0 {
          place += 1
          return
        }
        depth -= 1
      default: break
      }
      place += 1
    }
  }

  private mutating func readLiteral() {
    let isLong = isNext(Self.quote) && place + 2 < bytes.count && bytes[place + 2] == Self.quote
    if !isLong, isNext(Self.quote) {
      place += 2
      return
    }
    place += isLong ? 3 : 1
    var piece: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      if byte == Self.quote, !isLong || isNext(Self.quote) && bytes[place + 2] == Self.quote {
        place += isLong ? 3 : 1
        add(&piece)
        return
      }
      place += 1
      guard byte == Self.backslash, place < bytes.count else {
        if byte == Self.newline {
          line += 1
          add(&piece)
        } else {
          piece.append(byte)
        }
        continue
      }
      let escaped = bytes[place]
      place += 1
      switch escaped {
      case Self.opening:
        add(&piece)
        read(untilParenthesis: true)
      case UInt8(ascii: "n"): add(&piece)
      case Self.newline:
        line += 1
        while place < bytes.count, bytes[place] == Self.space { place += 1 }
      default: piece.append(escaped)
      }
    }
  }

  private mutating func add(_ piece: inout [UInt8]) {
    defer { piece.removeAll(keepingCapacity: true) }
    let words = piece.split(separator: Self.space)
    guard words.count >= 3 else { return }
    let text = String(decoding: piece, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    pieces.append(Piece(text: text, line: line))
  }

  private func isNext(_ byte: UInt8) -> Bool { place + 1 < bytes.count && bytes[place + 1] == byte }

  private static let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
  private static let (slash, newline, space) = (
    UInt8(ascii: "/"), UInt8(ascii: "\n"), UInt8(ascii: " ")
  )
  private static let (opening, closing) = (UInt8(ascii: "("), UInt8(ascii: ")"))
}
