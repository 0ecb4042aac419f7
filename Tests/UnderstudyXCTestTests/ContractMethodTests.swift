import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

/// Contracts under XCTest: a loop that names the implementation of each failure.
final class ContractMethodTests: InnerRunCase {
  private let theatre = Container(label: "theatre")

  func testEachImplementationIsCheckedInAContainerOfItsOwn() {
    theatre.register((any Bell).self) { Handbell() }
    theatre.register((any Bell).self, name: "gong") { Gong() }
    let rung = Recorder<String>()
    let run = run { [theatre] test in
      test.isolated {
        test.checkEach(Contract.implementations(of: (any Bell).self, in: theatre)) { bell in
          rung.add(bell.ring())
        }
      }
    }
    expect(run.count, is: 0)
    expect(rung.all, is: ["ding 1", "dong 1"])
  }

  func testAFailureIsFollowedByTheNameOfItsImplementation() {
    theatre.register((any Bell).self) { Handbell() }
    theatre.register((any Bell).self, name: "gong") { Gong() }
    let run = run { [theatre] test in
      test.isolated {
        test.checkEach(Contract.implementations(of: (any Bell).self, in: theatre)) { bell in
          let sound = bell.ring()
          if sound != "ding 1" { test.fail("\(sound) is wrong") }
        }
      }
    }
    expect(run.failures.count, is: 2)
    expect(run.failures.first?.message.contains("dong 1 is wrong") == true)
    let last = run.failures.last?.message ?? ""
    expect(
      last.contains("The failure above is of Bell(name: gong), ContractMethodTests.swift:"),
      last
    )
  }

  func testAnErrorNamesItsImplementationAndTheOthersAreChecked() {
    theatre.register((any Bell).self) { throw Mishap() }
    theatre.register((any Bell).self, name: "gong") { Gong() }
    let rung = Recorder<String>()
    let run = run { [theatre] test in
      test.isolated {
        test.checkEach(Contract.implementations(of: (any Bell).self, in: theatre)) { bell in
          rung.add(bell.ring())
        }
      }
    }
    expect(run, failsOnceWith: "Bell, ContractMethodTests.swift:", in: "ContractMethodTests.swift")
    expect(run.failures.first?.message.contains("Mishap()") == true)
    expect(rung.all, is: ["dong 1"])
  }

  func testAContractWithoutAnImplementationFails() {
    let run = run { [theatre] test in
      test.isolated {
        test.checkEach(Contract.implementations(of: (any Bell).self, in: theatre)) { _ in }
      }
    }
    expect(run, failsOnceWith: "Nothing is registered for Bell, so its contract tests nothing.")
  }

  func testAnAsynchronousBodyChecksEach() {
    theatre.register((any Bell).self) { _ async in Handbell() }
    theatre.register((any Bell).self, name: "gong") { Gong() }
    let rung = Recorder<String>()
    let body = inAsync { [theatre] (test: XCTestCase) in
      await test.checkEach(Contract.implementations(of: (any Bell).self, in: theatre)) { bell in
        rung.add(bell.ring())
        if rung.all.count == 1 { throw Mishap() }
      }
    }
    let run = run { test in test.isolated { try? body(test) } }
    expect(run, failsOnceWith: "Bell, ContractMethodTests.swift:")
    expect(rung.all, is: ["ding 1", "dong 1"])
  }
}

// MARK: - Fixtures

private protocol Bell: Sendable {
  func ring() -> String
}

private final class Handbell: Bell {
  private let rings = Recorder<Void>()
  func ring() -> String {
    rings.add(())
    return "ding \(rings.all.count)"
  }
}

private final class Gong: Bell {
  private let rings = Recorder<Void>()
  func ring() -> String {
    rings.add(())
    return "dong \(rings.all.count)"
  }
}
