/// A place in source code: where something was registered, resolved or declared.
public struct SourceSite: Hashable, Sendable, CustomStringConvertible {
  /// `Module/File.swift`, as `#fileID` spells it.
  public var fileID: String { "\(file)" }
  /// The line, counted from 1.
  public let line: UInt

  // Kept as the literal it was, so that a registration costs no string.
  package let file: StaticString
  package let path: StaticString?
  package let column: UInt

  /// Makes a site; the defaults name the caller's own line.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(fileID: fileID, filePath: nil, line: line, column: 1)
  }

  package init(fileID: StaticString, filePath: StaticString?, line: UInt, column: UInt) {
    file = fileID
    path = filePath
    self.line = line
    self.column = column
  }

  /// The full path where the caller gave one, else the file ID.
  package var filePath: String { "\(pathLiteral)" }
  package var pathLiteral: StaticString { path ?? file }

  public var description: String { "\(fileID):\(line)" }

  public static func == (left: SourceSite, right: SourceSite) -> Bool {
    left.line == right.line && left.file.reads(as: right.file)
  }

  // The line alone: hashing the file's name costs more than telling two files of one line apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

extension StaticString {
  /// Whether it is the same text, which is mostly the same literal.
  package func reads(as other: StaticString) -> Bool {
    if hasPointerRepresentation, other.hasPointerRepresentation, utf8Start == other.utf8Start,
      utf8CodeUnitCount == other.utf8CodeUnitCount
    {
      return true
    }
    return "\(self)" == "\(other)"
  }
}
