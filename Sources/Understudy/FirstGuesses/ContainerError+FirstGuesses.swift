// First guesses at what an error tells: unavailable, with messages that name the API to use.

extension ContainerError.Context {
  @available(*, unavailable, message: "read it from the error: error.key")
  @_documentation(visibility: private)
  public var key: Key { fatalError() }

  @available(*, unavailable, message: "read it from the error: error.path")
  @_documentation(visibility: private)
  public var path: [Key] { fatalError() }

  @available(*, unavailable, message: "the error's text names the container: \"\\(error)\"")
  @_documentation(visibility: private)
  public var containerLabel: String? { fatalError() }

  @available(
    *,
    unavailable,
    message: "the line that resolved is resolvedAt; the error's text has the outermost one as well"
  )
  @_documentation(visibility: private)
  public var askedAt: SourceSite? { fatalError() }
}

extension ContainerError.Kind {
  @available(
    *,
    unavailable,
    message: "compare the case, error.kind == .…, or print \"\\(error.kind)\""
  )
  @_documentation(visibility: private)
  public var rawValue: String { fatalError() }

  @available(
    *,
    unavailable,
    message: "look for the case: ContainerError.Kind.allCases.first { \"\\($0)\" == name }"
  )
  @_documentation(visibility: private)
  public init?(rawValue: String) { fatalError() }
}
