import Dispatch
import TestSupport
import Testing
import Understudy

@Suite struct `The current container` {
  let outer = Container(label: "outer")
  let inner = Container(label: "inner")

  private var label: String? { Container.current.label }

  @Test(.tags(.scenario16))
  func `a container is current inside its block, the previous one outside; the value is returned`()
  {
    withContainer(outer) {
      let value = withContainer(inner) { "\(label ?? "none")!" }
      #expect(value == "inner!")
      #expect(label == "outer")
    }
    #expect(label == nil)
  }

  @Test(.tags(.scenario16))
  func `an asynchronous block makes its container current on the caller's actor`() async {
    await onMain()
    @MainActor func onMain() async {
      var count = 0
      let value = await withContainer(outer) {
        MainActor.assertIsolated()
        count += 1
        await Task.yield()
        return await withContainer(inner) {
          await Task.yield()
          return label
        }
      }
      #expect(value == "inner")
      #expect(count == 1)
      #expect(label == nil)
    }
  }

  @Test(.tags(.scenario16))
  func `the previous container is restored after a throw, whose type is kept`() {
    func fails() throws(Refusal) { throw Refusal() }
    do {
      try withContainer(outer) { () throws(Refusal) in try fails() }
      Issue.record("it did not throw")
    } catch {
      let refusal: Refusal = error
      _ = refusal
    }
    #expect(label == nil)
  }

  @Test(.tags(.scenario16))
  func `previous containers are restored after an asynchronous throw through three blocks`() async {
    func fails() async throws(Refusal) {
      await Task.yield()
      throw Refusal()
    }
    let labels = Recorder<String?>()
    let third = Container(label: "third")
    func inThird() async throws(Refusal) {
      try await withContainer(third) { () async throws(Refusal) in
        labels.add(label)
        try await fails()
      }
    }
    func inSecond() async throws(Refusal) {
      do throws(Refusal) { try await inThird() } catch {
        labels.add(label)
        throw error
      }
    }
    await withContainer(outer) {
      do throws(Refusal) {
        try await withContainer(inner) { () async throws(Refusal) in try await inSecond() }
      } catch { labels.add(label) }
    }
    labels.add(label)
    #expect(labels.all == ["third", "inner", "outer", nil])
  }

  @Test(.tags(.scenario16)) func `the previous container is restored after a cancellation`() async {
    let task = Task {
      try? await withContainer(outer) {
        await Latch.cancelled()
        try Task.checkCancellation()
      }
      return Container.current.label
    }
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test(.tags(.scenario16)) func `blocks nest three deep`() {
    let third = Container(label: "third")
    withContainer(outer) {
      withContainer(inner) {
        withContainer(third) { #expect(label == "third") }
        #expect(label == "inner")
      }
      #expect(label == "outer")
    }
  }

  @Test(.tags(.scenario16)) func `blocks in two tasks never see each other's container`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let container = Container(label: "\(number)")
          return await withContainer(container) {
            await Task.yield()
            return Container.current === container
          }
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }

  @Test(.tags(.scenario16))
  func `an override closure registers in a fork of the current container`() throws {
    outer.register(Hall.self, instance: Hall(name: "outer"))
    try withContainer(outer) {
      let name = try withContainer {
        $0.register(Hall.self, instance: Hall(name: "override"))
      } operation: {
        try Container.current.resolve(Hall.self).name
      }
      #expect(name == "override")
      #expect(try Container.current.resolve(Hall.self).name == "outer")
    }
  }

  @Test(.tags(.scenario16)) func `an asynchronous override closure may prepare with await`()
    async throws
  {
    outer.register(Hall.self, instance: Hall(name: "outer"))
    try await withContainer(outer) {
      let name = try await withContainer { container in
        await Task.yield()
        container.register(Hall.self, instance: Hall(name: "override"))
      } operation: {
        try await Container.current.resolve(Hall.self).name
      }
      #expect(name == "override")
    }
  }

  @Test(.tags(.scenario17)) func `child tasks and groups inherit the current container`() async {
    await withContainer(outer) {
      async let child = Container.current.label
      #expect(await child == "outer")
      let labels = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<4 { group.addTask { Container.current.label } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(labels == Array(repeating: "outer", count: 4))
      #expect(await Task { Container.current.label }.value == "outer")
    }
  }

  @Test func `a factory's own container is current while it runs`() throws {
    let label = Recorder<String?>()
    outer.register(Hall.self) {
      label.add(Container.current.label)
      return Hall()
    }

    _ = try withContainer(inner) { try outer.resolve(Hall.self) }
    #expect(label.all == ["outer"])
  }

  @Test func `the container of an asynchronous or main-actor factory is current while it runs`()
    async throws
  {
    outer.register(Hall.self) { (_: Resolver) async throws in
      await Task.yield()
      return Hall(name: Container.current.label ?? "none")
    }
    outer.register(Hall.self, name: "main", on: MainActor.self) { _ in
      Hall(name: Container.current.label ?? "none")
    }
    try await withContainer(inner) {
      let names = [
        try await outer.resolve(Hall.self).name,
        try await outer.resolve(Hall.self, name: "main").name,
      ]
      #expect(names == ["outer", "outer"])
      #expect(label == "inner")
    }
  }

  @Test func `without a bootstrap nothing is registered in the current container`() throws {
    try withProcessDefault {
      let error = #expect(throws: ContainerError.self) {
        try Container.current.resolve(Hall.self)
      }
      #expect(error?.kind == .dependencyNotRegistered)
      let hall = try Container.current.resolveIfRegistered(Hall.self)
      #expect(hall == nil)
    }
  }

  @Test func `without a bootstrap an override starts from an empty container`() throws {
    let name = try withContainer {
      $0.register(Hall.self, instance: Hall(name: "new"))
    } operation: {
      try Container.current.resolve(Hall.self).name
    }
    #expect(name == "new")
  }

  @Test(.tags(.scenario53)) func `an instance that an override does not affect keeps its identity`()
    throws
  {
    outer.register(Store.self) { Store() }
    outer.register(Hall.self, instance: Hall())
    try outer.resolve(Store.self).add("row")

    let spy = try withContainer(outer) {
      try withContainer {
        $0.register(Recorder<String>.self) { Recorder() }
      } operation: {
        let store = try Container.current.resolve(Store.self)
        #expect(store.rows == ["row"])
        #expect(try store === outer.resolve(Store.self))
        let spy = try Container.current.resolve(Recorder<String>.self)
        spy.add("sent")
        return spy
      }
    }
    #expect(spy.all == ["sent"])
    #expect(try outer.resolveIfRegistered(Recorder<String>.self) == nil)
  }
}

// MARK: - Fixtures

private struct Refusal: Error {}
private final class Store: Sendable {
  private let recorder = Recorder<String>()
  var rows: [String] { recorder.all }
  func add(_ row: String) { recorder.add(row) }
}
