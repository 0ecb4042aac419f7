import Understudy

// That a double was not called proves nothing where the code under test calls another one.
extension Stub {
  /// Fails the test if nothing was handed this double, and the one that is registered has such calls:
  /// the verification would not hold for that one.
  ///
  /// - Parameters:
  ///   - onlyUnverified: whether verified calls are right.
  ///   - counts: returns whether a call would have failed the verification.
  /// - Returns: whether it did.
  @discardableResult
  func reportUnregistered(
    at site: SourceSite,
    onlyUnverified: Bool = false,
    _ counts: (Call<Arguments>) -> Bool
  ) -> Bool {
    guard !attachment.withLock(\.wasHandedOver), let container = Container.override,
      // What is still to be built may be this double.
      let built = container.registrationsOfBuilt
    else { return false }
    func number(of member: Stub) -> Int {
      let calls = onlyUnverified ? member.unverifiedCalls : member.state.withLock(\.calls)
      return calls.count(where: counts)
    }
    let registered = registration(among: built, of: container) { member in
      sameMember(as: member).map { number(of: $0) > 0 } ?? false
    }
    guard let registered,
      let other = container.members(under: registered.key).lazy.compactMap(sameMember(as:)).first
    else { return false }
    let number = number(of: other)
    record(
      ContainerIssue(
        """
        \(prefix)Expected no calls to \(other.name) of this double, which is not registered; the one that is registered \
        for \(registered.key), at \(registered.site), was called \(number == 1 ? "once" : "\(number) times").
          fix: \(remedy(besides: registered, in: container)); if the code under test gets this double through an \
        initializer, register it too, under a name.
        """,
        at: site
      )
    )
    return true
  }

  func reportUnregistered(at site: SourceSite, onlyUnverified: Bool) -> Bool {
    reportUnregistered(at: site, onlyUnverified: onlyUnverified) { _ in true }
  }

  /// Says how to verify the double that the code under test gets.
  func remedy(besides other: RegistrationUsage, in container: Container) -> String {
    let double = container.double(under: other.key).map { type(of: $0) }
    let isByType = double.map { container.isRegistered($0) } ?? false
    let resolving = isByType ? ", which is Container.current.resolve(\(double!).self)" : ""
    return "verify the registered one\(resolving), or register this double in its place, "
      + "Container.current.register(…, as: \(ContainerError.spell(other.key)))"
  }

  /// The other one, if it is the same member of another double of the type.
  func sameMember(as other: any StubMember) -> Stub? {
    guard let other = other as? Stub, other !== self, other.origin.isOfType == origin.isOfType
    else { return nil }
    guard let double = origin.double else { return other.origin.site == origin.site ? other : nil }
    let isSame = other.origin.double.map { "\($0)" } == "\(double)" && other.name == name
    return isSame ? other : nil
  }
}
