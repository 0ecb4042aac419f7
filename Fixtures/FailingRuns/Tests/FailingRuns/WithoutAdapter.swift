import Testing
import Understudy
import UnderstudyTesting

/// Tests that use mocks and doubles and no trait: what goes wrong has nobody to go to, and still
/// fails the run.
@Suite struct WithoutAdapter {
  @Test func control() throws {
    let mock = Container.mock()
    mock.register(String.self, instance: "there")
    _ = try mock.resolve(String.self)
  }

  /// What goes wrong lands on this test, so it can be known.
  @Test func known() {
    withKnownIssue { _ = try? Container.mock().resolve((any Mailer).self) }
  }

  @Test func missing() {
    _ = try? Container.mock().resolve((any Mailer).self)
  }

  @Test func unanswered() {
    _ = Stub<String, String?, Never>("send(_:)").call("hello")
  }
}
