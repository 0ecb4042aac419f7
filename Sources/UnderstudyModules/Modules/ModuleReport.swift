/// The outcome of each module of a set.
///
/// ```swift
/// let report = try await container.configure(app)
/// for entry in report.failures { log(entry.failure!.description) }
/// print(report)
/// ```
public struct ModuleReport: Hashable, Sendable {
  /// The outcome of one module.
  public struct Entry: Hashable, Sendable {
    /// The final state of a module.
    public enum State: String, Hashable, Sendable, CaseIterable {
      /// Its registrations are in the container now.
      case configured
      /// It was configured earlier and skipped.
      case already
      /// Its last attempt failed, and its fallback's registrations are in the container.
      case fellBack
      /// It is optional, failed, and is not in the container.
      case failed
    }

    /// The name of the module.
    public let name: Module.Name
    /// The layer it is counted under, if any.
    public let layer: ModuleLayer?
    /// The effect that its failure has on the start-up.
    public let importance: Module.Importance
    /// The final state of the module.
    public let state: State
    /// The number of attempts; 0 if there were none.
    public let attempts: Int
    /// The reason it failed, or fell back.
    public let failure: ModuleError?
    /// The time from its first attempt to its end, with its pauses and its fallback, by its own clock;
    /// zero if there was no attempt.
    ///
    /// Modules are prepared concurrently, so the durations add up to more than that of the report.
    public let duration: Duration
    let counts: ModuleStatistics.Counts
  }

  /// The environment that the modules received.
  public let environment: AppEnvironment
  /// The entries, one for each module of the set, in the order of configuration: after those it
  /// depends on, otherwise in the order of the set.
  public let entries: [Entry]
  /// The time from the beginning of the configuration until its registrations were in place.
  ///
  /// It is measured by the clock that the configuration was given.
  /// ``Understudy/Container/moduleReport`` adds up those of all configurations.
  public let duration: Duration

  init(environment: AppEnvironment, entries: [Entry], duration: Duration = .zero) {
    self.environment = environment
    self.entries = entries
    self.duration = duration
  }

  /// The names of the modules, in the order of configuration.
  public var order: [Module.Name] { entries.map(\.name) }

  /// The entry of a module; `nil` if it is not in the report.
  ///
  /// - Parameter name: the name of the module.
  public subscript(name: Module.Name) -> Entry? { entries.first { $0.name == name } }

  /// The entries by duration, the longest first; equal ones in the order of configuration.
  ///
  /// ```swift
  /// for entry in report.slowest.prefix(3) { print(entry.name, entry.duration) }
  /// ```
  ///
  /// - Complexity: O(*n* log *n*).
  public var slowest: [Entry] {
    let numbered = entries.enumerated().sorted { left, right in
      (right.element.duration, left.offset) < (left.element.duration, right.offset)
    }
    return numbered.map(\.element)
  }

  /// The optional modules that failed.
  public var failures: [Entry] { entries.filter { $0.state == .failed } }

  /// The statistics of all modules in the container.
  public var statistics: ModuleStatistics {
    var statistics = ModuleStatistics()
    for entry in entries where entry.state != .failed {
      statistics.add(entry.counts, in: entry.layer)
    }
    return statistics
  }
}

/// Two reports are equal if they are of the same environment and the same outcomes. Durations do not count.
extension ModuleReport {
  public static func == (left: Self, right: Self) -> Bool {
    left.environment == right.environment && left.entries == right.entries
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(environment)
    hasher.combine(entries)
  }
}

extension ModuleReport.Entry {
  public static func == (left: Self, right: Self) -> Bool {
    (left.name, left.layer, left.importance) == (right.name, right.layer, right.importance)
      && (left.state, left.attempts, left.failure) == (right.state, right.attempts, right.failure)
      && left.counts == right.counts
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(state)
    hasher.combine(attempts)
  }
}

extension ModuleReport: CustomStringConvertible {
  /// A line for each module, followed by the first line of each failure.
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
    counts: ModuleStatistics.Counts = .init(),
    duration: Duration = .zero
  ) {
    name = module.name
    layer = module.layer
    importance = module.importance
    self.state = state
    self.attempts = attempts
    self.failure = failure
    self.counts = counts
    self.duration = duration
  }

  /// The entry for a set that finds the module configured already.
  var asAlready: Self {
    Self(
      name: name,
      layer: layer,
      importance: importance,
      state: .already,
      attempts: 0,
      failure: nil,
      duration: .zero,
      counts: counts
    )
  }
}
