// First guesses at the labels of resets: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "reset() releases the instances, clears the calls and answers of doubles, and keeps what is registered; reset(.everything) drops that, too; reset(only: T.self) releases one type; a test has a container of its own and needs none"
  )
  @_documentation(visibility: private)
  public func reset(options: GuessedOption) { fatalError() }

  @available(*, unavailable, message: "close the scope to free its instances: await scope.close()")
  @_documentation(visibility: private)
  public func reset(scope kind: ScopeKind) { fatalError() }

  @available(*, unavailable, message: "reset one type with reset(only: T.self)")
  @_documentation(visibility: private)
  public func reset(type: Any.Type) { fatalError() }

  @available(*, unavailable, message: "the label is name: reset(only: T.self, name: \"…\")")
  @_documentation(visibility: private)
  public func reset(only type: Any.Type, named name: String) { fatalError() }

  @available(*, unavailable, message: "pass a list: reset(only: [T.self])")
  @_documentation(visibility: private)
  public func reset(only first: Any.Type, _ more: Any.Type...) { fatalError() }

  @available(*, unavailable, message: "pass a list: reset(keeping: [T.self])")
  @_documentation(visibility: private)
  public func reset(keeping first: Any.Type, _ more: Any.Type...) { fatalError() }

  @available(*, unavailable, message: "pass a list: reset(.everything, keeping: [T.self])")
  @_documentation(visibility: private)
  public func reset(_ target: ResetTarget, keeping type: Any.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass a list of keys: reset(keeping: [.of(T.self, name: \"…\")])"
  )
  @_documentation(visibility: private)
  public func reset(
    _ target: ResetTarget = .instances,
    keeping type: Any.Type,
    name: String?
  ) { fatalError() }

  @available(*, unavailable, message: "pass its type: reset(only: key.type, name: key.name)")
  @_documentation(visibility: private)
  public func reset(only key: Key) { fatalError() }

  @available(
    *,
    unavailable,
    message: "list types, reset(only: [T.self]), or name one: reset(only: T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func reset(only keys: [Key]) { fatalError() }

  @available(*, unavailable, message: "the label is keeping: reset(keeping: [T.self])")
  @_documentation(visibility: private)
  public func reset(except types: Any.Type) { fatalError() }

  @available(*, unavailable, message: "the label is keeping: reset(keeping: [T.self])")
  @_documentation(visibility: private)
  public func reset(except types: [Any.Type]) { fatalError() }

  @available(
    *,
    unavailable,
    message: "reset() keeps the registrations, reset(.everything) drops them too"
  )
  @_documentation(visibility: private)
  public func reset(keepingRegistrations: Bool) { fatalError() }

  @available(
    *,
    unavailable,
    message: "reset() keeps the registrations, reset(.everything) drops them too"
  )
  @_documentation(visibility: private)
  public func reset(all: Bool) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public func resetObjectScope(_ lifetime: GuessedOption) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write reset(.instances), or reset(only: T.self) for one type"
  )
  @_documentation(visibility: private)
  public func resetScope(_ lifetime: GuessedOption) { fatalError() }

  @available(*, unavailable, message: "drop instances with reset()")
  @_documentation(visibility: private)
  public func resetSingletons() { fatalError() }

  @available(*, unavailable, message: "drop instances with reset()")
  @_documentation(visibility: private)
  public func resetInstances() { fatalError() }

  @available(*, unavailable, message: "drop instances with reset()")
  @_documentation(visibility: private)
  public func clearCache() { fatalError() }

  @available(*, unavailable, message: "drop instances with reset()")
  @_documentation(visibility: private)
  public func clearInstances() { fatalError() }

  @available(*, unavailable, message: "drop instances with reset()")
  @_documentation(visibility: private)
  public func clearInstanceCache() { fatalError() }

  @available(*, unavailable, message: "drop instances with reset()")
  @_documentation(visibility: private)
  public func flush() { fatalError() }

  @available(*, unavailable, message: "drop instances with reset()")
  @_documentation(visibility: private)
  public func invalidate() { fatalError() }

  @available(*, unavailable, message: "drop instances and registrations with reset(.everything)")
  @_documentation(visibility: private)
  public func resetRegistrations() { fatalError() }

  @available(*, unavailable, message: "reset one type with reset(only: T.self)")
  @_documentation(visibility: private)
  public func clear(_ type: Any.Type) { fatalError() }

  @available(*, unavailable, message: "reset one type with reset(only: T.self)")
  @_documentation(visibility: private)
  public func invalidate(_ type: Any.Type) { fatalError() }
}
