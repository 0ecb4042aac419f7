import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// That a double was not called proves nothing where the code under test has another one.
@Suite struct `A double that is not registered and was not called` {
  let recorder = CollectingRecorder(isOnTestTask: true)
  let container: Container
  let double = CarillonSpy()

  init() {
    container = Container(label: "sells", rules: nil, host: TestScope(of: "sells", recorder))
  }

  @Test(arguments: Verdict.allCases) func `fails the test if the registered one was called`(
    _ verdict: Verdict
  ) {
    let line = #line + 1
    container.register(CarillonSpy(), as: (any Carillon).self)
    withContainer(container) {
      strike()
      verdict.verify(double)
    }
    #expect(recorder.issues.map(\.severity) == [.error])
    #expect(
      recorder.messages == [
        """
        Expected no calls to strike(_:): this double has none, but is not registered; the one that is registered for \
        Carillon, at UnderstudyTestingTests/UnregisteredDoubleTests.swift:\(line), has such a call.
          fix: verify the registered one: try Container.current.resolve(CarillonSpy.self) (try await in an async test); or \
        register this double in its place: Container.current.register(…, as: (any Carillon).self); if you pass this double to an initializer on purpose, register it under a name, so that this check accepts it: \
        Container.current.register(…, as: (any Carillon).self, name: "other").
        """
      ]
    )
  }

  @Test(arguments: Verdict.allCases) func `holds if the registered one was not called, either`(
    _ verdict: Verdict
  ) {
    container.register(CarillonSpy(), as: (any Carillon).self)
    withContainer(container) { verdict.verify(double) }
    #expect(recorder.messages == [])
  }

  @Test func `holds if such calls of the registered one are right`() throws {
    let registered = CarillonSpy()
    container.register(registered, as: (any Carillon).self)
    withContainer(container) {
      strike()
      double.strikes.verify(.never, with: 2)
      registered.strikes.verify()
      double.verifyNoMoreCalls()
    }
    #expect(recorder.messages == [])
  }

  @Test(arguments: Verdict.allCases) func `holds if an injection was made of it`(
    _ verdict: Verdict
  ) {
    container.register(CarillonSpy(), as: (any Carillon).self)
    withContainer(container) {
      strike()
      _ = Injected<any Carillon>.instance(double)
      verdict.verify(double)
    }
    #expect(recorder.messages == [])
  }

  @Test(arguments: Verdict.allCases) func `holds if none is registered, or it was called`(
    _ verdict: Verdict
  ) {
    withContainer(container) { verdict.verify(double) }
    container.register(CarillonSpy(), as: (any Carillon).self)
    strikeThere()
    withContainer(container) {
      double.strike(1)
      double.strikes.verify()
      double.verifyNoMoreCalls()
      double.strikes.verify(.never, with: 2)
    }
    #expect(recorder.messages == [])
  }

  @Test(arguments: Verdict.allCases) func `holds if it is registered, too, in whatever way`(
    _ verdict: Verdict
  ) throws {
    container.register(CarillonSpy(), as: (any Carillon).self)
    strikeThere()
    container.register((any Carillon).self, name: "second", instance: double)
    withContainer(container) { verdict.verify(double) }
    let built = CarillonSpy()
    container.register((any Carillon).self, name: "third") { built }
    withContainer(container) { verdict.verify(built) }
    _ = try container.resolve((any Carillon).self, name: "third")
    withContainer(container) { verdict.verify(built) }
    #expect(recorder.messages == [])
  }

  @Test(arguments: Verdict.allCases) func `holds if a block has held it, or a member was cleared`(
    _ verdict: Verdict
  ) {
    container.register(CarillonSpy(), as: (any Carillon).self)
    strikeThere()
    withContainer(container) {
      withContainer {
        $0.register(double, as: (any Carillon).self)
      } operation: {
        _ = try? Container.current.resolve((any Carillon).self)
      }
      verdict.verify(double)
      let other = CarillonSpy()
      other.strike(1)
      other.clearCalls()
      verdict.verify(other)
    }
    #expect(recorder.messages == [])
  }

  @Test(arguments: Verdict.allCases) func `holds if the other one is of another type`(
    _ verdict: Verdict
  ) {
    container.register(OtherCarillonSpy(), as: (any Carillon).self)
    strikeThere()
    withContainer(container) { verdict.verify(double) }
    #expect(recorder.messages == [])
  }

  /// The code under test.
  private func strike() {
    do { try Container.current.resolve((any Carillon).self).strike(1) } catch {
      Issue.record(error)
    }
  }

  private func strikeThere() { withContainer(container) { strike() } }

  @Test func `fails the test beside doubles and services that are not built yet`() {
    container.register(Int.self) { 1 }
    container.register(CarillonSpy(), as: (any Carillon).self)
    withContainer(container) {
      strike()
      double.verifyNotCalled()
      let called = OtherCarillonSpy()
      called.strike(1)
      called.strikes.verify()
      verifyNoMoreCalls(called, double)
    }
    #expect(recorder.messages.count == 2)
  }

  @Test(arguments: Verdict.allCases) func `holds if what is not built yet may be it`(
    _ verdict: Verdict
  ) {
    container.register(CarillonSpy(), as: (any Carillon).self)
    container.register((any Carillon).self, name: "second") { [double] in double }
    withContainer(container) {
      strike()
      verdict.verify(double)
    }
    #expect(recorder.messages == [])
  }

  @Test func `fails the test if a wait for no calls has passed`() async {
    container.register(CarillonSpy(), as: (any Carillon).self)
    await withContainer(container) {
      do { try await Container.current.resolve((any Carillon).self).strike(1) } catch {
        Issue.record(error)
      }
      await double.strikes.never(within: .milliseconds(1))
      await double.strikes.called(.never, with: 2, within: .milliseconds(1))
      double.strikes.verifyCalls([])
    }
    #expect(recorder.messages.count == 2)
  }

  @Test func `holds if its type is generic or inherited, as it is not known which it is`() throws {
    container.register(GongSpy<Int>(), as: (any Gong).self)
    container.register(TowerSpy(), as: (any Tower).self)
    try withContainer(container) {
      try container.resolve((any Gong).self).hit()
      try container.resolve((any Tower).self).lean()
      GongSpy<String>().verifyNotCalled()
      PlainTowerSpy().verifyNotCalled()
    }
    #expect(recorder.messages == [])
  }

  enum Verdict: CaseIterable {
    case never
    case notCalled
    case noMoreCalls

    func verify(_ double: CarillonSpy) {
      switch self {
      case .never: double.strikes.verify(.never)
      case .notCalled: double.verifyNotCalled()
      case .noMoreCalls: double.verifyNoMoreCalls()
      }
    }
  }
}

protocol Carillon: Sendable {
  func strike(_ hour: Int)
}

final class CarillonSpy: Carillon, TestDouble {
  let strikes = Spy<Int>("strike(_:)")

  func strike(_ hour: Int) { strikes.call(hour) }
}

final class OtherCarillonSpy: Carillon, TestDouble {
  let strikes = Spy<Int>("strike(_:)")

  func strike(_ hour: Int) { strikes.call(hour) }
}

private protocol Gong: Sendable {
  func hit()
}

private struct GongSpy<Metal: Sendable>: Gong, TestDouble {
  let hits = Spy<Void>("hit()")

  func hit() { hits.call() }
}

private protocol Tower: Sendable {
  func lean()
}

private class PlainTowerSpy: TestDouble, @unchecked Sendable {  // it has no state but the spy
  let leans = Spy<Void>("lean()")
}

private final class TowerSpy: PlainTowerSpy, Tower, @unchecked Sendable {  // as its superclass
  func lean() { leans.call() }
}
