import TestSupport
import Testing

@testable import Understudy

/// Objects of a scope that go on after their test.
@Suite struct `Code that outlives the test that opened its scope` {
  private let host = EndedTest()

  @Test func `gets the instance that the scope would have kept`() async throws {
    let app = Container(label: "a test", rules: nil, host: host)
    app.register(Hall.self, lifetime: .scoped(.session)) { Hall(name: try $0.resolve()) }
    let session = try app.openScope(.session, id: 1) {
      Registration(String.self, instance: "Ada's")
    }
    let request = try session.openScope(.request, id: 7)
    let doors = [session, request].map { withContainer($0) { Door() } }
    await app.close()
    host.isOverNow.withLock { $0 = true }
    #expect(doors.map(\.hall.name) == ["Ada's", "Ada's"])
    #expect(host.issues.all.count == 2)
  }
}

// MARK: - Fixtures

private struct Door {
  @Factory var hall: Hall
}

/// A test that may be over.
private final class EndedTest: TestHost {
  let isOverNow = Lock(false)
  let issues = Recorder<ContainerIssue>()
  var isOver: Bool { isOverNow.withLock { $0 } }
  func record(_ issue: ContainerIssue) { issues.add(issue) }
}
