// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct RecordWriter: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class VaultWriter: Part {
  let backstageSwitch: BackstageSwitch
  let alarmProbe: any AlarmProbe
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    backstageSwitch: BackstageSwitch,
    alarmProbe: any AlarmProbe,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.backstageSwitch = backstageSwitch
    self.alarmProbe = alarmProbe
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [backstageSwitch, alarmProbe, houseSwitch] }
}

struct LedgerStore: Part {
  let touringCalendarFeed: CalendarFeed
  let backstageSwitch: BackstageSwitch
  let vaultWriter: VaultWriter
  let calendarRegistry: CalendarRegistry
  let houseSwitch: HouseSwitch
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  var parts: [any Part] {
    [touringCalendarFeed, backstageSwitch, vaultWriter, calendarRegistry, houseSwitch, alarmProbe]
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
  let touringCalendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let shelfWriter: ShelfWriter
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  var parts: [any Part] { [touringCalendarFeed, houseSwitch, shelfWriter, consoleRegistry] }
}

protocol IndexReader: Part {}

final class SQLiteIndexReader: IndexReader {
  let calendarFeed: CalendarFeed
  let calendarProbe: any CalendarProbe
  let stamp: Stamp

  init(calendarFeed: CalendarFeed, calendarProbe: any CalendarProbe, stamp: Stamp) {
    self.calendarFeed = calendarFeed
    self.calendarProbe = calendarProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed, calendarProbe] }
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

final class BackupMigration: Part {
  let alarmProbe: any AlarmProbe
  let signalFeed: SignalFeed
  let houseSwitch: HouseSwitch
  let ledgerMigration: LedgerMigration
  let consoleRegistry: ConsoleRegistry
  let calendarRegistry: CalendarRegistry
  let stamp: Stamp

  init(
    alarmProbe: any AlarmProbe,
    signalFeed: SignalFeed,
    houseSwitch: HouseSwitch,
    ledgerMigration: LedgerMigration,
    consoleRegistry: ConsoleRegistry,
    calendarRegistry: CalendarRegistry,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.signalFeed = signalFeed
    self.houseSwitch = houseSwitch
    self.ledgerMigration = ledgerMigration
    self.consoleRegistry = consoleRegistry
    self.calendarRegistry = calendarRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [alarmProbe, signalFeed, houseSwitch, ledgerMigration, consoleRegistry, calendarRegistry]
  }
}

struct VaultMigration: Part {
  let consoleRegistry: ConsoleRegistry
  let calendarMonitor: CalendarMonitor
  let houseRegistry: HouseRegistry
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  var parts: [any Part] { [consoleRegistry, calendarMonitor, houseRegistry, houseSwitch] }
}

protocol BlobWriter: Part {}

final class SQLiteBlobWriter: BlobWriter {
  let signalMonitor: any SignalMonitor
  let ledgerMigration: LedgerMigration
  let clockFeed: any ClockFeed
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    signalMonitor: any SignalMonitor,
    ledgerMigration: LedgerMigration,
    clockFeed: any ClockFeed,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.signalMonitor = signalMonitor
    self.ledgerMigration = ledgerMigration
    self.clockFeed = clockFeed
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, ledgerMigration, clockFeed, houseSwitch] }
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
  let matineeClockFeed: any ClockFeed
  let ledgerMigration: LedgerMigration
  let backstageSettings: BackstageSettings
  let stamp: Stamp

  init(
    matineeClockFeed: any ClockFeed,
    ledgerMigration: LedgerMigration,
    backstageSettings: BackstageSettings,
    stamp: Stamp
  ) {
    self.matineeClockFeed = matineeClockFeed
    self.ledgerMigration = ledgerMigration
    self.backstageSettings = backstageSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [matineeClockFeed, ledgerMigration, backstageSettings] }
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
  let ledgerStore: LedgerStore
  let indexMigration: IndexMigration
  let stamp: Stamp

  init(ledgerStore: LedgerStore, indexMigration: IndexMigration, stamp: Stamp) {
    self.ledgerStore = ledgerStore
    self.indexMigration = indexMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerStore, indexMigration] }
}

final class LedgerReader: Part {
  let touringCalendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(touringCalendarFeed: CalendarFeed, houseSwitch: HouseSwitch, stamp: Stamp) {
    self.touringCalendarFeed = touringCalendarFeed
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [touringCalendarFeed, houseSwitch] }
}

struct VaultStore: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class BlobCursor: Part {
  let alarmProbe: any AlarmProbe
  let houseRegistry: HouseRegistry
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  init(
    alarmProbe: any AlarmProbe,
    houseRegistry: HouseRegistry,
    calendarSchedule: CalendarSchedule,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.houseRegistry = houseRegistry
    self.calendarSchedule = calendarSchedule
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, houseRegistry, calendarSchedule] }
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
  let vaultMigration: VaultMigration
  let backstageSettings: BackstageSettings
  let stamp: Stamp

  init(vaultMigration: VaultMigration, backstageSettings: BackstageSettings, stamp: Stamp) {
    self.vaultMigration = vaultMigration
    self.backstageSettings = backstageSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [vaultMigration, backstageSettings] }
}

struct RecordStore: Part {
  let archiveCache: ArchiveCache
  let signalFeed: SignalFeed
  let stamp: Stamp

  var parts: [any Part] { [archiveCache, signalFeed] }
}

final class BlobCache: Part {
  let archiveCache: ArchiveCache
  let indexWriter: IndexWriter
  let vaultStore: VaultStore
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(
    archiveCache: ArchiveCache,
    indexWriter: IndexWriter,
    vaultStore: VaultStore,
    backstageSwitch: BackstageSwitch,
    stamp: Stamp
  ) {
    self.archiveCache = archiveCache
    self.indexWriter = indexWriter
    self.vaultStore = vaultStore
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveCache, indexWriter, vaultStore, backstageSwitch] }
}

struct ShelfStore: Part {
  let consoleRegistry: ConsoleRegistry
  let calendarMonitor: CalendarMonitor
  let stamp: Stamp

  var parts: [any Part] { [consoleRegistry, calendarMonitor] }
}

struct BlobCompactor: Part {
  let consoleRegistry: ConsoleRegistry
  let backstageSwitch: BackstageSwitch
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  var parts: [any Part] { [consoleRegistry, backstageSwitch, alarmProbe] }
}

final class ArchiveCompactor: Part {
  let clockFeed: any ClockFeed
  let consoleRegistry: ConsoleRegistry
  let vaultWriter: VaultWriter
  let stamp: Stamp

  init(
    clockFeed: any ClockFeed,
    consoleRegistry: ConsoleRegistry,
    vaultWriter: VaultWriter,
    stamp: Stamp
  ) {
    self.clockFeed = clockFeed
    self.consoleRegistry = consoleRegistry
    self.vaultWriter = vaultWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed, consoleRegistry, vaultWriter] }
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
      backstageSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("VaultWriter")
    )
  }
  Registration(LedgerStore.self) {
    try LedgerStore(
      touringCalendarFeed: $0.resolve(name: "touring"),
      backstageSwitch: $0.resolve(),
      vaultWriter: $0.resolve(),
      calendarRegistry: $0.resolve(),
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
      touringCalendarFeed: $0.resolve(name: "touring"),
      houseSwitch: $0.resolve(),
      shelfWriter: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("IndexMigration")
    )
  }
  Registration((any IndexReader).self) {
    try SQLiteIndexReader(
      calendarFeed: $0.resolve(),
      calendarProbe: $0.resolve(),
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
      backstageFeeds: resolver.resolve(),
      stamp: log.stamp("BlobMigration")
    )
  }
  Registration(BackupMigration.self) {
    try BackupMigration(
      alarmProbe: $0.resolve(),
      signalFeed: $0.resolve(),
      houseSwitch: $0.resolve(),
      ledgerMigration: $0.resolve(),
      consoleRegistry: $0.resolve(),
      calendarRegistry: $0.resolve(),
      stamp: log.stamp("BackupMigration")
    )
  }
  Registration(VaultMigration.self) {
    try VaultMigration(
      consoleRegistry: $0.resolve(),
      calendarMonitor: $0.resolve(),
      houseRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("VaultMigration")
    )
  }
  Registration((any BlobWriter).self) {
    try SQLiteBlobWriter(
      signalMonitor: $0.resolve(),
      ledgerMigration: $0.resolve(),
      clockFeed: $0.resolve(),
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
      matineeClockFeed: $0.resolve(name: "matinee"),
      ledgerMigration: $0.resolve(),
      backstageSettings: $0.resolve(),
      stamp: log.stamp("ShelfCursor")
    )
  }
  Registration(BackupReader.self) {
    try BackupReader(houseSwitch: $0.resolve(), stamp: log.stamp("BackupReader"))
  }
  Registration(ArchiveCache.self) {
    try ArchiveCache(
      ledgerStore: $0.resolve(),
      indexMigration: $0.resolve(),
      stamp: log.stamp("ArchiveCache")
    )
  }
  Registration(LedgerReader.self) {
    try LedgerReader(
      touringCalendarFeed: $0.resolve(name: "touring"),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("LedgerReader")
    )
  }
  Registration(VaultStore.self) { VaultStore(stamp: log.stamp("VaultStore")) }
  Registration(BlobCursor.self) {
    try BlobCursor(
      alarmProbe: $0.resolve(),
      houseRegistry: $0.resolve(),
      calendarSchedule: $0.resolve(),
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
      vaultMigration: $0.resolve(),
      backstageSettings: $0.resolve(),
      stamp: log.stamp("VaultCompactor")
    )
  }
  Registration(RecordStore.self) {
    try RecordStore(
      archiveCache: $0.resolve(),
      signalFeed: $0.resolve(),
      stamp: log.stamp("RecordStore")
    )
  }
  Registration(BlobCache.self, lifetime: .graph) {
    try BlobCache(
      archiveCache: $0.resolve(),
      indexWriter: $0.resolve(),
      vaultStore: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("BlobCache")
    )
  }
  Registration(ShelfStore.self) {
    try ShelfStore(
      consoleRegistry: $0.resolve(),
      calendarMonitor: $0.resolve(),
      stamp: log.stamp("ShelfStore")
    )
  }
  Registration(BlobCompactor.self, lifetime: .transient) {
    try BlobCompactor(
      consoleRegistry: $0.resolve(),
      backstageSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("BlobCompactor")
    )
  }
  Registration(ArchiveCompactor.self, lifetime: .transient) {
    try ArchiveCompactor(
      clockFeed: $0.resolve(),
      consoleRegistry: $0.resolve(),
      vaultWriter: $0.resolve(),
      stamp: log.stamp("ArchiveCompactor")
    )
  }
}
