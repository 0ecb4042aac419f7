import Understudy

// A call without an answer, or one that is missing, may have reached another double.
extension Stub {
  /// Says that the block whose code makes the call replaces something that nothing has resolved so
  /// far: the double's caller may have been made before the block. `nil` if there is none.
  var unusedOverride: String? {
    guard let block = Container.override, let own = attachment.withLock(\.container), block !== own
    else { return nil }
    let unused = block.unusedRegistrations.first {
      $0.isFromClosure && isHeld(under: $0.key, in: own)
    }
    return unused.map {
      "the registration of \($0.key) at \($0.site), in this block, was not used so far: an object made before "
        + "the block keeps what it had."
    }
  }

  /// The registration of the double, if nothing has resolved it so far: the code under test may not
  /// ask for it, or have another one from before.
  var unusedRegistration: RegistrationUsage? {
    for container in [Container.override, attachment.withLock(\.container)] {
      guard let container else { continue }
      let unused = container.unusedRegistrations.first { isHeld(under: $0.key, in: container) }
      if let unused { return unused }
    }
    return nil
  }

  /// Whether the container has the double that this is a member of under the key.
  private func isHeld(under key: Key, in container: Container) -> Bool {
    func instance<Value>(of type: Value.Type) -> Any? { container.ready(type) }
    guard key.name == nil, let double = instance(of: key.type) else { return false }
    return double as? Stub === self
      || (double as? any TestDouble)?.stubMembers.contains { $0 as? Stub === self } ?? false
  }
}

extension Container {
  /// The registrations of a test that nothing has resolved so far.
  fileprivate var unusedRegistrations: [RegistrationUsage] {
    overrides?.resolvedMarks.filter { $0.isUnused && !$0.isReplaced } ?? []
  }
}

extension ContainerIssue {
  /// Says of calls that were never made what may be the cause.
  mutating func add(unused registration: RegistrationUsage?) {
    guard let registration else { return }
    let (key, site) = (registration.key, registration.site)
    if registration.isFromClosure {
      add(note: "nothing has resolved \(key), registered at \(site).")
    } else {
      add(
        note:
          "nothing has resolved \(key) since it was registered at \(site): an object made before "
          + "that keeps the one it had."
      )
      begin(fix: "make the object that calls it after the registration; otherwise ")
    }
  }
}
