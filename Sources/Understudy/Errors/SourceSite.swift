/// A place in source code, such as the line of a registration, a resolve or a declaration.
public struct SourceSite: Hashable, Sendable, CustomStringConvertible {
  /// The module and file as `#fileID` spells them: `Module/File.swift`.
  public var fileID: String { "\(file)" }
  /// The line, counted from 1.
  public let line: UInt

  // Stored as the literal, so that a registration creates no string.
  package let file: StaticString
  package let path: StaticString?
  package let column: UInt

  /// Makes a site; by default, the caller's own line.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(fileID: fileID, filePath: nil, line: line, column: 1)
  }

  package init(fileID: StaticString, filePath: StaticString?, line: UInt, column: UInt) {
    file = fileID
    path = filePath
    self.line = line
    self.column = column
  }

  /// The full path if the caller passed one, otherwise the file ID.
  package var filePath: String { "\(pathLiteral)" }
  package var pathLiteral: StaticString { path ?? file }

  public var description: String { "\(fileID):\(line)" }

  public static func == (left: SourceSite, right: SourceSite) -> Bool {
    left.line == right.line && left.file.reads(as: right.file)
  }

  // The line alone: hashing the file's name costs more than comparing two files with the same line.
  public func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

extension StaticString {
  /// Whether it is the same text, which is usually the same literal.
  package func reads(as other: StaticString) -> Bool {
    if hasPointerRepresentation, other.hasPointerRepresentation, utf8Start == other.utf8Start,
      utf8CodeUnitCount == other.utf8CodeUnitCount
    {
      return true
    }
    return "\(self)" == "\(other)"
  }
}
