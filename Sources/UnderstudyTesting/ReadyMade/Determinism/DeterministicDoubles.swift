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
///   let lottery = Lottery(random: doubles.random, date: { doubles.date() })
///   #expect(lottery.draw(from: 1...49).count == 6)
/// }
/// ```
///
/// Without a seed each test gets another one, drawn at random, and all bundles of a test get the same.
/// If the test fails, the seed stands beside its first failure:
///
/// ```text
/// seed 1234567 – repeat with DeterministicDoubles(seed: 1234567), or with UNDERSTUDY_SEED=1234567 in the environment
/// ```
///
/// That takes a test with a container: the bundle has to be made in the test, in its set-up or in
/// that of its suite, or to be registered in one of their containers. A test that passes says
/// nothing.
///
/// The environment variable `UNDERSTUDY_SEED` is the seed of every bundle to which the source gives
/// none. A value that is no seed fails the test that asks for one, and is not used.
///
/// It is a ``TestDouble``: its reset resets all four, and so do the reset and the closing of the
/// container it is registered in.
public final class DeterministicDoubles: TestDouble {
  /// What determines everything.
  public let seed: UInt64
  /// A clock that moves when it is told to.
  public let clock: ManualClock
  /// The date that moves with the clock; where it starts, the seed says.
  public let date: ClockDate
  /// UUIDs that count from 1, whatever the seed.
  public let uuid: IncrementingUUID
  /// The numbers that ``SeededRandomNumberGenerator`` gives for the seed.
  public let random: SharedRandomNumbers

  private let origin: Seed

  /// Makes a bundle whose seed nobody gives: that of the test, else of the environment, else drawn.
  ///
  /// - Parameter start: the date at the clock's start; by default what the seed says, a whole second
  ///   from the years 2001 to 2100.
  public convenience init(
    startingAt start: Date? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.drawn(in: .inReach, for: site), start)
  }

  /// Makes a bundle that repeats what another one with this seed has done.
  ///
  /// - Parameters:
  ///   - seed: what determines everything.
  ///   - start: the date at the clock's start; by default what the seed says, a whole second from
  ///     the years 2001 to 2100.
  public convenience init(seed: UInt64, startingAt start: Date? = nil) {
    self.init(Seed(seed), start)
  }

  private init(_ origin: Seed, _ start: Date?) {
    self.origin = origin
    seed = origin.value
    clock = ManualClock()
    date = ClockDate(of: clock, startingAt: start ?? origin.date)
    uuid = IncrementingUUID()
    random = SharedRandomNumbers(seed: seed)
    TestScope.inReach?.noted.add(origin.remark)
  }

  /// The pieces of the clock.
  public var members: [any DoubleMember] { clock.members }

  /// Registers the bundle and each of its four under their own types, as one batch.
  ///
  /// Under the types that the app asks for, register them beside it:
  ///
  /// ```swift
  /// doubles.register(in: container)
  /// container.register((any Clock<Duration>).self, instance: doubles.clock)
  /// container.register(doubles.date, as: (any HouseCalendar).self)
  /// ```
  ///
  /// Who registers it has used all of it, as far as ``Verification/unusedOverrides`` goes, if one is
  /// used.
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
      Registration(SharedRandomNumbers.self, fileID: fileID, line: line, instance: random)
    }
  }

  /// Makes all four as new; the seed stays.
  public func reset() {
    clock.reset()
    uuid.reset()
    random.reset()
  }
}

// MARK: - In a container

extension DeterministicDoubles: ContainerResident {
  package var identity: ResidentIdentity? { ResidentIdentity(self, as: Self.self) }

  /// A test that gets it from elsewhere tells its seed, too.
  package func moveIn(sink: (any IssueSink)?) {
    (sink as? TestScope)?.noted.add(origin.remark)
  }

  package func containerDidReset() { reset() }

  // Without the clock: its time only goes on, for who sleeps has a time to wake up at.
  package func restorer() -> (@Sendable () -> Void)? {
    let restorers = [uuid.stateRestorer(), random.stateRestorer()]
    return { for restore in restorers { restore() } }
  }
}

extension Seed {
  /// A whole second from 2001 to 2100, of other numbers than the random ones.
  var date: Date {
    var numbers = SeededRandomNumberGenerator(seed: ~value)
    let century: UInt64 = 36_524 * 86_400
    return Date(timeIntervalSinceReferenceDate: TimeInterval(numbers.next() % century))
  }
}
