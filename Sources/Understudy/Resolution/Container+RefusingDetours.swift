/// Finds what goes around a test: a factory of the app that runs for the test, and asks the app's container.
extension Container {
  /// Such a request, for something that the test has replaced, or for something live.
  struct Detour {
    /// The issue of the test; `nil` if nothing is reported.
    let issue: ContainerIssue?
    let host: any TestHost
    /// The error of the firewall, for something live that the test refuses.
    let error: ContainerError?
  }

  /// The detour that the request is, if the factory that asks was registered here, runs for the test's container,
  /// and does not ask that one.
  func detour(of request: Request) -> Detour? {
    // A wrapper that asks may belong to an object of another container.
    guard test == nil, TestRun.toolkit != nil, request.owner == nil, let chain = request.chain,
      !chain.runs(in: self),
      let asking = chain.livingContainer, let host = asking.host,
      let factory = record(for: chain.key), asking.record(for: chain.key) === factory,
      let record = record(for: request.key)
    else { return nil }
    let own = asking.record(for: request.key)
    let isReplaced = own !== record && own?.usage != nil
    let isRefused = asking.rules?.refuses(record) ?? false
    guard isReplaced || isRefused || asking.rules?.reports(record) == true else { return nil }
    let names = (factory: chain.key, container: label ?? "unlabelled")
    let text = """
      \(ContainerError.headline(of: names, request.key))
        registered at \(factory.site.site)
        fix: \(ContainerError.remedyOfDetour)
      """
    let severity = asking.rules.map(\.severity) ?? .error
    let live = ContainerError.Context.Live(
      isOnMainActor: record.place == .mainActor,
      similar: nil,
      detour: names
    )
    return Detour(
      issue: severity.map { ContainerIssue(text, at: request.site, severity: $0) },
      host: host,
      error: isRefused
        ? .blockedByFirewall(
          asking.context(request, registeredAt: record.site.site, live: live)
        ) : nil
    )
  }

  func report(_ detour: Detour) {
    if let issue = detour.issue { IssueOutlet.record(issue, preferring: detour.host) }
  }
}

extension ContainerError {
  static func headline(of detour: (factory: Key, container: String), _ key: Key) -> String {
    """
    The factory of \(detour.factory) has asked container "\(detour.container)" for \(key), not the container \
    of the test: what the test registers or refuses does not reach it.
    """
  }

  static var remedyOfDetour: String {
    "in this factory, write $0.resolve(…) in place of container.resolve(…)."
  }
}
