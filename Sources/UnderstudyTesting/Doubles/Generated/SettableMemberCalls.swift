/// The reads of a generated double's settable property or subscript, and through ``set(_:)`` its writes.
///
/// ```swift
/// window.on.limit.returns(4)
/// office.open()
/// window.on.limit.set(8).verify()
/// ```
///
/// A value that the code under test sets is what it reads from then on.
public final class SettableMemberCalls<
  Arguments,
  Output,
  Failure: Error,
  Handler,
  SetArguments,
  SetHandler
>: MemberCalls<Arguments, Output, Failure, Handler>, @unchecked Sendable {  // `let`s.
  private let setter: Stub<SetArguments, Void, Never>
  /// The conditions on the arguments of a subscript; none for a property.
  private let matches: [BoundMatcher]

  /// Makes the selection; generated code calls it.
  ///
  /// - Parameters:
  ///   - member: the getter.
  ///   - handler: the getter's function type.
  ///   - setter: the setter; its last argument is the new value.
  ///   - setHandler: the setter's function type.
  ///   - matches: the conditions, one for each argument of the getter.
  public init(
    _ member: Stub<Arguments, Output, Failure>,
    _ handler: Handler.Type,
    setter: Stub<SetArguments, Void, Never>,
    _ setHandler: SetHandler.Type,
    _ matches: any AnyArgumentMatch...
  ) {
    self.setter = setter
    self.matches = BoundMatcher.of(matches)
    super.init(member, .placing(self.matches))
  }

  /// The writes of a matching value.
  ///
  /// ```swift
  /// window.on.limit.set(.atLeast(8)).verify()
  /// window.on.limit.set().answers { newValue in log.append(newValue) }
  /// ```
  ///
  /// - Parameter match: the condition on the new value, by default any.
  public func set(
    _ match: Match<Output> = .any
  ) -> MemberCalls<SetArguments, Void, Never, SetHandler> {
    MemberCalls(setter, .placing(matches + [match.bound]))
  }

  /// The writes of a matching value to an optional property, which takes what the wrapped type takes.
  ///
  /// ```swift
  /// window.on.title.set("Hamlet").verify()  // title: String?
  /// ```
  ///
  /// - Parameter match: the condition on the new value.
  @_disfavoredOverload
  public func set<Wrapped>(
    _ match: OptionalMatch<Wrapped>
  ) -> MemberCalls<SetArguments, Void, Never, SetHandler> where Output == Wrapped? {
    MemberCalls(setter, .placing(matches + [match.bound]))
  }
}
