/// Registers factories and instances, and decides what follows a registration.
extension Container {
  /// Registers a singleton whose factory has no dependencies.
  ///
  /// Nothing runs now: the factory runs when the key is first resolved. A registration of the same
  /// key replaces the earlier one and drops what was built from it. In a closed container the
  /// registration is refused: in tests that is an issue at this line.
  ///
  /// ```swift
  /// container.register((any Mailer).self) { SMTPMailer() }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - factory: makes the instance.
  /// - Complexity: O(log n); O(instances) if something was built from what it replaces.
  @inlinable
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () throws -> Value
  ) {
    add(Value.self, name, .singleton, .making(.singleton, factory), fileID, line)
  }

  /// Registers a singleton whose factory resolves its dependencies.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - factory: makes the instance.
  @inlinable
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    add(Value.self, name, .singleton, .making(.singleton, factory), fileID, line)
  }

  /// Registers a factory without dependencies, with a lifetime; `.transient` accepts any type.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - factory: makes the instance.
  @inlinable
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () throws -> Value
  ) {
    add(Value.self, name, lifetime, .making(lifetime.kind, factory), fileID, line)
  }

  /// Registers a factory that resolves its dependencies, with a lifetime.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - factory: makes the instance.
  @inlinable
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    add(Value.self, name, lifetime, .making(lifetime.kind, factory), fileID, line)
  }

  /// Registers an existing instance; forks share it.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - instance: the instance; every resolve gets this one.
  @inlinable
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    instance: Value
  ) {
    let site = ShortSite(file: fileID, line: line)
    add(
      RegistrationRecord(Key(Value.self, name: name), at: site) {
        TypedInstance(instance, provenance: $0)
      }
    )
  }

  @usableFromInline
  func add<Value>(_ registration: Registration<Value>) {
    registration.defect.map(report)
    add(registration.record())
  }

  @inlinable
  @inline(__always)
  func add(
    _ type: any Any.Type,
    _ name: String?,
    _ lifetime: LifetimeKind,
    _ body: FactoryBody,
    in place: FactoryPlace = .anywhere,
    _ fileID: StaticString,
    _ line: UInt
  ) {
    let site = ShortSite(file: fileID, line: line)
    add(RegistrationRecord(Key(type, name: name), lifetime, body, in: place, at: site))
  }

  @inlinable
  @inline(__always)
  func add<Value>(
    _ type: Value.Type,
    _ name: String?,
    _ lifetime: Lifetime<Value>,
    _ body: FactoryBody,
    in place: FactoryPlace = .anywhere,
    _ fileID: StaticString,
    _ line: UInt
  ) {
    guard let scope = lifetime.scope else {
      return add(type, name, lifetime.kind, body, in: place, fileID, line)
    }
    let site = ShortSite(file: fileID, line: line)
    add(RegistrationRecord(Key(type, name: name), keptIn: scope, body, in: place, at: site))
  }

  /// Registers a key whose every use is refused with the reason, which is recorded as an issue at
  /// once.
  package func refuse<Value>(
    _ key: Key,
    because defect: ContainerError,
    as type: Value.Type,
    at site: SourceSite
  ) {
    let registration = Registration<Value>(
      key: key,
      lifetime: .transient,
      .value { _, _ in throw defect },
      fileID: site.file,
      line: site.line
    )
    add(registration.record(defect))
    report(defect.description, about: key, at: site)
  }

  /// Adds a record.
  @usableFromInline
  func add(_ record: RegistrationRecord) {
    let resident = record.ready.flatMap(residency(of:))
    reportUselessHook(record)
    test?.mark(record, in: self)
    let isTaken =
      !isUnavailable
      && change { core, retired in core.register(record, resident: resident, retired: &retired) }
    if isTaken { settle(record, resident) } else { refused([record]) }
  }

  /// Adds a record unless its key is taken.
  func addIfAbsent(_ record: RegistrationRecord) -> Bool {
    let resident = record.ready.flatMap(residency(of:))
    test?.mark(record, in: self)
    let isTaken =
      isUnavailable
      ? nil
      : change { core, retired in
        core.registerIfAbsent(record, resident: resident, retired: &retired)
      }
    switch isTaken {
    case true?: settle(record, resident)
    case false?: break
    case nil: refused([record])
    }
    return isTaken == true
  }

  /// Does what follows when a record was added.
  func settle(_ record: RegistrationRecord, _ resident: AttachedDoubleRecord?) {
    attach(resident)
    test?.registered(record, in: self)
    if cell.isObserved {
      tell(.registered, record.key, at: record.site.site)
    } else if !cell.isUnheard {
      tellRecorders(ofRegistered: record.key)
    }
  }

  func refused(_ records: [RegistrationRecord]) {
    // An instance that is registered under two types is one registration to its reader.
    let sites = records.map(\.site.site)
    for (index, site) in sites.enumerated() where sites.firstIndex(of: site) == index {
      refused(records.filter { $0.site.site == site }, at: site)
    }
  }

  private func refused(_ records: [RegistrationRecord], at site: SourceSite) {
    // A frozen container may close meanwhile.
    let rest = records.filter { record in
      guard let error = frozenError(for: record.key, registeredAt: site) else { return true }
      poison(record.key, at: record.site, because: error)
      return false
    }
    guard let last = rest.last else { return }
    let why =
      isUnavailable
      ? "no container is current here."
      : "container \"\(label ?? "unlabelled")\" is closed."
    let context = ContainerError.Context(
      key: last.key,
      container: label,
      registeredAt: site,
      escape: isEscape ? refusedEscape : nil
    )
    let fix =
      isUnavailable
      ? ContainerError.containerUnavailable(context).remedy
      : "register before the container closes, \(ContainerError.endingOfRemedyWhenClosed)"
    let keys = rest.map(\.key.description).joined(separator: ", ")
    let text =
      "The registration of \(keys) was refused: \(why)"
      + "\n  registered at \(site)\n  fix: \(fix)"
    report(text, about: last.key, at: site)
  }
}
