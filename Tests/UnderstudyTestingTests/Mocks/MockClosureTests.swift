import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Filling a mock with a closure` {
  @Test func `it needs no try and takes what the closure registers`() throws {
    let mock = Container.mock {
      $0.register(Extra.self, instance: Extra(name: "a"))
    }
    #expect(try mock.resolve(Extra.self).name == "a")
  }

  @Test func `what the closure throws comes through`() {
    #expect(throws: Extra.Missing.self) {
      try Container.mock(.lenient) { _ in throw Extra.Missing() }
    }
  }

  @Test func `a builder fills one as before`() throws {
    let mock = try Container.mock { Registration(Extra.self) { Extra(name: "b") } }
    #expect(try mock.resolve(Extra.self).name == "b")
  }

  @Test func `one that a closure fills is as strict as one without, and stands over the same`()
    throws
  {
    let app = Container()
    app.register(Extra.self) { Extra(name: "live") }
    let mocks = [
      Container.mock(over: app) { $0.register(Int.self, instance: 1) },
      try Container.mock(over: app) { Registration(Int.self) { 1 } },
    ]
    for mock in mocks {
      #expect(try mock.resolve(Int.self) == 1)
      withKnownIssue {
        let error = #expect(throws: ContainerError.self) { try mock.resolve(Extra.self) }
        #expect(error?.kind == .liveDependency)
      } matching: {
        $0.comments.first?.rawValue.contains("Extra is live here") == true
      }
      withKnownIssue {
        let error = #expect(throws: ContainerError.self) { try mock.resolve(String.self) }
        #expect(error?.kind == .dependencyNotRegistered)
      } matching: {
        $0.comments.first?.rawValue.contains("Nothing is registered for String.") == true
      }
    }
  }

  @Test func `types may be allowed where keys may`() throws {
    let app = Container()
    app.register(Extra.self) { Extra(name: "live") }
    let mock = Container.mock(.allowing(Extra.self), over: app)
    #expect(try mock.resolve(Extra.self).name == "live")
    let other = Container.mock(.strict.allowing(Extra.self, Int.self), over: app)
    #expect(try other.resolve(Extra.self).name == "live")
    let listed: [any Any.Type] = [Int.self, Extra.self]
    #expect(try Container.mock(.allowing(listed), over: app).resolve(Extra.self).name == "live")
  }

  @Test func `the journal takes types`() throws {
    let mock = Container.mock {
      $0.register(Extra.self, instance: Extra(name: "a"))
      $0.register(Int.self, name: "n", instance: 1)
    }
    _ = try (mock.resolve(Extra.self), mock.resolve(Int.self, name: "n"), mock.resolve(Extra.self))
    mock.journal.expect(Extra.self, resolved: 2)
    mock.journal.expect(Int.self, name: "n", resolved: 1)
    mock.journal.expectOrder(Extra.self, Extra.self)
    withKnownIssue { mock.journal.expect(Extra.self, resolved: .never) }
    withKnownIssue { mock.journal.expectOrder(Int.self, Extra.self) }
    withKnownIssue { mock.journal.expectNothingElse(than: Extra.self) }
  }
}

// MARK: - Fixtures

private struct Extra: Sendable {
  struct Missing: Error {}
  var name: String
}
