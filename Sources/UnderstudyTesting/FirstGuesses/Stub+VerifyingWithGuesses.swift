// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertCalled<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertCalled(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertCalledOnce<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertCalledOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertWasCalled<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertWasCalled(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func toHaveBeenCalled<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func toHaveBeenCalled(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func toHaveBeenCalledOnce<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func toHaveBeenCalledOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func verifyCalledOnce<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func verifyCalledOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func verifyOnce<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func verifyOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func wasCalled<each Argument>(with arguments: repeat each Argument) -> Bool {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func wasCalled(with first: Matcher, _ more: Matcher...) -> Bool { unavailable() }
}

// A test's line, as helpers of Swift Testing pass it on, and all arguments at once.
extension Stub {
  @available(
    *,
    unavailable,
    message:
      "A helper passes its caller's line on as fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column: verify(2, fileID: fileID, filePath: filePath, line: line, column: column)."
  )
  @discardableResult
  @_disfavoredOverload
  public func verify(
    _ times: Times = 1,
    sourceLocation: any Sendable
  ) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "A helper passes its caller's line on as fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column: verify(2, with: .any, fileID: fileID, filePath: filePath, line: line, column: column)."
  )
  @discardableResult
  @_disfavoredOverload
  public func verify(
    _ times: Times = 1,
    with first: Matcher,
    _ more: Matcher...,
    sourceLocation: any Sendable
  ) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @discardableResult
  @_disfavoredOverload
  public func verify(_ times: Times = 1, with arguments: Arguments) -> [Call<Arguments>] {
    unavailable()
  }
}
