import Understudy

// The number of times with its label, for those who write it: `verify(times: 2)` is `verify(2)`.
extension Stub {
  /// Fails the test if the member was not called so often, whatever the arguments.
  ///
  /// ```swift
  /// gateway.charging.verify(times: 2)
  /// ```
  // Which of these are disfavored decides whether the compiler can say what is wrong in a closure.
  @_disfavoredOverload
  @discardableResult
  public func verify(
    times: Times,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Call<Arguments>] {
    verify(times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test if the member was not called so often with arguments that match.
  ///
  /// ```swift
  /// gateway.charging.verify(times: 2, with: .any, "42")
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func verify(
    times: Times,
    with first: Matcher,
    _ more: Matcher...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return verify(times, pattern([first] + more, at: site), at: site)
  }

  /// Fails the test if the member was not called so often with exactly these arguments.
  ///
  /// ```swift
  /// seats.reserving.verify(times: 2, with: seat)
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func verify(
    times: Times,
    with arguments: Arguments,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Call<Arguments>] where Arguments: Equatable {
    verify(times, with: arguments, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test if the member was not called so often with arguments that the closure accepts.
  ///
  /// ```swift
  /// gateway.charging.verify(times: 2) { $0.card == "42" }
  /// ```
  @discardableResult
  public func verify(
    times: Times,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    where predicate: (Arguments) -> Bool
  ) -> [Call<Arguments>] {
    verify(times, fileID: fileID, filePath: filePath, line: line, column: column, where: predicate)
  }
}
