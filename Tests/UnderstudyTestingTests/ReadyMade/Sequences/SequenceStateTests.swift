import Testing

@testable import UnderstudyTesting

@Suite struct SequenceStateTests {
  private struct Broken: Error {}
  private typealias State = SequenceState<Int, Broken, String, String>

  private var state = State()

  /// What a consumer got, in short.
  private static func text(_ delivery: State.Delivery?) -> String {
    switch delivery {
    case .element(let element): "\(element)"
    case .finished: "finished"
    case .failed: "failed"
    case nil: "waits"
    }
  }

  private static func text(_ resumptions: State.Resumptions?) -> [String] {
    guard let resumptions else { return ["refused"] }
    return resumptions.consumers.map { "\($0.handle) \(text($0.delivery))" }
      + resumptions.waiters.map { "\($0.handle) \($0.end)" }
  }

  private mutating func next(_ id: Int) -> String { Self.text(state.next(for: id).0) }

  /// A consumer that waits for an element.
  private mutating func idle(_ handle: String) -> Int {
    let (id, _) = state.begin()
    #expect(next(id) == "waits")
    #expect(Self.text(state.attach(handle, to: id).0) == "waits")
    return id
  }

  @Test mutating func `each consumer gets all elements from the first, then the end`() {
    #expect(Self.text(state.send([1, 2])) == [])
    let (one, _) = state.begin()
    #expect(next(one) == "1")
    let (two, _) = state.begin()
    #expect(Self.text(state.send([3])) == [])
    #expect(Self.text(state.end(.finished)) == [])
    #expect([next(one), next(one), next(one), next(one)] == ["2", "3", "finished", "finished"])
    #expect([next(two), next(two), next(two), next(two)] == ["1", "2", "3", "finished"])
    #expect(state.count == 0)
  }

  @Test mutating func `idle consumers are resumed once, in the order in which they began`() {
    let one = idle("one")
    _ = idle("two")
    #expect(Self.text(state.send([1, 2])) == ["one 1", "two 1"])
    #expect(next(one) == "2")
    #expect(next(one) == "waits")
    #expect(Self.text(state.send([3])) == [])
    #expect(Self.text(state.attach("one", to: one).0) == "3")
  }

  @Test mutating func `an error comes after the elements, and once`() {
    let one = idle("one")
    #expect(Self.text(state.send([1])) == ["one 1"])
    #expect(Self.text(state.end(.failed(Broken()))) == [])
    #expect([next(one), next(one)] == ["failed", "finished"])
    let (late, _) = state.begin()
    #expect([next(late), next(late), next(late)] == ["1", "failed", "finished"])
  }

  @Test mutating func `the end resumes every idle consumer`() {
    _ = idle("one")
    _ = idle("two")
    #expect(Self.text(state.end(.failed(Broken()))) == ["one failed", "two failed"])
    #expect(state.count == 0)
  }

  @Test mutating func `nothing is sent after the end`() {
    #expect(Self.text(state.end(.finished)) == [])
    #expect(Self.text(state.send([1])) == ["refused"])
    #expect(Self.text(state.end(.failed(Broken()))) == ["refused"])
    #expect(state.sent == [])
  }

  @Test mutating func `one that leaves is resumed, and gets nothing more`() {
    let one = idle("one")
    #expect(Self.text(state.leave(one)) == ["one finished"])
    #expect(Self.text(state.leave(one)) == [])
    #expect(Self.text(state.send([1])) == [])
    #expect(next(one) == "finished")
    // A cancellation may come before the handle.
    #expect(Self.text(state.attach("one", to: one).0) == "finished")
  }

  @Test mutating func `tasks that share a consumer share its elements`() {
    let one = idle("first")
    #expect(Self.text(state.attach("second", to: one).0) == "waits")
    #expect(Self.text(state.send([1])) == ["first 1"])
    #expect(state.busy == 0, "One of them still asks.")
    #expect(Self.text(state.end(.finished)) == ["second finished"])
  }

  @Test mutating func `a wait for consumers ends with the last one it needs`() throws {
    let begun = state.wait(for: .consumers(atLeast: 2))
    let id = try #require(begun)
    #expect(state.waits.attach("test", to: id) == nil)
    let (one, first) = state.begin()
    #expect(Self.text(first) == [])
    _ = state.leave(one)
    _ = state.begin()
    #expect(Self.text(state.begin().1) == ["test satisfied"])
    #expect(state.wait(for: .consumers(atLeast: 2)) == nil)
  }

  @Test mutating func `elements are consumed when each consumer asks for another`() throws {
    #expect(state.wait(for: .allConsumed) == nil, "Nothing was sent.")
    _ = state.send([1])
    #expect(state.untaken == 1)
    let begun = state.wait(for: .allConsumed)
    let id = try #require(begun)
    #expect(state.waits.attach("test", to: id) == nil)
    let (one, first) = state.begin()
    let (two, _) = state.begin()
    #expect(Self.text(first) == [])
    #expect(next(one) == "1")
    #expect(state.busy == 2)
    #expect(Self.text(state.next(for: one).1) == [])
    #expect(state.busy == 1, "The other has not got it.")
    #expect(Self.text(state.leave(two)) == ["test satisfied"])
    #expect(state.wait(for: .allConsumed) == nil)
  }

  @Test mutating func `one that waited and got an element is at work until it asks again`() {
    let one = idle("one")
    #expect(state.busy == 0)
    #expect(Self.text(state.send([1])) == ["one 1"])
    #expect(state.busy == 1)
    #expect(next(one) == "waits")
    #expect(state.busy == 0)
    // Its handle comes after the element.
    #expect(Self.text(state.send([2])) == [])
    #expect(state.busy == 1)
  }

  @Test mutating func `an element is taken by the first that gets it`() {
    _ = state.send([1, 2])
    let (one, _) = state.begin()
    let (two, _) = state.begin()
    #expect([next(one), next(one), next(two)] == ["1", "2", "1"])
    #expect(state.untaken == 0)
  }

  @Test mutating func `a loop that ends has consumed what it has got`() throws {
    _ = state.send([1])
    let (one, _) = state.begin()
    #expect(next(one) == "1")
    let begun = state.wait(for: .allConsumed)
    let id = try #require(begun)
    #expect(state.waits.attach("test", to: id) == nil)
    #expect(Self.text(state.leave(one)) == ["test satisfied"])
  }
}
