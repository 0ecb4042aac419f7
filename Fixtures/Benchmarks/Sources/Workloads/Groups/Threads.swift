import Dispatch
import Foundation
import Measuring
import Understudy

/// The rows of several threads, as many as the machine has cores.
@Sendable func threadRows() -> [any Row] {
  let bases = fourApart { Base(stagesAnd: 1_000) }
  return [
    ownContainers(bases), gain(bases, writing: false), gain(bases, writing: true),
    oneContainer(bases[0], writing: false), oneContainer(bases[0], writing: true), slowBuilds(),
  ]
}

private let threads = Threads.current

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

/// How much that is, for whom the gain says nothing.
private func ownContainers(_ bases: [Base]) -> Throughput {
  let containers = bases.map(\.container)
  return Throughput(
    "\(threads.text), each its own container, against as many bare tables",
    threads: threads,
    reach: .open,
    limit: { count in onThreads(threads.count) { ask(bases[$0].table, count) } },
    ours: { count in onThreads(threads.count) { ask(containers[$0], count) } }
  )
}

private func gain(_ bases: [Base], writing: Bool) -> Gain {
  let containers = bases.map(\.container)
  return Gain(
    "each its own container" + (writing ? ", and a writer" : ""),
    threads: threads,
    peer: .gain,
    limit: { threads, count in onThreads(threads) { ask(bases[$0].table, count) } },
    ours: { threads, count in
      let writer = writing && threads > 1 ? Writer(to: containers) : nil
      onThreads(threads) { ask(containers[$0], count) }
      writer?.stop()
    }
  )
}

private func oneContainer(_ base: Base, writing: Bool) -> Throughput {
  Throughput(
    "\(threads.text), one container, one singleton" + (writing ? ", and a writer" : ""),
    threads: threads,
    reach: .share(0.5),
    figure: threads.ofAll(13),
    peer: .shared,
    limit: { count in onThreads(threads.count) { _ in ask(base.table, count) } },
    ours: { count in
      let writer = writing ? Writer(to: [base.container]) : nil
      onThreads(threads.count) { _ in ask(base.container, count) }
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

/// What takes 50 ms to build blocks the thread that builds it and no other. Threads that sleep need no
/// cores, so these are four everywhere.
private func slowBuilds() -> Workload {
  let container = Container(label: "slow")
  container.register(House.self) {
    Thread.sleep(forTimeInterval: 0.05)
    return House()
  }
  return Workload(
    "4 sleeping threads, 4 containers, each builds for 50 ms",
    reach: .atMost(60),
    unit: .milliseconds,
    figure: 50,
    peer: .slowBuilds,
    pieces: 1,
    limit: { _ in onThreads(4) { _ in Thread.sleep(forTimeInterval: 0.05) } },
    ours: { _ in
      let forks = (0..<4).map { _ in container.fork() }
      onThreads(4) { blackHole(try! forks[$0].resolve(House.self)) }
    }
  )
}
