import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Understudy

/// Readers without a lock against writers, on real threads; as many reads as one likes:
/// `UNDERSTUDY_CALLS=1000000`.
@Suite(.serialized, .timeLimit(.minutes(10))) struct `Reads against changes` {
  private static let count =
    ProcessInfo.processInfo.environment["UNDERSTUDY_CALLS"].flatMap { Int($0) } ?? 100_000

  /// How the writers go on; each has a key of its own, so that it knows what is current.
  enum Pace: CaseIterable {
    /// Each change comes right after the last.
    case hurried
    /// Readers come between two changes to the instance that was there before.
    case measured
  }

  @Test(arguments: Pace.allCases)
  func `return living instances that were current at some moment of the read`(_ pace: Pace) {
    let container = Container(label: "app")
    let bills = (0..<2).map { Bill(name: "\($0)", in: container) }
    let reads = Self.count / 10
    let readers = Atomic(4)
    onThreads(6) { [bills] number in
      guard number >= 2 else {
        while readers.load(ordering: .relaxed) > 0 { bills[number].change(pace) }
        return
      }
      for round in 0..<reads { bills[(round + number) % 2].read() }
      readers.subtract(1, ordering: .relaxed)
    }
    for bill in bills { bill.expectNoFault() }
  }
}

// MARK: - Fixtures

/// What is registered under one name, and what its readers find wrong.
private final class Bill: Sendable {
  private let name: String
  private let container: Container
  private let faults = Recorder<String>()
  /// The highest number that may be found, and the lowest.
  private let begun = Atomic(0)
  private let done = Atomic(0)
  private let living = Living()

  init(name: String, in container: Container) {
    self.name = name
    self.container = container
    register(0)
  }

  private func register(_ number: Int) {
    container.register(Act.self, name: name) { [living] in Act(number, living) }
  }

  func change(_ pace: `Reads against changes`.Pace) {
    let number = begun.add(1, ordering: .sequentiallyConsistent).newValue
    register(number)
    done.store(number, ordering: .sequentiallyConsistent)
    // More keys than its first table has room for.
    for other in 0..<(number % 40) {
      container.register(Seat.self, name: "\(name) \(other)", instance: Seat(number: other))
    }
    read()
    for other in 0..<(number % 40) {
      _ = try? container.resolve(Seat.self, name: "\(name) \(other)")
    }
    if pace == .measured { for _ in 0..<100 { read() } }
  }

  func read() {
    let lowest = done.load(ordering: .sequentiallyConsistent)
    guard let act = try? container.resolve(Act.self, name: name) else {
      return faults.add("nothing was found")
    }
    let highest = begun.load(ordering: .sequentiallyConsistent)
    let number = act.number
    if !act.isAlive { faults.add("\(number) is dead") }
    if number < lowest || number > highest {
      faults.add("\(number) is not from \(lowest) to \(highest)")
    }
  }

  func expectNoFault() {
    #expect(faults.all.prefix(10) == [])
    // The one that the container has, and none that was forgotten.
    #expect(living.count == 1)
  }
}

/// How many acts there are.
private final class Living: Sendable {
  private let value = Atomic(0)
  var count: Int { value.load(ordering: .relaxed) }
  func change(by difference: Int) { value.add(difference, ordering: .relaxed) }
}

private final class Act: Sendable {
  private static let sign = 0x5EED_AC7
  let number: Int
  private let state = Atomic(Act.sign)
  private let living: Living

  init(_ number: Int, _ living: Living) {
    self.number = number
    self.living = living
    living.change(by: 1)
  }

  deinit {
    state.store(0, ordering: .relaxed)
    living.change(by: -1)
  }

  var isAlive: Bool { state.load(ordering: .relaxed) == Self.sign }
}
