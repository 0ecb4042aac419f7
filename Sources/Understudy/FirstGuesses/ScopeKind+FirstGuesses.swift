// First guesses at the name of a kind of scope: unavailable, with messages that name the API to use.

extension ScopeKind {
  @available(
    *,
    unavailable,
    message: "write a literal, or from a variable ScopeKind(stringLiteral: name)"
  )
  @_documentation(visibility: private)
  public init(_ name: String) { fatalError() }

  @available(*, unavailable, message: "the name is its text: kind.description, or \"\\(kind)\"")
  @_documentation(visibility: private)
  public var name: String { fatalError() }
}
