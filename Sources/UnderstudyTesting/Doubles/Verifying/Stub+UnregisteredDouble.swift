import Understudy

// That a double was not called proves nothing where the code under test calls another one.
extension Stub {
  /// Fails the test if nothing was handed this double, and the registered one of its type has such calls: the
  /// verification would not hold for that one. So it does if the test has replaced this double.
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
    guard let container = Container.override else { return false }
    guard
      let (registered, number) = calledTwin(in: container, onlyUnverified: onlyUnverified, counts)
    else {
      guard !onlyUnverified, let text = textOfReplacement(in: container) else { return false }
      record(ContainerIssue("Expected no calls to \(prefix)\(name): \(text)", at: site))
      return true
    }
    let text = """
      Expected no calls to \(registered.name): this double has none, but is not registered; the one that is \
      registered for \(registered.usage.key), at \(registered.usage.site), has \(number == 1 ? "such a call" : "\(number) such calls").
        fix: \(remedy(besides: registered.usage, in: container))\(handingOver(registered.usage.key)).
      """
    record(ContainerIssue(text, at: site))
    return true
  }

  /// Judges, when the test ends, that it has read no calls: it fails if nothing was handed this double by then, and
  /// the registered one of its type was called, or if the test has replaced it.
  func noteEmptyRead() {
    guard let container = Container.override, let scope = container.host as? TestScope else {
      return
    }
    let (isFirst, wasHandedOver) = attachment.withLock { attachment in
      defer { attachment.isReadEmpty = true }
      return (!attachment.isReadEmpty, attachment.wasHandedOver)
    }
    guard isFirst else { return }
    // Later registrations say nothing of what was read.
    let text = textOfReplacement(in: container, doing: "read the calls of")
    guard !wasHandedOver || text != nil else { return }
    scope.whenEnding { [self, weak container] in
      if let container { judgeEmptyRead(in: container, replaced: text) }
    }
  }

  /// - Parameter text: what to say of the double that was replaced when it was read.
  private func judgeEmptyRead(in container: Container, replaced text: String?) {
    guard let (registered, number) = calledTwin(in: container, onlyUnverified: false, { _ in true })
    else {
      guard let text, isUntouched else { return }
      return recordAtEnd("The test has read the calls to \(prefix)\(name): \(text)", in: container)
    }
    let text = """
      The test has read the calls to \(registered.name) of a double that has none and is not registered; \
      the one that is registered for \(registered.usage.key), at \(registered.usage.site), has \(number == 1 ? "a call" : "\(number) calls").
        fix: \(remedy(besides: registered.usage, in: container, doing: "read"))\(handingOver(registered.usage.key)).
      """
    recordAtEnd(text, in: container)
  }

  private func recordAtEnd(_ text: String, in container: Container) {
    let issue = setUpIssue(text, at: nil)
    if let host = container.host { host.record(issue) } else { record(issue) }
  }

  private typealias Twin = (usage: RegistrationUsage, name: String)

  /// The registered double of the same type that has such calls, if nothing was handed this one.
  private func calledTwin(
    in container: Container,
    onlyUnverified: Bool,
    _ counts: (Call<Arguments>) -> Bool
  ) -> (Twin, calls: Int)? {
    guard isUntouched, !attachment.withLock(\.wasHandedOver) else { return nil }
    var seen: [Stub] = []
    for (registration, double) in container.registeredDoubles {
      guard let twin = twin(in: double), !seen.contains(where: { $0 === twin }) else { continue }
      seen.append(twin)
      let calls = onlyUnverified ? twin.unverifiedCalls : twin.storedCalls
      let number = calls.count(where: counts)
      // What makes further instances may have made this double.
      guard number > 0, !container.mayMake(registration.key, like: double) else { continue }
      return ((registration, twin.name), number)
    }
    return nil
  }

  func reportUnregistered(at site: SourceSite, onlyUnverified: Bool) -> Bool {
    reportUnregistered(at: site, onlyUnverified: onlyUnverified) { _ in true }
  }

  /// Says how to verify the double that the code under test gets.
  func remedy(
    besides other: RegistrationUsage,
    in container: Container,
    doing action: String = "verify"
  ) -> String {
    let resolving =
      container.typeThatResolves(other.key).map {
        ": try Container.current.resolve(\($0).self) (try await in an async test);"
      }
    return "\(action) the registered one\(resolving ?? ",") or register this double in its place: "
      + "Container.current.register(…, as: \(ContainerError.spell(other.key)))"
  }

  /// Says how to verify a double that code gets without the container.
  func handingOver(_ key: Key) -> String {
    let name = key.name == "other" ? "another" : "other"
    return
      "; if you pass this double to an initializer on purpose, register it under a name, so that this check accepts it: "
      + "Container.current.register(…, as: \(ContainerError.spell(Key(key.type, name: name))))"
  }

  /// The member of another double of the same type, if it is certain that it is the same one.
  private func twin(in double: any RecordingDouble) -> Stub? {
    // A member written by hand is known by its line, which such types share.
    if origin.double == nil {
      let type = type(of: double)
      let inherits =
        Mirror(reflecting: double).superclassMirror?.subjectType is any RecordingDouble.Type
      guard !inherits, !"\(type)".contains("<") else { return nil }
    }
    let twins = double.stubMembers.compactMap(sameMember(as:))
    return twins.count == 1 ? twins[0] : nil
  }

  /// The other one, if it is the same member of another double of the type.
  func sameMember(as other: any StubMember) -> Stub? {
    guard let other = other as? Stub, other !== self, other.origin.isOfType == origin.isOfType
    else { return nil }
    guard let double = origin.double else { return other.origin.site == origin.site ? other : nil }
    let isSame =
      other.origin.double.map { "\($0)" } == "\(double)" && other.name == name
      && other.origin.types == origin.types
    return isSame ? other : nil
  }
}

extension Container {
  /// The registrations whose doubles exist, those that the code under test asks for first: of a protocol.
  fileprivate var registeredDoubles: [(RegistrationUsage, any RecordingDouble)] {
    let all = registrations.compactMap { registration in
      (double(under: registration.key) as? any RecordingDouble).map { (registration, $0) }
    }
    return all.filter { $0.key.type != type(of: $1) } + all.filter { $0.key.type == type(of: $1) }
  }

  /// Whether another registration, or a factory with a parameter, may make doubles of the type.
  fileprivate func mayMake(_ key: Key, like double: any RecordingDouble) -> Bool {
    func isOne<Value>(_: Value.Type) -> Bool { double is Value }
    return spelledMaker(of: key) != nil
      || registrations.contains { self.double(under: $0.key) == nil && isOne($0.key.type) }
  }

  /// The type by which a test resolves the double of a key: its own, if the same double is registered under it.
  fileprivate func typeThatResolves(_ key: Key) -> (any Any.Type)? {
    guard let double = double(under: key) as? any RecordingDouble else { return nil }
    let type = type(of: double)
    let own = self.double(under: Key(type)) as? any RecordingDouble
    return own?.stubMembers.first === double.stubMembers.first ? type : nil
  }
}
