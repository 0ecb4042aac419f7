import Understudy

/// A request to configure a container with modules.
struct ModuleRequest: Sendable {
  let set: ModuleSet
  let environment: AppEnvironment?
  let site: SourceSite
  /// Whether the container is made for the configuration and unknown to other code: instances built
  /// on the way are kept.
  var isAside = false
  /// Measures the duration of the configuration and of modules that do not await.
  var clock: any Clock<Duration> = ContinuousClock()
  /// Receives how far it is.
  var report: (@Sendable (ModuleProgress) -> Void)?
}

/// A configuration of a container with modules: checked, ordered, and compared with the container's
/// state.
struct ModuleConfiguration: Sendable {
  let container: Container
  let modules: [Module]
  let environment: AppEnvironment
  let site: SourceSite
  /// See ``ModuleRequest/isAside``.
  let isAside: Bool
  /// See ``ModuleRequest/clock``.
  let clock: any Clock<Duration>
  /// The time since the configuration began.
  let stopwatch: Stopwatch
  private let progress: (@Sendable (ModuleProgress) -> Void)?
  let plan: ModulePlan
  /// The entries of modules that are configured already, by their positions in the set.
  let already: [ModuleReport.Entry?]
  /// Whether no environment has been registered before.
  private let isEnvironmentNew: Bool

  /// - Throws: a defect of the set, before anything runs.
  init(_ wish: ModuleRequest, in container: Container) throws(ModuleError) {
    self.container = container
    site = wish.site
    isAside = wish.isAside
    clock = wish.clock
    stopwatch = Stopwatch(wish.clock)
    progress = wish.report
    if let environment = wish.environment {
      self.environment = environment
    } else {
      environment = try container.registeredEnvironment(at: wish.site)
    }
    isEnvironmentNew =
      wish.environment.map { $0 != container.environment } ?? !container.hasEnvironment
    modules = wish.set.modules
    let configured = container.configuredModules
    let others = modules.filter { !$0.replacesNothing }.map(\.name)
    let strays = modules.filter(\.replacesNothing).map {
      (culprit: ModuleError.ModuleReference($0), nearMisses: $0.name.nearMisses(among: others))
    }
    if !strays.isEmpty {
      throw ModuleError(.nothingReplaced(strays), at: site, in: container.label)
    }
    already = modules.map { configured?.inPlace($0.name) }
    do {
      plan = try ModulePlan(
        modules.map { .init(name: $0.name, dependencies: $0.dependencies) },
        isInPlace: container.isInReach
      )
    } catch {
      throw ModuleError(.init(error, of: modules), at: site, in: container.label)
    }
    let invalid = modules.compactMap { module in
      module.defect.map { (culprit: ModuleError.ModuleReference(module), defect: $0) }
    }
    if !invalid.isEmpty { throw self.error(.invalid(invalid)) }
  }

  /// The positions of the modules to be configured, in order.
  var places: [Int] { plan.order.filter { already[$0] == nil } }

  /// The report, if all modules are configured already.
  var finishedReport: ModuleReport? {
    guard already.allSatisfy({ $0 != nil }) else { return nil }
    return ModuleReport(
      environment: container.environment ?? environment,
      entries: plan.order.compactMap { already[$0]?.asAlready }
    )
  }

  /// Reports how many of its modules have ended.
  ///
  /// - Parameter place: the one that has ended last.
  func report(completed: Int, latest place: Int? = nil) {
    progress?(
      ModuleProgress(
        completed: completed,
        total: places.count,
        latest: place.map { modules[$0].name }
      )
    )
  }

  var request: ConfigurationQueue.Request {
    .init(names: Set(modules.map(\.name)), environment: environment)
  }

  /// The registration of the environment, if another one or none is registered.
  var environmentRegistration: [any AnyRegistration] {
    guard isEnvironmentNew else { return [] }
    let registration = Registration(
      AppEnvironment.self,
      fileID: site.file,
      line: site.line,
      instance: environment
    )
    return [registration]
  }

  func error(_ defect: ModuleError.Defect) -> ModuleError {
    ModuleError(defect, at: site, in: container.label)
  }

  /// Returns the error of a module that cannot be prepared because one of its dependencies failed.
  ///
  /// - Parameter failure: the error of that one, if it is known.
  func dependencyError(
    _ place: Int,
    because cause: Int,
    _ failure: ModuleError?
  ) -> ModuleError {
    let (culprit, dependency) = (modules[place], modules[cause])
    return error(
      .dependencyFailed(
        .init(culprit),
        dependency: .init(dependency),
        failure.map { String($0.headline.prefix { !$0.isNewline }) }
      )
    )
  }

  /// Returns the error of a module whose registration the container refuses.
  func failure(_ place: Int, _ defect: ContainerError) -> ModuleError {
    let attempts = ModuleError.Attempts(count: 1, fallback: nil)
    return error(.moduleFailed(.init(modules[place]), underlying: defect, attempts))
  }

  /// Throws if one of the modules to be configured is asynchronous.
  func refuseAsynchronous() throws(ModuleError) {
    let asynchronous = places.map { modules[$0] }.filter(\.isAsynchronous)
    guard asynchronous.isEmpty else {
      throw error(.requiresAsync(asynchronous.map(ModuleError.ModuleReference.init)))
    }
  }
}

extension Module {
  fileprivate var defect: AttemptDefect? {
    if case .prepared(let preparation) = source { preparation.defect } else { nil }
  }
}

extension ModuleError.Defect {
  /// Makes the error's defect from that of a plan, with names in place of positions.
  fileprivate init(_ defect: ModulePlan.Defect, of modules: [Module]) {
    let culprit = { (place: Int) in ModuleError.ModuleReference(modules[place]) }
    self =
      switch defect {
      case .empty: .emptySet
      case .duplicates(let groups): .duplicateModules(groups.map { $0.map(culprit) })
      case .cycles(let paths): .circular(paths.map { $0.map(culprit) })
      case .missing(let missing):
        .missingModules(
          missing.map {
            .init(
              name: $0.name,
              neededBy: $0.neededBy.map(culprit),
              nearMisses: $0.name.nearMisses(among: modules.map(\.name))
            )
          }
        )
      }
  }
}

extension Module.Name {
  /// Returns the names most similar to this one, best first; at most three.
  func nearMisses(among names: [Module.Name]) -> [Module.Name] {
    let wanted = Array(rawValue.lowercased().utf8)
    let limit = max(2, wanted.count / 3)
    return names.map { name in
      (name, NearMisses.editDistance(wanted, Array(name.rawValue.lowercased().utf8)))
    }
    .filter { $0.1 <= limit }
    .sorted { ($0.1, $0.0.rawValue) < ($1.1, $1.0.rawValue) }
    .prefix(3)
    .map(\.0)
  }
}
