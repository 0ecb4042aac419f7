extension FirstGuess {
  /// What a closure of another tool is given, so that the compiler reads on and has but one thing to
  /// say of it. A member is of the type that its surroundings want.
  @dynamicMemberLookup
  @dynamicCallable
  public struct Argument: Sendable {
    /// Takes every member, to read and to set.
    public subscript<Value>(dynamicMember member: String) -> Value {
      get { unavailable() }
      nonmutating set { unavailable() }
    }

    /// Takes every member of a member.
    @_disfavoredOverload
    public subscript(dynamicMember member: String) -> Argument { self }

    /// Takes every argument.
    public func dynamicallyCall<Value>(
      withKeywordArguments arguments: KeyValuePairs<String, Any>
    ) -> Value { unavailable() }

    /// Takes every argument, where nobody reads what comes of it.
    @discardableResult
    @_disfavoredOverload
    public func dynamicallyCall(
      withKeywordArguments arguments: KeyValuePairs<String, Any>
    ) -> Argument { self }
  }
}
