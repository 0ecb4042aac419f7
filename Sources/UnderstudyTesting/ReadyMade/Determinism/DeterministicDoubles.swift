public import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What makes tests differ from run to run and from machine to machine, determined by one seed.
///
/// That is a clock, a date, UUIDs, random numbers, a region, a directory and environment variables.
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
/// The locale, the time zone and the calendar are always the same: `en_US_POSIX`, GMT and Gregorian,
/// on every machine. The seed does not change them, because expected texts and days would change
/// with it, and tests would fail without a bug. A test whose expectations hold in every region asks
/// for another one in each run, which finds bugs that one region hides:
///
/// ```swift
/// DeterministicDoubles(drawing: .region)
/// DeterministicDoubles(locale: Locale(identifier: "tr_TR"), drawing: .timeZone)
/// ```
///
/// A failure then also shows what was drawn.
///
/// The environment variable `UNDERSTUDY_SEED` is the seed of every bundle that has none in the
/// source. An invalid value fails the test that uses it, and is ignored.
///
/// It is a ``TestDouble``: resetting it resets all of them, and so does resetting or closing the
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
  /// `en_US_POSIX`, unless another one was passed or drawn.
  public let locale: Locale
  /// GMT, unless another one was passed or drawn.
  public let timeZone: TimeZone
  /// The Gregorian calendar, unless another one was passed or drawn; with the ``locale`` and the
  /// ``timeZone``.
  public let calendar: Calendar
  /// A directory of the bundle's own, made on first use and removed with its container.
  public let temporaryDirectory: TemporaryDirectory
  /// The environment variables, none by default.
  public let environmentVariables: EnvironmentVariables

  private let remarks: [String]

  /// Makes a bundle that behaves like any other one with its seed.
  ///
  /// - Parameters:
  ///   - seed: the seed that determines everything; by default that of the test, otherwise of the
  ///     environment, otherwise a random one.
  ///   - start: the date at the clock's start; by default the seed determines it, a whole second
  ///     from the years 2001 to 2100.
  ///   - locale: the locale; by default `en_US_POSIX`.
  ///   - timeZone: the time zone; by default GMT.
  ///   - calendar: the kind of calendar; by default Gregorian.
  ///   - environmentVariables: the environment variables; by default none.
  ///   - drawing: what the seed chooses, unless it is passed; by default nothing.
  public convenience init(
    seed: UInt64? = nil,
    startingAt start: Date? = nil,
    locale: Locale? = nil,
    timeZone: TimeZone? = nil,
    calendar: Calendar.Identifier? = nil,
    environmentVariables: EnvironmentVariables = [:],
    drawing: Drawing = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let origin = seed.map { Seed($0) } ?? .drawn(in: .inReach, for: site)
    self.init(
      origin,
      start ?? origin.date,
      SeededRegion(origin, drawing, locale, timeZone, calendar),
      environmentVariables,
      TemporaryDirectory(fileID: fileID, filePath: filePath, line: line, column: column),
      at: site
    )
  }

  private init(
    _ origin: Seed,
    _ start: Date,
    _ region: SeededRegion,
    _ variables: EnvironmentVariables,
    _ directory: TemporaryDirectory,
    at site: SourceSite
  ) {
    seed = origin.value
    clock = ManualClock(at: site)
    date = ClockDate(of: clock, startingAt: start)
    uuid = IncrementingUUID()
    random = SeededRandomNumberGenerator(seed: seed)
    (locale, timeZone, calendar) = (region.locale, region.timeZone, region.calendar)
    temporaryDirectory = directory
    environmentVariables = variables
    remarks = [origin.remark, region.remark].compactMap(\.self)
    if let scope = TestScope.inReach { remark(in: scope) }
  }

  private func remark(in scope: TestScope) {
    scope.noted.add(seed: seed)
    for remark in remarks { scope.noted.add(remark) }
  }

  /// Registers the bundle and each of its members under their own types, as one batch.
  ///
  /// The clock is also registered as `any Clock<Duration>`, and the date and the UUIDs as closures,
  /// `@Sendable () -> Date` and `@Sendable () -> UUID`.
  ///
  /// The app resolves `Locale`, `TimeZone` and `Calendar` as these types, and environment variables
  /// as ``Understudy/EnvironmentVariables`` or `\.environmentVariables`. To register others under the
  /// types that the app resolves, add:
  ///
  /// ```swift
  /// doubles.register(in: container)
  /// container.register(doubles.date, as: (any HouseCalendar).self)
  /// ```
  ///
  /// A registration of your own for one of these types, such as another clock, comes after it.
  ///
  /// For ``Verification/unusedOverrides``, using one of them counts as using all.
  ///
  /// - Parameter container: the container to register them in.
  public func register(
    in container: Container,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    container.register {
      Registration(DeterministicDoubles.self, fileID: fileID, line: line, instance: self)
      Registration(ManualClock.self, fileID: fileID, line: line, instance: clock)
      Registration((any Clock<Duration>).self, fileID: fileID, line: line, instance: clock)
      Registration(ClockDate.self, fileID: fileID, line: line, instance: date)
      Registration(
        (@Sendable () -> Date).self,
        fileID: fileID,
        line: line,
        instance: { [date] in date.now }
      )
      Registration(IncrementingUUID.self, fileID: fileID, line: line, instance: uuid)
      Registration(
        (@Sendable () -> UUID).self,
        fileID: fileID,
        line: line,
        instance: { [uuid] in uuid() }
      )
      Registration(SeededRandomNumberGenerator.self, fileID: fileID, line: line, instance: random)
      Registration(Locale.self, fileID: fileID, line: line, instance: locale)
      Registration(TimeZone.self, fileID: fileID, line: line, instance: timeZone)
      Registration(Calendar.self, fileID: fileID, line: line, instance: calendar)
      Registration(
        TemporaryDirectory.self,
        fileID: fileID,
        line: line,
        instance: temporaryDirectory
      )
      Registration(
        key: \.environmentVariables,
        fileID: fileID,
        line: line,
        instance: environmentVariables
      )
    }
  }
}

extension DeterministicDoubles {
  /// The members of the clock: the history is that of its sleepers and moves.
  public var members: [any DoubleMember] { clock.members }
}

extension DeterministicDoubles: RestoringDouble {
  func resetState() {
    resetAllButFiles()
    temporaryDirectory.reset()
  }

  private func resetAllButFiles() {
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
    if let scope = host as? TestScope { remark(in: scope) }
    temporaryDirectory.attach(host: host)
  }

  package func containerDidReset() {
    resetAllButFiles()
    temporaryDirectory.containerDidReset()
  }

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
