public import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A clock, a date, UUIDs and random numbers that one seed determines.
///
/// ```swift
/// @Test(.container { DeterministicDoubles().register(in: $0) })
/// func `draws a winner`() throws {
///   let doubles = try Container.current.resolve(DeterministicDoubles.self)
///   let lottery = Lottery(random: doubles.random, date: { doubles.date.now })
///   #expect(lottery.draw(from: 1...49).count == 6)
/// }
/// ```
///
/// Without a seed each test gets another one, drawn at random, and all bundles of a test get the
/// same. If the test fails, the seed is shown with its first failure:
///
/// ```text
/// seed 1234567 – repeat with DeterministicDoubles(seed: 1234567), or with UNDERSTUDY_SEED=1234567 in the environment
/// ```
///
/// This requires a test with a container: the bundle has to be made in the test, in its set-up or
/// in that of its suite, or to be registered in one of their containers. A test that passes shows
/// no seed.
///
/// The environment variable `UNDERSTUDY_SEED` is the seed of every bundle that has none in the
/// source. An invalid value fails the test that uses it, and is ignored.
///
/// It is a ``TestDouble``: resetting it resets all four, and so does resetting or closing the
/// container it is registered in.
public final class DeterministicDoubles: TestDouble {
  /// The seed that determines everything.
  public let seed: UInt64
  /// A clock that advances on request.
  public let clock: ManualClock
  /// The date that advances with the clock; the seed determines its start.
  public let date: ClockDate
  /// UUIDs that count from 1, whatever the seed.
  public let uuid: IncrementingUUID
  /// The numbers of ``SeededRandomNumberGenerator`` for the seed.
  public let random: SeededRandomNumberGenerator

  private let origin: Seed

  /// Makes a bundle that behaves like any other one with its seed.
  ///
  /// - Parameters:
  ///   - seed: the seed that determines everything; by default that of the test, otherwise of the
  ///     environment, otherwise a random one.
  ///   - start: the date at the clock's start; by default the seed determines it, a whole second
  ///     from the years 2001 to 2100.
  public convenience init(
    seed: UInt64? = nil,
    startingAt start: Date? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(seed.map { Seed($0) } ?? .drawn(in: .inReach, for: site), start)
  }

  private init(_ origin: Seed, _ start: Date?) {
    self.origin = origin
    seed = origin.value
    clock = ManualClock()
    date = ClockDate(of: clock, startingAt: start ?? origin.date)
    uuid = IncrementingUUID()
    random = SeededRandomNumberGenerator(seed: seed)
    TestScope.inReach?.noted.add(origin.remark)
  }

  /// Registers the bundle and each of its four under their own types, as one batch.
  ///
  /// To register them under the types that the app resolves, add:
  ///
  /// ```swift
  /// doubles.register(in: container)
  /// container.register((any Clock<Duration>).self, instance: doubles.clock)
  /// container.register(doubles.date, as: (any HouseCalendar).self)
  /// ```
  ///
  /// For ``Verification/unusedOverrides``, using one of them counts as using all.
  public func register(
    in container: Container,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    container.register {
      Registration(DeterministicDoubles.self, fileID: fileID, line: line, instance: self)
      Registration(ManualClock.self, fileID: fileID, line: line, instance: clock)
      Registration(ClockDate.self, fileID: fileID, line: line, instance: date)
      Registration(IncrementingUUID.self, fileID: fileID, line: line, instance: uuid)
      Registration(SeededRandomNumberGenerator.self, fileID: fileID, line: line, instance: random)
    }
  }
}

extension DeterministicDoubles {
  /// The members of the clock: the history is that of its sleepers and moves.
  public var members: [any DoubleMember] { clock.members }
}

extension DeterministicDoubles: RestoringDouble {
  func resetState() {
    clock.reset()
    uuid.reset()
    random.reset()
  }
}

// MARK: - In a container

extension DeterministicDoubles: AttachedDouble {
  package var identity: AttachedDoubleIdentity? { AttachedDoubleIdentity(self, as: Self.self) }

  /// Attaches the bundle to a test, which then reports its seed, even if it was made elsewhere.
  package func attach(host: (any TestHost)?) {
    (host as? TestScope)?.noted.add(origin.remark)
  }

  package func containerDidReset() { reset() }

  // Without the clock: its time only advances, since its sleepers wait for their deadlines.
  package func restorer() -> (@Sendable () -> Void)? {
    let restorers = [uuid.stateRestorer(), random.stateRestorer()]
    return { for restore in restorers { restore() } }
  }
}

extension Seed {
  /// A whole second from 2001 to 2100, from other numbers than the random ones.
  var date: Date {
    var numbers = SplitMix64(seed: ~value)
    let century: UInt64 = 36_524 * 86_400
    return Date(timeIntervalSinceReferenceDate: TimeInterval(numbers.next() % century))
  }
}
