import Understudy

// A call without an answer, or one that is missing, may have reached another double.
extension Stub {
  /// Says that something replaces this double, and that nothing has resolved it so far: what makes
  /// the call may have been made before. `nil` if there is none.
  func unusedReplacement() -> UnusedReplacement? {
    let (own, owner) = attachment.withLock { ($0.container, $0.owner) }
    guard let own else { return nil }
    if let block = Container.override, block !== own {
      let unused = RegistrationHistory(block.overrides?.marks ?? []).current.first {
        $0.isUnused && $0.isFromClosure && own.double(under: $0.key).map(isMember) == true
      }
      if let unused {
        return UnusedReplacement(registration: unused, isOfBlock: !block.isOfTrait)
      }
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

  /// The registration of the double: that for a protocol, if there is one.
  var ownRegistration: RegistrationUsage? {
    for case let container? in [Container.override, attachment.withLock(\.container)] {
      let own = container.registrations.filter {
        container.double(under: $0.key).map(isMember) == true
      }
      if let registration = container.registrationForCode(among: own) { return registration }
    }
    return nil
  }

  /// The registration of the double, if nothing has resolved it so far: the code under test may not
  /// ask for it, or have another one from before.
  var unusedRegistration: UnusedRegistration? {
    var (isRegistered, isAskedFor) = (false, false)
    for container in [Container.override, attachment.withLock(\.container)] {
      guard let container else { continue }
      let history = container.history
      let own = history.current.filter { container.double(under: $0.key).map(isMember) == true }
      if !own.isEmpty { isRegistered = true }
      // A test that verifies it has resolved it under its own type; the code under test does not.
      let asked = own.filter { container.double(under: $0.key).map { type(of: $0) } != $0.key.type }
      if !asked.isEmpty {
        isAskedFor = true
      } else if let (earlier, later) = container.replacement(in: history, ofDoubleIn: own) {
        return UnusedRegistration(registration: later, reason: .replacing(earlier.site))
      }
      let relevant = asked.isEmpty ? own : asked
      if let first = relevant.first, relevant.allSatisfy(\.isUnused) {
        return UnusedRegistration(
          registration: first,
          reason: container.hasReplaced(first.key) ? .late : .unasked,
          maker: container.spelledMaker(of: first.key)
        )
      }
    }
    guard !isAskedFor, let (other, container) = registrationOfAnother(sameOnly: isRegistered)
    else { return nil }
    if let pending = unbuiltRegistration(besides: other, in: container) {
      return UnusedRegistration(registration: pending, reason: .unasked)
    }
    return UnusedRegistration(
      registration: other,
      reason: isRegistered
        ? .ofAnotherForCode : .ofAnother(remedy: remedy(besides: other, in: container))
    )
  }

  /// The registration of another double that has such a member.
  ///
  /// - Parameter sameOnly: whether the double has to be of the same type.
  private func registrationOfAnother(sameOnly: Bool) -> (RegistrationUsage, Container)? {
    guard let container = Container.override else { return nil }
    let other = registration(among: container.registrations, of: container) {
      guard let other = $0 as? Stub, other !== self else { return false }
      return !sameOnly && other.name == name || sameMember(as: other) != nil
    }
    return other.map { ($0, container) }
  }

  /// The registration whose factory may return this double, and has not run so far.
  ///
  /// - Parameter other: the registration of another double of the same type.
  private func unbuiltRegistration(besides other: RegistrationUsage, in container: Container)
    -> RegistrationUsage?
  {
    // Code gets the other one if it is registered under more than its own type.
    guard let twin = container.double(under: other.key), isTwin(of: twin),
      other.key.type == type(of: twin)
    else { return nil }
    func isOne<Value>(_: Value.Type) -> Bool { twin is Value }
    return container.registrations.first {
      $0.isUnused && $0.key.type != type(of: twin) && $0.key.name == other.key.name
        && isOne($0.key.type) && container.double(under: $0.key) == nil
    }
  }

  private func isTwin(of double: Any) -> Bool {
    (double as? any RecordingDouble)?.stubMembers.contains { sameMember(as: $0) != nil } ?? false
  }

  /// The first registration of a double with such a member.
  private func registration(
    among all: [RegistrationUsage],
    of container: Container,
    where isMeant: (any StubMember) -> Bool
  ) -> RegistrationUsage? {
    container.registrationForCode(
      among: all.filter { container.members(under: $0.key).contains(where: isMeant) }
    )
  }

  /// Whether this is a member of the double, or the double itself.
  func isMember(of double: Any) -> Bool {
    double as? Stub === self
      || (double as? any RecordingDouble)?.stubMembers.contains { $0 as? Stub === self } ?? false
  }
}

extension Container {
  /// The registrations of a test that no later one has replaced.
  var registrations: [RegistrationUsage] { history.current }

  /// The registration that the code under test uses: it asks for a protocol, not for the double's own type.
  fileprivate func registrationForCode(among all: [RegistrationUsage]) -> RegistrationUsage? {
    all.first { double(under: $0.key).map { type(of: $0) } != $0.key.type } ?? all.first
  }

  /// The registration of a double that is left under its own type only, and the one that code gets in its
  /// place.
  ///
  /// - Parameter own: the registrations of the double.
  func replacement(in history: RegistrationHistory, ofDoubleIn own: [RegistrationUsage])
    -> (earlier: RegistrationUsage, later: RegistrationUsage)?
  {
    guard let double = own.first.flatMap({ double(under: $0.key) }) else { return nil }
    func isOne<Value>(_: Value.Type) -> Bool { double is Value }
    let earlier = history.replaced.last { mark in
      mark.key.type != type(of: double) && isOne(mark.key.type)
        && own.contains { $0.site == mark.site }
    }
    return earlier.flatMap { earlier in
      history.current.first { $0.key == earlier.key }.map { (earlier, $0) }
    }
  }

  /// The members of the double that exists under the key, if it is one.
  func members(under key: Key) -> [any StubMember] {
    (double(under: key) as? any RecordingDouble)?.stubMembers ?? []
  }

  /// Whether an earlier registration of the key was used and replaced, or is an ancestor's.
  func hasReplaced(_ key: Key) -> Bool {
    history.replaced.contains { $0.key == key && $0.isUsed }
      || parent?.isRegistered(key.type, name: key.name) == true
  }

  /// The instance that exists under the key, if nothing has to be built for it.
  func double(under key: Key) -> Any? {
    func instance<Value>(of type: Value.Type) -> Any? { ready(type, name: key.name) }
    return instance(of: key.type)
  }
}
