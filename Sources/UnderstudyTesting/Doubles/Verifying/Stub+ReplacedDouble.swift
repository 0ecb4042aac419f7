import Understudy

// That a double was not called proves nothing where the test has registered another object in its place.
extension Stub {
  /// What to say where code gets another object, and cannot have got this double; `nil` if it may have.
  func textOfReplacement(in container: Container, doing action: String = "verify") -> String? {
    guard let (earlier, later) = replacement(in: container) else { return nil }
    return """
      this double has none, but was registered for \(earlier.key) at \(earlier.site), and then replaced at \
      \(later.site): code gets what is registered there.
        fix: \(action) the object registered at \(later.site), or leave out that registration\(handingOver(earlier.key)).
      """
  }

  private func replacement(in container: Container) -> (
    earlier: RegistrationUsage, later: RegistrationUsage
  )? {
    guard isUntouched, container.hasReplacements else { return nil }
    let history = container.history
    let own = history.current.filter { container.double(under: $0.key).map(isMember) == true }
    // Code has asked for the other object, and had not asked for this one before.
    guard let double = own.first.flatMap({ container.double(under: $0.key) }),
      let (earlier, later) = container.replacement(in: history, ofDoubleIn: own), !earlier.isUsed,
      later.isUsed,
      own.allSatisfy({ $0.key.type == type(of: double) }),
      !history.current.contains(where: { registration in
        // What the container has built may hold this one.
        guard let other = container.double(under: registration.key) else { return false }
        return !isMember(of: other) && ObjectPath.leads(from: other, to: double)
      })
    else { return nil }
    let members = container.members(under: later.key)
    let same = members.filter { $0.name == name }
    let called = (same.isEmpty ? members : same).contains { !$0.erasedCalls.isEmpty }
    return members.isEmpty || called ? (earlier, later) : nil
  }
}
