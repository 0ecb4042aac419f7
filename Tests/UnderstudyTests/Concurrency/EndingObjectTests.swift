import Dispatch
import TestSupport
import Testing

@testable import Understudy

/// An object resolves in its `deinit`, and the library holds it last: that must never be under a lock.
@Suite(.timeLimit(.minutes(5))) struct `An object that resolves in its deinit` {
  @Test(arguments: Release.allCases)
  func `never ends under a lock, whatever releases it`(release: Release) async throws {
    let house = Manor()
    let container = Container(label: "app")
    container.register(Hall.self) { Hall() }
    _ = try container.now(Hall.self)
    house.container.withLock { $0 = container }
    house.watch(container)

    let hasEnded = await endsInTime { try await release.perform(in: container, house) }
    // Whoever is stuck has the lock: nothing more can be asked then.
    try #require(hasEnded, "\(release) has not come back: an object ended under the lock.")
    #expect(!house.answers.all.isEmpty, "\(release): no object has ended.")
    #expect(Set(house.answers.all) == [release.answer])
    house.container.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
  }

  /// Loses its last other holder while the container looks whether it is still there.
  @Test func `never ends under a lock where a purge looks at a weak instance`() async throws {
    let container = Container(label: "app")
    let house = Manor()
    house.container.withLock { $0 = container }
    house.watch(container)
    container.register(Hall.self) { Hall() }
    let names = (0..<200).map { "\($0)" }
    for name in names {
      container.register(Phantom.self, name: name, lifetime: .weak) { Phantom(in: house) }
    }

    let hasEnded = await endsInTime {
      for _ in 0..<100 {
        let holders = Lock<[Phantom]>(try names.map { try container.ghost($0) })
        let (go, dropped) = (Latch(), Latch())
        startThread {
          go.block()
          while let last = holders.withLock({ $0.popLast() }) { withExtendedLifetime(last) {} }
          dropped.open()
        }
        // What ends on the other thread does so where nobody is inside of the library.
        house.onlyThread.withLock { $0 = .current }
        go.open()
        while !dropped.isOpen { container.purgeReleasedInstances() }
        container.purgeReleasedInstances()
      }
    }
    try #require(hasEnded, "An object ended under the lock.")
    #expect(!house.answers.all.contains(Phantom.locked))
    #expect(house.ended.count == 100 * names.count)
    house.container.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
  }

  /// Loses its last other holder while the firewall looks at what it was built from.
  @Test func `never ends under a lock where a firewall refuses a weak instance`() async throws {
    let house = Manor()
    let outer = Container(
      label: "outer",
      rules: MockRules(missing: .throwsOnly, firewall: nil, severity: nil),
      host: nil
    )
    outer.register(Hall.self) { Hall() }
    for number in 0..<400 {
      outer.register(Int.self, name: "\(number)") { number }
    }
    outer.register { Registration(Seat.self) { Seat() }.live() }
    outer.register(Phantom.self, lifetime: .weak) { resolver in
      for number in 0..<400 { _ = try resolver.resolve(Int.self, name: "\(number)") }
      _ = try resolver.resolve(Seat.self)
      return Phantom(in: house)
    }

    let hasEnded = await endsInTime {
      for _ in 0..<150 {
        let holder = Lock<Phantom?>(try outer.now(Phantom.self))
        let inner = outer.fork(
          sharing: .builtInstances,
          label: "inner",
          rules: MockRules(missing: .throwsOnly, firewall: .marked, severity: nil),
          host: nil
        )
        inner.register(Hall.self) { Hall() }
        house.container.withLock { $0 = inner }
        house.onlyThread.withLock { $0 = .current }
        house.watch(inner)
        let (go, dropped) = (Latch(), Latch())
        startThread {
          go.block()
          Self.drop(holder)
          dropped.open()
        }
        go.open()
        for _ in 0..<4 { _ = try? inner.now(Phantom.self) }
        dropped.block()
      }
    }
    try #require(hasEnded, "An object ended under the lock.")
    #expect(!house.answers.all.contains(Phantom.locked))
    #expect(house.ended.count == 150)
    house.container.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
  }

  /// Has let go when it returns: the next round would have the same ghost otherwise.
  @inline(never)
  private static func drop(_ holder: borrowing Lock<Phantom?>) {
    let last = holder.withLock { $0.take() }
    withExtendedLifetime(last) {}
  }
}

/// Runs the body in a task of its own, and says whether it has ended in its time.
func endsInTime(
  _ limit: DispatchTimeInterval = .seconds(120),
  _ body: @escaping @Sendable () async throws -> Void
) async -> Bool {
  let promise = Promise<Bool>()
  Task.detached {
    do {
      try await body()
      promise.keep(.success(true))
    } catch {
      Issue.record(error)
      promise.keep(.success(true))
    }
  }
  DispatchQueue.global().asyncAfter(deadline: .now() + limit) { promise.keep(.success(false)) }
  return (try? await promise.value) ?? false
}
