/// A file and line, without what only test issues need: a third of the size of a ``SourceSite``.
@usableFromInline
struct ShortSite: Sendable {
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt32

  @inlinable
  init(file: StaticString, line: UInt) {
    self.file = file
    self.line = UInt32(clamping: line)
  }

  init(_ site: SourceSite) { self.init(file: site.file, line: site.line) }

  func isSame(as other: ShortSite) -> Bool { line == other.line && site == other.site }

  var site: SourceSite { SourceSite(fileID: file, line: UInt(line)) }
}
