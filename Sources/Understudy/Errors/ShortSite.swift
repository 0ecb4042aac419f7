/// A file and line, without what only test issues need: a third of the size of a ``SourceSite``.
@usableFromInline
package struct ShortSite: Sendable {
  @usableFromInline package let file: StaticString
  @usableFromInline package let line: UInt32

  @inlinable
  package init(file: StaticString, line: UInt) {
    self.file = file
    self.line = UInt32(clamping: line)
  }

  package init(_ site: SourceSite) { self.init(file: site.file, line: site.line) }

  func isSame(as other: ShortSite) -> Bool { line == other.line && site == other.site }

  package var site: SourceSite { SourceSite(fileID: file, line: UInt(line)) }
}
