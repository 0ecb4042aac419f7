import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `A container of no test, made current by one` {
  @Test func `fails the test where a property gets a fallback`() {
    withKnownIssue {
      withContainer(Container()) { #expect(Weathervane().barometer.read() == 1) }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("Barometer of Weathervane could not be injected.")
      }
    }
  }

  @Test(.container) func `fails it also inside the test's own container`() {
    withKnownIssue {
      withContainer(Container()) { #expect(Weathervane().barometer.read() == 1) }
    }
  }
}

protocol Barometer: Sendable {
  func read() -> Int
}

private struct FixedBarometer: Barometer {
  func read() -> Int { 1 }
}

// Not private: the optimizer removes private types that nothing refers to.
enum BarometerFallback: FallbackDouble {
  static func fallback() -> any Barometer { FixedBarometer() }
}

private struct Weathervane {
  @Injected var barometer: any Barometer
}
