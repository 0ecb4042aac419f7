import Dispatch
import Foundation
import Measuring
import Understudy

/// The rows of several threads. They want four idle cores: the hand-written ones say how many there
/// were.
@Sendable func threadRows() -> [any Row] {
  let bases = fourApart { Base(stagesAnd: 1_000) }
  return ownTables(bases)
    + [ownContainers(bases, writing: false), ownContainers(bases, writing: true)]
    + [oneContainer(bases[0], writing: false), oneContainer(bases[0], writing: true), slowBuilds()]
}

/// Every fourth of some: four that share no cache line.
private func fourApart<Element>(_ make: () -> Element) -> [Element] {
  let many = (0..<16).map { _ in make() }
  return stride(from: 0, to: 16, by: 4).map { many[$0] }
}

@inline(__always)
private func ask(_ container: Container, _ count: Int) {
  for _ in 0..<count { blackHole(try! container.resolve(Hall.self)) }
}

@inline(__always)
private func ask(_ table: PointerTable, _ count: Int) {
  for _ in 0..<count { blackHole(table.instance(of: Hall.self)!) }
}

private func ownTables(_ bases: [Base]) -> [Throughput] {
  [
    Throughput(
      "4 threads, each its own bare table, against one thread",
      reach: .open,
      limit: .init(threads: 1) { ask(bases[0].table, $0) },
      ours: .init(threads: 4) { count in onFourThreads { ask(bases[$0].table, count) } }
    )
  ]
}

private func ownContainers(_ bases: [Base], writing: Bool) -> Throughput {
  let containers = bases.map(\.container)
  return Throughput(
    "4 threads, each its own container, against one thread" + (writing ? ", and a writer" : ""),
    reach: .share(2.8),
    limit: .init(threads: 1) { ask(containers[0], $0) },
    ours: .init(threads: 4) { count in
      let writer = writing ? Writer(to: containers) : nil
      onFourThreads { ask(containers[$0], count) }
      writer?.stop()
    }
  )
}

private func oneContainer(_ base: Base, writing: Bool) -> Throughput {
  Throughput(
    "4 threads, one container, one singleton" + (writing ? ", and a writer" : ""),
    reach: .share(0.5),
    figure: 13,
    limit: .init(threads: 4) { count in onFourThreads { _ in ask(base.table, count) } },
    ours: .init(threads: 4) { count in
      let writer = writing ? Writer(to: [base.container]) : nil
      onFourThreads { _ in ask(base.container, count) }
      writer?.stop()
    }
  )
}

/// Registers a key that nobody asks for, every millisecond, until it is stopped.
private struct Writer {
  private let end = DispatchSemaphore(value: 0)

  init(to containers: [Container]) {
    Thread.detachNewThread { [end] in
      while end.wait(timeout: .now() + .milliseconds(1)) == .timedOut {
        for container in containers { container.register(House.self) { House() } }
      }
    }
  }

  func stop() { end.signal() }
}

/// What takes 50 ms to build blocks the thread that builds it and no other.
private func slowBuilds() -> Workload {
  let container = Container(label: "slow")
  container.register(House.self) {
    Thread.sleep(forTimeInterval: 0.05)
    return House()
  }
  return Workload(
    "4 threads, 4 containers, each builds for 50 ms",
    reach: .atMost(60),
    unit: .milliseconds,
    figure: 50,
    pieces: 1,
    limit: { _ in onFourThreads { _ in Thread.sleep(forTimeInterval: 0.05) } },
    ours: { _ in
      let forks = (0..<4).map { _ in container.fork() }
      onFourThreads { blackHole(try! forks[$0].resolve(House.self)) }
    }
  )
}
