import Understudy

/// A registration of a double that nothing has resolved so far.
struct UnusedRegistration {
  let registration: RegistrationUsage
  /// Whether the key had another one before.
  let isLate: Bool
}

extension ContainerIssue {
  /// Says of calls that were never made what may be the cause.
  ///
  /// - Parameter host: the test that the calls belong to.
  mutating func add(unused: UnusedRegistration?, in host: (any TestHost)?) {
    guard let unused else { return }
    (host as? TestScope)?.explained(unused.registration)
    let (key, site) = (unused.registration.key, unused.registration.site)
    if unused.isLate {
      add(
        note: "nothing has resolved \(key) since it was registered at \(site): an object that was "
          + "given an earlier one keeps it."
      )
      begin(fix: "register it before the object that calls it is created; otherwise ")
    } else {
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
    }
  }
}
