/// Looks up the type a wrapper declares; an optional one stands for the type it wraps.
enum InjectedValue<Value> {
  struct Request {
    let name: String?
    let site: SourceSite
    let chain: Frame?
    let reportsMisses: Bool
    let isHeldWeakly: Bool
    let owner: StaticString?

    func key(_ type: any Any.Type) -> Understudy.Request {
      .init(
        Key(type, name: name),
        site: site,
        chain: chain,
        options: .init(reportsMisses: reportsMisses, isHeldWeakly: isHeldWeakly)
          .union(.wantsProvenance),
        owner: owner
      )
    }
  }

  /// What is looked up in the end: neither an optional nor a provider is registered itself.
  static func key(name: String?) -> Key { InjectedTarget.of(Key(Value.self, name: name)) }

  /// What an optional reads where it is refused a value: the issue is recorded, and `nil` can be
  /// had. A factory that failed is another matter: `nil` would hide it.
  static func none(after error: ContainerError) -> Value? {
    guard let optional = Value.self as? any OptionalInjection.Type else { return nil }
    switch error {
    case .liveDependency, .containerClosed, .containerUnavailable:
      return (optional.absent as! Value)  // `absent` is `Self`, which is `Value`
    default: return nil
    }
  }

  typealias Found = (value: Value, provenance: Provenance)

  static func find(_ request: Request, in container: Container) throws(ContainerError) -> Found {
    if let optional = Value.self as? any OptionalInjection.Type {
      let found = try optional.find(request.key, in: container)
      // `find` returns `Self`, which is `Value`: the cast only tells the compiler so.
      return (found.value as! Value, found.provenance!)
    }
    let found = try container.resolved(Value.self, request.key(Value.self))
    return (found.value, found.provenance!)
  }

  static func find(_ request: Request, in container: Container) async throws -> Found {
    if let optional = Value.self as? any OptionalInjection.Type {
      let found = try await optional.find(request.key, in: container)
      // As above.
      return (found.value as! Value, found.provenance!)
    }
    let found = try await container.resolved(Value.self, request.key(Value.self))
    return (found.value, found.provenance!)
  }
}

/// Finds what optionals, providers and lazies stand for.
enum InjectedTarget {
  static func of(_ key: Key) -> Key {
    var type = key.type
    while let indirect = type as? any IndirectInjection.Type { type = indirect.target }
    return Key(type, name: key.name)
  }
}

/// A type that stands for another one in a look-up.
protocol IndirectInjection { static var target: any Any.Type { get } }

/// What a wrapped optional looks up: its wrapped type.
private protocol OptionalInjection: IndirectInjection {
  static var absent: Any { get }

  static func find(
    _ request: (any Any.Type) -> Request,
    in container: Container
  ) throws(ContainerError) -> Resolved<Any>

  static func find(
    _ request: (any Any.Type) -> Request,
    in container: Container
  ) async throws -> Resolved<Any>
}

extension Optional: OptionalInjection {
  static var target: any Any.Type { Wrapped.self }

  fileprivate static var absent: Any { Wrapped?(nilLiteral: ()) as Any }

  fileprivate static func find(
    _ request: (any Any.Type) -> Request,
    in container: Container
  ) throws(ContainerError) -> Resolved<Any> {
    let request = request(Wrapped.self)
    return erased(
      try container.resolvedIfRegistered(Wrapped.self, request),
      request.key,
      in: container
    )
  }

  fileprivate static func find(
    _ request: (any Any.Type) -> Request,
    in container: Container
  ) async throws -> Resolved<Any> {
    let request = request(Wrapped.self)
    return erased(
      try await container.resolvedIfRegistered(Wrapped.self, request),
      request.key,
      in: container
    )
  }

  private static func erased(
    _ found: Resolved<Wrapped>?,
    _ key: Key,
    in container: Container
  ) -> Resolved<Any> {
    Resolved(
      value: (found?.value as Wrapped?) as Any,
      provenance: found?.provenance
        ?? Provenance(key: key, registration: 0, level: container.level)
    )
  }
}
