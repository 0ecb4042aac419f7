import Testing
import Understudy
import UnderstudyTesting

@Suite struct `A mock filled by a closure` {
  @Test func `needs no try and takes what the closure registers`() throws {
    let mock = Container.mock {
      $0.register(Extra.self, instance: Extra(name: "a"))
    }
    #expect(try mock.resolve(Extra.self).name == "a")
  }

  @Test func `rethrows what the closure throws`() {
    #expect(throws: Extra.Missing.self) {
      try Container.mock(.lenient) { _ in throw Extra.Missing() }
    }
  }

  @Test func `may be filled by a batch`() throws {
    let mock = Container.mock {
      $0.register { Registration(Extra.self) { Extra(name: "b") } }
    }
    #expect(try mock.resolve(Extra.self).name == "b")
  }

  @Test func `is as strict as one without a closure, over the same base`()
    throws
  {
    let app = Container()
    app.register(Extra.self) { Extra(name: "live") }
    let mocks = [
      Container.mock(over: app) { $0.register(Int.self, instance: 1) },
      Container.mock(over: app) { $0.register { Registration(Int.self) { 1 } } },
    ]
    for mock in mocks {
      #expect(try mock.resolve(Int.self) == 1)
      withKnownIssue {
        let error = #expect(throws: ContainerError.self) { try mock.resolve(Extra.self) }
        #expect(error?.kind == .blockedByFirewall)
      } matching: {
        $0.comments.first?.rawValue.contains("Extra is live, and no test") == true
      }
      withKnownIssue {
        let error = #expect(throws: ContainerError.self) { try mock.resolve(String.self) }
        #expect(error?.kind == .dependencyNotRegistered)
      } matching: {
        $0.comments.first?.rawValue.contains("Nothing is registered for String.") == true
      }
    }
  }

  @Test func `accepts types where it accepts keys`() throws {
    let app = Container()
    app.register(Extra.self) { Extra(name: "live") }
    let mock = Container.mock(.allowing(Extra.self), over: app)
    #expect(try mock.resolve(Extra.self).name == "live")
    let other = Container.mock(.strict.allowing(Extra.self, Int.self), over: app)
    #expect(try other.resolve(Extra.self).name == "live")
    let listed: [any Any.Type] = [Int.self, Extra.self]
    #expect(try Container.mock(.allowing(listed), over: app).resolve(Extra.self).name == "live")
  }

  @Test func `accepts types in its journal`() throws {
    let mock = Container.mock {
      $0.register(Extra.self, instance: Extra(name: "a"))
      $0.register(Int.self, name: "n", instance: 1)
    }
    _ = try (mock.resolve(Extra.self), mock.resolve(Int.self, name: "n"), mock.resolve(Extra.self))
    mock.journal.expect(Extra.self, resolved: 2)
    mock.journal.expect(Int.self, name: "n", resolved: 1)
    mock.journal.expectOrder(Extra.self, Extra.self)
    withKnownIssue { mock.journal.expect(Extra.self, resolved: .never) }
    withKnownIssue { mock.journal.expectOrder(Int.self, Extra.self, Int.self) }
    withKnownIssue { mock.journal.expectNothingElse(than: Extra.self) }
  }
}

// MARK: - Fixtures

private struct Extra: Sendable {
  struct Missing: Error {}
  var name: String
}
