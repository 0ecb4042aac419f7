import Understudy

/// A registration that may be why a double was not called.
struct UnusedRegistration {
  enum Reason {
    /// Nothing has resolved the double, and its key had another one before.
    case late
    /// Nothing has resolved the double.
    case unasked
    /// The registration is of another double; the one that is verified has none.
    ///
    /// - Parameter remedy: how to verify the other one.
    case ofAnother(remedy: String)
    /// The registration is of another double; the one that is verified is registered under its own type only.
    case ofAnotherForCode
    /// The registration has replaced that of the double, at this line; it is left under its own type only.
    case replacing(SourceSite)
  }

  let registration: RegistrationUsage
  let reason: Reason
  /// The registration that the code under test may use instead, if it makes the instances itself.
  var maker: String?
}

extension ContainerIssue {
  /// Says of calls that were never made what may be the cause.
  ///
  /// - Parameter host: the test that the calls belong to.
  mutating func add(unused: UnusedRegistration?, in host: (any TestHost)?) {
    guard let unused else { return }
    let (key, site) = (unused.registration.key, unused.registration.site)
    switch unused.reason {
    case .late, .unasked: (host as? TestScope)?.explained(unused.registration)
    case .ofAnother, .ofAnotherForCode, .replacing: break
    }
    switch unused.reason {
    case .late:
      add(
        note:
          "nothing has resolved \(key) since it was registered at \(site): an object from before "
          + "keeps what it was given."
      )
      begin(fix: "after that line, create the object that uses \(key); otherwise ")
    case .unasked:
      add(
        note: "nothing has resolved \(key), registered at \(site)"
          + (unused.maker == nil
            ? "."
            : "; it is also registered with a factory that takes a parameter, which the code may use instead.")
      )
      guard let maker = unused.maker else {
        return begin(
          fix:
            "if the code under test has its \(key) from elsewhere, let it get that from the container, as with "
            + "@Injected; if a static let keeps the object under test, create that in each test; otherwise "
        )
      }
      begin(
        fix:
          "register that factory anew in the test, to return the double: container.register { \(maker) }; otherwise "
      )
    case .ofAnother(let remedy):
      add(note: "this double is not registered; another one is registered for \(key), at \(site).")
      begin(fix: "\(remedy); otherwise ")
    case .ofAnotherForCode:
      add(
        note:
          "this double is registered only under its own type; another one is registered for \(key), at \(site)."
      )
      begin(
        fix: "register one double for both types, with one line: Container.current.register(…, as: "
          + "\(ContainerError.spell(key))); otherwise "
      )
    case .replacing(let earlier):
      add(
        note:
          "this double was registered for \(key) at \(earlier), and then replaced at \(site)."
      )
      begin(
        fix:
          "leave out the registration at \(site), or verify the object registered there; if that forwards to this double, "
      )
    }
  }
}
