import Foundation
import Synchronization
import TestSupport
import Testing
import Understudy

/// Everything at once, from threads and tasks, for as long as one likes: `UNDERSTUDY_SOAK=1000000`.
///
/// What is leaked is waited for until the limit, which is ample for millions of operations.
@Suite(.serialized, .timeLimit(.minutes(60))) struct `Long runs` {
  @Test(.tags(.scenario45))
  func `mixed operations from 8 threads and 64 tasks leave nothing behind`() async throws {
    let count = ProcessInfo.processInfo.environment["UNDERSTUDY_SOAK"].flatMap { Int($0) } ?? 20_000
    let counter = InstanceCounter()
    let soak = Soaking(counter)
    var resident: [Int] = []
    for quarter in 0..<4 {
      await soak.run(count / 4, seed: UInt64(quarter + 1))
      resident.append(try ResidentMemory.kilobytes())
    }
    soak.end()
    try await patiently { [counter] in await counter.allReleased() }
    #expect(soak.surprises.all.isEmpty)
    #expect(soak.operations.count == count / 4 / 72 * 72 * 4)
    // Less would measure the allocator and what the process does for the first time.
    if count >= 400_000 { #expect(resident[3] - resident[1] < 16_384, "\(resident) kB") }
    if count > 20_000 { print(soak.summary, "resident: \(resident) kB, left: \(counter.alive)") }
  }

  /// A hundred thousand where there is time: `UNDERSTUDY_FORKS=100000`.
  @Test(.tags(.scenario49))
  func `a hundred thousand forks with overrides keep no memory, nor do fewer`() async {
    // In processes of their own, whose memory nobody else uses meanwhile.
    async let plain: Void = {
      await #expect(processExitsWith: .success) { try ForkSoak(.registrations).run() }
    }()
    await #expect(processExitsWith: .success) { try ForkSoak(.builtInstances).run() }
    await plain
  }
}

// MARK: - Fixtures

private struct ForkSoak {
  struct Left: Error { let instances, kilobytes: Int }

  private let sharing: ForkSharing
  private let counter = InstanceCounter()

  init(_ sharing: ForkSharing) { self.sharing = sharing }

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let origin = Container(label: "origin")
    for name in ["A", "B", "C", "D"] {
      origin.register(Resident.self, name: name) { [counter] in Resident(counter) }
    }
    origin.register(Resident.self) { [counter] in
      _ = try $0.resolve(Resident.self, name: "A")
      return Resident(counter)
    }
    let outside = try origin.resolve(Resident.self)
    var before = 0
    let rounds = max(20_000, Int(environment["UNDERSTUDY_FORKS"] ?? "") ?? 30_000)
    for round in 0..<rounds {
      if round == 10_000 { before = try ResidentMemory.kilobytes() }
      let fork = origin.fork(sharing: sharing)
      fork.register(Resident.self, name: "A") { [counter] in Resident(counter) }
      guard try fork.resolve(Resident.self) !== outside else { throw Broken() }
    }
    let kilobytes = try ResidentMemory.kilobytes() - before
    // A leak of 48 bytes, the least that an object takes, in each.
    guard counter.alive == 2, kilobytes < (rounds - 10_000) * 48 / 1_024 else {
      throw Left(instances: counter.alive, kilobytes: kilobytes)
    }
    withExtendedLifetime((origin, outside)) {}
  }
}

/// An instance that is counted, and reads others later as real ones do.
final class Resident: Sendable {
  private let counter: InstanceCounter
  let next: Injected<Resident?>?

  init(_ counter: InstanceCounter, next: String? = nil) {
    self.counter = counter
    self.next = next.map { Injected(name: $0) }
    counter.wasMade()
  }

  deinit { counter.wasReleased() }
}

enum ResidentMemory {
  /// The system does not say; a test of memory then shows nothing and has to fail.
  struct Unknown: Error {}

  /// Of the process.
  static func kilobytes() throws(Unknown) -> Int {
    #if canImport(Darwin)
      var info = mach_task_basic_info()
      let words = MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size
      var count = mach_msg_type_number_t(words)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: words) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      guard result == KERN_SUCCESS, info.resident_size > 0 else { throw Unknown() }
      return Int(info.resident_size) / 1_024
    #else
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) }), pages > 0
      else { throw Unknown() }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_024
    #endif
  }
}
