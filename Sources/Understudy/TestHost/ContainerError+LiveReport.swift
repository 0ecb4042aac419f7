/// The report to a test that has used a live registration.
extension ContainerError {
  /// The text for a test that has used something live, instead of ``description``: nothing was
  /// thrown.
  var liveReport: String {
    let allowing = ".allowing(.of(\(ContainerError.spell(context.reportedKey))))"
    let remedy =
      "register a double for it: \(ContainerError.spellRegistering(context.reportedKey)). "
      + "To use it on purpose, allow it in the policy of the test or its suite: "
      + ".container(.live(.report)\(allowing)), or .container(.live(.allow)) for everything that is live."
    return
      (["\(context.reportedKey) is live, and this test used it."]
      + details(isHandedOut: true) + ["fix: \(remedy)"]).joined(separator: "\n  ")
  }
}
