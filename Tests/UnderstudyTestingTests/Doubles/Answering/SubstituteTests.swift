import Foundation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// What a call gets that nobody has answered, beside the failure of its test.
@Suite struct `A call without an answer`: RecordedTestSuite {
  let test = RecordedTest("sells a seat", label: "stage", isOnTestTask: false)

  private func stub<Output: Sendable, Failure>(
    _ output: Output.Type,
    _ failure: Failure.Type = Never.self
  ) -> Stub<Int, Output, Failure> {
    withContainer(container) { Stub("load(_:)") }
  }

  @Test func `gets the default answer of its result's type`() {
    let loads = stub(Voucher.self)
    #expect(synchronously(loads) == .success(Voucher(seat: "any")))
    #expect(scope.keptIssues.map(\.message).first?.hasPrefix("No answer for load(7).") == true)
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

  @Test func `throws CancellationError where nothing else can be thrown`() {
    let loads = stub(Wall.self, CancellationError.self)
    #expect(throws: CancellationError.self) { try synchronously(loads).get() }
  }

  private func synchronously<Output, Failure>(
    _ stub: Stub<Int, Output, Failure>
  ) -> Result<Output, Failure> {
    do throws(Failure) { return .success(try stub.call(7)) } catch { return .failure(error) }
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
