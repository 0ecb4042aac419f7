import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(
  .container {
    $0.register(Note.self, name: "suite", instance: Note("suite"))
    $0.register(Note.self, name: "both", instance: Note("suite"))
  }
)
struct `A mock over live registrations inside a suite` {
  @Test(.mockContainer(over: live()))
  func `sees the suite's registrations, which hide live ones`() throws {
    #expect(try Container.current.resolve(Note.self, name: "suite").text == "suite")
    #expect(try Container.current.resolve(Note.self, name: "both").text == "suite")
  }

  @Test func `passes live dependencies on, and that they are live`() async throws {
    try await expect(
      "Note(name: live) is live, and no test double replaces it",
      in: .mockContainer,
      inside: .mockContainer(over: Self.live())
    )
  }

  @Test func `does not take a live registration around it for a double`() async throws {
    let other = Container(label: "other")
    other.register(Note.self, name: "other", instance: Note("other"))
    // What is live outside is neither live inside nor a double: nobody has registered it there.
    try await expect(
      "Nothing is registered for Note(name: live)",
      in: .mockContainer(over: other),
      inside: .mockContainer(over: Self.live())
    )
  }

  private static func live() -> Container {
    let container = Container(label: "live")
    for name in ["live", "both"] {
      container.register(Note.self, name: name, instance: Note("live"))
    }
    return container
  }

  /// Expects the inner mock to refuse what is live in the outer one, with one issue.
  private func expect(
    _ text: String,
    in inner: ContainerTrait,
    inside outer: ContainerTrait
  ) async throws {
    let test = try #require(Test.current)
    let issues = KnownIssues()
    try await issues.collect {
      try await outer.provideScope(for: test, testCase: nil) {
        try await inner.provideScope(for: test, testCase: nil) {
          _ = try? Container.current.resolve(Note.self, name: "live")
        }
      }
    }
    #expect(issues.texts.count == 1)
    #expect(issues.texts.first?.contains(text) == true)
  }
}
