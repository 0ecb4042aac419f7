/// One question to a container: for what, from where, on behalf of which chain.
struct Request {
  let key: Key
  let site: SourceSite
  /// The factory that asks, if one does.
  let chain: Frame?
  /// Whether a mock tells the test about a miss; wrappers do it themselves, at their declaration.
  let reportsMisses: Bool
  /// Whether it is for a wrapper that holds its container weakly: what is made for it is held by a
  /// shared instance in the end, and has to hold the container in the same way.
  let isHeldWeakly: Bool
  /// What messages call the owner of a wrapper that asks the container it was made under; `nil` for
  /// whoever asks for himself or asks what is current.
  let owner: StaticString?

  init(
    _ key: Key,
    site: SourceSite,
    chain: Frame?,
    reportsMisses: Bool = true,
    isHeldWeakly: Bool = false,
    owner: StaticString? = nil
  ) {
    self.owner = owner
    self.isHeldWeakly = isHeldWeakly
    self.key = key
    self.site = site
    self.chain = chain
    self.reportsMisses = reportsMisses
  }
}
