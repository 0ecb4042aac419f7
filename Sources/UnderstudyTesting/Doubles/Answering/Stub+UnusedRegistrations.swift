import Understudy

// A call without an answer, or one that is missing, may have reached another double.
extension Stub {
  /// Says that something replaces this double, and that nothing has resolved it so far: what makes
  /// the call may have been made before. `nil` if there is none.
  func unusedReplacement() -> UnusedReplacement? {
    let (own, owner) = attachment.withLock { ($0.container, $0.owner) }
    guard let own else { return nil }
    if let block = Container.override, block !== own {
      let unused = block.registrations.first {
        $0.isUnused && $0.isFromClosure && own.double(under: $0.key).map(isMember) == true
      }
      if let unused { return UnusedReplacement(registration: unused, isOfBlock: true) }
    }
    let later = own.registrations.first { registration in
      guard registration.isUnused, own.hasReplaced(registration.key),
        let double = own.double(under: registration.key)
      else { return false }
      return "\(type(of: double))" == owner && type(of: double) != registration.key.type
        && !isMember(of: double)
    }
    return later.map { UnusedReplacement(registration: $0, isOfBlock: false) }
  }

  /// The registration of the double, if nothing has resolved it so far: the code under test may not
  /// ask for it, or have another one from before.
  var unusedRegistration: UnusedRegistration? {
    var isRegistered = false
    for container in [Container.override, attachment.withLock(\.container)] {
      guard let container else { continue }
      let own = container.registrations.filter {
        container.double(under: $0.key).map(isMember) == true
      }
      if !own.isEmpty { isRegistered = true }
      // A test that verifies it has resolved it under its own type; the code under test does not.
      let asked = own.filter { container.double(under: $0.key).map { type(of: $0) } != $0.key.type }
      let relevant = asked.isEmpty ? own : asked
      if let first = relevant.first, relevant.allSatisfy(\.isUnused) {
        return UnusedRegistration(
          registration: first,
          reason: container.hasReplaced(first.key) ? .late : .unasked,
          maker: container.spelledMaker(of: first.key)
        )
      }
    }
    guard !isRegistered else { return nil }
    return registrationOfAnother.map { UnusedRegistration(registration: $0, reason: .ofAnother) }
  }

  /// The registration of another double that has such a member.
  private var registrationOfAnother: RegistrationUsage? {
    guard let container = Container.override else { return nil }
    let others = container.registrations.filter { registration in
      let double = container.double(under: registration.key) as? any TestDouble
      return double?.stubMembers.contains { ($0 as? Stub)?.name == name } == true
    }
    // The code under test asks for a protocol, not for the double's own type.
    return others.first { container.double(under: $0.key).map { type(of: $0) } != $0.key.type }
      ?? others.first
  }

  /// Warns where it proves nothing that the member was not called: its double is not registered, and
  /// the code under test may call the one that is.
  func warnOfUnregisteredDouble(at site: SourceSite) {
    guard let unused = unusedRegistration, unused.reason == .ofAnother,
      let container = Container.override, !container.hasUnbuilt(unused.registration.key.type)
    else { return }
    let (key, place) = (unused.registration.key, unused.registration.site)
    record(
      ContainerIssue(
        """
        \(prefix)\(name) was not called, but its double is not registered; another one is registered for \(key), at \
        \(place).
          fix: register this double in its place, or verify the registered one.
        """,
        at: site,
        severity: .warning
      )
    )
  }

  /// Whether this is a member of the double, or the double itself.
  private func isMember(of double: Any) -> Bool {
    double as? Stub === self
      || (double as? any TestDouble)?.stubMembers.contains { $0 as? Stub === self } ?? false
  }
}

extension Container {
  /// The registrations of a test that the same container has not replaced.
  fileprivate var registrations: [RegistrationUsage] {
    overrides?.resolvedMarks.filter { !$0.isReplaced } ?? []
  }

  /// Whether an instance of the type is still to be built, which may be any double.
  fileprivate func hasUnbuilt(_ type: any Any.Type) -> Bool {
    registrations.contains { $0.key.type == type && double(under: $0.key) == nil }
  }

  /// Whether an earlier registration of the key was used and replaced here, or is an ancestor's.
  func hasReplaced(_ key: Key) -> Bool {
    overrides?.resolvedMarks.contains { $0.key == key && $0.isReplaced && $0.isUsed } == true
      || parent?.isRegistered(key.type, name: key.name) == true
  }

  /// The instance that exists under the key, if nothing has to be built for it.
  fileprivate func double(under key: Key) -> Any? {
    func instance<Value>(of type: Value.Type) -> Any? { ready(type, name: key.name) }
    return instance(of: key.type)
  }
}
