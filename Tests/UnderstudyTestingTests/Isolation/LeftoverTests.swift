import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Work that outlives its test` {
  let recorder = CollectingRecorder(isOnTestTask: true)

  @Test(.tags(.scenario28))
  func `is reported by an error and an issue that begin with the test's name and line`()
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
        Work started by "sells a seat" (SaleTests.swift:12) is still running after the test ended: \
        Container "sells a seat, SaleTests.swift:12" is closed; it cannot resolve Till.
          resolved at UnderstudyTestingTests/LeftoverTests.swift:\(line)
          fix: await or cancel that work before the test ends; or, if a static variable keeps an object of that test, create the object in each test.
        """
      ]
    )
  }

  @Test func `is told what its test had not registered`() async throws {
    let container = try await over { $0.register(Till.self) { Till() } }
    let error = #expect(throws: ContainerError.self) { try container.resolve(Drawer.self) }
    #expect(
      error?.description.contains(
        "is closed; it cannot resolve Drawer, for which nothing was registered in it."
      ) == true
    )
  }

  @Test func `is told from an object that a later test uses`() async throws {
    let desk = Kept<Desk>()
    _ = try await over {
      $0.register(Till.self) { Till() }
      desk.value = Desk()
      _ = desk.value?.till
    }
    let later = TestScope(of: "counts, LeftoverTests.swift:7", recorder)
    withContainer(Container(label: "later", rules: nil, host: later)) { _ = desk.value?.till }
    #expect(
      recorder.messages == [
        """
        "counts" (LeftoverTests.swift:7) uses an object or the container of "sells a seat" (SaleTests.swift:12), which \
        has ended: Till of Desk was read after the test's container had closed, and returned the instance that it had before.
          fix: find the static that keeps the object, and create that object in each test, or replace static let shared by static var shared: … { try! Container.current.resolve() }, and register its type in the app and in the tests that use it.
        """
      ]
    )
    await later.end()
  }

  @Test func `is reported to each later test that uses it`() async throws {
    let desk = Kept<Desk>()
    _ = try await over {
      $0.register(Till.self) { Till() }
      desk.value = Desk()
      _ = desk.value?.till
    }
    for name in ["second", "third"] {
      let later = TestScope(of: "\(name), LeftoverTests.swift:7", recorder)
      withContainer(Container(label: "later", rules: nil, host: later)) {
        for _ in 1...2 { _ = desk.value?.till }
      }
      await later.end()
    }
    #expect(recorder.messages.map { $0.prefix(8) } == ["\"second\"", "\"third\" "])
  }

  @Test(.tags(.scenario28)) func `is reported once for each line, however often it resolves`()
    async throws
  {
    let container = try await over { _ in }
    for _ in 0..<3 { _ = try? await container.resolve(Till.self) }
    _ = try? await container.resolveAll(Till.self)
    _ = try? await container.fork().resolve(Till.self)
    container.register(Till.self) { Till() }
    #expect(recorder.issues.count == 4)
  }

  @Test(.tags(.scenario28)) func `keeps the instances it has read, and is reported once`()
    async throws
  {
    let desk = Kept<Desk>()
    let till = Kept<Till>()
    _ = try await over {
      $0.register(Till.self) { Till() }
      desk.value = Desk()
      till.value = desk.value?.till
    }
    for _ in 0..<3 { #expect(desk.value?.till === till.value) }
    #expect(recorder.messages.count == 1)
    #expect(recorder.messages.first?.contains("Till of Desk was read after") == true)
    #expect(recorder.issues.first?.site.line == Desk.line)
  }

  @Test(.tags(.scenario28)) func `gets an instance for one read of a key it never read before`()
    async throws
  {
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

  @Test(.tags(.scenario28)) func `gets an instance from a container that is still closing`()
    async throws
  {
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

  @Test(.tags(.scenario28)) func `gets instances with hooks like others, and nothing keeps them`()
    async throws
  {
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

  @Test(.tags(.scenario28))
  func `gets an instance under a fork or a child of the closed container`()
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

  @Test(.tags(.scenario28)) func `gets no live instance`() async throws {
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

  @Test(.tags(.scenario28)) func `gets no live instance that its test was allowed`() async throws {
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
      host: scope
    )
    let desk = withContainer(mock) { Desk() }
    await scope.end()
    #expect(desk.drawer == nil)
    #expect(!isLive.withLock { $0 })
  }

  // In a process of its own, which knows of no others.
  @Test(.tags(.scenario28))
  func `is remembered long, but not forever where containers hold themselves`() async {
    await #expect(processExitsWith: .success) {
      let alive = Lock<[Weak]>([])
      for _ in 0..<2 * ClosedContainerRegistry.capacity {
        let scope = TestScope(of: "sale", CollectingRecorder(isOnTestTask: true))
        do {
          let container = Container(label: "sale", rules: nil, host: scope)
          // A registration that holds its container.
          container.register(Till.self) { Till(drawer: try container.resolve(Drawer.self)) }
          alive.withLock { $0.append(Weak(container)) }
        }
        await scope.end()
      }
      let count = alive.withLock { $0.count { $0.container != nil } }
      #expect(count > 0)
      #expect(count < ClosedContainerRegistry.capacity * 3 / 2)
    }
  }

  @Test func `is not the test's own clean-up, which resolves while its container closes`()
    async throws
  {
    let kind = Lock<ContainerError.Kind?>(nil)
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let container = Container(label: scope.testName, rules: nil, host: scope)
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

  @Test func `is not work that ends with the test`() async throws {
    let desk = Kept<Desk>()
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let container = Container(label: scope.testName, rules: nil, host: scope)
    container.register {
      Registration(Till.self) { Till() }.onClose { _ in _ = desk.value?.till }
      Registration(Drawer.self) { Drawer() }
    }
    desk.value = withContainer(container) { Desk() }
    _ = desk.value?.till
    await scope.end()
    #expect(recorder.messages == [])
  }

  @Test func `is not work after a test closes a container of its own`() async throws {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let container = Container(label: "evening", rules: nil, host: scope)
    await container.close()
    #expect(throws: ContainerError.self) { try askForTill(container) }
    #expect(recorder.messages == [])
    await scope.end()
  }

  /// A container of a test that has ended.
  private func over(_ body: (Container) throws -> Void) async throws -> Container {
    let scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    let container = Container(label: scope.testName, rules: nil, host: scope)
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
