// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

struct RowPlan: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct RowFinder: Part {
  let blobCursor: any BlobCursor
  let ledgerStore: LedgerStore
  let houseRegistry: HouseRegistry
  let signalMonitor: any SignalMonitor
  let vaultMigration: VaultMigration
  let shelfCache: ShelfCache
  let stamp: Stamp

  var parts: [any Part] {
    [blobCursor, ledgerStore, houseRegistry, signalMonitor, vaultMigration, shelfCache]
  }
}

final class HallAllocator: Part {
  let rowFinder: RowFinder
  let stamp: Stamp

  init(rowFinder: RowFinder, stamp: Stamp) {
    self.rowFinder = rowFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [rowFinder] }
}

final class LogeChart: Part {
  let calendarRegistry: CalendarRegistry
  let hallAllocator: HallAllocator
  let stamp: Stamp

  init(calendarRegistry: CalendarRegistry, hallAllocator: HallAllocator, stamp: Stamp) {
    self.calendarRegistry = calendarRegistry
    self.hallAllocator = hallAllocator
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarRegistry, hallAllocator] }
}

final class LogePlan: Part {
  let logeChart: LogeChart
  let stamp: Stamp

  init(logeChart: LogeChart, stamp: Stamp) {
    self.logeChart = logeChart
    self.stamp = stamp
  }

  var parts: [any Part] { [logeChart] }
}

final class HallPlan: Part {
  let signalProbe: SignalProbe
  let archiveWriter: ArchiveWriter
  let ledgerStore: LedgerStore
  let backupCursor: BackupCursor
  let shelfCache: ShelfCache
  let stamp: Stamp

  init(
    signalProbe: SignalProbe,
    archiveWriter: ArchiveWriter,
    ledgerStore: LedgerStore,
    backupCursor: BackupCursor,
    shelfCache: ShelfCache,
    stamp: Stamp
  ) {
    self.signalProbe = signalProbe
    self.archiveWriter = archiveWriter
    self.ledgerStore = ledgerStore
    self.backupCursor = backupCursor
    self.shelfCache = shelfCache
    self.stamp = stamp
  }

  var parts: [any Part] { [signalProbe, archiveWriter, ledgerStore, backupCursor, shelfCache] }
}

final class HallMap: Part {
  let blobReader: BlobReader
  let stamp: Stamp

  init(blobReader: BlobReader, stamp: Stamp) {
    self.blobReader = blobReader
    self.stamp = stamp
  }

  var parts: [any Part] { [blobReader] }
}

final class WheelchairHold: Part {
  let archiveWriter: ArchiveWriter
  let rowPlan: RowPlan
  let backstageSwitch: any BackstageSwitch
  let archiveMigration: ArchiveMigration
  let stamp: Stamp

  init(
    archiveWriter: ArchiveWriter,
    rowPlan: RowPlan,
    backstageSwitch: any BackstageSwitch,
    archiveMigration: ArchiveMigration,
    stamp: Stamp
  ) {
    self.archiveWriter = archiveWriter
    self.rowPlan = rowPlan
    self.backstageSwitch = backstageSwitch
    self.archiveMigration = archiveMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveWriter, rowPlan, backstageSwitch, archiveMigration] }
}

struct StallsMap: Part {
  let calendarFeed: CalendarFeed
  let blobCursor: any BlobCursor
  let wheelchairHold: WheelchairHold
  let ledgerStore: LedgerStore
  let stamp: Stamp

  var parts: [any Part] { [calendarFeed, blobCursor, wheelchairHold, ledgerStore] }
}

final class LogeFinder: Part {
  let hallMap: HallMap
  let archiveMigration: ArchiveMigration
  let stamp: Stamp

  init(hallMap: HallMap, archiveMigration: ArchiveMigration, stamp: Stamp) {
    self.hallMap = hallMap
    self.archiveMigration = archiveMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [hallMap, archiveMigration] }
}

final class SeatCounter: Part {
  let hallMap: HallMap
  let stamp: Stamp

  init(hallMap: HallMap, stamp: Stamp) {
    self.hallMap = hallMap
    self.stamp = stamp
  }

  var parts: [any Part] { [hallMap] }
}

protocol StallsCounter: Part {}

final class HashedStallsCounter: StallsCounter {
  let alarmProbe: AlarmProbe
  let signalFeeds: ParameterizedFactory<Int, SignalFeed>
  let hallMap: HallMap
  let stamp: Stamp

  init(
    alarmProbe: AlarmProbe,
    signalFeeds: ParameterizedFactory<Int, SignalFeed>,
    hallMap: HallMap,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.signalFeeds = signalFeeds
    self.hallMap = hallMap
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, hallMap] }
}

final class GalleryChart: Part {
  let archiveWriter: ArchiveWriter
  let hallMap: HallMap
  let houseRegistry: HouseRegistry
  let hallPlan: HallPlan
  let indexWriter: IndexWriter
  let stamp: Stamp

  init(
    archiveWriter: ArchiveWriter,
    hallMap: HallMap,
    houseRegistry: HouseRegistry,
    hallPlan: HallPlan,
    indexWriter: IndexWriter,
    stamp: Stamp
  ) {
    self.archiveWriter = archiveWriter
    self.hallMap = hallMap
    self.houseRegistry = houseRegistry
    self.hallPlan = hallPlan
    self.indexWriter = indexWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveWriter, hallMap, houseRegistry, hallPlan, indexWriter] }
}

struct WheelchairMap: Part {
  let stageSwitch: StageSwitch
  let stamp: Stamp

  var parts: [any Part] { [stageSwitch] }
}

final class RowCounter: Part {
  let alarmProbe: AlarmProbe
  let ledgerStore: LedgerStore
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, ledgerStore: LedgerStore, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.ledgerStore = ledgerStore
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, ledgerStore] }
}

final class LogeCounter: Part {
  let alarmProbe: AlarmProbe
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, signalMonitor] }
}

final class BalconyHold: Part {
  let ledgerCache: LedgerCache
  let hallMap: HallMap
  let alarmProbe: AlarmProbe
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(
    ledgerCache: LedgerCache,
    hallMap: HallMap,
    alarmProbe: AlarmProbe,
    houseRegistry: HouseRegistry,
    stamp: Stamp
  ) {
    self.ledgerCache = ledgerCache
    self.hallMap = hallMap
    self.alarmProbe = alarmProbe
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerCache, hallMap, alarmProbe, houseRegistry] }
}

protocol HallHold: Part {}

final class HashedHallHold: HallHold {
  let ledgerStore: LedgerStore
  let stamp: Stamp

  init(ledgerStore: LedgerStore, stamp: Stamp) {
    self.ledgerStore = ledgerStore
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerStore] }
}

final class WheelchairChart: Part {
  let alarmProbe: AlarmProbe
  let shelfCache: ShelfCache
  let stallsMap: StallsMap
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, shelfCache: ShelfCache, stallsMap: StallsMap, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.shelfCache = shelfCache
    self.stallsMap = stallsMap
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, shelfCache, stallsMap] }
}

final class WheelchairAllocator: Part {
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor] }
}

final class HallCounter: Part {
  let blobReader: BlobReader
  let hallHold: any HallHold
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(blobReader: BlobReader, hallHold: any HallHold, houseRegistry: HouseRegistry, stamp: Stamp) {
    self.blobReader = blobReader
    self.hallHold = hallHold
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [blobReader, hallHold, houseRegistry] }
}

final class BalconyPlan: Part {
  let hallHold: any HallHold
  let stamp: Stamp

  init(hallHold: any HallHold, stamp: Stamp) {
    self.hallHold = hallHold
    self.stamp = stamp
  }

  var parts: [any Part] { [hallHold] }
}

struct GalleryAllocator: Part {
  let recordStore: RecordStore
  let hallHold: any HallHold
  let balconyHold: BalconyHold
  let ledgerCache: LedgerCache
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  var parts: [any Part] { [recordStore, hallHold, balconyHold, ledgerCache, signalMonitor] }
}

func seatingModule(_ log: BuildLog) -> Module {
  Module("seating", layer: "house", dependsOn: ["platform", "storage"]) {
    seatingParts(log)
  }
}

/// All 23 of them.
@RegistrationBuilder
func seatingParts(_ log: BuildLog) -> [any AnyRegistration] {
  seatingParts1(log)
}

@RegistrationBuilder
private func seatingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(RowPlan.self, instance: RowPlan(stamp: Stamp("RowPlan")))
  Registration(RowFinder.self) {
    try RowFinder(
      blobCursor: $0.resolve(),
      ledgerStore: $0.resolve(),
      houseRegistry: $0.resolve(),
      signalMonitor: $0.resolve(),
      vaultMigration: $0.resolve(),
      shelfCache: $0.resolve(),
      stamp: log.stamp("RowFinder")
    )
  }
  Registration(HallAllocator.self) {
    try HallAllocator(rowFinder: $0.resolve(), stamp: log.stamp("HallAllocator"))
  }
  Registration(LogeChart.self) {
    try LogeChart(
      calendarRegistry: $0.resolve(),
      hallAllocator: $0.resolve(),
      stamp: log.stamp("LogeChart")
    )
  }
  Registration(LogePlan.self) {
    try LogePlan(logeChart: $0.resolve(), stamp: log.stamp("LogePlan"))
  }
  Registration(HallPlan.self, lifetime: .weak) {
    try HallPlan(
      signalProbe: $0.resolve(),
      archiveWriter: $0.resolve(),
      ledgerStore: $0.resolve(),
      backupCursor: $0.resolve(),
      shelfCache: $0.resolve(),
      stamp: log.stamp("HallPlan")
    )
  }
  Registration(HallMap.self, lifetime: .weak) {
    try HallMap(blobReader: $0.resolve(), stamp: log.stamp("HallMap"))
  }
  Registration(WheelchairHold.self) {
    try WheelchairHold(
      archiveWriter: $0.resolve(),
      rowPlan: $0.resolve(),
      backstageSwitch: $0.resolve(),
      archiveMigration: $0.resolve(),
      stamp: log.stamp("WheelchairHold")
    )
  }
  Registration(StallsMap.self) {
    try StallsMap(
      calendarFeed: $0.resolve(),
      blobCursor: $0.resolve(),
      wheelchairHold: $0.resolve(),
      ledgerStore: $0.resolve(),
      stamp: log.stamp("StallsMap")
    )
  }
  Registration(LogeFinder.self) {
    try LogeFinder(
      hallMap: $0.resolve(),
      archiveMigration: $0.resolve(),
      stamp: log.stamp("LogeFinder")
    )
  }
  Registration(SeatCounter.self) {
    try SeatCounter(hallMap: $0.resolve(), stamp: log.stamp("SeatCounter"))
  }
  Registration((any StallsCounter).self) {
    try HashedStallsCounter(
      alarmProbe: $0.resolve(),
      signalFeeds: $0.resolve(),
      hallMap: $0.resolve(),
      stamp: log.stamp("StallsCounter")
    )
  }
  Registration(GalleryChart.self) {
    try GalleryChart(
      archiveWriter: $0.resolve(),
      hallMap: $0.resolve(),
      houseRegistry: $0.resolve(),
      hallPlan: $0.resolve(),
      indexWriter: $0.resolve(),
      stamp: log.stamp("GalleryChart")
    )
  }
  Registration(WheelchairMap.self) {
    try WheelchairMap(stageSwitch: $0.resolve(), stamp: log.stamp("WheelchairMap"))
  }
  Registration(RowCounter.self) {
    try RowCounter(
      alarmProbe: $0.resolve(),
      ledgerStore: $0.resolve(),
      stamp: log.stamp("RowCounter")
    )
  }
  Registration(LogeCounter.self) {
    try LogeCounter(
      alarmProbe: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("LogeCounter")
    )
  }
  Registration(BalconyHold.self) {
    try BalconyHold(
      ledgerCache: $0.resolve(),
      hallMap: $0.resolve(),
      alarmProbe: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("BalconyHold")
    )
  }
  Registration((any HallHold).self) {
    try HashedHallHold(ledgerStore: $0.resolve(), stamp: log.stamp("HallHold"))
  }
  Registration(WheelchairChart.self) {
    try WheelchairChart(
      alarmProbe: $0.resolve(),
      shelfCache: $0.resolve(),
      stallsMap: $0.resolve(),
      stamp: log.stamp("WheelchairChart")
    )
  }
  Registration(WheelchairAllocator.self) {
    try WheelchairAllocator(signalMonitor: $0.resolve(), stamp: log.stamp("WheelchairAllocator"))
  }
  Registration(HallCounter.self) {
    try HallCounter(
      blobReader: $0.resolve(),
      hallHold: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("HallCounter")
    )
  }
  Registration(BalconyPlan.self) {
    try BalconyPlan(hallHold: $0.resolve(), stamp: log.stamp("BalconyPlan"))
  }
  Registration(GalleryAllocator.self) {
    try GalleryAllocator(
      recordStore: $0.resolve(),
      hallHold: $0.resolve(),
      balconyHold: $0.resolve(),
      ledgerCache: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("GalleryAllocator")
    )
  }
}
