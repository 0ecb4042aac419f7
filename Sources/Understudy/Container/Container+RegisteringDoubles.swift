/// Registers an instance under two types, its own and the one that the code under test resolves.
extension Container {
  /// Registers an instance under a type that it conforms to or inherits, such as a protocol, and
  /// under its own type.
  ///
  /// A test gets it back as its own type, without a cast:
  ///
  /// ```swift
  /// container.register(FakeMailer(), as: (any Mailer).self)
  /// try container.resolve(BoxOffice.self).sell(seat)
  /// let sends = try container.resolve(FakeMailer.self).sends
  /// ```
  ///
  /// Both keys give the same instance, and forks share it.
  ///
  /// - Parameters:
  ///   - instance: the instance; its own type is its dynamic type.
  ///   - type: the type that the code under test resolves, protocols as `(any P).self`.
  ///   - name: the name of both registrations.
  /// - Complexity: O(log n); O(instances) if something was built from what it replaces.
  @_disfavoredOverload  // for a `TestDouble` the toolkit has an overload that knows doubles
  public func register<Value: Sendable>(
    _ instance: Value,
    as type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    register { Registration(instance, as: type, name: name, fileID: fileID, line: line) }
  }
}

extension Registration where Value: Sendable {
  /// Makes a registration of an instance under another type and under its own type.
  ///
  /// ```swift
  /// container.register {
  ///   Registration(FakeMailer(), as: (any Mailer).self)
  ///   Registration(BoxOffice.self) { try BoxOffice(mailer: $0.resolve()) }
  /// }
  /// ```
  ///
  /// If the batch registers the own type as well, that registration counts; of two instances of one
  /// type, the last one is found under it.
  ///
  /// - Parameters:
  ///   - instance: the instance; its own type is its dynamic type.
  ///   - type: the type that the code under test resolves, protocols as `(any P).self`.
  ///   - name: the name of both registrations.
  public init(
    _ instance: Value,
    as type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(key: Key(Value.self, name: name), instance: instance, fileID: fileID, line: line)
    func open<Own>(_ own: Own.Type) -> [any AnyRegistration] {
      Self.companions(of: instance, under: own, name, fileID, line)
    }
    // Through `Any`, which gives the dynamic type of an existential's value.
    companions = _openExistential(Swift.type(of: instance as Any), do: open)
  }

  private static func companions<Own>(
    of instance: Value,
    under type: Own.Type,
    _ name: String?,
    _ fileID: StaticString,
    _ line: UInt
  ) -> [any AnyRegistration] {
    guard type != Value.self, let own = instance as? Own else { return [] }
    // It may be shared: the same object is `Sendable` as `Value`.
    let key = Key(Own.self, name: name)
    return [Registration<Own>(key: key, instance: own, fileID: fileID, line: line)]
  }
}

extension Container {
  /// Registers one instance under its own type and under another, in one call.
  ///
  /// - Parameter dependency: the same instance, which is `Sendable` even though its type does not
  ///   say so.
  package func register<Double: Sendable, Dependency>(
    _ double: Double,
    and dependency: Dependency,
    name: String?,
    at site: SourceSite
  ) {
    var registrations: [any AnyRegistration] = [
      Registration(Double.self, name: name, fileID: site.file, line: site.line, instance: double)
    ]
    if Double.self != Dependency.self {
      registrations.append(
        Registration<Dependency>(
          key: Key(Dependency.self, name: name),
          instance: dependency,
          fileID: site.file,
          line: site.line
        )
      )
    }
    let batch = Batch(registrations, for: self)
    if !add(batch) { refused(batch.records) }
  }
}
