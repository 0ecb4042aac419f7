import Understudy

extension ModuleError {
  /// A module concerned by an error, and where it was made.
  struct ModuleReference: Sendable {
    let name: Module.Name
    let site: SourceSite

    init(_ module: Module) { (name, site) = (module.name, module.site) }
  }

  struct Missing: Sendable {
    let name: Module.Name
    let neededBy: [ModuleReference]
    let nearMisses: [Module.Name]
  }

  /// A key, the two modules that register it, and the sites.
  struct KeyConflict: Sendable {
    let key: Key
    let first: Module.Name
    let firstSite: SourceSite
    let second: Module.Name
    let secondSite: SourceSite
  }

  /// The number of attempts at a module, and the outcome of its fallback.
  struct Attempts: Sendable {
    let count: Int
    /// The error of the fallback, if it failed as well.
    let fallback: String?
  }

  /// The facts that the error text needs.
  enum Defect: Sendable {
    case emptySet
    case duplicateModules([[ModuleReference]])
    case missingModules([Missing])
    case circular([[ModuleReference]])
    /// Replacements of missing modules, with the most similar names.
    case nothingReplaced([(culprit: ModuleReference, nearMisses: [Module.Name])])
    case invalid([(culprit: ModuleReference, defect: AttemptDefect)])
    case requiresAsync([ModuleReference])
    case duplicateRegistrations([KeyConflict])
    case moduleFailed(ModuleReference, underlying: any Error, Attempts)
    case limitExceeded(ModuleReference, limit: Duration, Attempts)
    /// The text is the first line of the dependency's own error.
    case dependencyFailed(ModuleReference, dependency: ModuleReference, String?)
    case nested([ModuleReference])
    /// Two configurations would wait for each other.
    case crossed([ModuleReference])
    case busy([ModuleReference])
    case timedOut([ModuleReference], limit: Duration)
    case refused(ContainerError)
  }
}

extension ModuleError.Defect {
  var kind: ModuleError.Kind {
    switch self {
    case .emptySet: .emptySet
    case .duplicateModules: .duplicateModule
    case .missingModules: .missingModule
    case .circular: .circularDependency
    case .nothingReplaced: .nothingReplaced
    case .invalid: .invalidModule
    case .requiresAsync: .requiresAsync
    case .duplicateRegistrations: .duplicateRegistration
    case .moduleFailed: .moduleFailed
    case .limitExceeded: .limitExceeded
    case .dependencyFailed: .dependencyFailed
    case .nested, .crossed: .nestedConfiguration
    case .busy: .asynchronousConfigurationRunning
    case .timedOut: .timedOut
    case .refused: .refused
    }
  }

  /// The modules concerned.
  var culpritNames: [Module.Name] {
    switch self {
    case .emptySet, .refused: []
    case .duplicateModules(let groups): groups.compactMap(\.first?.name)
    case .missingModules(let missing): missing.map(\.name)
    case .circular(let paths): paths.flatMap { $0.dropLast().map(\.name) }
    case .nothingReplaced(let strays): strays.map(\.culprit.name)
    case .invalid(let invalid): invalid.map(\.culprit.name)
    case .duplicateRegistrations(let clashes): clashes.flatMap { [$0.first, $0.second] }
    case .requiresAsync(let culprits), .nested(let culprits), .crossed(let culprits),
      .busy(let culprits),
      .timedOut(let culprits, _):
      culprits.map(\.name)
    case .moduleFailed(let culprit, _, _), .limitExceeded(let culprit, _, _),
      .dependencyFailed(let culprit, _, _):
      [culprit.name]
    }
  }

  /// The site at which the module concerned was made, if there is one.
  var site: SourceSite? {
    switch self {
    case .moduleFailed(let culprit, _, _), .limitExceeded(let culprit, _, _),
      .dependencyFailed(let culprit, _, _):
      culprit.site
    default: nil
    }
  }

  var underlying: (any Error)? {
    switch self {
    case .moduleFailed(_, let underlying, _): underlying
    case .refused(let error): error
    default: nil
    }
  }
}
