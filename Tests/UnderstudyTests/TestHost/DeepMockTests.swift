import Foundation
import TestSupport
import Testing

@testable import Understudy

@Suite struct `A mock over a container with many ancestors` {
  /// With a call on the stack for each ancestor it would overflow; so it has a process of its own.
  @Test(.timeLimit(.minutes(5))) func `is made on a thread with little stack`() async {
    await #expect(processExitsWith: .exitCode(41)) {
      let level = onThread(withStackOf: 512 * 1024) { levelOfDeepMock() }
      exit(level == 2_000 ? 41 : 1)
    }
  }
}

private func levelOfDeepMock() -> Int {
  var last = Container(label: "first")
  for _ in 0..<2_000 { last = Container(parent: last) }
  let mock = Container.mock(MockRules(missing: .throwsOnly), over: last)
  return mock.level
}
