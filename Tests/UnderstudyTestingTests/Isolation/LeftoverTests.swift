import Testing
import Understudy
import UnderstudyTesting

@Suite struct `What outlives its test` {
  let recorder = CollectingRecorder(isOnTestTask: true)

  @Test func `28 is told, by an error and an issue that begin with the test's name and line`()
    async throws
  {
    let container = try await over { $0.register(Till.self) { Till() } }
    let line = #line + 1
    let error = #expect(throws: ContainerError.self) { try container.resolve(Till.self) }
    #expect(error?.kind == .containerClosed)
    #expect(error?.description.contains("\"sells a seat, SaleTests.swift:12\" is closed") == true)
    #expect(recorder.issues.map(\.site.line) == [UInt(line)])
    #expect(
      recorder.messages == [
        """
        sells a seat, SaleTests.swift:12, is over, and something it started goes on: Container \
        "sells a seat, SaleTests.swift:12" is closed; it cannot resolve Till.
          resolved at UnderstudyTestingTests/LeftoverTests.swift:\(line)
          fix: resolve before the container closes, or let the work end before its test does.
          fix: let the test wait for what it starts, or cancel it before the test ends.
        """
      ]
    )
  }

  @Test func `28 is told once for each line, however often it asks`() async throws {
    let container = try await over { _ in }
    for _ in 0..<3 { _ = try? await container.resolve(Till.self) }
    _ = try? await container.resolveAll(Till.self)
    _ = try? await container.fork().resolve(Till.self)
    container.register(Till.self) { Till() }
    #expect(recorder.issues.count == 4)
  }

  @Test func `28 keeps what it has read, and is told once`() async throws {
    let desk = Kept<Desk>()
    let till = Kept<Till>()
    _ = try await over {
      $0.register(Till.self) { Till() }
      desk.value = Desk()
      till.value = desk.value?.till
    }
    for _ in 0..<3 { #expect(desk.value?.till === till.value) }
    #expect(recorder.messages.count == 1)
    #expect(recorder.messages.first?.contains("Till of Desk was read;") == true)
    #expect(recorder.issues.first?.site.line == Desk.line)
  }

  @Test func `28 gets an instance for one read of what it never read before`() async throws {
    let desk = Kept<Desk>()
    _ = try await over {
      $0.register(Till.self) { Till(drawer: try $0.resolve(Drawer.self)) }
      $0.register(Drawer.self) { Drawer() }
      desk.value = Desk()
    }
    let first = desk.value?.till
    #expect(first != nil)
    #expect(desk.value?.till !== first)
    // Made in the stand-in, it reads from there.
    #expect(first?.drawer != nil)
    #expect(first?.lateDrawer.name == "drawer")
    #expect(desk.value?.printer.isNew == true)
    #expect(recorder.messages.count { $0.contains("could not be injected") } == 1)
    #expect(recorder.messages.count { $0.contains("could not be made") } == 1)
  }

  @Test func `28 gets the same from a container that is still being closed`() async throws {
    let desk = Kept<Desk>()
    let till = Kept<Till>()
    _ = try await over { container in
      container.register(Till.self) { Till() }
      container.register {
        Registration(Drawer.self) { Drawer() }.onClose { _ in till.value = desk.value?.till }
      }
      desk.value = Desk()
      _ = try container.resolve(Drawer.self)
    }
    #expect(till.value != nil)
    #expect(desk.value?.till != nil)
    #expect(recorder.messages.count { $0.contains("could not be injected") } == 2)
  }

  @Test func `28 gets what has a hook like anything else, and nothing keeps it`() async throws {
    weak var drawer: Drawer?
    let desk = Kept<Desk>()
    _ = try await over { container in
      container.register { Registration(Drawer.self) { Drawer() }.onClose { _ in } }
      desk.value = Desk()
    }
    for _ in 0..<2 {
      drawer = desk.value?.drawer
      #expect(drawer == nil)
    }
    desk.value = nil
    #expect(recorder.messages.count { $0.contains("never ran") } == 0)
  }

  @Test func `28 gets the same under a fork or a child that it makes of the closed container`()
    async throws
  {
    let container = try await over { $0.register(Till.self) { Till() } }
    withContainer(container) {
      withContainer { _ in
      } operation: {
        _ = Desk().till
      }
    }
    withContainer(Container(label: "evening", parent: container)) { _ = Desk().till }
    withContainer(Container(label: "evening", parent: container).fork()) { _ = Desk().till }
    #expect(recorder.messages.count { $0.contains("could not be injected") } == 2)
  }

  @Test func `28 gets nothing live`() async throws {
    let desk = Kept<Desk>()
    let isLive = Lock(false)
    _ = try await over { container in
      container.register {
        Registration(Drawer.self) {
          isLive.withLock { $0 = true }
          return Drawer()
        }
        .live()
      }
      desk.value = Desk()
    }
    #expect(desk.value?.drawer == nil)
    #expect(!isLive.withLock { $0 })
    #expect(recorder.messages.count == 1)
  }

  @Test func `28 gets nothing live that the test was allowed`() async throws {
    let isLive = Lock(false)
    let app = Container(label: "app")
    app.register(Drawer.self) {
      isLive.withLock { $0 = true }
      return Drawer()
    }
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let mock = Container.mock(
      MockPolicy.allowing(.of(Drawer.self)).rules,
      over: app,
      beneath: nil,
      label: scope.testName,
      sink: scope
    )
    let desk = withContainer(mock) { Desk() }
    await scope.end()
    #expect(desk.drawer == nil)
    #expect(!isLive.withLock { $0 })
  }

  // In a process of its own, which knows of no others.
  @Test func `28 is remembered for long, but not for ever where containers hold themselves`() async
  {
    await #expect(processExitsWith: .success) {
      let alive = Lock<[Weak]>([])
      for _ in 0..<2 * RemainsShelf.capacity {
        let scope = TestScope(of: "sale", CollectingRecorder(isOnTestTask: true))
        do {
          let container = Container(label: "sale", rules: nil, sink: scope)
          // A registration that holds its container.
          container.register(Till.self) { Till(drawer: try container.resolve(Drawer.self)) }
          alive.withLock { $0.append(Weak(container)) }
        }
        await scope.end()
      }
      let count = alive.withLock { $0.count { $0.container != nil } }
      #expect(count > 0)
      #expect(count < RemainsShelf.capacity * 3 / 2)
    }
  }

  @Test func `is not the test's own clean-up, which asks while its container closes`() async throws
  {
    let kind = Lock<ContainerError.Kind?>(nil)
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let container = Container(label: scope.testName, rules: nil, sink: scope)
    container.register {
      Registration(Drawer.self) { Drawer() }
      Registration(Till.self) { Till() }.onClose { _ in
        let error = await #expect(throws: ContainerError.self) {
          try await Container.current.resolve(Drawer.self)
        }
        kind.withLock { $0 = error?.kind }
      }
    }
    _ = try await container.resolve(Till.self)
    await scope.end()
    #expect(kind.withLock { $0 } == .containerClosed)
    #expect(recorder.messages == [])
  }

  @Test func `is not told of what ends with the test`() async throws {
    let desk = Kept<Desk>()
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let container = Container(label: scope.testName, rules: nil, sink: scope)
    container.register {
      Registration(Till.self) { Till() }.onClose { _ in _ = desk.value?.till }
      Registration(Drawer.self) { Drawer() }
    }
    desk.value = withContainer(container) { Desk() }
    _ = desk.value?.till
    await scope.end()
    #expect(recorder.messages == [])
  }

  @Test func `is not meant where a test closes a container of its own`() async throws {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let container = Container(label: "evening", rules: nil, sink: scope)
    await container.close()
    #expect(throws: ContainerError.self) { try askForTill(container) }
    #expect(recorder.messages == [])
    await scope.end()
  }

  /// A container of a test that has ended.
  private func over(_ body: (Container) throws -> Void) async throws -> Container {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let container = Container(label: scope.testName, rules: nil, sink: scope)
    container.register(Printer.self, lifetime: .transient) { Printer() }
    try withContainer(container) { try body(container) }
    await scope.end()
    return container
  }
}

// MARK: - Fixtures

private final class Drawer: Sendable { let name = "drawer" }

private final class Till: Sendable {
  let drawer: Drawer?
  private let late = Injected<Drawer>()

  init(drawer: Drawer? = nil) { self.drawer = drawer }

  var lateDrawer: Drawer { late.wrappedValue }
}

private struct Printer { let isNew = true }

private struct Desk: Sendable {
  static let line: UInt = #line + 1
  @Injected var till: Till
  @Factory var printer: Printer
  @Injected var drawer: Drawer?
}

private final class Kept<Value: Sendable>: Sendable {
  private let state = Lock<Value?>(nil)
  var value: Value? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

private struct Weak: Sendable {
  weak var container: Container?
  init(_ container: Container) { self.container = container }
}

private func askForTill(_ container: Container) throws { _ = try container.resolve(Till.self) }
