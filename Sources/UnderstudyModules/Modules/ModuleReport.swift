/// What became of each module of a set.
///
/// ```swift
/// let report = try await container.configure(app)
/// for entry in report.failures { log(entry.failure!.description) }
/// print(report)
/// ```
public struct ModuleReport: Hashable, Sendable {
  /// What became of one module.
  public struct Entry: Hashable, Sendable {
    /// How it ended.
    public enum State: String, Hashable, Sendable, CaseIterable {
      /// Its registrations are in the container now.
      case configured
      /// It was configured earlier, and was not asked again.
      case already
      /// Its last attempt failed, and what its fallback registers is in the container.
      case fellBack
      /// It is optional, and not there.
      case failed
    }

    /// What the module is called.
    public let name: Module.Name
    /// The layer it is counted under, if any.
    public let layer: ModuleLayer?
    /// Whether the start-up could do without it.
    public let importance: Module.Importance
    /// How it ended.
    public let state: State
    /// How often it was tried; 0 where it was not.
    public let attempts: Int
    /// Why it failed, or fell back.
    public let failure: ModuleError?
    let counts: ModuleStatistics.Counts
  }

  /// The environment that the modules were given.
  public let environment: AppEnvironment
  /// One for each module of the set, in the order of configuration: after those it depends on, else in
  /// the order of the set.
  public let entries: [Entry]

  init(environment: AppEnvironment, entries: [Entry]) {
    self.environment = environment
    self.entries = entries
  }

  /// The names, in the order of configuration.
  public var order: [Module.Name] { entries.map(\.name) }

  /// The entry of a module.
  public subscript(name: Module.Name) -> Entry? { entries.first { $0.name == name } }

  /// The optional modules that are not there.
  public var failures: [Entry] { entries.filter { $0.state == .failed } }

  /// The counts of all that are there.
  public var statistics: ModuleStatistics {
    var statistics = ModuleStatistics()
    for entry in entries where entry.state != .failed {
      statistics.add(entry.counts, in: entry.layer)
    }
    return statistics
  }
}

extension ModuleReport: CustomStringConvertible {
  /// A line for each module, and the first of each failure's text.
  public var description: String {
    let lines = entries.map { entry in
      let failure = entry.failure.map { ". \($0.headline)" } ?? ""
      return "\(entry.name): \(entry.state.rawValue)\(failure)"
    }
    return (["\(environment): \(statistics.total)"] + lines).joined(separator: "\n  ")
  }
}

extension ModuleReport.Entry {
  init(
    _ module: Module,
    _ state: State,
    attempts: Int,
    failure: ModuleError? = nil,
    counts: ModuleStatistics.Counts = .init()
  ) {
    name = module.name
    layer = module.layer
    importance = module.importance
    self.state = state
    self.attempts = attempts
    self.failure = failure
    self.counts = counts
  }

  /// The same for a set that finds it configured.
  var asAlready: Self {
    Self(
      name: name,
      layer: layer,
      importance: importance,
      state: .already,
      attempts: 0,
      failure: nil,
      counts: counts
    )
  }
}
