import TestSupport
import Testing
import Understudy

/// An action of a factory of `Repository<Seat>` on its own container.
struct FactoryAction: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether it takes its own build off its key.
  let supersedes: Bool
  /// Says whether it went as it should.
  private let body: @Sendable (Resolver) throws -> Bool

  private init(
    _ description: String,
    supersedes: Bool = false,
    _ body: @escaping @Sendable (Resolver) throws -> Bool
  ) {
    testDescription = description
    self.supersedes = supersedes
    self.body = body
  }

  /// Fails the factory, and by it the resolve, if it went wrong: there is no test on its thread.
  func act(_ resolver: Resolver) throws { guard try body(resolver) else { throw Broken() } }

  static let all = resolving + changing + opening + waiting

  private static let resolving = [
    FactoryAction("resolves by its resolver") { try $0.resolve(Hall.self, name: "B").name == "B" },
    FactoryAction("resolves by its container") {
      try $0.container.resolve(Hall.self, name: "B").name == "B"
    },
    FactoryAction("resolves by the current container") { _ in
      try Container.current.resolve(Hall.self, name: "B").name == "B"
    },
    FactoryAction("resolves by a wrapper") { _ in try Injected<Hall>(name: "B")().name == "B" },
    FactoryAction("resolves all of a type") { try $0.container.resolveAll(Hall.self).count == 2 },
    FactoryAction("asks for what is not registered") {
      try $0.container.resolveIfRegistered(DotPrinter.self) == nil
    },
  ]

  private static let changing = [
    FactoryAction("registers another key and resolves it") {
      $0.container.register(Hall.self, name: "C") { Hall(name: "C") }
      return try $0.resolve(Hall.self, name: "C").name == "C"
    },
    FactoryAction("unregisters another key") {
      $0.container.register(Hall.self, name: "C") { Hall(name: "C") }
      return $0.container.unregister(Hall.self, name: "C")
    },
    FactoryAction("replaces itself") {
      $0.container.register(Repository<Seat>.self, instance: Repository(name: "done"))
      return true
    },
    FactoryAction("resets everything and registers anew") {
      $0.container.reset(.everything)
      $0.container.register(Hall.self, name: "B") { Hall(name: "B") }
      $0.container.register(Repository<Seat>.self, instance: Repository(name: "done"))
      return true
    },
    FactoryAction("resets", supersedes: true) {
      $0.container.reset()
      return true
    },
    FactoryAction("resets, keeping itself") {
      $0.container.reset(keeping: [Key(Repository<Seat>.self)])
      return true
    },
    FactoryAction("takes a snapshot and restores it", supersedes: true) {
      let before = $0.container.snapshot()
      $0.container.register(Hall.self, name: "C") { Hall(name: "C") }
      try $0.container.restore(before)
      return try $0.resolveIfRegistered(Hall.self, name: "C") == nil
    },
  ]

  private static let opening = [
    FactoryAction("overrides a key inside") {
      _ = try $0.resolve(Hall.self, name: "B")
      let name = try withContainer {
        $0.register(Hall.self, name: "B") { Hall(name: "override") }
      } operation: {
        try Container.current.resolve(Hall.self, name: "B").name
      }
      return name == "override"
    },
    FactoryAction("forks") {
      let hall = try $0.resolve(Hall.self, name: "B")
      let own = try $0.container.fork().resolve(Hall.self, name: "B")
      let shared = try $0.container.fork(sharing: .builtInstances).resolve(Hall.self, name: "B")
      return own !== hall && shared === hall
    },
    FactoryAction("opens a child") {
      let child = Container(parent: $0.container)
      child.register(Hall.self, name: "B") { Hall(name: "child") }
      let main = try $0.resolve(Hall.self)
      return try child.resolve(Hall.self, name: "B").name == "child"
        && child.resolve(Hall.self) === main
    },
  ]

  private static let waiting = [
    FactoryAction("waits for a worker that resolves by the container") { resolver in
      let names = Recorder<String>()
      onThreads(1) { _ in
        if let hall = try? resolver.container.resolve(Hall.self, name: "B") { names.add(hall.name) }
      }
      return names.all == ["B"]
    },
    FactoryAction("waits for workers that resolve by the resolver") { resolver in
      let halls = Recorder<ObjectIdentifier>()
      onThreads(4) { _ in
        if let hall = try? resolver.resolve(Hall.self, name: "B") {
          halls.add(ObjectIdentifier(hall))
        }
      }
      return halls.all.count == 4 && Set(halls.all).count == 1
    },
    FactoryAction("waits for a worker that registers and resets", supersedes: true) { resolver in
      onThreads(1) { _ in
        resolver.container.register(Hall.self, name: "C") { Hall(name: "C") }
        resolver.container.reset()
      }
      return try resolver.resolve(Hall.self, name: "C").name == "C"
    },
  ]
}
