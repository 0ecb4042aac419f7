public import Understudy

/// The reason modules were not configured, with the modules concerned, their sites and the fix.
///
/// Programs compare ``kind`` and ``modules``; people read ``description``.
///
/// ```swift
/// do {
///   try container.configure(app)
/// } catch where error.kind == .missingModule {
///   print(error)
/// }
/// ```
///
/// If the configuration of a set fails, nothing of it is registered, and it can be tried again.
public struct ModuleError: Error, Sendable {
  /// The kind of a module error.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The set has no modules.
    case emptySet
    /// The set contains a name more than once.
    case duplicateModule
    /// A module depends on one that is neither in the set nor configured already.
    case missingModule
    /// A module depends on itself, directly or through others.
    case circularDependency
    /// A module was meant to replace one whose name is not in the set.
    case nothingReplaced
    /// A limit or a retry policy is invalid.
    case invalidModule
    /// A synchronous call tried to configure an asynchronous module.
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
    /// A synchronous wait for a configuration on another thread did not end within
    /// ``Container/waitTimeout``.
    case timedOut
    /// The container refused the registrations: see ``ModuleError/containerError``.
    case refused
  }

  /// The kind of the error.
  public var kind: Kind { defect.kind }
  /// The modules concerned, in the order of the text.
  public var modules: [Module.Name] { defect.culpritNames }
  /// The error thrown by a module, or by the container.
  public var underlying: (any Error)? { defect.underlying }
  /// The reason the container refused the registrations.
  public var containerError: ContainerError? { underlying as? ContainerError }
  /// The site at which the configuration was requested.
  public let configuredAt: SourceSite
  /// The label of the container.
  public let containerLabel: String?
  let defect: Defect
  /// The site at which the module concerned was made, if there is one.
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
