/// A place in source code, such as the line of a registration, a resolve or a declaration.
public struct SourceSite: Hashable, Sendable, CustomStringConvertible {
  /// The module and file as `#fileID` spells them: `Module/File.swift`.
  public var fileID: String { "\(file)" }
  /// The line, counted from 1.
  public let line: UInt

  // After the line, which is compared first.
  private let source: File

  /// Makes a site; by default, the caller's own line.
  @usableFromInline
  package init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(fileID: fileID, filePath: nil, line: line, column: 1)
  }

  package init(fileID: StaticString, filePath: StaticString?, line: UInt, column: UInt) {
    self.line = line
    source = File(file: fileID, path: filePath, column: column)
  }

  package var file: StaticString { source.file }
  package var column: UInt { source.column }

  /// The full path if the caller passed one, otherwise the file ID.
  package var filePath: String { "\(pathLiteral)" }
  package var pathLiteral: StaticString { source.path ?? source.file }

  /// Whether it has a full path.
  package var hasPath: Bool { source.path != nil }

  /// Returns the site with a full path, if it has none and the other site is in the same file.
  package func withPath(of other: SourceSite) -> SourceSite {
    guard !hasPath, source == other.source else { return self }
    return SourceSite(fileID: file, filePath: other.source.path, line: line, column: column)
  }

  /// The file and the line: `Theatre/Sale.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

extension SourceSite {
  /// The file of a site; its text alone counts.
  private struct File: Hashable, Sendable {
    // Stored as the literal, so that a registration creates no string.
    let file: StaticString
    let path: StaticString?
    let column: UInt

    static func == (left: File, right: File) -> Bool { left.file.reads(as: right.file) }

    // Nothing: hashing the file's name costs more than comparing two files with the same line.
    func hash(into hasher: inout Hasher) {}
  }
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
