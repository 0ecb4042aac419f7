/// The request of an injection, without its type.
struct InjectedRequest {
  let name: String?
  let site: SourceSite
  let chain: Frame?
  let reportsMisses: Bool
  let isHeldWeakly: Bool
  let owner: StaticString?
  let sharing: Sharing?
  let origin: GraphScope?

  func key(_ type: any Any.Type) -> Request {
    Request(
      Key(type, name: name),
      site: site,
      chain: chain,
      options: .init(reportsMisses: reportsMisses, isHeldWeakly: isHeldWeakly)
        .union(.wantsProvenance),
      owner: owner,
      sharing: sharing,
      origin: origin
    )
  }
}

/// Looks up the type that a wrapper declares; an optional stands for its wrapped type.
///
/// Every instance here is a `TypedInstance<Value>`.
enum InjectedValue<Value> {
  /// Looking up the conformance costs more than a read, so this check comes first.
  private static var optional: (any OptionalInjection.Type)? {
    _isOptional(Value.self) ? Value.self as? any OptionalInjection.Type : nil
  }

  /// The type of the key to resolve.
  static var keyType: any Any.Type { optional?.target ?? Value.self }

  /// The instance for `Value`, from what a container has built for ``keyType``.
  static func instance(from built: InstanceRecord) -> InstanceRecord {
    optional?.instance(from: built) ?? built
  }

  /// The value of an optional property that could not be resolved, after the issue was recorded.
  static var none: Value? {
    optional.map { $0.absent as! Value }  // `absent` is `Self`, which is `Value`
  }

  static func find(
    _ request: InjectedRequest,
    in container: Container
  ) throws(ContainerError) -> InstanceRecord {
    if let optional { return try optional.find(request, in: container) }
    let found = try container.resolved(Value.self, request.key(Value.self))
    return TypedInstance(found.value, provenance: found.provenance!)
  }

  static func find(
    _ request: InjectedRequest,
    in container: Container
  ) async throws -> InstanceRecord {
    if let optional { return try await optional.find(request, in: container) }
    let found = try await container.resolved(Value.self, request.key(Value.self))
    return TypedInstance(found.value, provenance: found.provenance!)
  }
}

/// A wrapped optional looks up its wrapped type. Instances come as `TypedInstance<Self>`.
protocol OptionalInjection: IndirectInjection {
  static var absent: Any { get }

  /// Converts an instance of the wrapped type to one of the optional.
  ///
  /// - Parameter built: an instance of the wrapped type.
  static func instance(from built: InstanceRecord) -> InstanceRecord

  static func find(
    _ request: InjectedRequest,
    in container: Container
  ) throws(ContainerError) -> InstanceRecord

  static func find(
    _ request: InjectedRequest,
    in container: Container
  ) async throws -> InstanceRecord
}

extension Optional: OptionalInjection {
  static var target: any Any.Type { Wrapped.self }

  static var absent: Any { Wrapped?(nilLiteral: ()) as Any }

  static func instance(from built: InstanceRecord) -> InstanceRecord {
    // With its type, or the compiler would infer the optional type.
    let value: Wrapped = Container.value(of: built)
    return TypedInstance<Wrapped?>(value, provenance: built.provenance)
  }

  static func find(
    _ request: InjectedRequest,
    in container: Container
  ) throws(ContainerError) -> InstanceRecord {
    let request = request.key(Wrapped.self)
    let found = try container.resolvedIfRegistered(Wrapped.self, request)
    return instance(found, request.key, in: container)
  }

  static func find(
    _ request: InjectedRequest,
    in container: Container
  ) async throws -> InstanceRecord {
    let request = request.key(Wrapped.self)
    let found = try await container.resolvedIfRegistered(Wrapped.self, request)
    return instance(found, request.key, in: container)
  }

  private static func instance(
    _ found: Resolved<Wrapped>?,
    _ key: Key,
    in container: Container
  ) -> InstanceRecord {
    TypedInstance<Wrapped?>(
      found?.value,
      provenance: found?.provenance
        ?? DependencyRecord(key: key, registration: 0, level: container.level)
    )
  }
}
