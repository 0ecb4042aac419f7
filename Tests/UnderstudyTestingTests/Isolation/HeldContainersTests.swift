import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Containers that a test holds for their hooks` {
  let scope = TestScope(of: "holds", CollectingRecorder(isOnTestTask: true))

  @Test(arguments: [false, true])
  func `are let go when it ends, and not held after it`(isOver: Bool) async {
    if isOver { await scope.end() }
    weak var seen: Container?
    do {
      let container = Container(label: "held", rules: nil, sink: scope)
      scope.hasHooks(container)
      seen = container
    }
    #expect((seen == nil) == isOver)
    if !isOver { await scope.end() }
    #expect(seen == nil)
  }
}
