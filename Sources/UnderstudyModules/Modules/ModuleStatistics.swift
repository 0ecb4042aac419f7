import Understudy

/// The numbers of modules and registrations, by layer and in total.
///
/// Counting runs only the closures that list the registrations.
///
/// ```swift
/// let statistics = try app.statistics(environment: .production)
/// #expect(statistics.layers["platform"]?.live == 3)
/// ```
public struct ModuleStatistics: Hashable, Sendable {
  /// The counts of some modules.
  public struct Counts: Hashable, Sendable {
    /// The number of modules.
    public internal(set) var modules = 0
    /// The number of their registrations.
    public internal(set) var registrations = 0
    /// The registrations by lifetime, as it is spelled: `singleton`, `transient`, `weak`, `graph`,
    /// `scoped`.
    public internal(set) var lifetimes: [String: Int] = [:]
    /// The registrations marked live.
    public internal(set) var live = 0
    /// The registrations whose factory suspends.
    public internal(set) var asynchronous = 0
    /// The registrations that came with their instance.
    public internal(set) var ready = 0
  }

  /// The counts of all modules.
  public internal(set) var total = Counts()
  /// The counts of modules that have a layer, by layer.
  public internal(set) var layers: [ModuleLayer: Counts] = [:]

  init() {}

  mutating func add(_ counts: Counts, in layer: ModuleLayer?) {
    total.add(counts)
    if let layer { layers[layer, default: Counts()].add(counts) }
  }
}

extension ModuleStatistics.Counts {
  /// Makes the counts of one module.
  init(of registrations: [any AnyRegistration]) {
    modules = 1
    for registration in registrations.map({ ContainerContents.Item($0) }) {
      self.registrations += 1
      lifetimes[registration.lifetime.text, default: 0] += 1
      if registration.isLive { live += 1 }
      if registration.place == .task { asynchronous += 1 }
      if registration.isReady { ready += 1 }
    }
  }

  fileprivate mutating func add(_ other: Self) {
    modules += other.modules
    registrations += other.registrations
    lifetimes.merge(other.lifetimes, uniquingKeysWith: +)
    live += other.live
    asynchronous += other.asynchronous
    ready += other.ready
  }
}

extension ModuleStatistics: CustomStringConvertible {
  /// A line for the total, and one for each layer.
  public var description: String {
    let lines = layers.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0): \($1)" }
    return (["\(total)"] + lines).joined(separator: "\n  ")
  }
}

extension ModuleStatistics.Counts: CustomStringConvertible {
  /// `2 modules, 5 registrations (4 singleton, 1 transient; 1 live, 0 asynchronous, 2 ready)`
  public var description: String {
    let modules = modules == 1 ? "1 module" : "\(modules) modules"
    let registrations = registrations == 1 ? "1 registration" : "\(registrations) registrations"
    let byLifetime = lifetimes.sorted { $0.key < $1.key }.map { "\($1) \($0)" }
    let marks = "\(live) live, \(asynchronous) asynchronous, \(ready) ready"
    return "\(modules), \(registrations) ("
      + ((byLifetime.isEmpty ? [] : [byLifetime.joined(separator: ", ")]) + [marks])
      .joined(separator: "; ") + ")"
  }
}
