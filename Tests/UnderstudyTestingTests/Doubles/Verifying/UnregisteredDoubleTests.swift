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

  @Test(arguments: Verdict.allCases) func `is a warning if another one is registered`(
    _ verdict: Verdict
  ) {
    let line = #line + 1
    container.register(CarillonSpy(), as: (any Carillon).self)
    withContainer(container) { verdict.verify(double) }
    #expect(recorder.issues.map(\.severity) == [.warning])
    #expect(
      recorder.messages == [
        """
        strike(_:) was not called, and its double is not registered; the code under test may call the one that \
        is registered for Carillon, at UnderstudyTestingTests/UnregisteredDoubleTests.swift:\(line).
          fix: register this double in its place, or verify the registered one; if the code under test gets this double through an initializer, register it too, under a name: then this warning ends.
        """
      ]
    )
  }

  @Test(arguments: Verdict.allCases) func `is none if none is registered, or it was called`(
    _ verdict: Verdict
  ) {
    withContainer(container) { verdict.verify(double) }
    container.register(CarillonSpy(), as: (any Carillon).self)
    withContainer(container) {
      double.strike(1)
      double.strikes.verify()
      double.verifyNoMoreCalls()
      double.strikes.verify(.never, with: 2)
    }
    #expect(recorder.messages == [])
  }

  @Test(arguments: Verdict.allCases) func `is none if it is registered, too, in whatever way`(
    _ verdict: Verdict
  ) throws {
    container.register(CarillonSpy(), as: (any Carillon).self)
    container.register((any Carillon).self, name: "second", instance: double)
    withContainer(container) { verdict.verify(double) }
    let built = CarillonSpy()
    container.register((any Carillon).self, name: "third") { built }
    withContainer(container) { verdict.verify(built) }
    _ = try container.resolve((any Carillon).self, name: "third")
    withContainer(container) { verdict.verify(built) }
    #expect(recorder.messages == [])
  }

  @Test(arguments: Verdict.allCases) func `is none if a block has held it, or a member was cleared`(
    _ verdict: Verdict
  ) {
    container.register(CarillonSpy(), as: (any Carillon).self)
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

  @Test(arguments: Verdict.allCases) func `is none if the other one is of another type`(
    _ verdict: Verdict
  ) {
    container.register(OtherCarillonSpy(), as: (any Carillon).self)
    withContainer(container) { verdict.verify(double) }
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
