import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// The child of an exit test runs no trait, whatever its test has.
@Suite(.container { $0.register(Note.self, instance: Note("parent")) })
struct `The current container in an exit test` {
  @Test func `has nothing of the parent, and a miss reaches the parent's test at its line`()
    async throws
  {
    // In a macro's closure, `#line` is the line of the macro.
    let line = #line + 2
    let texts = try await issues {
      await #expect(processExitsWith: .success) {
        #expect(throws: ContainerError.self) {
          try Container.current.resolve(Note.self)
        }
      }
    }
    #expect(texts.count == 1)
    let text = try #require(texts.first)
    #expect(text.contains("Nothing is registered for Note."))
    #expect(text.contains("container: \"exit test\""))
    #expect(text.contains("fix: "))
    #expect(text.hasPrefix("UnderstudySwiftTestingTests/ExitTestTests.swift:\(line) "))
  }

  @Test func `keeps a journal`() async {
    await #expect(processExitsWith: .success) {
      Container.current.register(Till.self) { Till() }
      _ = try await Container.current.resolve(Till.self)
      Container.current.journal.expect(Till.self, resolved: 1)
    }
  }

  @Test func `reports a miss off the task to the parent's test, from a detached task and a thread`()
    async throws
  {
    let texts = try await issues {
      await #expect(processExitsWith: .success) {
        await Task.detached { _ = try? await Container.current.resolve(Note.self) }.value
        onThread { _ = try? Container.current.resolve(Till.self) }
      }
    }
    #expect(texts.count == 2)
    #expect(texts.first?.contains("Nothing is registered for Note.") == true)
    #expect(texts.last?.contains("Nothing is registered for Till.") == true)
  }

  @Test func `has what the child registers, from everywhere`() async {
    await #expect(processExitsWith: .success) {
      Container.current.register(Note.self, instance: Note("child"))
      #expect(try await Container.current.resolve(Note.self) == Note("child"))
      try await Task.detached { () async throws in
        #expect(try await Container.current.resolve(Note.self) == Note("child"))
      }.value
    }
  }

  @Test func `is not the process default, unless the child gives a reason`() async {
    await #expect(processExitsWith: .success) {
      let app = try Container.bootstrap(label: "app") {}
      #expect(Container.current.label == "exit test")
      withProcessDefault(because: "it is the subject") { #expect(Container.current === app) }
    }
  }

  @Test func `may be a mock for a block, synchronous or not`() async {
    await #expect(processExitsWith: .success) {
      let text = try withContainer(.mock { $0.register(Note.self, instance: Note("double")) }) {
        try Container.current.resolve(Note.self).text
      }
      #expect(text == "double")

      let mock = Container.mock(.lenient, label: "block") {
        $0.register(Note.self, instance: Note("later"))
      }
      let other = await withContainer(mock) {
        await Task.yield()
        return (try? await Container.current.resolve(Note.self))?.text
      }
      #expect(other == "later")
    }
  }

  @Test func `may be a mock for a block whose live refusals reach the parent's test`()
    async throws
  {
    let texts = try await issues {
      await #expect(processExitsWith: .success) {
        let live = Container(label: "live")
        live.register(Note.self) { Note("live") }
        withContainer(.mock(.strict, over: live, label: "block")) {
          _ = try? Container.current.resolve(Note.self)
        }
      }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Note is live, and no test") == true)
    #expect(texts.first?.contains("container: \"block\"") == true)
  }

  @Test func `reports a call without an answer to the parent's test`() async throws {
    let texts = try await issues {
      await #expect(processExitsWith: .success) {
        _ = Stub<String, Int?, Never>("seats(_:)").call("stalls")
      }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("No answer for seats(stalls).") == true)
  }
}

@Suite struct `A mock for a block` {
  @Test func `rethrows the typed error, and restores the previous container`() throws {
    let before = Container.override
    do {
      try withContainer(.mock()) { () throws(Mishap) in throw Mishap() }
    } catch {
      let mishap: Mishap = error
      _ = mishap
    }
    #expect(Container.override === before)
  }

  @Test func `belongs to the test around it, and is closed with it`() async throws {
    let kept = Kept()
    try await runCase([ContainerTrait.container]) {
      withContainer(.mock { kept.keep($0) }) {}
    }
    let texts = try await issues { _ = try? kept.resolveNote() }
    #expect(texts.count == 1)
    #expect(texts.first?.contains(" is still running after the ") == true)
  }
}
