/// One question to a container: for what, from where, on behalf of which chain.
struct Request {
  struct Options: OptionSet {
    let rawValue: UInt8

    /// A mock does not tell the test about a miss; wrappers do it themselves, at their declaration.
    static let keepsMissesQuiet = Options(rawValue: 1)
    /// It is for a wrapper that holds its container weakly: what is made for it is held by a shared
    /// instance in the end, and has to hold the container in the same way.
    static let isHeldWeakly = Options(rawValue: 2)
    /// The asker wants to know what the answer was made from.
    static let wantsProvenance = Options(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(reportsMisses: Bool, isHeldWeakly: Bool) {
      self = reportsMisses ? [] : .keepsMissesQuiet
      if isHeldWeakly { insert(.isHeldWeakly) }
    }
  }

  let key: Key
  let shortSite: ShortSite
  /// The factory that asks, if one does.
  let chain: Frame?
  private let options: Options
  /// What messages call the owner of a wrapper that asks the container it was made under; `nil` for
  /// code that asks directly, and for a wrapper that asks what is current.
  let owner: StaticString?
  /// Where it meets other askers of one injection.
  let sharing: Sharing?
  /// The graph in which a wrapper was made that asks.
  let origin: GraphScope?

  init(_ key: Key, at site: ShortSite, chain: Frame?) {
    self.key = key
    shortSite = site
    self.chain = chain
    options = []
    (owner, sharing, origin) = (nil, nil, nil)
  }

  init(
    _ key: Key,
    site: SourceSite,
    chain: Frame?,
    options: Options = [],
    owner: StaticString? = nil,
    sharing: Sharing? = nil,
    origin: GraphScope? = nil
  ) {
    self.key = key
    shortSite = ShortSite(site)
    self.chain = chain
    self.options = options
    self.owner = owner
    self.sharing = sharing
    self.origin = origin
  }

  /// The same question of an asker that shares nothing with others.
  var alone: Request {
    Request(
      key,
      site: site,
      chain: chain,
      options: options,
      owner: owner,
      origin: origin
    )
  }

  var site: SourceSite { shortSite.site }
  var reportsMisses: Bool { !options.contains(.keepsMissesQuiet) }
  var isHeldWeakly: Bool { options.contains(.isHeldWeakly) }
  /// Whether somebody keeps what the answer was made from.
  var wantsProvenance: Bool {
    options.contains(.wantsProvenance) || chain?.wantsProvenance == true
  }
}

/// What a resolve says beside the value.
struct Found {
  /// What the value was made from, for whoever wants to know.
  let provenance: Provenance?
}
