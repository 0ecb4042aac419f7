import Foundation
import Season
import SeasonModel
import Synchronization
import Testing
import Understudy
import UnderstudySwiftTesting

@Suite(.container)
struct ThreadTests {
  @Test(arguments: 1...3)
  func `eight threads that resolve everything in their own order agree`(seed: UInt64) async throws {
    let house = try House()
    let evening = try house.container.openScope(.evening, id: seed)
    let keys = seasonGraph.keys.filter { seasonGraph[$0]?.isAsynchronous == false }
    let found = Mutex<[[String: any Part]]>([])
    try await onEightThreads { number in
      var numbers = SeededGenerator(seed: seed * 8 + UInt64(number))
      var parts: [String: any Part] = [:]
      for key in numbers.shuffled(keys) {
        let stage = seasonGraph[key]?.lifetime == .scoped ? evening : house.container
        parts[key] = try house[key].part(in: stage)
      }
      found.withLock { $0.append(parts) }
    }
    let all = found.withLock { $0 }
    #expect(all.count == 8)
    for parts in all { #expect(parts.identities == all[0].identities) }
    let builds = house.builds
    for key in keys where seasonGraph[key]!.isBuiltOnce { #expect(builds[key] == 1, "\(key)") }
  }

  @Test(arguments: 1...3)
  func `eight tasks agree on what suspends, too`(seed: UInt64) async throws {
    let house = try House()
    let evening = try house.container.openScope(.evening, id: seed)
    let all = try await withThrowingTaskGroup(of: [String: any Part].self) { group in
      for number in 0..<8 {
        group.addTask {
          var numbers = SeededGenerator(seed: seed * 8 + UInt64(number))
          return try await house.parts(numbers.shuffled(seasonGraph.keys), on: evening)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 8)
    for parts in all { #expect(parts.identities == all[0].identities) }
    let builds = house.builds
    for key in seasonGraph.keys(where: \.isBuiltOnce) { #expect(builds[key] == 1, "\(key)") }
  }
}

extension SeasonPart {
  /// Whether its factory runs once; what was there already has none.
  fileprivate var isBuiltOnce: Bool { isShared && form != .instance }
}

/// Runs the work on threads that start together, and suspends until all are done.
private func onEightThreads(_ work: @escaping @Sendable (Int) throws -> Void) async throws {
  let errors = Mutex<[any Error]>([])
  let (gate, group) = (DispatchSemaphore(value: 0), DispatchGroup())
  await withCheckedContinuation { continuation in
    for number in 0..<8 {
      group.enter()
      let thread = Thread {
        gate.wait()
        do { try work(number) } catch { errors.withLock { $0.append(error) } }
        group.leave()
      }
      thread.start()
    }
    group.notify(queue: .global()) { continuation.resume() }
    for _ in 0..<8 { gate.signal() }
  }
  if let error = errors.withLock({ $0.first }) { throw error }
}
