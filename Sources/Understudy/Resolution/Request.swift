/// One question to a container: for what, from where, on behalf of which chain.
struct Request {
  let key: Key
  let site: SourceSite
  /// The factory that asks, if one does.
  let chain: Frame?
  /// Whether a mock tells the test about a miss; wrappers do it themselves, at their declaration.
  let reportsMisses: Bool

  init(_ key: Key, site: SourceSite, chain: Frame?, reportsMisses: Bool = true) {
    self.key = key
    self.site = site
    self.chain = chain
    self.reportsMisses = reportsMisses
  }
}
