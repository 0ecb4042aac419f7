import Foundation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// What a call gets that nobody has answered, beside the failure of its test.
@Suite struct `A call without an answer` {
  let recorder = CollectingRecorder(isOnTestTask: false)
  let scope: TestScope
  let container: Container

  init() {
    scope = TestScope(of: "sells a seat", recorder)
    container = Container(label: "stage", rules: nil, host: scope)
  }

  private func stub<Output: Sendable, Failure>(
    _ output: Output.Type,
    _ failure: Failure.Type = Never.self
  ) -> Stub<Int, Output, Failure> {
    withContainer(container) { Stub("load(_:)") }
  }

  @Test func `gets the default answer of its result's type`() {
    let loads = stub(Voucher.self)
    #expect(synchronously(loads) == .success(Voucher(seat: "any")))
    #expect(scope.keptIssues.map(\.message).first?.hasPrefix("No answer left for load(7).") == true)
    #expect(loads.calls.map(\.ending.description) == ["returned"])
    #expect(loads.calls.map(\.answer) == [.missing])
  }

  @Test func `throws the default answer of its error's type, before any value`() {
    let loads = stub(Voucher.self, Refusal.self)
    #expect(synchronously(loads) == .failure(Refusal.defaultAnswer))
    #expect(loads.calls.map(\.ending.description) == ["threw closed"])
  }

  @Test func `gets what its test registered for the result, before the type's default`() {
    container.register(Voucher.self, instance: Voucher(seat: "A1"))
    #expect(synchronously(stub(Voucher.self)) == .success(Voucher(seat: "A1")))
  }

  @Test func `gets its own default before what its test registered`() {
    container.register(Voucher.self, instance: Voucher(seat: "A1"))
    let loads = stub(Voucher.self)
    loads.byDefault(Voucher(seat: "own"))
    loads.replies(.real)
    #expect(synchronously(loads) == .success(Voucher(seat: "own")))
  }

  @Test func `gets the type's default before an empty value`() {
    #expect(synchronously(stub(Tickets.self)) == .success(Tickets.defaultAnswer))
  }

  @Test func `continues where there is nothing to return`() {
    let rings = stub(Void.self)
    rings.replies(.real)
    if case .failure = synchronously(rings) { Issue.record("there is no failure to throw") }
    #expect(rings.calls.map(\.ending.description) == ["returned"])
    #expect(scope.keptIssues.count == 1)
  }

  @Test func `gets the double that its test has for the result's type`() {
    let spy = HornSpy()
    container.register(spy, as: (any Horn).self)
    let horns = stub((any Horn).self)
    #expect(synchronously(horns).get() is HornSpy)
  }

  @Test func `gets the fallback of its result's type, before the type's default`() {
    FallbackTable.shared.register((any Foghorn).self) { HornSpy() }
    FallbackTable.shared.register(Programme.self) { Programme(title: "fallback") }
    #expect(synchronously(stub((any Foghorn).self)).get() is HornSpy)
    #expect(synchronously(stub(Programme.self)) == .success(Programme(title: "fallback")))
  }

  @Test func `gets no live value that its mock refuses`() throws {
    let app = Container(label: "app")
    app.register(Voucher.self, instance: Voucher(seat: "live"))
    app.register(Leaflet.self) { Leaflet(title: "live") }
    _ = try app.resolve(Leaflet.self)
    let mock = withContainer(container) { Container.mock(.strict, over: app) }
    let (vouchers, leaflets) = withContainer(mock) {
      (Stub<Int, Voucher, Never>("load(_:)"), Stub<Int, Leaflet, Never>("print(_:)"))
    }
    #expect(synchronously(vouchers) == .success(Voucher(seat: "any")))
    #expect(synchronously(leaflets) == .success(Leaflet(title: "any")))
  }

  @Test func `gets no instance that was built from an overridden key`() throws {
    let app = withContainer(container) { Container.current }
    app.register(Voucher.self, instance: Voucher(seat: "live"))
    app.register(Leaflet.self) { Leaflet(title: try $0.resolve(Voucher.self).seat) }
    _ = try app.resolve(Leaflet.self)
    let leaflets = stub(Leaflet.self)
    #expect(synchronously(leaflets) == .success(Leaflet(title: "live")))
    withContainer(app.fork(sharing: .builtInstances)) {
      Container.current.register(Voucher.self, instance: Voucher(seat: "double"))
      let leaflets = Stub<Int, Leaflet, Never>("load(_:)")
      #expect(synchronously(leaflets) == .success(Leaflet(title: "any")))
    }
  }

  @Test func `gets no empty list of a type that cannot be empty`() {
    #expect(EmptyValue.of(SIMD2<Int>.self) == nil)
    #expect(EmptyValue.of(Set<Int>.self) == [])
  }

  @Test func `gets a stream that has finished`() async throws {
    let stream = try #require(EmptyValue.of(AsyncStream<Int>.self))
    #expect(await stream.first { _ in true } == nil)
    let throwing = try #require(EmptyValue.of(AsyncThrowingStream<Int, any Error>.self))
    #expect(try await throwing.first { _ in true } == nil)
  }

  @Test func `throws the fallback of its error's type`() {
    #expect(throws: Snag.torn) {
      try withContainer(container) { try Stub<Int, Wall, Snag>("load(_:)").call(7) }
    }
  }

  @Test func `does not run a factory to get a value`() {
    container.register(Voucher.self) {
      Issue.record("nobody has resolved it")
      return Voucher(seat: "built")
    }
    #expect(synchronously(stub(Voucher.self)) == .success(Voucher(seat: "any")))
    #expect(scope.journal.tallies.allSatisfy { $0.given == 0 && $0.failed == 0 })
  }

  @Test func `outside its test's tasks does not return if there is no value`() async throws {
    let result = await #expect(processExitsWith: .success) {
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      Task.detached { await loads.call(7) }
      await loads.called(within: .seconds(60))
      await scope.end()
      exit(loads.callsInFlight == 1 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    #expect(result != nil)
  }

  @Test func `fails with its text at the wait limit when the test waits for it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      // Where it waited for good, this would end the process, and well.
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { exit(EXIT_SUCCESS) }
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      container.waitTimeout = .milliseconds(100)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      _ = await Task.detached { await loads.call(7) }.value
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("Fatal error: No answer left for load(7)."))
    #expect(printed.contains("test target: extension Wall: StubDefaultProviding {"))
  }

  @Test(arguments: [false, true])
  func `fails with its text soon after the time limit when the test waits for it`(isLate: Bool)
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isLate = isLate as Bool] in
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { exit(EXIT_SUCCESS) }
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      container.waitTimeout = .seconds(600)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      if isLate { scope.exceedTimeLimit() }
      let call = Task.detached { await loads.call(7) }
      await loads.called(within: .seconds(60))
      if !isLate { scope.exceedTimeLimit() }
      _ = await call.value
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("Fatal error: No answer left for load(7)."))
  }

  @Test func `does not end the process while its test is still making calls`() async {
    let result = await #expect(processExitsWith: .success) {
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      // The thread sanitizer sleeps for a second before `exit` ends the process.
      container.waitTimeout = .seconds(2)
      let (loads, rings) = withContainer(container) {
        (Stub<Int, Wall, Never>("load(_:)"), Spy<Int>("ring(_:)"))
      }
      Task.detached { await loads.call(7) }
      await loads.called(within: .seconds(60))
      let end = ContinuousClock.now + .seconds(5)
      while ContinuousClock.now < end {
        rings.clearCalls()
        await rings.call(1)
        await Task.yield()
      }
      exit(EXIT_SUCCESS)
    }
    #expect(result != nil)
  }

  @Test func `does not end the process before the time limit of its test`() async {
    let result = await #expect(processExitsWith: .success) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { exit(EXIT_SUCCESS) }
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      scope.noteTimeLimit()
      let container = Container(label: "stage", rules: nil, host: scope)
      container.waitTimeout = .milliseconds(50)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      _ = await Task.detached { await loads.call(7) }.value
    }
    #expect(result != nil)
  }

  @Test(arguments: [false, true])
  func `of a test that has ended does not end the process`(isOfSuite: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isOfSuite] in
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { exit(EXIT_SUCCESS) }
      let limits: [Duration] = [.milliseconds(50), .seconds(3)]
      var scopes: [TestScope] = []
      let suite = TestScope(
        testName: "sales",
        extent: .suite,
        recorder: CollectingRecorder(isOnTestTask: false)
      )
      for (number, limit) in limits.enumerated() {
        let scope = TestScope(
          testName: "sells a seat",
          within: suite,
          recorder: CollectingRecorder(isOnTestTask: false)
        )
        let container = Container(label: "stage", rules: nil, host: isOfSuite ? suite : scope)
        container.waitTimeout = limit
        let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
        scopes.append(scope)
        let call = Task.detached { await loads.call(number) }
        await loads.called(within: .seconds(60))
        if number == 0 { await scope.end() } else { _ = await call.value }
      }
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("Fatal error: No answer left for load(1)."))
    #expect(!printed.contains("Fatal error: No answer left for load(0)."))
  }

  @Test func `throws CancellationError where nothing else can be thrown`() {
    let loads = stub(Wall.self, CancellationError.self)
    #expect(throws: CancellationError.self) { try synchronously(loads).get() }
  }

  // Where it waited instead, only the limit would end it.
  @Test(.timeLimit(.minutes(5))) func `on its test's task ends the process in every container`()
    async
  {
    let result = await #expect(processExitsWith: .failure) {
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: true))
      let container = Container(label: "stage", rules: nil, host: scope)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      _ = await loads.call(7)
    }
    #expect(result != nil)
  }

  @Test func `in its test's child tasks ends the process after recording the issue`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      await withContainer(container) { _ = await loads.call(7) }
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("No answer left for load(7)."))
  }

  private func synchronously<Output, Failure>(
    _ stub: Stub<Int, Output, Failure>
  ) -> Result<Output, Failure> {
    do throws(Failure) { return .success(try stub.call(7)) } catch { return .failure(error) }
  }
}

@Suite struct `A default that a member is made with` {
  let stub = Stub<Int, String, Never>("title(of:)", default: "made with")

  @Test func `answers calls that nothing else answers`() {
    stub.when(1).returns("rule")
    #expect([1, 2].map { stub.call($0) } == ["rule", "made with"])
  }

  @Test func `returns after a reset, and after answers are cleared`() {
    stub.byDefault("set")
    #expect(stub.call(1) == "set")
    stub.clearAnswers()
    #expect(stub.call(1) == "made with")
    stub.byDefault("set")
    stub.reset()
    #expect(stub.call(1) == "made with")
  }

  @Test func `may be computed, at creation and later`() throws {
    let line = UInt(#line) + 1
    let titles = Stub<Int, String, PaymentError>("title(of:)", default: { "play \($0)" })
    #expect(try titles.call(1) == "play 1")
    titles.byDefault { number throws(PaymentError) in
      if number == 2 { throw .declined }
      return "opera \(number)"
    }
    #expect(try titles.call(1) == "opera 1")
    #expect(throws: PaymentError.declined) { try titles.call(2) }
    titles.clearAnswers()
    #expect(try titles.call(2) == "play 2")
    #expect(titles.calls.map(\.answer) == Array(repeating: .byDefault, count: 4))
    #expect(titles.calls.first?.source?.site?.line == line)
    #expect(titles.callsInFlight == 0)
  }

  @Test func `names the member's line as the line of the answer`() {
    _ = stub.call(1)
    #expect(stub.calls.first?.answer == .byDefault)
    #expect(stub.calls.first?.source?.site == stub.site)
  }
}

// MARK: - Fixtures

private struct Voucher: Hashable, StubDefaultProviding {
  var seat: String
  static var defaultAnswer: Voucher { Voucher(seat: "any") }
}
private struct Tickets: Hashable, StubDefaultProviding, ExpressibleByArrayLiteral {
  var count: Int
  init(arrayLiteral elements: Int...) { count = elements.count }
  static var defaultAnswer: Tickets { [1, 2] }
}
private enum Refusal: Error, StubDefaultProviding {
  case sold, closed
  static var defaultAnswer: Refusal { .closed }
}
private struct Wall: Sendable {}
private struct Programme: Hashable, StubDefaultProviding {
  var title: String
  static var defaultAnswer: Programme { Programme(title: "any") }
}
private struct Leaflet: Hashable, StubDefaultProviding {
  var title: String
  static var defaultAnswer: Leaflet { Leaflet(title: "any") }
}
private protocol Horn: Sendable {}
private protocol Foghorn: Sendable {}
private final class HornSpy: Horn, Foghorn, TestDouble {}

enum Snag: Error { case torn, lost }
enum SnagFallback: FallbackDouble {
  static func fallback() -> Snag { .torn }
}
