// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct RecordWriter: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class VaultWriter: Part {
  let houseSwitch: HouseSwitch
  let alarmProbe: any AlarmProbe
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    alarmProbe: any AlarmProbe,
    consoleRegistry: ConsoleRegistry,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.alarmProbe = alarmProbe
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, alarmProbe, consoleRegistry] }
}

struct LedgerStore: Part {
  let touringCalendarFeed: CalendarFeed
  let backstageSwitch: BackstageSwitch
  let vaultWriter: VaultWriter
  let calendarMonitor: CalendarMonitor
  let houseSwitch: HouseSwitch
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  var parts: [any Part] {
    [touringCalendarFeed, backstageSwitch, vaultWriter, calendarMonitor, houseSwitch, alarmProbe]
  }
}

final class ShelfWriter: Part {
  let ledgerStore: LedgerStore
  let houseSwitch: HouseSwitch
  let touringCalendarFeed: CalendarFeed
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(
    ledgerStore: LedgerStore,
    houseSwitch: HouseSwitch,
    touringCalendarFeed: CalendarFeed,
    alarmSettings: AlarmSettings,
    stamp: Stamp
  ) {
    self.ledgerStore = ledgerStore
    self.houseSwitch = houseSwitch
    self.touringCalendarFeed = touringCalendarFeed
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerStore, houseSwitch, touringCalendarFeed, alarmSettings] }
}

struct IndexMigration: Part {
  let calendarRegistry: CalendarRegistry
  let houseSwitch: HouseSwitch
  let shelfWriter: ShelfWriter
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  var parts: [any Part] { [calendarRegistry, houseSwitch, shelfWriter, consoleRegistry] }
}

protocol IndexReader: Part {}

final class SQLiteIndexReader: IndexReader {
  let calendarMonitor: CalendarMonitor
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(calendarMonitor: CalendarMonitor, touringCalendarFeed: CalendarFeed, stamp: Stamp) {
    self.calendarMonitor = calendarMonitor
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarMonitor, touringCalendarFeed] }
}

struct LedgerMigration: Part {
  let indexReader: any IndexReader
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  var parts: [any Part] { [indexReader, consoleRegistry] }
}

protocol BlobMigration: Part {}

final class SQLiteBlobMigration: BlobMigration {
  let houseSwitch: HouseSwitch
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, backstageSwitch: BackstageSwitch, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, backstageSwitch] }
}

final class BackupMigration: Part {
  let alarmProbe: any AlarmProbe
  let calendarProbe: any CalendarProbe
  let houseSwitch: HouseSwitch
  let ledgerMigration: LedgerMigration
  let consoleRegistry: ConsoleRegistry
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(
    alarmProbe: any AlarmProbe,
    calendarProbe: any CalendarProbe,
    houseSwitch: HouseSwitch,
    ledgerMigration: LedgerMigration,
    consoleRegistry: ConsoleRegistry,
    stageRegistry: StageRegistry,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.calendarProbe = calendarProbe
    self.houseSwitch = houseSwitch
    self.ledgerMigration = ledgerMigration
    self.consoleRegistry = consoleRegistry
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [alarmProbe, calendarProbe, houseSwitch, ledgerMigration, consoleRegistry, stageRegistry]
  }
}

struct VaultMigration: Part {
  let consoleRegistry: ConsoleRegistry
  let stageRegistry: StageRegistry
  let houseRegistry: HouseRegistry
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  var parts: [any Part] { [consoleRegistry, stageRegistry, houseRegistry, houseSwitch] }
}

protocol BlobWriter: Part {}

final class SQLiteBlobWriter: BlobWriter {
  let signalMonitor: any SignalMonitor
  let ledgerMigration: LedgerMigration
  let consoleFeed: ConsoleFeed
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    signalMonitor: any SignalMonitor,
    ledgerMigration: LedgerMigration,
    consoleFeed: ConsoleFeed,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.signalMonitor = signalMonitor
    self.ledgerMigration = ledgerMigration
    self.consoleFeed = consoleFeed
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, ledgerMigration, consoleFeed, houseSwitch] }
}

final class ShelfReader: Part {
  let ledgerMigration: LedgerMigration
  let vaultMigration: VaultMigration
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    ledgerMigration: LedgerMigration,
    vaultMigration: VaultMigration,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.ledgerMigration = ledgerMigration
    self.vaultMigration = vaultMigration
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, vaultMigration, houseSwitch] }
}

final class ShelfCursor: Part {
  let clockFeed: any ClockFeed
  let ledgerMigration: LedgerMigration
  let calendarFeed: CalendarFeed
  let stamp: Stamp

  init(
    clockFeed: any ClockFeed,
    ledgerMigration: LedgerMigration,
    calendarFeed: CalendarFeed,
    stamp: Stamp
  ) {
    self.clockFeed = clockFeed
    self.ledgerMigration = ledgerMigration
    self.calendarFeed = calendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed, ledgerMigration, calendarFeed] }
}

final class BackupReader: Part {
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch] }
}

final class ArchiveCache: Part {
  let recordWriter: RecordWriter
  let vaultWriter: VaultWriter
  let stamp: Stamp

  init(recordWriter: RecordWriter, vaultWriter: VaultWriter, stamp: Stamp) {
    self.recordWriter = recordWriter
    self.vaultWriter = vaultWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [recordWriter, vaultWriter] }
}

final class LedgerReader: Part {
  let calendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(calendarFeed: CalendarFeed, houseSwitch: HouseSwitch, stamp: Stamp) {
    self.calendarFeed = calendarFeed
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed, houseSwitch] }
}

struct VaultStore: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class BlobCursor: Part {
  let alarmProbe: any AlarmProbe
  let signalProbe: SignalProbe
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(
    alarmProbe: any AlarmProbe,
    signalProbe: SignalProbe,
    stageRegistry: StageRegistry,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.signalProbe = signalProbe
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, signalProbe, stageRegistry] }
}

struct IndexWriter: Part {
  let ledgerMigration: LedgerMigration
  let backstageSwitch: BackstageSwitch
  let houseSwitch: HouseSwitch
  let alarmProbe: any AlarmProbe
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let stamp: Stamp

  var parts: [any Part] { [ledgerMigration, backstageSwitch, houseSwitch, alarmProbe] }
}

final class VaultCompactor: Part {
  let ledgerMigration: LedgerMigration
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(ledgerMigration: LedgerMigration, stageRegistry: StageRegistry, stamp: Stamp) {
    self.ledgerMigration = ledgerMigration
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, stageRegistry] }
}

struct RecordStore: Part {
  let backupReader: BackupReader
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  var parts: [any Part] { [backupReader, touringCalendarFeed] }
}

final class BlobCache: Part {
  let ledgerReader: LedgerReader
  let indexWriter: IndexWriter
  let archiveCache: ArchiveCache
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(
    ledgerReader: LedgerReader,
    indexWriter: IndexWriter,
    archiveCache: ArchiveCache,
    backstageSwitch: BackstageSwitch,
    stamp: Stamp
  ) {
    self.ledgerReader = ledgerReader
    self.indexWriter = indexWriter
    self.archiveCache = archiveCache
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerReader, indexWriter, archiveCache, backstageSwitch] }
}

struct ShelfStore: Part {
  let houseSwitch: HouseSwitch
  let stageRegistry: StageRegistry
  let stamp: Stamp

  var parts: [any Part] { [houseSwitch, stageRegistry] }
}

struct BlobCompactor: Part {
  let calendarMonitor: CalendarMonitor
  let houseSwitch: HouseSwitch
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  var parts: [any Part] { [calendarMonitor, houseSwitch, alarmProbe] }
}

final class ArchiveCompactor: Part {
  let consoleFeed: ConsoleFeed
  let consoleRegistry: ConsoleRegistry
  let clockFeed: any ClockFeed
  let stamp: Stamp

  init(
    consoleFeed: ConsoleFeed,
    consoleRegistry: ConsoleRegistry,
    clockFeed: any ClockFeed,
    stamp: Stamp
  ) {
    self.consoleFeed = consoleFeed
    self.consoleRegistry = consoleRegistry
    self.clockFeed = clockFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleFeed, consoleRegistry, clockFeed] }
}

func storageModule(_ log: BuildLog) -> Module {
  Module("storage", layer: "foundation", dependsOn: ["platform"]) {
    storageParts(log)
  }
}

/// All 25 of them.
@RegistrationBuilder
func storageParts(_ log: BuildLog) -> [any AnyRegistration] {
  storageParts1(log)
}

@RegistrationBuilder
private func storageParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(RecordWriter.self, instance: RecordWriter(stamp: Stamp("RecordWriter")))
  Registration(VaultWriter.self) {
    try VaultWriter(
      houseSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("VaultWriter")
    )
  }
  Registration(LedgerStore.self) {
    try LedgerStore(
      touringCalendarFeed: $0.resolve(name: "touring"),
      backstageSwitch: $0.resolve(),
      vaultWriter: $0.resolve(),
      calendarMonitor: $0.resolve(),
      houseSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("LedgerStore")
    )
  }
  Registration(ShelfWriter.self) {
    try ShelfWriter(
      ledgerStore: $0.resolve(),
      houseSwitch: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("ShelfWriter")
    )
  }.live()
  Registration(IndexMigration.self) {
    try IndexMigration(
      calendarRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      shelfWriter: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("IndexMigration")
    )
  }
  Registration((any IndexReader).self) {
    try SQLiteIndexReader(
      calendarMonitor: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("IndexReader")
    )
  }
  Registration(LedgerMigration.self, lifetime: .transient) {
    try LedgerMigration(
      indexReader: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("LedgerMigration")
    )
  }
  Registration((any BlobMigration).self) { (resolver: Resolver) async throws in
    try await SQLiteBlobMigration(
      houseSwitch: resolver.resolve(),
      backstageSwitch: resolver.resolve(),
      stamp: log.stamp("BlobMigration")
    )
  }
  Registration(BackupMigration.self) {
    try BackupMigration(
      alarmProbe: $0.resolve(),
      calendarProbe: $0.resolve(),
      houseSwitch: $0.resolve(),
      ledgerMigration: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("BackupMigration")
    )
  }
  Registration(VaultMigration.self) {
    try VaultMigration(
      consoleRegistry: $0.resolve(),
      stageRegistry: $0.resolve(),
      houseRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("VaultMigration")
    )
  }
  Registration((any BlobWriter).self) {
    try SQLiteBlobWriter(
      signalMonitor: $0.resolve(),
      ledgerMigration: $0.resolve(),
      consoleFeed: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("BlobWriter")
    )
  }
  Registration(ShelfReader.self) {
    try ShelfReader(
      ledgerMigration: $0.resolve(),
      vaultMigration: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("ShelfReader")
    )
  }
  Registration(ShelfCursor.self, lifetime: .transient) {
    try ShelfCursor(
      clockFeed: $0.resolve(),
      ledgerMigration: $0.resolve(),
      calendarFeed: $0.resolve(),
      stamp: log.stamp("ShelfCursor")
    )
  }
  Registration(BackupReader.self) {
    try BackupReader(houseSwitch: $0.resolve(), stamp: log.stamp("BackupReader"))
  }
  Registration(ArchiveCache.self) {
    try ArchiveCache(
      recordWriter: $0.resolve(),
      vaultWriter: $0.resolve(),
      stamp: log.stamp("ArchiveCache")
    )
  }
  Registration(LedgerReader.self) {
    try LedgerReader(
      calendarFeed: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("LedgerReader")
    )
  }
  Registration(VaultStore.self) { VaultStore(stamp: log.stamp("VaultStore")) }
  Registration(BlobCursor.self) {
    try BlobCursor(
      alarmProbe: $0.resolve(),
      signalProbe: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("BlobCursor")
    )
  }.live()
  Registration(IndexWriter.self, lifetime: .transient) {
    try IndexWriter(
      ledgerMigration: $0.resolve(),
      backstageSwitch: $0.resolve(),
      houseSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      backstageFeeds: $0.resolve(),
      stamp: log.stamp("IndexWriter")
    )
  }
  Registration(VaultCompactor.self) {
    try VaultCompactor(
      ledgerMigration: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("VaultCompactor")
    )
  }
  Registration(RecordStore.self) {
    try RecordStore(
      backupReader: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("RecordStore")
    )
  }
  Registration(BlobCache.self, lifetime: .graph) {
    try BlobCache(
      ledgerReader: $0.resolve(),
      indexWriter: $0.resolve(),
      archiveCache: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("BlobCache")
    )
  }
  Registration(ShelfStore.self) {
    try ShelfStore(
      houseSwitch: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("ShelfStore")
    )
  }
  Registration(BlobCompactor.self, lifetime: .transient) {
    try BlobCompactor(
      calendarMonitor: $0.resolve(),
      houseSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("BlobCompactor")
    )
  }
  Registration(ArchiveCompactor.self, lifetime: .transient) {
    try ArchiveCompactor(
      consoleFeed: $0.resolve(),
      consoleRegistry: $0.resolve(),
      clockFeed: $0.resolve(),
      stamp: log.stamp("ArchiveCompactor")
    )
  }
}
