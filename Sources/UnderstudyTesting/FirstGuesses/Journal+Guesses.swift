// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Journal {
  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func contains(_ type: any Any.Type) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func wasResolved(_ type: any Any.Type) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func hasResolved(_ type: any Any.Type) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func didResolve(_ type: any Any.Type) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func resolved(_ type: any Any.Type) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  @_disfavoredOverload
  public func verify(_ type: any Any.Type) { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func verifyResolved(_ type: any Any.Type) { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func assertResolved(_ type: any Any.Type) { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func expectResolved(_ type: any Any.Type) { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func verifyNotResolved(_ type: any Any.Type) { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func expectNever(_ type: any Any.Type) { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  public func verifyNever(_ type: any Any.Type) { unavailable() }

  @available(*, unavailable, message: "Write journal.expect(T.self, resolved: 1), or .never.")
  @_disfavoredOverload
  public func verify(_ type: any Any.Type, _ times: Times) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write entries.count { $0.key == .of(T.self) }; or journal.expect(T.self, resolved: 2)."
  )
  public func count(_ type: any Any.Type) -> Int { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write entries.count { $0.key == .of(T.self) }; or journal.expect(T.self, resolved: 2)."
  )
  public func callCount(_ type: any Any.Type) -> Int { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write entries.count { $0.key == .of(T.self) }; or journal.expect(T.self, resolved: 2)."
  )
  public func resolutions(_ type: any Any.Type) -> Int { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write entries.count { $0.key == .of(T.self) }; or journal.expect(T.self, resolved: 2)."
  )
  public func count(of type: any Any.Type) -> Int { unavailable() }

  @available(*, unavailable, message: "Write journal.expectOrder(A.self, B.self).")
  public func verifyOrder(_ types: any Any.Type...) { unavailable() }

  @available(*, unavailable, message: "Write journal.expectOrder(A.self, B.self).")
  public func assertOrder(_ types: any Any.Type...) { unavailable() }

  @available(*, unavailable, message: "Write journal.expectOrder(A.self, B.self).")
  public func verifySequence(_ types: any Any.Type...) { unavailable() }

  @available(*, unavailable, message: "Write journal.expectNothingElse(than: A.self).")
  public func verifyNoMoreCalls() { unavailable() }

  @available(*, unavailable, message: "Write journal.expectNothingElse(than: A.self).")
  public func verifyNoMoreInteractions() { unavailable() }

  @available(*, unavailable, message: "Write journal.expectNothingElse(than: A.self).")
  public func expectNothing() { unavailable() }

  @available(*, unavailable, message: "Write journal.expectNothingElse(than: A.self).")
  public func expectEmpty() { unavailable() }

  @available(*, unavailable, message: "Write entries.")
  public var calls: [Entry] { unavailable() }

  @available(*, unavailable, message: "Write entries.")
  public var events: [Entry] { unavailable() }

  @available(*, unavailable, message: "Write entries.")
  public var log: [Entry] { unavailable() }

  @available(*, unavailable, message: "Write entries.")
  public var history: [Entry] { unavailable() }

  @available(*, unavailable, message: "Write entries.")
  public var resolutions: [Entry] { unavailable() }

  @available(*, unavailable, message: "Write entries.")
  public var records: [Entry] { unavailable() }
}
