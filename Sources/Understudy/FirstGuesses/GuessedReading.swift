/// Stands in for a name that is read as a property or called, so that both give only one error.
@_documentation(visibility: private)
@dynamicMemberLookup
public struct GuessedReading<Value> {
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { fatalError() }

  public subscript(dynamicMember member: String) -> FollowedRegistration<Value> { fatalError() }

  public func callAsFunction() -> Value { fatalError() }
}
