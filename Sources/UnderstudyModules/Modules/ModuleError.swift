public import Understudy

/// Why modules were not configured, with the culprits, their places and the way out.
///
/// Programs compare ``kind`` and look at ``modules``; people read ``description``.
///
/// ```swift
/// do {
///   try container.configure(app)
/// } catch where error.kind == .missingModule {
///   print(error)
/// }
/// ```
///
/// Nothing of a set whose configuration has failed is registered, and it may be tried again.
public struct ModuleError: Error, Sendable {
  /// What went wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The set has no modules.
    case emptySet
    /// A name stands in the set more than once.
    case duplicateModule
    /// A module depends on one that is neither in the set nor configured already.
    case missingModule
    /// A module depends on itself, directly or through others.
    case circularDependency
    /// A module was to replace one of its name that is not in the set.
    case nothingReplaced
    /// A limit or a retry policy makes no sense.
    case invalidModule
    /// A synchronous call was to configure an asynchronous module.
    case requiresAsync
    /// Two registrations of the set have the same key.
    case duplicateRegistration
    /// A module threw.
    case moduleFailed
    /// A module took longer than its limit.
    case limitExceeded
    /// A module depends on an optional one that failed.
    case dependencyFailed
    /// A module configures the container it is prepared for.
    case nestedConfiguration
    /// A synchronous call would have to wait for an asynchronous configuration.
    case asynchronousConfigurationRunning
    /// A synchronous wait for a configuration on another thread has not ended within
    /// ``Container/waitLimit``.
    case stalled
    /// The container took no registrations: see ``ModuleError/containerError``.
    case refused
  }

  /// What went wrong.
  public var kind: Kind { defect.kind }
  /// The culprits, in the order of the text.
  public var modules: [Module.Name] { defect.culpritNames }
  /// What a module threw, or the container.
  public var underlying: (any Error)? { defect.underlying }
  /// Why the container took no registrations.
  public var containerError: ContainerError? { underlying as? ContainerError }
  /// Where the modules were to be configured.
  public let configuredAt: SourceSite
  /// The label of the container.
  public let containerLabel: String?
  let defect: Defect
  /// Where the module was made that it is about, if it is about one.
  var moduleSite: SourceSite? { defect.site }

  init(_ defect: Defect, at site: SourceSite, in label: String?) {
    self.defect = defect
    configuredAt = site
    containerLabel = label
  }
}

/// Two errors are equal if their texts are.
extension ModuleError: Hashable {
  public static func == (left: ModuleError, right: ModuleError) -> Bool {
    left.description == right.description
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension ModuleError: NamedFailure {
  package var failureName: String { kind.rawValue }
}
