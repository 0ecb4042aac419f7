import TestSupport
import Testing
import Understudy

@testable import UnderstudyInsight
@testable import UnderstudyTesting

/// Objects decide whether an override of a block is used, and when that is checked.
@Suite(.tags(.scenario29)) struct `An unused override and objects`: RecordedTestSuite {
  let test = RecordedTest("sells a seat, SaleTests.swift:12")

  init() {
    container.register(Letter.self) { Letter(text: "live") }
  }

  @Test func `is checked when the test ends, where an object made in the block may still use it`()
    throws
  {
    let desk = withContainer(container) {
      withContainer {
        $0.register(Letter.self, instance: Letter(text: "dear"))
        $0.register(Money.self, instance: Money(cents: 1))
      } operation: {
        Desk()
      }
    }
    #expect(recorder.messages == [])
    #expect(desk.letter.text == "dear")
    scope.judge()
    #expect(recorder.issues.count == 1)
    #expect(recorder.messages.first?.contains("of Money in a withContainer block") == true)
    scope.judge()
    #expect(recorder.issues.count == 1)
  }

  @Test(arguments: [false, true])
  func `that an object made outside could not see says so, with its declaration`(hasRead: Bool)
    throws
  {
    let desk = withContainer(container) { Desk() }
    if hasRead { _ = desk.letter }
    withContainer(container) {
      withContainer {
        $0.register(Letter.self, instance: Letter(text: "dear"))
      } operation: {
        #expect(desk.letter.text == "live")
      }
    }
    #expect(
      recorder.messages == [
        """
        The registration of Letter in a withContainer block of "sells a seat" (SaleTests.swift:12) \
        was never used.
          Desk, at UnderstudyTestingTests/HeldOverrideTests.swift:\(Desk.line), does not see it: \
        Desk was made outside and resolves Letter from its own container
          fix: make the object inside the block, or register in the container of the object, before you make it. \
        To turn this check off, write .container { … }.verifying(.unusedOverrides, severity: .ignore), or call Container.current.setVerification(.unusedOverrides, severity: .ignore) before the block.
        """
      ]
    )
  }

  @Test func `does not name an object that was made inside`() throws {
    withContainer(container) {
      withContainer {
        $0.register(Letter.self, instance: Letter(text: "dear"))
      } operation: {
        withContainer {
          $0.register(Letter.self, instance: Letter(text: "dearest"))
        } operation: {
          _ = Desk().letter
        }
      }
    }
    #expect(recorder.issues.count == 1)
    #expect(recorder.messages.first?.contains("does not see it") == false)
  }
}

// MARK: - Fixtures

private struct Desk {
  static let line = UInt(#line) + 1
  @Injected var letter: Letter
}
