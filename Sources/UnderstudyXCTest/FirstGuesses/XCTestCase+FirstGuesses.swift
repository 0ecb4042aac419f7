// Unavailable declarations for likely guesses; the messages name the real API.

public import XCTest

extension XCTestCase {
  @available(
    *,
    unavailable,
    message: "for a strict container, write isolated(.strict) { super.invokeTest() }"
  )
  @_documentation(visibility: private)
  public func isolated(strict: Bool, invoke: () -> Void) { fatalError() }
}
