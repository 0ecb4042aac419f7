import Understudy

/// A registration that may be why a double was not called.
struct UnusedRegistration {
  enum Reason {
    /// Nothing has resolved the double, and its key had another one before.
    case late
    /// Nothing has resolved the double.
    case unasked
    /// The registration is of another double; the one that is verified has none.
    case ofAnother
  }

  let registration: RegistrationUsage
  let reason: Reason
}

extension ContainerIssue {
  /// Says of calls that were never made what may be the cause.
  ///
  /// - Parameter host: the test that the calls belong to.
  mutating func add(unused: UnusedRegistration?, in host: (any TestHost)?) {
    guard let unused else { return }
    let (key, site) = (unused.registration.key, unused.registration.site)
    if unused.reason != .ofAnother { (host as? TestScope)?.explained(unused.registration) }
    switch unused.reason {
    case .late:
      add(
        note: "nothing has resolved \(key) since it was registered at \(site): an object that was "
          + "given an earlier one keeps it."
      )
      begin(fix: "register it before the object that calls it is created; otherwise ")
    case .unasked:
      add(
        note:
          "nothing has resolved \(key), registered at \(site): the code under test does not ask for it, or "
          + "is an object that a static keeps, such as static let shared, which may use the container of "
          + "another test."
      )
      begin(
        fix: "if a static keeps the object that calls it, create that object in each test, or "
          + "inject it; otherwise inject \(key) in the code under test, and "
      )
    case .ofAnother:
      add(note: "this double is not registered; \(key) is another one, registered at \(site).")
      begin(fix: "register this double, or verify the other; otherwise ")
    }
  }
}
