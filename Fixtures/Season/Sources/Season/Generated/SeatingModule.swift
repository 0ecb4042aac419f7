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
  let touringCalendarFeed: CalendarFeed
  let balconyPlan: BalconyPlan
  let shelfReader: ShelfReader
  let archiveCache: ArchiveCache
  let stamp: Stamp

  init(
    touringCalendarFeed: CalendarFeed,
    balconyPlan: BalconyPlan,
    shelfReader: ShelfReader,
    archiveCache: ArchiveCache,
    stamp: Stamp
  ) {
    self.touringCalendarFeed = touringCalendarFeed
    self.balconyPlan = balconyPlan
    self.shelfReader = shelfReader
    self.archiveCache = archiveCache
    self.stamp = stamp
  }

  var parts: [any Part] { [touringCalendarFeed, balconyPlan, shelfReader, archiveCache] }
}

final class WheelchairMap: Part {
  let blobCompactor: BlobCompactor
  let wheelchairChart: WheelchairChart
  let indexWriter: IndexWriter
  let ledgerMigration: LedgerMigration
  let stageRegistry: StageRegistry
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(
    blobCompactor: BlobCompactor,
    wheelchairChart: WheelchairChart,
    indexWriter: IndexWriter,
    ledgerMigration: LedgerMigration,
    stageRegistry: StageRegistry,
    touringCalendarFeed: CalendarFeed,
    stamp: Stamp
  ) {
    self.blobCompactor = blobCompactor
    self.wheelchairChart = wheelchairChart
    self.indexWriter = indexWriter
    self.ledgerMigration = ledgerMigration
    self.stageRegistry = stageRegistry
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] {
    [
      blobCompactor,
      wheelchairChart,
      indexWriter,
      ledgerMigration,
      stageRegistry,
      touringCalendarFeed,
    ]
  }
}

final class HallChart: Part {
  let recordStore: RecordStore
  let wheelchairMap: WheelchairMap
  let stamp: Stamp

  init(recordStore: RecordStore, wheelchairMap: WheelchairMap, stamp: Stamp) {
    self.recordStore = recordStore
    self.wheelchairMap = wheelchairMap
    self.stamp = stamp
  }

  var parts: [any Part] { [recordStore, wheelchairMap] }
}

final class HallCounter: Part {
  let blobCompactor: BlobCompactor
  let stamp: Stamp

  init(blobCompactor: BlobCompactor, stamp: Stamp) {
    self.blobCompactor = blobCompactor
    self.stamp = stamp
  }

  var parts: [any Part] { [blobCompactor] }
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
  let backupReader: BackupReader
  let wheelchairHold: WheelchairHold
  let houseSwitch: HouseSwitch
  let blobCompactor: BlobCompactor
  let ledgerMigration: LedgerMigration
  let stamp: Stamp

  init(
    backupReader: BackupReader,
    wheelchairHold: WheelchairHold,
    houseSwitch: HouseSwitch,
    blobCompactor: BlobCompactor,
    ledgerMigration: LedgerMigration,
    stamp: Stamp
  ) {
    self.backupReader = backupReader
    self.wheelchairHold = wheelchairHold
    self.houseSwitch = houseSwitch
    self.blobCompactor = blobCompactor
    self.ledgerMigration = ledgerMigration
    self.stamp = stamp
  }

  var parts: [any Part] {
    [backupReader, wheelchairHold, houseSwitch, blobCompactor, ledgerMigration]
  }
}

struct WheelchairAllocator: Part {
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  var parts: [any Part] { [signalMonitor] }
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
  let ledgerStore: LedgerStore
  let stamp: Stamp

  init(ledgerStore: LedgerStore, stamp: Stamp) {
    self.ledgerStore = ledgerStore
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerStore] }
}

final class GalleryAllocator: Part {
  let houseSwitch: HouseSwitch
  let blobCache: BlobCache
  let hallFinder: HallFinder
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, blobCache: BlobCache, hallFinder: HallFinder, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.blobCache = blobCache
    self.hallFinder = hallFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, blobCache, hallFinder] }
}

final class LogeChart: Part {
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch] }
}

struct GalleryMap: Part {
  let archiveCache: ArchiveCache
  let hallPlan: HallPlan
  let stageRegistry: StageRegistry
  let stamp: Stamp

  var parts: [any Part] { [archiveCache, hallPlan, stageRegistry] }
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
  let hallPlan: HallPlan
  let balconyMap: BalconyMap
  let indexMigration: IndexMigration
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  init(
    ledgerMigration: LedgerMigration,
    hallPlan: HallPlan,
    balconyMap: BalconyMap,
    indexMigration: IndexMigration,
    alarmProbe: any AlarmProbe,
    stamp: Stamp
  ) {
    self.ledgerMigration = ledgerMigration
    self.hallPlan = hallPlan
    self.balconyMap = balconyMap
    self.indexMigration = indexMigration
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, hallPlan, balconyMap, indexMigration, alarmProbe] }
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
  let stageRegistry: StageRegistry
  let calendarSchedule: CalendarSchedule
  let houseSwitch: HouseSwitch
  let archiveCache: ArchiveCache
  let stageSwitch: StageSwitch
  let hallFinder: HallFinder
  let stamp: Stamp

  var parts: [any Part] {
    [stageRegistry, calendarSchedule, houseSwitch, archiveCache, stageSwitch, hallFinder]
  }
}

final class LogeFinder: Part {
  let consoleRegistry: ConsoleRegistry
  let calendarMonitor: CalendarMonitor
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, calendarMonitor: CalendarMonitor, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.calendarMonitor = calendarMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry, calendarMonitor] }
}

final class GalleryFinder: Part {
  let signalSwitch: any SignalSwitch
  let houseSwitch: HouseSwitch
  let balconyPlan: BalconyPlan
  let vaultCompactor: VaultCompactor
  let calendarFeed: CalendarFeed
  let stamp: Stamp

  init(
    signalSwitch: any SignalSwitch,
    houseSwitch: HouseSwitch,
    balconyPlan: BalconyPlan,
    vaultCompactor: VaultCompactor,
    calendarFeed: CalendarFeed,
    stamp: Stamp
  ) {
    self.signalSwitch = signalSwitch
    self.houseSwitch = houseSwitch
    self.balconyPlan = balconyPlan
    self.vaultCompactor = vaultCompactor
    self.calendarFeed = calendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [signalSwitch, houseSwitch, balconyPlan, vaultCompactor, calendarFeed] }
}

protocol LogePlan: Part {}

final class HashedLogePlan: LogePlan {
  let shelfStore: ShelfStore
  let blobCompactor: BlobCompactor
  let stamp: Stamp

  init(shelfStore: ShelfStore, blobCompactor: BlobCompactor, stamp: Stamp) {
    self.shelfStore = shelfStore
    self.blobCompactor = blobCompactor
    self.stamp = stamp
  }

  var parts: [any Part] { [shelfStore, blobCompactor] }
}

final class BackupHashedLogePlan: LogePlan {
  let calendarSchedule: CalendarSchedule
  let hallFinder: HallFinder
  let galleryFinder: GalleryFinder
  let stamp: Stamp

  init(
    calendarSchedule: CalendarSchedule,
    hallFinder: HallFinder,
    galleryFinder: GalleryFinder,
    stamp: Stamp
  ) {
    self.calendarSchedule = calendarSchedule
    self.hallFinder = hallFinder
    self.galleryFinder = galleryFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarSchedule, hallFinder, galleryFinder] }
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
      touringCalendarFeed: $0.resolve(name: "touring"),
      balconyPlan: $0.resolve(),
      shelfReader: $0.resolve(),
      archiveCache: $0.resolve(),
      stamp: log.stamp("WheelchairChart")
    )
  }
  Registration(WheelchairMap.self) {
    try WheelchairMap(
      blobCompactor: $0.resolve(),
      wheelchairChart: $0.resolve(),
      indexWriter: $0.resolve(),
      ledgerMigration: $0.resolve(),
      stageRegistry: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("WheelchairMap")
    )
  }
  Registration(HallChart.self) {
    try HallChart(
      recordStore: $0.resolve(),
      wheelchairMap: $0.resolve(),
      stamp: log.stamp("HallChart")
    )
  }
  Registration(HallCounter.self) {
    try HallCounter(blobCompactor: $0.resolve(), stamp: log.stamp("HallCounter"))
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
      backupReader: $0.resolve(),
      wheelchairHold: $0.resolve(),
      houseSwitch: $0.resolve(),
      blobCompactor: $0.resolve(),
      ledgerMigration: $0.resolve(),
      stamp: log.stamp("HallFinder")
    )
  }
  Registration(WheelchairAllocator.self) {
    try WheelchairAllocator(signalMonitor: $0.resolve(), stamp: log.stamp("WheelchairAllocator"))
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
    try RowAllocator(ledgerStore: $0.resolve(), stamp: log.stamp("RowAllocator"))
  }
  Registration(GalleryAllocator.self) {
    try GalleryAllocator(
      houseSwitch: $0.resolve(),
      blobCache: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("GalleryAllocator")
    )
  }
  Registration(LogeChart.self) {
    try LogeChart(houseSwitch: $0.resolve(), stamp: log.stamp("LogeChart"))
  }
  Registration(GalleryMap.self) {
    try GalleryMap(
      archiveCache: $0.resolve(),
      hallPlan: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("GalleryMap")
    )
  }
  Registration((any WheelchairCounter).self) {
    try HashedWheelchairCounter(hallPlan: $0.resolve(), stamp: log.stamp("WheelchairCounter"))
  }
  Registration(BalconyCounter.self) {
    try BalconyCounter(
      ledgerMigration: $0.resolve(),
      hallPlan: $0.resolve(),
      balconyMap: $0.resolve(),
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
      stageRegistry: $0.resolve(),
      calendarSchedule: $0.resolve(),
      houseSwitch: $0.resolve(),
      archiveCache: $0.resolve(),
      stageSwitch: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("RowFinder")
    )
  }
  Registration(LogeFinder.self) {
    try LogeFinder(
      consoleRegistry: $0.resolve(),
      calendarMonitor: $0.resolve(),
      stamp: log.stamp("LogeFinder")
    )
  }
  Registration(LogeFinder.self, name: "touring") {
    try LogeFinder(
      consoleRegistry: $0.resolve(),
      calendarMonitor: $0.resolve(),
      stamp: log.stamp("LogeFinder(name: touring)")
    )
  }
  Registration(GalleryFinder.self, lifetime: .weak) {
    try GalleryFinder(
      signalSwitch: $0.resolve(),
      houseSwitch: $0.resolve(),
      balconyPlan: $0.resolve(),
      vaultCompactor: $0.resolve(),
      calendarFeed: $0.resolve(),
      stamp: log.stamp("GalleryFinder")
    )
  }
  Registration((any LogePlan).self) {
    try HashedLogePlan(
      shelfStore: $0.resolve(),
      blobCompactor: $0.resolve(),
      stamp: log.stamp("LogePlan")
    )
  }
  Registration((any LogePlan).self, name: "backup") {
    try BackupHashedLogePlan(
      calendarSchedule: $0.resolve(),
      hallFinder: $0.resolve(),
      galleryFinder: $0.resolve(),
      stamp: log.stamp("LogePlan(name: backup)")
    )
  }
}
