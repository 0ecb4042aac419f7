/// Stands in for the manager of another framework's registrations, so that there is only one error.
@_documentation(visibility: private)
@dynamicMemberLookup
public struct GuessedManager: Sendable {
  public func push() {}
  public func pop() {}
  public func reset() {}
  public func reset(options: GuessedOption) {}
  public func reset(scope: GuessedOption) {}

  /// Accepts every member, read or set.
  public subscript<Member>(dynamicMember member: String) -> Member {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}
