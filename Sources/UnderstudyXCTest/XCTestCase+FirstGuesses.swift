// What people write first, with the way it is written here. None of these can be called.

public import XCTest

extension XCTestCase {
  @available(
    *,
    unavailable,
    message: "for a strict one write isolated(.strict) { super.invokeTest() }"
  )
  @_documentation(visibility: private)
  public func isolated(strict: Bool, invoke: () -> Void) { fatalError() }
}
