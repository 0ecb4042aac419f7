import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shop

@Suite(.container)
struct FallbackTests {
  @Test func `A call without an answer continues with a case of the error's type`() async {
    await withKnownIssue {
      await #expect(throws: PaymentError.declined) {
        _ = try await PaymentGatewayDouble().charge(Money(cents: 1), card: "42")
      }
    } matching: { issue in
      "\(issue)".contains("No answer for charge(")
    }
  }

  @Test func `A test that registers no board fails, and goes on with a generated one`() {
    withKnownIssue {
      #expect(Foyer().open() == 0)
    } matching: { issue in
      "\(issue)".contains("Nothing is registered for FoyerBoard")
        || "\(issue)".contains("No answer for post(open)")
    }
  }
}
