import Understudy

/// What random registrations make.
final class Part: Sendable {
  let build: Int
  let readers: [PartReader]

  init(build: Int, readers: [PartReader] = []) {
    self.build = build
    self.readers = readers
  }
}

/// An injection value of a part, of whatever kind.
enum PartReader: Sendable {
  case injected(Injected<Part>)
  case optional(Injected<Part?>)
  case provider(Provider<Part>)
  case lazy(Lazy<Part>)

  static func made(by resolver: Resolver, for step: Recipe.Step) throws -> PartReader? {
    let name = step.key.rawValue
    switch step.way {
    case .resolver, .current, .optional: return nil
    case .injected, .injectedLater: return .injected(Injected(name: name))
    case .injectedOptional: return .optional(Injected(name: name))
    case .provider: return .provider(try resolver.resolve(name: name))
    case .lazy: return .lazy(try resolver.resolve(name: name))
    }
  }

  static func made(by container: Container, _ kind: ReaderKind, _ key: PartKey) throws -> PartReader
  {
    let name = key.rawValue
    switch kind {
    case .injected: return .injected(Injected(name: name))
    case .injectedOptional: return .optional(Injected(name: name))
    case .provider: return .provider(try container.resolve(name: name))
    case .lazy: return .lazy(try container.resolve(name: name))
    }
  }

  func read() throws -> Part? {
    switch self {
    case .injected(let injected): try injected()
    case .optional(let injected): try injected()
    case .provider(let provider): try provider.get()
    case .lazy(let lazy): try lazy.get()
    }
  }

  func read() async throws -> Part? {
    switch self {
    case .injected(let injected): try await injected.resolve()
    case .optional(let injected): try await injected.resolve()
    case .provider(let provider): try await provider.get()
    case .lazy(let lazy): try await lazy.get()
    }
  }
}

// MARK: - Factories

extension Recipe {
  /// Registers a factory that does what the recipe says and records it.
  func register(_ key: PartKey, as id: Int, in container: Container, _ records: FactoryRecords) {
    let name = key.rawValue
    if isAsync {
      container.register(Part.self, name: name, lifetime: lifetime) {
        (resolver: Resolver) async throws in
        try await make(id, records, resolver)
      }
    } else {
      container.register(Part.self, name: name, lifetime: lifetime) { (resolver: Resolver) in
        try make(id, records, resolver)
      }
    }
  }

  private var lifetime: Lifetime<Part> {
    switch sharing {
    case .singleton: .singleton
    case .transient: .transient
    case .weak: .weak
    case .graph: .graph
    case .inSession, .inRequest: .scoped(sharing.scope!.kind)
    }
  }

  private func make(_ id: Int, _ records: FactoryRecords, _ resolver: Resolver) throws -> Part {
    records.ran(id, resolver)
    var parts: [Int?] = []
    var readers: [PartReader] = []
    for step in steps {
      let reader = try PartReader.made(by: resolver, for: step)
      if let reader { readers.append(reader) }
      let name = step.key.rawValue
      switch step.way {
      case .resolver: parts.append(try resolver.resolve(Part.self, name: name).build)
      case .current: parts.append(try Container.current.resolve(Part.self, name: name).build)
      case .optional:
        parts.append(try resolver.resolveIfRegistered(Part.self, name: name)?.build)
      case .injected, .injectedOptional: parts.append(try reader?.read()?.build)
      case .injectedLater, .provider, .lazy: break
      }
    }
    if fails { throw Broken() }
    return records.made(id, parts, readers)
  }

  private func make(_ id: Int, _ records: FactoryRecords, _ resolver: Resolver) async throws -> Part
  {
    records.ran(id, resolver)
    let hold = records.takeHold(id)
    defer { hold?.hasEnded.fill(.done) }
    var parts: [Int?] = []
    var readers: [PartReader] = []
    for (index, step) in steps.enumerated() {
      if index == holdsBefore { await hold?.stop() }
      let reader = try PartReader.made(by: resolver, for: step)
      if let reader { readers.append(reader) }
      let name = step.key.rawValue
      switch step.way {
      case .resolver: parts.append(try await resolver.resolve(Part.self, name: name).build)
      case .current: parts.append(try await Container.current.resolve(Part.self, name: name).build)
      case .optional:
        parts.append(try await resolver.resolveIfRegistered(Part.self, name: name)?.build)
      case .injected, .injectedOptional: parts.append(try await reader?.read()?.build)
      case .injectedLater, .provider, .lazy: break
      }
    }
    if holdsBefore == steps.count { await hold?.stop() }
    if fails { throw Broken() }
    return records.made(id, parts, readers)
  }
}
