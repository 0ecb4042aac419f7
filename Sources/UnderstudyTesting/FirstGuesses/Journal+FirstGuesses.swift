public import Understudy

// Unavailable declarations for likely guesses; the messages name the real API.

extension Journal {
  @available(*, unavailable, message: "say which event: expect(T.self, resolved: 2)")
  @_documentation(visibility: private)
  public func expect(_ type: any Any.Type, _ times: Times) { fatalError() }

  @available(*, unavailable, message: "say which event: expect(T.self, resolved: 2)")
  @_documentation(visibility: private)
  public func expect(_ type: any Any.Type, times: Times = 1) { fatalError() }

  @available(*, unavailable, message: "say which event: expect(T.self, resolved: 2)")
  @_documentation(visibility: private)
  public func expect(_ key: Key, times: Times = 1) { fatalError() }

  @available(*, unavailable, message: "Write expect(T.self, name: \"late\", resolved: 2).")
  @_documentation(visibility: private)
  public func expect(_ key: Key, resolved times: Times) { fatalError() }

  @available(*, unavailable, message: "Write expectOrder(A.self, B.self).")
  @_documentation(visibility: private)
  public func expectOrder(_ first: Key, _ more: Key...) { fatalError() }

  @available(*, unavailable, message: "Write expectNothingElse(than: A.self, B.self).")
  @_documentation(visibility: private)
  public func expectNothingElse(than first: Key, _ more: Key...) { fatalError() }
}

extension Container {
  @available(
    *,
    unavailable,
    message: "Write journal.entries.filter { $0.containerLabel == \"evening\" }."
  )
  @_documentation(visibility: private)
  public var ownJournal: Journal { fatalError() }
}
