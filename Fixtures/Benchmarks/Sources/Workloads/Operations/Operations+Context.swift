import Measuring
import Understudy
import UnderstudyTesting

/// Reads of what is built through the current container, wrappers and test containers.
let contextOperations: [Operation] = [
  Operation("read-current", isRead: true) {
    let container = Base(stagesAnd: 100).container
    return .thread { count in
      withContainer(container) {
        for _ in 0..<count { blackHole(try! Container.current.resolve(Hall.self)) }
      }
    }
  },
  Operation("read-injected", isRead: true) {
    let container = Base(stagesAnd: 100).container
    return .thread { count in withContainer(container) { readWindow(count) } }
  },
  Operation("read-injected-default", isRead: true) {
    _ = try! Container.bootstrap(label: "counted") { Registration(Hall.self) { Hall() } }
    return .thread { readWindow($0) }
  },
  Operation("make-owner") {
    let container = Base(stagesAnd: 100).container
    return .thread { count in withContainer(container) { makeWindows(count) } }
  },
  Operation("make-owner-default") {
    _ = try! Container.bootstrap(label: "counted") { Registration(Hall.self) { Hall() } }
    return .thread { makeWindows($0) }
  },
  Operation("read-test-container") {
    let mock = testContainer()
    return .thread { count in
      for _ in 0..<count { blackHole(try! mock.resolve(Hall.self)) }
    }
  },
  Operation("read-test-container-current") {
    let mock = testContainer()
    return .thread { count in
      withContainer(mock) {
        for _ in 0..<count { blackHole(try! Container.current.resolve(Hall.self)) }
      }
    }
  },
]

private final class Window {
  @Injected var hall: Hall
}

private func readWindow(_ count: Int) {
  let window = opaque(Window())
  for _ in 0..<count { blackHole(window.hall) }
}

private func makeWindows(_ count: Int) {
  for _ in 0..<count {
    let window = opaque(Window())
    blackHole(window.hall)
  }
}

/// As a test has it: a journal, strict, the live base behind a firewall.
private func testContainer() -> Container {
  let mock = Container.mock(.strict, over: Base(stagesAnd: 100).container)
  mock.register(Hall.self) { Hall() }
  _ = mock.require(Hall.self)
  return mock
}
