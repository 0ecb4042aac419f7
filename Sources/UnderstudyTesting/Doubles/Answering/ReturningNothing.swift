import Understudy

// A member without a result returns by itself; an answer says so where it follows another one, or where
// a rule lets some calls pass.

extension Stub where Output == Void {
  /// Lets every call return.
  ///
  /// ```swift
  /// mailer.sends.returns()  // after throws(_:), for example
  /// ```
  ///
  /// Replaces the previous answer for all arguments; rules and the default stay.
  ///
  /// - Parameters:
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  public func returns(fileID: StaticString = #fileID, line: UInt = #line) {
    returns((), fileID: fileID, line: line)
  }
}

extension Stub.Answer where Output == Void {
  /// Lets each matching call return.
  ///
  /// ```swift
  /// mailer.sends.when(.any, "ada").returns()
  /// ```
  public func returns() { returns(()) }
}

extension Stub.Reply where Output == Void {
  /// Returns, where there is no result.
  ///
  /// ```swift
  /// mailer.sends.replies(.throws(.offline), .returns())
  /// ```
  public static func returns() -> Stub.Reply { .returns(()) }
}

extension MemberCalls where Output == Void {
  /// Lets each of these calls return.
  ///
  /// ```swift
  /// mailer.on.send(.any, to: "ada").returns()
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  public func returns(fileID: StaticString = #fileID, line: UInt = #line) {
    returns((), fileID: fileID, line: line)
  }
}
