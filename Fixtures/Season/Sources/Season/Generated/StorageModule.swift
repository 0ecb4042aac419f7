// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

struct RecordWriter: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class BlobWriter: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

struct BackupWriter: Part {
  let blobWriter: BlobWriter
  let stamp: Stamp

  var parts: [any Part] { [blobWriter] }
}

final class ArchiveMigration: Part {
  let backupWriter: BackupWriter
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(backupWriter: BackupWriter, alarmProbe: AlarmProbe, stamp: Stamp) {
    self.backupWriter = backupWriter
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [backupWriter, alarmProbe] }
}

struct VaultMigration: Part {
  let houseSwitch: any HouseSwitch
  let stageSwitch: StageSwitch
  let alarmProbe: AlarmProbe
  let archiveMigration: ArchiveMigration
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  var parts: [any Part] { [houseSwitch, stageSwitch, alarmProbe, archiveMigration, signalMonitor] }
}

final class LedgerStore: Part {
  let signalMonitor: any SignalMonitor
  let houseRegistry: HouseRegistry
  let calendarSchedule: CalendarSchedule
  let backstageSwitch: any BackstageSwitch
  let alarmProbe: AlarmProbe
  let calendarRegistry: CalendarRegistry
  let stamp: Stamp

  init(
    signalMonitor: any SignalMonitor,
    houseRegistry: HouseRegistry,
    calendarSchedule: CalendarSchedule,
    backstageSwitch: any BackstageSwitch,
    alarmProbe: AlarmProbe,
    calendarRegistry: CalendarRegistry,
    stamp: Stamp
  ) {
    self.signalMonitor = signalMonitor
    self.houseRegistry = houseRegistry
    self.calendarSchedule = calendarSchedule
    self.backstageSwitch = backstageSwitch
    self.alarmProbe = alarmProbe
    self.calendarRegistry = calendarRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [signalMonitor, houseRegistry, calendarSchedule, backstageSwitch, alarmProbe, calendarRegistry]
  }
}

final class BackupCursor: Part {
  let calendarSchedule: CalendarSchedule
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(calendarSchedule: CalendarSchedule, alarmSettings: AlarmSettings, stamp: Stamp) {
    self.calendarSchedule = calendarSchedule
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarSchedule, alarmSettings] }
}

struct LedgerCache: Part {
  let alarmProbe: AlarmProbe
  let ledgerStore: LedgerStore
  let stageRegistry: StageRegistry
  let consoleFeed: ConsoleFeed
  let stamp: Stamp

  var parts: [any Part] { [alarmProbe, ledgerStore, stageRegistry, consoleFeed] }
}

final class IndexMigration: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class ShelfStore: Part {
  let calendarSchedule: CalendarSchedule
  let backupConsoleFeed: ConsoleFeed
  let stamp: Stamp

  init(calendarSchedule: CalendarSchedule, backupConsoleFeed: ConsoleFeed, stamp: Stamp) {
    self.calendarSchedule = calendarSchedule
    self.backupConsoleFeed = backupConsoleFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarSchedule, backupConsoleFeed] }
}

final class ArchiveWriter: Part {
  let backupCursor: BackupCursor
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(backupCursor: BackupCursor, houseRegistry: HouseRegistry, stamp: Stamp) {
    self.backupCursor = backupCursor
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [backupCursor, houseRegistry] }
}

final class ShelfCursor: Part {
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

final class IndexCompactor: Part {
  let signalMonitor: any SignalMonitor
  let backstageSettings: BackstageSettings
  let alarmProbe: AlarmProbe
  let archiveWriter: ArchiveWriter
  let houseRegistry: HouseRegistry
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(
    signalMonitor: any SignalMonitor,
    backstageSettings: BackstageSettings,
    alarmProbe: AlarmProbe,
    archiveWriter: ArchiveWriter,
    houseRegistry: HouseRegistry,
    stageRegistry: StageRegistry,
    stamp: Stamp
  ) {
    self.signalMonitor = signalMonitor
    self.backstageSettings = backstageSettings
    self.alarmProbe = alarmProbe
    self.archiveWriter = archiveWriter
    self.houseRegistry = houseRegistry
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [signalMonitor, backstageSettings, alarmProbe, archiveWriter, houseRegistry, stageRegistry]
  }
}

struct ArchiveCompactor: Part {
  let calendarSchedule: CalendarSchedule
  let houseRegistry: HouseRegistry
  let signalMonitor: any SignalMonitor
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  var parts: [any Part] { [calendarSchedule, houseRegistry, signalMonitor, alarmProbe] }
}

struct IndexWriter: Part {
  let signalSwitch: any SignalSwitch
  let ledgerStore: LedgerStore
  let backupConsoleFeed: ConsoleFeed
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  var parts: [any Part] { [signalSwitch, ledgerStore, backupConsoleFeed, alarmProbe] }
}

protocol BlobCache: Part {}

final class SQLiteBlobCache: BlobCache {
  let archiveWriter: ArchiveWriter
  let archiveCompactor: ArchiveCompactor
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    archiveWriter: ArchiveWriter,
    archiveCompactor: ArchiveCompactor,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.archiveWriter = archiveWriter
    self.archiveCompactor = archiveCompactor
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveWriter, archiveCompactor, alarmProbe] }
}

struct IndexStore: Part {
  let backupConsoleFeed: ConsoleFeed
  let archiveWriter: ArchiveWriter
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  var parts: [any Part] { [backupConsoleFeed, archiveWriter, calendarSchedule] }
}

protocol BackupStore: Part {}

final class SQLiteBackupStore: BackupStore {
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe] }
}

struct RecordStore: Part {
  let blobWriter: BlobWriter
  let backupWriter: BackupWriter
  let stamp: Stamp

  var parts: [any Part] { [blobWriter, backupWriter] }
}

struct BlobReader: Part {
  let backstageSwitch: any BackstageSwitch
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  var parts: [any Part] { [backstageSwitch, signalMonitor] }
}

protocol BlobCursor: Part {}

final class SQLiteBlobCursor: BlobCursor {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class BlobMigration: Part {
  let signalMonitor: any SignalMonitor
  let alarmProbe: AlarmProbe
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  init(
    signalMonitor: any SignalMonitor,
    alarmProbe: AlarmProbe,
    calendarSchedule: CalendarSchedule,
    stamp: Stamp
  ) {
    self.signalMonitor = signalMonitor
    self.alarmProbe = alarmProbe
    self.calendarSchedule = calendarSchedule
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, alarmProbe, calendarSchedule] }
}

final class VaultStore: Part {
  let shelfCursor: ShelfCursor
  let signalMonitor: any SignalMonitor
  let alarmProbe: AlarmProbe
  let backstageSwitch: any BackstageSwitch
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(
    shelfCursor: ShelfCursor,
    signalMonitor: any SignalMonitor,
    alarmProbe: AlarmProbe,
    backstageSwitch: any BackstageSwitch,
    houseRegistry: HouseRegistry,
    stamp: Stamp
  ) {
    self.shelfCursor = shelfCursor
    self.signalMonitor = signalMonitor
    self.alarmProbe = alarmProbe
    self.backstageSwitch = backstageSwitch
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [shelfCursor, signalMonitor, alarmProbe, backstageSwitch, houseRegistry]
  }
}

final class LedgerReader: Part {
  let blobCache: any BlobCache
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  init(blobCache: any BlobCache, calendarSchedule: CalendarSchedule, stamp: Stamp) {
    self.blobCache = blobCache
    self.calendarSchedule = calendarSchedule
    self.stamp = stamp
  }

  var parts: [any Part] { [blobCache, calendarSchedule] }
}

struct ShelfCache: Part {
  let blobReader: BlobReader
  let calendarRegistry: CalendarRegistry
  let stamp: Stamp

  var parts: [any Part] { [blobReader, calendarRegistry] }
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
  Registration(BlobWriter.self) { BlobWriter(stamp: log.stamp("BlobWriter")) }.live()
  Registration(BackupWriter.self) {
    try BackupWriter(blobWriter: $0.resolve(), stamp: log.stamp("BackupWriter"))
  }
  Registration(ArchiveMigration.self) {
    try ArchiveMigration(
      backupWriter: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("ArchiveMigration")
    )
  }
  Registration(VaultMigration.self) {
    try VaultMigration(
      houseSwitch: $0.resolve(),
      stageSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      archiveMigration: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("VaultMigration")
    )
  }
  Registration(LedgerStore.self, lifetime: .graph) {
    try LedgerStore(
      signalMonitor: $0.resolve(),
      houseRegistry: $0.resolve(),
      calendarSchedule: $0.resolve(),
      backstageSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      calendarRegistry: $0.resolve(),
      stamp: log.stamp("LedgerStore")
    )
  }
  Registration(BackupCursor.self) {
    try BackupCursor(
      calendarSchedule: $0.resolve(),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("BackupCursor")
    )
  }
  Registration(LedgerCache.self, lifetime: .transient) {
    try LedgerCache(
      alarmProbe: $0.resolve(),
      ledgerStore: $0.resolve(),
      stageRegistry: $0.resolve(),
      consoleFeed: $0.resolve(),
      stamp: log.stamp("LedgerCache")
    )
  }
  Registration(IndexMigration.self) { IndexMigration(stamp: log.stamp("IndexMigration")) }
  Registration(ShelfStore.self) {
    try ShelfStore(
      calendarSchedule: $0.resolve(),
      backupConsoleFeed: $0.resolve(name: "backup"),
      stamp: log.stamp("ShelfStore")
    )
  }
  Registration(ArchiveWriter.self) {
    try ArchiveWriter(
      backupCursor: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("ArchiveWriter")
    )
  }
  Registration(ShelfCursor.self) {
    try ShelfCursor(
      alarmProbe: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("ShelfCursor")
    )
  }
  Registration(IndexCompactor.self) {
    try IndexCompactor(
      signalMonitor: $0.resolve(),
      backstageSettings: $0.resolve(),
      alarmProbe: $0.resolve(),
      archiveWriter: $0.resolve(),
      houseRegistry: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("IndexCompactor")
    )
  }
  Registration(ArchiveCompactor.self) {
    try ArchiveCompactor(
      calendarSchedule: $0.resolve(),
      houseRegistry: $0.resolve(),
      signalMonitor: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("ArchiveCompactor")
    )
  }
  Registration(IndexWriter.self) {
    try IndexWriter(
      signalSwitch: $0.resolve(),
      ledgerStore: $0.resolve(),
      backupConsoleFeed: $0.resolve(name: "backup"),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("IndexWriter")
    )
  }
  Registration((any BlobCache).self) {
    try SQLiteBlobCache(
      archiveWriter: $0.resolve(),
      archiveCompactor: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("BlobCache")
    )
  }
  Registration(IndexStore.self, lifetime: .transient) {
    try IndexStore(
      backupConsoleFeed: $0.resolve(name: "backup"),
      archiveWriter: $0.resolve(),
      calendarSchedule: $0.resolve(),
      stamp: log.stamp("IndexStore")
    )
  }
  Registration((any BackupStore).self) { (resolver: Resolver) async throws in
    try await SQLiteBackupStore(alarmProbe: resolver.resolve(), stamp: log.stamp("BackupStore"))
  }.live()
  Registration(RecordStore.self) {
    try RecordStore(
      blobWriter: $0.resolve(),
      backupWriter: $0.resolve(),
      stamp: log.stamp("RecordStore")
    )
  }
  Registration(BlobReader.self, lifetime: .transient) {
    try BlobReader(
      backstageSwitch: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("BlobReader")
    )
  }
  Registration((any BlobCursor).self) { SQLiteBlobCursor(stamp: log.stamp("BlobCursor")) }
  Registration(BlobMigration.self, lifetime: .transient) {
    try BlobMigration(
      signalMonitor: $0.resolve(),
      alarmProbe: $0.resolve(),
      calendarSchedule: $0.resolve(),
      stamp: log.stamp("BlobMigration")
    )
  }
  Registration(VaultStore.self) {
    try VaultStore(
      shelfCursor: $0.resolve(),
      signalMonitor: $0.resolve(),
      alarmProbe: $0.resolve(),
      backstageSwitch: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("VaultStore")
    )
  }
  Registration(LedgerReader.self, lifetime: .transient) {
    try LedgerReader(
      blobCache: $0.resolve(),
      calendarSchedule: $0.resolve(),
      stamp: log.stamp("LedgerReader")
    )
  }
  Registration(ShelfCache.self) {
    try ShelfCache(
      blobReader: $0.resolve(),
      calendarRegistry: $0.resolve(),
      stamp: log.stamp("ShelfCache")
    )
  }
}
