public import Understudy

/// The modules that a container was configured with.
final class ConfiguredModules: ModuleRecord {
  /// The report, failed modules included.
  let report: ModuleReport
  private let places: [Module.Name: Int]

  init(_ report: ModuleReport) {
    self.report = report
    places = Dictionary(
      report.entries.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  package var namesInPlace: [String] { names { $0.state != .failed } }

  package var namesOfFailed: [String] { names { $0.state == .failed } }

  private func names(where isWanted: (ModuleReport.Entry) -> Bool) -> [String] {
    report.entries.filter(isWanted).map(\.name.rawValue)
  }

  /// Returns the entry of a module whose registrations are in the container.
  func inPlace(_ name: Module.Name) -> ModuleReport.Entry? {
    guard let entry = places[name].map({ report.entries[$0] }), entry.state != .failed else {
      return nil
    }
    return entry
  }

  /// Returns the record with the outcome of another configuration added.
  ///
  /// - Parameter earlier: the container's record so far.
  static func adding(_ later: ModuleReport, to earlier: (any ModuleRecord)?) -> ConfiguredModules {
    guard let earlier = earlier as? ConfiguredModules else { return ConfiguredModules(later) }
    let news = later.entries.filter { $0.state != .already }
    let names = Set(news.map(\.name))
    let rest = earlier.report.entries.filter { !names.contains($0.name) }
    return ConfiguredModules(
      ModuleReport(
        environment: later.environment,
        entries: rest + news,
        duration: earlier.report.duration + later.duration
      )
    )
  }
}

extension Container {
  /// The outcome of every module that the container was ever configured with.
  ///
  /// `nil` if there were none. A fork copies it from its origin, a child starts without it;
  /// ``reset(_:keeping:fileID:line:)`` of everything removes it, and ``restore(_:fileID:line:)``
  /// restores it.
  ///
  /// ```swift
  /// let container = try await Container.bootstrap(modules: app)
  /// print(container.moduleReport?.failures ?? [])
  /// ```
  public var moduleReport: ModuleReport? { configuredModules?.report }

  var configuredModules: ConfiguredModules? { moduleRecord as? ConfiguredModules }

  /// Returns whether a module outside the set can be depended on.
  func isInReach(_ name: Module.Name) -> Bool {
    lineage.contains { $0.configuredModules?.inPlace(name) != nil }
  }

  /// The environment that is registered here or in an ancestor, as an instance or built already.
  var environment: AppEnvironment? {
    if let ready = ready(AppEnvironment.self) { return ready }
    return registersEnvironment ? nil : parent?.environment
  }

  var hasEnvironment: Bool { registersEnvironment || parent?.hasEnvironment == true }

  private var registersEnvironment: Bool { registers(Key(AppEnvironment.self)) }

  /// Returns the environment for callers that pass none: production, unless one is registered.
  func registeredEnvironment(at site: SourceSite) throws(ModuleError) -> AppEnvironment {
    if let environment { return environment }
    guard hasEnvironment else { return .production }
    do {
      return try resolve(AppEnvironment.self, fileID: site.file, line: site.line)
    } catch {
      throw ModuleError(.refused(error), at: site, in: label)
    }
  }
}
