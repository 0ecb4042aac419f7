/// Refuses what goes around a test: a factory of the app that runs for the test, and asks the app's container.
extension Container {
  /// Fails the test if the factory that asks was registered here, runs for the test's container, and does not
  /// ask that one: for something that the test has replaced, or for something live.
  ///
  /// - Throws: the error of the firewall, for something live that the test refuses.
  func refuseDetour(_ request: Request) throws(ContainerError) {
    // A wrapper that asks may belong to an object of another container.
    guard test == nil, TestRun.toolkit != nil, request.owner == nil, let chain = request.chain,
      !chain.runs(in: self),
      let asking = chain.livingContainer, let host = asking.host,
      let factory = record(for: chain.key), asking.record(for: chain.key) === factory,
      let record = record(for: request.key)
    else { return }
    let own = asking.record(for: request.key)
    let isReplaced = own !== record && own?.usage != nil
    let isRefused = asking.rules?.refuses(record) ?? false
    guard isReplaced || isRefused || asking.rules?.reports(record) == true else { return }
    let severity = asking.rules.map(\.severity) ?? .error
    let detour = (factory: chain.key, container: label ?? "unlabelled")
    let text = """
      \(ContainerError.headline(of: detour, request.key))
        registered at \(factory.site.site)
        fix: \(ContainerError.remedyOfDetour)
      """
    if let severity {
      IssueOutlet.record(
        ContainerIssue(text, at: request.site, severity: severity),
        preferring: host
      )
    }
    guard isRefused else { return }
    throw .blockedByFirewall(
      asking.context(
        request,
        registeredAt: record.site.site,
        live: .init(isOnMainActor: record.place == .mainActor, similar: nil, detour: detour)
      )
    )
  }
}

extension ContainerError {
  static func headline(of detour: (factory: Key, container: String), _ key: Key) -> String {
    """
    The factory of \(detour.factory) has asked container "\(detour.container)" for \(key), and not the container of \
    the test, for which it runs: what the test registers or refuses has no effect on it.
    """
  }

  static var remedyOfDetour: String {
    "in this factory, write $0.resolve(…) in place of container.resolve(…)."
  }
}
