extension FirstGuess {
  /// The argument of a closure from another tool's API. It accepts any use, so that the compiler
  /// reports only the one message. A member takes the type that its context requires.
  @_documentation(visibility: private)
  @dynamicMemberLookup
  @dynamicCallable
  public struct Argument: Sendable {
    /// Accepts any member, to read and to set.
    public subscript<Value>(dynamicMember member: String) -> Value {
      get { unavailable() }
      nonmutating set { unavailable() }
    }

    /// Accepts any member of a member.
    @_disfavoredOverload
    public subscript(dynamicMember member: String) -> Argument { self }

    /// Accepts any arguments.
    public func dynamicallyCall<Value>(
      withKeywordArguments arguments: KeyValuePairs<String, Any>
    ) -> Value { unavailable() }

    /// Accepts any arguments, if the result is unused.
    @discardableResult
    @_disfavoredOverload
    public func dynamicallyCall(
      withKeywordArguments arguments: KeyValuePairs<String, Any>
    ) -> Argument { self }
  }
}
