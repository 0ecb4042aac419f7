/// What is not as it should be about who holds what.
extension SeasonGraph {
  /// A part that is held by one that lives longer.
  public struct Captive: Hashable, Sendable {
    public var holder: String
    public var key: String
    /// Whether a new one each time was meant, and one is kept; no harm in most cases.
    public var isTransient: Bool

    public init(holder: String, key: String, isTransient: Bool) {
      self.holder = holder
      self.key = key
      self.isTransient = isTransient
    }
  }

  /// Who is held beyond its time. What a transient holds is held by whoever holds that.
  public var captives: Set<Captive> {
    var captives: Set<Captive> = []
    for holder in parts where holder.isShared && holder.form != .instance {
      for part in held(by: holder) where part.span < holder.span && part.isMade {
        let isTransient = part.lifetime == .transient
        if isTransient, holder.lifetime == .weak || !holder.needs.contains(part.key) { continue }
        captives.insert(Captive(holder: holder.key, key: part.key, isTransient: isTransient))
      }
    }
    return captives
  }

  /// What nobody needs who starts from these.
  public func unused(from roots: [String]) -> Set<String> {
    Set(keys).subtracting(roots.flatMap(reach))
  }

  private func held(by holder: SeasonPart) -> [SeasonPart] {
    holder.needs.compactMap { self[$0] }
      .flatMap { $0.lifetime == .transient ? [$0] + held(by: $0) : [$0] }
  }
}

extension SeasonPart {
  /// Whether it is built; a factory is there to be kept, and makes others.
  fileprivate var isMade: Bool { form != .instance && form != .factory }

  /// More is longer.
  fileprivate var span: Int {
    switch lifetime {
    case .transient: 0
    case .graph: 1
    case .weak: 2
    case .singleton, .scoped: 3
    }
  }
}
