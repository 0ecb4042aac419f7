import Understudy

/// A registration that replaces a double, and that nothing has resolved so far.
struct UnusedReplacement {
  let registration: RegistrationUsage
  /// Whether it is one of the block whose code makes the call.
  let isOfBlock: Bool

  var note: String {
    let (key, site) = (registration.key, registration.site)
    return isOfBlock
      ? "the registration of \(key) at \(site), in this withContainer block, has not been used: the object "
        + "that makes this call was created before the block, and keeps its earlier double."
      : "this call went to an earlier double of \(key); nothing has resolved the one that was registered at "
        + "\(site)."
  }

  var fix: String {
    isOfBlock
      ? "in the block, create the object that makes this call; or, to keep the old object, "
      : "after that line, create the object that makes this call; or, to keep the old object, "
  }
}

extension ContainerIssue {
  /// Says of a call without an answer what may be the cause.
  ///
  /// - Parameter host: the test that the call belongs to.
  mutating func add(unused replacement: UnusedReplacement?, in host: (any TestHost)?) {
    guard let replacement else { return }
    (host as? TestScope)?.explained(replacement.registration)
    add(note: replacement.note)
    message = message.replacing(
      "answer it through that stub",
      with: "answer the call through the stub of the earlier double",
      maxReplacements: 1
    )
    begin(fix: replacement.fix)
  }
}
