/// Refuses what goes around a test: a factory of the app that runs for the test, and asks the app's container.
extension Container {
  /// Fails the test if the factory that asks was registered here, runs for the test's container, and does not
  /// ask that one: for something that the test has replaced, or for something live.
  ///
  /// - Throws: the error of the firewall, for something live that the test refuses.
  func refuseDetour(_ request: Request) throws(ContainerError) {
    guard test == nil, let chain = request.chain, !chain.runs(in: self),
      let asking = chain.livingContainer, let host = asking.host,
      let factory = record(for: chain.key), asking.record(for: chain.key) === factory,
      let record = record(for: request.key)
    else { return }
    let isReplaced = asking.record(for: request.key).map { $0 !== record } ?? false
    let isGuarded = asking.rules?.guards(record) ?? false
    guard let severity = isReplaced ? .error : isGuarded ? asking.rules?.severity : nil else {
      return
    }
    let text = """
      The factory of \(chain.key) has asked container "\(label ?? "unlabelled")" for \(request.key), and not the \
      container of the test, for which it runs: what the test registers or refuses has no effect on it.
        registered at \(factory.site.site)
        fix: in this factory, write $0.resolve(…) in place of container.resolve(…).
      """
    IssueOutlet.record(
      ContainerIssue(text, at: request.site, severity: severity),
      preferring: host
    )
    if asking.rules?.refuses(record) == true { throw asking.error(.live(record), request) }
  }
}
