/// One request to a container: the key, the line, and the chain it belongs to.
struct Request {
  struct Options: OptionSet {
    let rawValue: UInt8

    /// A mock does not report a missing key to the test; wrappers do so themselves, at their
    /// declaration.
    static let keepsMissesQuiet = Options(rawValue: 1)
    /// The request is for a wrapper that holds its container weakly: a shared instance will finally
    /// hold what is made for it, which must hold the container in the same way.
    static let isHeldWeakly = Options(rawValue: 2)
    /// The caller wants to know what the result was made from.
    static let wantsProvenance = Options(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(reportsMisses: Bool, isHeldWeakly: Bool) {
      self = reportsMisses ? [] : .keepsMissesQuiet
      if isHeldWeakly { insert(.isHeldWeakly) }
    }
  }

  let key: Key
  let shortSite: ShortSite
  /// The factory that resolves, if one does.
  let chain: Frame?
  private let options: Options
  /// The name of the wrapper's owner in messages, for a wrapper that asks the container it was made
  /// under.
  ///
  /// `nil` for code that resolves directly, and for a wrapper that asks the current container.
  let owner: StaticString?
  /// The meeting point with other callers of one injection.
  let sharing: Sharing?
  /// The graph in which the calling wrapper was made.
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

  /// The same request for a caller that shares nothing with others.
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
  /// Whether what the result was made from is kept.
  var wantsProvenance: Bool {
    options.contains(.wantsProvenance) || chain?.wantsProvenance == true
  }
}

/// The result of a resolve besides the value.
struct Found {
  /// The provenance of the value, if requested.
  let provenance: DependencyRecord?
}
