import TestSupport
import Understudy

/// Many workers that do anything to a few containers.
final class Soaking: Sendable {
  /// A container that all share, with what was made under it.
  struct House: Sendable {
    let container: Container
    let wrappers: [Injected<Resident?>]
  }

  static let names = ["A", "B", "C", "D", "E", "F"]
  let counter: InstanceCounter
  let operations = Counter()
  /// What no operation may give.
  let surprises = Recorder<String>()
  private let host = Deaf()
  private let houses: Lock<[House]>
  private let outcomes = Lock<[String: Int]>([:])

  init(_ counter: InstanceCounter) {
    self.counter = counter
    houses = Lock([])
    for _ in 0..<4 { houses.withLock { [house = newHouse()] in $0.append(house) } }
  }

  var summary: String {
    let all = outcomes.withLock { $0.sorted { $0.key < $1.key } }
    return "\(operations.count) operations, " + all.map { "\($0): \($1)" }.joined(separator: ", ")
  }

  /// Does so many operations, and comes back when all workers are done.
  func run(_ count: Int, seed: UInt64) async {
    let share = max(1, count / 72)
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await withCheckedContinuation { continuation in
          startThread {
            onThreads(8, within: .seconds(3_600)) { index in
              var worker = SoakWorker(self, seed: seed &* 1_000 &+ UInt64(index))
              for _ in 0..<share { worker.step() }
            }
            continuation.resume()
          }
        }
      }
      for index in 8..<72 {
        group.addTask {
          var worker = SoakWorker(self, seed: seed &* 1_000 &+ UInt64(index))
          for _ in 0..<share { await worker.step() }
        }
      }
    }
  }

  /// Lets go of everything that is shared.
  func end() {
    let old = houses.withLock { houses in
      defer { houses = [] }
      return houses
    }
    _ = old  // released here, outside the lock
  }

  func house(_ index: Int) -> House { houses.withLock { $0[index % $0.count] } }

  /// Puts up a new one; the old one goes with its last holder.
  func replaceHouse(_ index: Int) {
    let house = newHouse()
    let old = houses.withLock { houses in
      defer { houses[index % houses.count] = house }
      return houses[index % houses.count]
    }
    _ = old  // released here, outside the lock
  }

  private func newHouse() -> House {
    let container = Container(label: "house", rules: nil, host: host)
    for name in Self.names {
      container.register(Resident.self, name: name) { [counter] in Resident(counter) }
    }
    let wrappers = withContainer(container) {
      Self.names.map { Injected<Resident?>(name: $0) }
    }
    return House(container: container, wrappers: wrappers)
  }

  func count(_ outcome: String) { outcomes.withLock { $0[outcome, default: 0] += 1 } }

  /// Notes how an operation failed; most may, when others close and reset what it uses.
  func note(_ error: any Error) {
    switch error {
    case let error as ContainerError:
      count("\(error.kind)")
      switch error.kind {
      case .dependencyNotRegistered, .requiresAsync, .containerClosed, .containerUnavailable: break
      default: surprises.add("\(error)")
      }
    case is CancellationError: count("cancelled")
    default: surprises.add("\(error)")
    }
  }
}

/// Takes issues that nobody asks for: registrations in containers that others have closed.
private final class Deaf: TestHost {
  func record(_ issue: ContainerIssue) {}
}

/// One of many who do random things.
struct SoakWorker {
  private let soak: Soaking
  private var random: SeededGenerator
  private var snapshot: (container: Container, snapshot: Snapshot)?

  init(_ soak: Soaking, seed: UInt64) {
    self.soak = soak
    random = SeededGenerator(seed: seed)
  }

  private mutating func number(_ count: Int) -> Int { .random(in: 0..<count, using: &random) }

  /// What a thread may do.
  mutating func step() {
    let index = number(4)
    let house = soak.house(index)
    let container = house.container
    let name = Soaking.names[number(6)]
    soak.operations.add()
    do {
      switch number(100) {
      case 0..<12: register(name, in: container)
      case 12..<50: _ = try container.resolveIfRegistered(Resident.self, name: name)?.next?()
      case 50..<55: _ = try container.resolveAll(Resident.self)
      case 55..<70: _ = try house.wrappers[number(6)]()
      case 70..<73:
        container.reset(.instances, keeping: number(2) == 0 ? [] : [.of(Resident.self, name: name)])
      case 73..<75: snapshot = (container, container.snapshot())
      case 75..<77: if let snapshot { try snapshot.container.restore(snapshot.snapshot) }
      case 77..<80: try use(container.fork(), name)
      case 80..<86: try use(container.fork(sharing: .builtInstances), name)
      case 86..<91: try use(Container(parent: container), name)
      case 91..<97: try override(container, name)
      case 97: container.unregister(Resident.self, name: name)
      case 98: snapshot = nil
      default: soak.replaceHouse(index)
      }
    } catch {
      soak.note(error)
    }
  }

  /// What a task may do.
  mutating func step() async {
    let index = number(4)
    let container = soak.house(index).container
    let name = Soaking.names[number(6)]
    do {
      switch number(200) {
      case 0..<60:
        soak.operations.add()
        let resident = try await container.resolve(Resident.self, name: name)
        _ = try await resident.next?.resolve()
      case 60..<66:
        soak.operations.add()
        let asker = Task { _ = try await container.resolve(Resident.self, name: name) }
        asker.cancel()
        try await asker.value
      case 66..<72:
        soak.operations.add()
        let fork = container.fork(sharing: .builtInstances)
        try await withContainer(fork) { () async throws in
          _ = try await Container.current.resolveAll(Resident.self)
        }
      case 72:
        soak.operations.add()
        soak.replaceHouse(index)
        await container.close()
      case 73:
        soak.operations.add()
        let child = Container(parent: container)
        register(name, in: child)
        async let closing: Void = child.close()
        async let resident = child.resolve(Resident.self, name: name)
        await closing
        _ = try await resident
      default: now { $0.step() }
      }
    } catch {
      soak.note(error)
    }
  }

  private mutating func now(_ body: (inout SoakWorker) -> Void) { body(&self) }

  private mutating func use(_ container: Container, _ name: String) throws {
    register(name, in: container)
    _ = try container.resolveIfRegistered(Resident.self, name: Soaking.names[number(6)])
  }

  private mutating func override(_ container: Container, _ name: String) throws {
    let other = Soaking.names[number(6)]
    try withContainer(container) {
      try withContainer {
        register(name, in: $0)
      } operation: {
        _ = try Injected<Resident?>(name: other)()
      }
    }
  }

  /// Factories need later names alone, so that whatever comes together is no circle.
  private mutating func register(_ name: String, in container: Container) {
    let later = Soaking.names.drop { $0 <= name }
    let need = later.isEmpty ? nil : later[later.startIndex + number(later.count)]
    let counter = soak.counter
    let lifetimes: [Lifetime<Resident>] = [.singleton, .singleton, .transient, .weak, .graph]
    let kind = number(lifetimes.count)
    let lifetime = lifetimes[kind]
    if number(3) == 0 {
      container.register(Resident.self, name: name, lifetime: lifetime) {
        (resolver: Resolver) async throws in
        await Waystation.shared.visit()
        if let need { _ = try await resolver.resolveIfRegistered(Resident.self, name: need) }
        return Resident(counter)
      }
    } else {
      let reads = number(4) == 0
      container.register(Resident.self, name: name, lifetime: lifetime) { resolver in
        if let need { _ = try resolver.resolveIfRegistered(Resident.self, name: need) }
        return Resident(counter, next: reads ? need : nil)
      }
    }
  }
}

/// Somewhere else to go, so that asynchronous factories suspend.
private actor Waystation {
  static let shared = Waystation()
  func visit() {}
}
