import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Cases that end before their last line, after something was noticed off their task.
@Suite(.mockContainer) struct EndsOfCases {
  @Test func cancelled() throws {
    Misuse.askOffTheTask(.current)
    try Test.cancel("the house is closed")
  }

  @Test func cancelledTask() async throws {
    Misuse.askOffTheTask(.current)
    withUnsafeCurrentTask { $0?.cancel() }
    try Task.checkCancellation()
  }

  // A minute is the shortest limit there is.
  @Test(.timeLimit(.minutes(1))) func timeLimit() async {
    Misuse.askOffTheTask(.current)
    for await _ in AsyncStream<Void>.makeStream().stream {}
  }

  /// Nothing was noticed, so a cancelled test is no failed one.
  @Test func cancelledControl() throws { try Test.cancel("the house is closed") }
}

/// What is attached: the state of the containers, to those that fail.
@Suite(.mockContainer)
struct Attaching {
  @Test(.container { $0.register(MailerStub(), as: (any Mailer).self) })
  func failing() throws {
    let mailer = try Container.current.resolve(MailerStub.self)
    mailer.sends.returns(1)
    try mailer.send("the curtain rises")
    #expect(Bool(false))
  }

  /// The failures of all cases are noticed in one place, and each is of its own case.
  @Test(
    .container { $0.register(MailerStub(), as: (any Mailer).self) },
    arguments: ["first night", "last night"]
  )
  func failingOnce(_ letter: String) throws {
    let mailer = try Container.current.resolve(MailerStub.self)
    mailer.sends.returns(1)
    try mailer.send(letter)
    #expect(letter != "last night")
  }

  @Test func throwing() throws { throw CancellationError() }

  @Test func failingOffTheTask() { Misuse.askOffTheTask(.current) }

  @Test func knownIssue() { withKnownIssue { Issue.record("known") } }

  @Test func warning() { Issue.record("only a warning", severity: .warning) }

  @Test func passing() {}
}

/// An issue recorded where no test is current comes once, and is none of a test with a container.
@Suite(.container) struct IssueOfNoTest {
  @Test func inADetachedTask() async {
    await Task.detached { _ = Issue.record("of no test") }.value
  }
}

struct OutOfPaint: Error {}

@Suite(
  .suiteContainer { _ in
    throw OutOfPaint()
  } tearDown: { _ in
    Issue.record("tear-down ran without a set-up")
  }
)
struct SetUpThatThrows {
  @Test func first() { Issue.record("a body ran") }

  @Suite struct Nested {
    @Test(.container, arguments: 1...2) func second(number: Int) { Issue.record("a body ran") }
  }
}

@Suite(
  .suiteContainer { _ in
  } tearDown: { _ in
    throw OutOfPaint()
  }
)
struct TearDownThatThrows {
  @Test func passing() {}
}

/// Code that escapes to where the app's own container would be in charge.
@Suite(.container) struct Escaping {
  @Test func pastADefault() async throws {
    try Container.bootstrap(label: "app") {
      Registration((any Mailer).self) { fatalError("live code ran") }
    }
    await Task.detached { _ = try? await Container.current.resolve((any Mailer).self) }.value
  }
}
