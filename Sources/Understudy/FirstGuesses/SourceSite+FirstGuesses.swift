// First guesses at making a line of source code: unavailable, with messages that name the API to use.

extension SourceSite {
  @available(*, unavailable, message: "sites are only read: compare site.fileID and site.line")
  @_documentation(visibility: private)
  public init() { fatalError() }

  @available(*, unavailable, message: "sites are only read: compare site.fileID and site.line")
  @_documentation(visibility: private)
  public init(line: UInt) { fatalError() }

  @available(*, unavailable, message: "sites are only read: compare site.fileID and site.line")
  @_documentation(visibility: private)
  public init(fileID: StaticString, line: UInt, column: UInt = 1) { fatalError() }
}
