public import Understudy

/// A registration that can be asked for by somebody who does not know its type.
///
/// ```swift
/// for registration in seasonRegistrations(BuildLog()) { _ = try registration.part(in: container) }
/// ```
public protocol PartRegistration: AnyRegistration {
  /// Has a container resolve the key, and does nothing with what it gets.
  func resolve(in container: Container) throws(ContainerError)
  /// Does the same, without looking at the registration again.
  var resolving: @Sendable (Container) throws(ContainerError) -> Void { get }
  /// What a container has for the key; of a factory, one that it makes.
  func part(in container: Container) throws -> any Part
  /// The same for whoever can wait.
  func part(in container: Container) async throws -> any Part
  /// Has a factory ask for the key, now, and do nothing with what it gets.
  func resolve(by resolver: Resolver) throws(ContainerError)
  /// A registration of the key that is not marked and takes what another container has.
  ///
  /// - Parameter need: what its factory asks for first.
  func double(from origin: Container, needing need: (any PartRegistration)?) -> any AnyRegistration
}

extension PartRegistration {
  /// A registration of the key that is not marked and takes what another container has.
  public func double(from origin: Container) -> any AnyRegistration {
    double(from: origin, needing: nil)
  }
}

extension Registration: PartRegistration {
  public func resolve(in container: Container) throws(ContainerError) {
    _ = try container.resolve(Value.self, name: key.name)
  }

  public var resolving: @Sendable (Container) throws(ContainerError) -> Void {
    let name = key.name
    return { container throws(ContainerError) in
      _ = try container.resolve(Value.self, name: name)
    }
  }

  public func resolve(by resolver: Resolver) throws(ContainerError) {
    _ = try resolver.resolve(Value.self, name: key.name)
  }

  public func part(in container: Container) throws -> any Part {
    try Season.part(container.resolve(Value.self, name: key.name))
  }

  public func part(in container: Container) async throws -> any Part {
    let value = try await container.resolve(Value.self, name: key.name)
    return try Season.part(value)
  }

  public func double(
    from origin: Container,
    needing need: (any PartRegistration)?
  ) -> any AnyRegistration {
    let name = key.name
    return Registration(Value.self, name: name, lifetime: .transient) { resolver in
      try need?.resolve(by: resolver)
      return try origin.resolve(Value.self, name: name)
    }
  }
}

/// - Parameter value: a part, or a factory of parts: nothing else is registered.
private func part(_ value: some Any) throws -> any Part {
  if let factory = value as? any PartFactory { return try factory.part() }
  return value as! any Part
}

private protocol PartFactory {
  func part() throws -> any Part
}

extension ParameterizedFactory: PartFactory where Input == Int, Output: Part {
  fileprivate func part() throws -> any Part { try create(with: 1) }
}
