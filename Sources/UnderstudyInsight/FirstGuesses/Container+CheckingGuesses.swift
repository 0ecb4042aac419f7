public import Understudy

// First guesses at checking a container: unavailable, with messages that name the API to use.

extension Container {
  @available(*, unavailable, message: "the label is roots: container.audit(roots: [T.self])")
  @_documentation(visibility: private)
  public func audit(types: [any Any.Type]) -> ContainerAudit { fatalError() }

  @available(*, unavailable, message: "the label is roots: container.audit(roots: [T.self])")
  @_documentation(visibility: private)
  public func audit(_ types: [any Any.Type]) -> ContainerAudit { fatalError() }

  @available(*, unavailable, message: "a strict audit fails the test: container.expectCleanAudit()")
  @_documentation(visibility: private)
  public func audit(strict: Bool) -> ContainerAudit { fatalError() }
}
