// First guesses at closing and copying a container: unavailable, with messages that name the API to
// use.

extension Container {
  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func stop() { fatalError() }

  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func end() { fatalError() }

  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func terminate() { fatalError() }

  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func finish() { fatalError() }

  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func release() { fatalError() }

  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func tearDownAll() { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is within: await container.close(within: .seconds(3))"
  )
  @_documentation(visibility: private)
  public func close(timeout: Duration) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a limit is a duration: await container.close(within: .seconds(3))"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func close(within seconds: Int) { fatalError() }

  @available(*, unavailable, message: "for an independent copy, write container.fork()")
  @_documentation(visibility: private)
  public func clone() -> Container { fatalError() }

  @available(*, unavailable, message: "for an independent copy, write container.fork()")
  @_documentation(visibility: private)
  public func duplicate() -> Container { fatalError() }

  @available(*, unavailable, message: "make a child with Container(parent: container)")
  @_documentation(visibility: private)
  public func createChildContainer() -> Container { fatalError() }

  @available(*, unavailable, message: "make a child with Container(parent: container)")
  @_documentation(visibility: private)
  public func makeChildContainer() -> Container { fatalError() }

  @available(*, unavailable, message: "make a child with Container(parent: container)")
  @_documentation(visibility: private)
  public func childContainer() -> Container { fatalError() }

  @available(*, unavailable, message: "make a child with Container(parent: container)")
  @_documentation(visibility: private)
  public func child() -> Container { fatalError() }
}
