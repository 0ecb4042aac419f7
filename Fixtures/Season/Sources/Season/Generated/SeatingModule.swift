// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct WheelchairHold: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct BalconyPlan: Part {
  let indexMigration: IndexMigration
  let stamp: Stamp

  var parts: [any Part] { [indexMigration] }
}

final class WheelchairChart: Part {
  let consoleFeed: ConsoleFeed
  let balconyPlan: BalconyPlan
  let shelfReader: ShelfReader
  let backupReader: BackupReader
  let stamp: Stamp

  init(
    consoleFeed: ConsoleFeed,
    balconyPlan: BalconyPlan,
    shelfReader: ShelfReader,
    backupReader: BackupReader,
    stamp: Stamp
  ) {
    self.consoleFeed = consoleFeed
    self.balconyPlan = balconyPlan
    self.shelfReader = shelfReader
    self.backupReader = backupReader
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleFeed, balconyPlan, shelfReader, backupReader] }
}

final class WheelchairMap: Part {
  let archiveCompactor: ArchiveCompactor
  let wheelchairChart: WheelchairChart
  let indexWriter: IndexWriter
  let ledgerMigration: LedgerMigration
  let calendarRegistry: CalendarRegistry
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(
    archiveCompactor: ArchiveCompactor,
    wheelchairChart: WheelchairChart,
    indexWriter: IndexWriter,
    ledgerMigration: LedgerMigration,
    calendarRegistry: CalendarRegistry,
    touringCalendarFeed: CalendarFeed,
    stamp: Stamp
  ) {
    self.archiveCompactor = archiveCompactor
    self.wheelchairChart = wheelchairChart
    self.indexWriter = indexWriter
    self.ledgerMigration = ledgerMigration
    self.calendarRegistry = calendarRegistry
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] {
    [
      archiveCompactor,
      wheelchairChart,
      indexWriter,
      ledgerMigration,
      calendarRegistry,
      touringCalendarFeed,
    ]
  }
}

final class HallChart: Part {
  let indexWriter: IndexWriter
  let wheelchairMap: WheelchairMap
  let stamp: Stamp

  init(indexWriter: IndexWriter, wheelchairMap: WheelchairMap, stamp: Stamp) {
    self.indexWriter = indexWriter
    self.wheelchairMap = wheelchairMap
    self.stamp = stamp
  }

  var parts: [any Part] { [indexWriter, wheelchairMap] }
}

final class HallCounter: Part {
  let archiveCompactor: ArchiveCompactor
  let stamp: Stamp

  init(archiveCompactor: ArchiveCompactor, stamp: Stamp) {
    self.archiveCompactor = archiveCompactor
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveCompactor] }
}

final class LogeMap: Part {
  let houseSwitch: HouseSwitch
  let clockFeed: any ClockFeed
  let blobCompactor: BlobCompactor
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    clockFeed: any ClockFeed,
    blobCompactor: BlobCompactor,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.clockFeed = clockFeed
    self.blobCompactor = blobCompactor
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, clockFeed, blobCompactor] }
}

final class HallFinder: Part {
  let shelfCursor: ShelfCursor
  let balconyPlan: BalconyPlan
  let houseSwitch: HouseSwitch
  let shelfStore: ShelfStore
  let ledgerMigration: LedgerMigration
  let stamp: Stamp

  init(
    shelfCursor: ShelfCursor,
    balconyPlan: BalconyPlan,
    houseSwitch: HouseSwitch,
    shelfStore: ShelfStore,
    ledgerMigration: LedgerMigration,
    stamp: Stamp
  ) {
    self.shelfCursor = shelfCursor
    self.balconyPlan = balconyPlan
    self.houseSwitch = houseSwitch
    self.shelfStore = shelfStore
    self.ledgerMigration = ledgerMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [shelfCursor, balconyPlan, houseSwitch, shelfStore, ledgerMigration] }
}

struct WheelchairAllocator: Part {
  let signalSwitch: any SignalSwitch
  let stamp: Stamp

  var parts: [any Part] { [signalSwitch] }
}

final class RowMap: Part {
  let houseSwitch: HouseSwitch
  let indexMigration: IndexMigration
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, indexMigration: IndexMigration, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.indexMigration = indexMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, indexMigration] }
}

final class BalconyMap: Part {
  let houseSwitch: HouseSwitch
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    backstageFeeds: ParameterizedFactory<Int, BackstageFeed>,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.backstageFeeds = backstageFeeds
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch] }
}

final class HallPlan: Part {
  let ledgerMigration: LedgerMigration
  let hallFinder: HallFinder
  let houseSwitch: HouseSwitch
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(
    ledgerMigration: LedgerMigration,
    hallFinder: HallFinder,
    houseSwitch: HouseSwitch,
    consoleRegistry: ConsoleRegistry,
    stamp: Stamp
  ) {
    self.ledgerMigration = ledgerMigration
    self.hallFinder = hallFinder
    self.houseSwitch = houseSwitch
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, hallFinder, houseSwitch, consoleRegistry] }
}

final class RowAllocator: Part {
  let indexMigration: IndexMigration
  let stamp: Stamp

  init(indexMigration: IndexMigration, stamp: Stamp) {
    self.indexMigration = indexMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [indexMigration] }
}

final class GalleryAllocator: Part {
  let houseSwitch: HouseSwitch
  let indexWriter: IndexWriter
  let hallFinder: HallFinder
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, indexWriter: IndexWriter, hallFinder: HallFinder, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.indexWriter = indexWriter
    self.hallFinder = hallFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, indexWriter, hallFinder] }
}

final class LogeChart: Part {
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(backstageSwitch: BackstageSwitch, stamp: Stamp) {
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [backstageSwitch] }
}

struct GalleryMap: Part {
  let backupReader: BackupReader
  let hallPlan: HallPlan
  let calendarMonitor: CalendarMonitor
  let stamp: Stamp

  var parts: [any Part] { [backupReader, hallPlan, calendarMonitor] }
}

protocol WheelchairCounter: Part {}

final class HashedWheelchairCounter: WheelchairCounter {
  let hallPlan: HallPlan
  let stamp: Stamp

  init(hallPlan: HallPlan, stamp: Stamp) {
    self.hallPlan = hallPlan
    self.stamp = stamp
  }

  var parts: [any Part] { [hallPlan] }
}

final class BalconyCounter: Part {
  let ledgerMigration: LedgerMigration
  let hallFinder: HallFinder
  let hallPlan: HallPlan
  let indexMigration: IndexMigration
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  init(
    ledgerMigration: LedgerMigration,
    hallFinder: HallFinder,
    hallPlan: HallPlan,
    indexMigration: IndexMigration,
    alarmProbe: any AlarmProbe,
    stamp: Stamp
  ) {
    self.ledgerMigration = ledgerMigration
    self.hallFinder = hallFinder
    self.hallPlan = hallPlan
    self.indexMigration = indexMigration
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, hallFinder, hallPlan, indexMigration, alarmProbe] }
}

final class HallHold: Part {
  let indexMigration: IndexMigration
  let stamp: Stamp

  init(indexMigration: IndexMigration, stamp: Stamp) {
    self.indexMigration = indexMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [indexMigration] }
}

struct RowFinder: Part {
  let consoleRegistry: ConsoleRegistry
  let houseSwitch: HouseSwitch
  let backstageSwitch: BackstageSwitch
  let archiveCache: ArchiveCache
  let stageSwitch: StageSwitch
  let hallFinder: HallFinder
  let stamp: Stamp

  var parts: [any Part] {
    [consoleRegistry, houseSwitch, backstageSwitch, archiveCache, stageSwitch, hallFinder]
  }
}

final class LogeFinder: Part {
  let consoleRegistry: ConsoleRegistry
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, touringCalendarFeed: CalendarFeed, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry, touringCalendarFeed] }
}

final class GalleryFinder: Part {
  let signalSwitch: any SignalSwitch
  let houseSwitch: HouseSwitch
  let balconyPlan: BalconyPlan
  let indexWriter: IndexWriter
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(
    signalSwitch: any SignalSwitch,
    houseSwitch: HouseSwitch,
    balconyPlan: BalconyPlan,
    indexWriter: IndexWriter,
    touringCalendarFeed: CalendarFeed,
    stamp: Stamp
  ) {
    self.signalSwitch = signalSwitch
    self.houseSwitch = houseSwitch
    self.balconyPlan = balconyPlan
    self.indexWriter = indexWriter
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] {
    [signalSwitch, houseSwitch, balconyPlan, indexWriter, touringCalendarFeed]
  }
}

protocol LogePlan: Part {}

final class HashedLogePlan: LogePlan {
  let recordStore: RecordStore
  let shelfStore: ShelfStore
  let stamp: Stamp

  init(recordStore: RecordStore, shelfStore: ShelfStore, stamp: Stamp) {
    self.recordStore = recordStore
    self.shelfStore = shelfStore
    self.stamp = stamp
  }

  var parts: [any Part] { [recordStore, shelfStore] }
}

final class BackupHashedLogePlan: LogePlan {
  let calendarFeed: CalendarFeed
  let hallFinder: HallFinder
  let touringLogeFinder: LogeFinder
  let stamp: Stamp

  init(
    calendarFeed: CalendarFeed,
    hallFinder: HallFinder,
    touringLogeFinder: LogeFinder,
    stamp: Stamp
  ) {
    self.calendarFeed = calendarFeed
    self.hallFinder = hallFinder
    self.touringLogeFinder = touringLogeFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed, hallFinder, touringLogeFinder] }
}

func seatingModule(_ log: BuildLog) -> Module {
  Module("seating", layer: "house", dependsOn: ["platform", "storage"]) {
    seatingParts(log)
  }
}

/// All 25 of them.
@RegistrationBuilder
func seatingParts(_ log: BuildLog) -> [any AnyRegistration] {
  seatingParts1(log)
}

@RegistrationBuilder
private func seatingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(WheelchairHold.self, instance: WheelchairHold(stamp: Stamp("WheelchairHold")))
  Registration(BalconyPlan.self) {
    try BalconyPlan(indexMigration: $0.resolve(), stamp: log.stamp("BalconyPlan"))
  }
  Registration(WheelchairChart.self) {
    try WheelchairChart(
      consoleFeed: $0.resolve(),
      balconyPlan: $0.resolve(),
      shelfReader: $0.resolve(),
      backupReader: $0.resolve(),
      stamp: log.stamp("WheelchairChart")
    )
  }
  Registration(WheelchairMap.self) {
    try WheelchairMap(
      archiveCompactor: $0.resolve(),
      wheelchairChart: $0.resolve(),
      indexWriter: $0.resolve(),
      ledgerMigration: $0.resolve(),
      calendarRegistry: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("WheelchairMap")
    )
  }
  Registration(HallChart.self) {
    try HallChart(
      indexWriter: $0.resolve(),
      wheelchairMap: $0.resolve(),
      stamp: log.stamp("HallChart")
    )
  }
  Registration(HallCounter.self) {
    try HallCounter(archiveCompactor: $0.resolve(), stamp: log.stamp("HallCounter"))
  }
  Registration(LogeMap.self) {
    try LogeMap(
      houseSwitch: $0.resolve(),
      clockFeed: $0.resolve(),
      blobCompactor: $0.resolve(),
      stamp: log.stamp("LogeMap")
    )
  }
  Registration(HallFinder.self, lifetime: .weak) {
    try HallFinder(
      shelfCursor: $0.resolve(),
      balconyPlan: $0.resolve(),
      houseSwitch: $0.resolve(),
      shelfStore: $0.resolve(),
      ledgerMigration: $0.resolve(),
      stamp: log.stamp("HallFinder")
    )
  }
  Registration(WheelchairAllocator.self) {
    try WheelchairAllocator(signalSwitch: $0.resolve(), stamp: log.stamp("WheelchairAllocator"))
  }
  Registration(RowMap.self) {
    try RowMap(houseSwitch: $0.resolve(), indexMigration: $0.resolve(), stamp: log.stamp("RowMap"))
  }
  Registration(BalconyMap.self) {
    try BalconyMap(
      houseSwitch: $0.resolve(),
      backstageFeeds: $0.resolve(),
      stamp: log.stamp("BalconyMap")
    )
  }
  Registration(HallPlan.self) {
    try HallPlan(
      ledgerMigration: $0.resolve(),
      hallFinder: $0.resolve(),
      houseSwitch: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("HallPlan")
    )
  }
  Registration(RowAllocator.self) {
    try RowAllocator(indexMigration: $0.resolve(), stamp: log.stamp("RowAllocator"))
  }
  Registration(GalleryAllocator.self) {
    try GalleryAllocator(
      houseSwitch: $0.resolve(),
      indexWriter: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("GalleryAllocator")
    )
  }
  Registration(LogeChart.self) {
    try LogeChart(backstageSwitch: $0.resolve(), stamp: log.stamp("LogeChart"))
  }
  Registration(GalleryMap.self) {
    try GalleryMap(
      backupReader: $0.resolve(),
      hallPlan: $0.resolve(),
      calendarMonitor: $0.resolve(),
      stamp: log.stamp("GalleryMap")
    )
  }
  Registration((any WheelchairCounter).self) {
    try HashedWheelchairCounter(hallPlan: $0.resolve(), stamp: log.stamp("WheelchairCounter"))
  }
  Registration(BalconyCounter.self) {
    try BalconyCounter(
      ledgerMigration: $0.resolve(),
      hallFinder: $0.resolve(),
      hallPlan: $0.resolve(),
      indexMigration: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("BalconyCounter")
    )
  }
  Registration(HallHold.self) {
    try HallHold(indexMigration: $0.resolve(), stamp: log.stamp("HallHold"))
  }
  Registration(RowFinder.self) {
    try RowFinder(
      consoleRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      backstageSwitch: $0.resolve(),
      archiveCache: $0.resolve(),
      stageSwitch: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("RowFinder")
    )
  }
  Registration(LogeFinder.self) {
    try LogeFinder(
      consoleRegistry: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("LogeFinder")
    )
  }
  Registration(LogeFinder.self, name: "touring") {
    try LogeFinder(
      consoleRegistry: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("LogeFinder(name: touring)")
    )
  }
  Registration(GalleryFinder.self, lifetime: .weak) {
    try GalleryFinder(
      signalSwitch: $0.resolve(),
      houseSwitch: $0.resolve(),
      balconyPlan: $0.resolve(),
      indexWriter: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("GalleryFinder")
    )
  }
  Registration((any LogePlan).self) {
    try HashedLogePlan(
      recordStore: $0.resolve(),
      shelfStore: $0.resolve(),
      stamp: log.stamp("LogePlan")
    )
  }
  Registration((any LogePlan).self, name: "backup") {
    try BackupHashedLogePlan(
      calendarFeed: $0.resolve(),
      hallFinder: $0.resolve(),
      touringLogeFinder: $0.resolve(name: "touring"),
      stamp: log.stamp("LogePlan(name: backup)")
    )
  }
}
