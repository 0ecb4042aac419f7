// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

struct BadgeRoster: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class ConsentRoster: Part {
  let vaultMigration: VaultMigration
  let signalFeeds: ParameterizedFactory<Int, SignalFeed>
  let stamp: Stamp

  init(
    vaultMigration: VaultMigration,
    signalFeeds: ParameterizedFactory<Int, SignalFeed>,
    stamp: Stamp
  ) {
    self.vaultMigration = vaultMigration
    self.signalFeeds = signalFeeds
    self.stamp = stamp
  }

  var parts: [any Part] { [vaultMigration] }
}

final class StaffLookup: Part {
  let consentRoster: ConsentRoster
  let ledgerStore: LedgerStore
  let stamp: Stamp

  init(consentRoster: ConsentRoster, ledgerStore: LedgerStore, stamp: Stamp) {
    self.consentRoster = consentRoster
    self.ledgerStore = ledgerStore
    self.stamp = stamp
  }

  var parts: [any Part] { [consentRoster, ledgerStore] }
}

struct LoginToken: Part {
  let staffLookup: StaffLookup
  let stamp: Stamp

  var parts: [any Part] { [staffLookup] }
}

final class GuestVerifier: Part {
  let loginToken: LoginToken
  let stamp: Stamp

  init(loginToken: LoginToken, stamp: Stamp) {
    self.loginToken = loginToken
    self.stamp = stamp
  }

  var parts: [any Part] { [loginToken] }
}

final class MemberToken: Part {
  let blobReader: BlobReader
  let houseRegistry: HouseRegistry
  let ledgerStore: LedgerStore
  let signalFeeds: ParameterizedFactory<Int, SignalFeed>
  let backupCursor: BackupCursor
  let stamp: Stamp

  init(
    blobReader: BlobReader,
    houseRegistry: HouseRegistry,
    ledgerStore: LedgerStore,
    signalFeeds: ParameterizedFactory<Int, SignalFeed>,
    backupCursor: BackupCursor,
    stamp: Stamp
  ) {
    self.blobReader = blobReader
    self.houseRegistry = houseRegistry
    self.ledgerStore = ledgerStore
    self.signalFeeds = signalFeeds
    self.backupCursor = backupCursor
    self.stamp = stamp
  }

  var parts: [any Part] { [blobReader, houseRegistry, ledgerStore, backupCursor] }
}

final class StaffSession: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

struct BadgeSession: Part {
  let vaultStore: VaultStore
  let ledgerStore: LedgerStore
  let calendarRegistry: CalendarRegistry
  let stamp: Stamp

  var parts: [any Part] { [vaultStore, ledgerStore, calendarRegistry] }
}

final class ConsentVerifier: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class LoginPolicy: Part {
  let archiveWriter: ArchiveWriter
  let badgeSession: BadgeSession
  let houseRegistry: HouseRegistry
  let signalMonitor: any SignalMonitor
  let alarmProbe: AlarmProbe
  let signalSwitch: any SignalSwitch
  let stamp: Stamp

  init(
    archiveWriter: ArchiveWriter,
    badgeSession: BadgeSession,
    houseRegistry: HouseRegistry,
    signalMonitor: any SignalMonitor,
    alarmProbe: AlarmProbe,
    signalSwitch: any SignalSwitch,
    stamp: Stamp
  ) {
    self.archiveWriter = archiveWriter
    self.badgeSession = badgeSession
    self.houseRegistry = houseRegistry
    self.signalMonitor = signalMonitor
    self.alarmProbe = alarmProbe
    self.signalSwitch = signalSwitch
    self.stamp = stamp
  }

  var parts: [any Part] {
    [archiveWriter, badgeSession, houseRegistry, signalMonitor, alarmProbe, signalSwitch]
  }
}

final class RoleRoster: Part {
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe] }
}

protocol ConsentSession: Part {}

final class SignedConsentSession: ConsentSession {
  let archiveWriter: ArchiveWriter
  let ledgerStore: LedgerStore
  let backupCursor: BackupCursor
  let signalMonitor: any SignalMonitor
  let blobCache: any BlobCache
  let loginToken: LoginToken
  let stamp: Stamp

  init(
    archiveWriter: ArchiveWriter,
    ledgerStore: LedgerStore,
    backupCursor: BackupCursor,
    signalMonitor: any SignalMonitor,
    blobCache: any BlobCache,
    loginToken: LoginToken,
    stamp: Stamp
  ) {
    self.archiveWriter = archiveWriter
    self.ledgerStore = ledgerStore
    self.backupCursor = backupCursor
    self.signalMonitor = signalMonitor
    self.blobCache = blobCache
    self.loginToken = loginToken
    self.stamp = stamp
  }

  var parts: [any Part] {
    [archiveWriter, ledgerStore, backupCursor, signalMonitor, blobCache, loginToken]
  }
}

protocol GuestSession: Part {}

final class SignedGuestSession: GuestSession {
  let calendarSchedule: CalendarSchedule
  let blobReader: BlobReader
  let ledgerStore: LedgerStore
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    calendarSchedule: CalendarSchedule,
    blobReader: BlobReader,
    ledgerStore: LedgerStore,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.calendarSchedule = calendarSchedule
    self.blobReader = blobReader
    self.ledgerStore = ledgerStore
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarSchedule, blobReader, ledgerStore, alarmProbe] }
}

final class BadgeToken: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

struct RoleDirectory: Part {
  let backstageSettings: BackstageSettings
  let alarmProbe: AlarmProbe
  let shelfCursor: ShelfCursor
  let consentVerifier: ConsentVerifier
  let roleRoster: RoleRoster
  let stamp: Stamp

  var parts: [any Part] {
    [backstageSettings, alarmProbe, shelfCursor, consentVerifier, roleRoster]
  }
}

protocol GuestRoster: Part {}

final class SignedGuestRoster: GuestRoster {
  let calendarFeed: CalendarFeed
  let stamp: Stamp

  init(calendarFeed: CalendarFeed, stamp: Stamp) {
    self.calendarFeed = calendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed] }
}

struct LoginVerifier: Part {
  let badgeSession: BadgeSession
  let blobCursor: any BlobCursor
  let backupCursor: BackupCursor
  let ledgerStore: LedgerStore
  let stamp: Stamp

  var parts: [any Part] { [badgeSession, blobCursor, backupCursor, ledgerStore] }
}

protocol MemberLookup: Part {}

final class SignedMemberLookup: MemberLookup {
  let houseRegistry: HouseRegistry
  let loginToken: LoginToken
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(houseRegistry: HouseRegistry, loginToken: LoginToken, alarmProbe: AlarmProbe, stamp: Stamp) {
    self.houseRegistry = houseRegistry
    self.loginToken = loginToken
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry, loginToken, alarmProbe] }
}

final class ArchiveSignedMemberLookup: MemberLookup {
  let backupCursor: BackupCursor
  let loginPolicy: LoginPolicy
  let stamp: Stamp

  init(backupCursor: BackupCursor, loginPolicy: LoginPolicy, stamp: Stamp) {
    self.backupCursor = backupCursor
    self.loginPolicy = loginPolicy
    self.stamp = stamp
  }

  var parts: [any Part] { [backupCursor, loginPolicy] }
}

struct GuestDirectory: Part {
  let alarmProbe: AlarmProbe
  let calendarSchedule: CalendarSchedule
  let archiveWriter: ArchiveWriter
  let blobCursor: any BlobCursor
  let stamp: Stamp

  var parts: [any Part] { [alarmProbe, calendarSchedule, archiveWriter, blobCursor] }
}

final class PatronToken: Part {
  let guestDirectory: GuestDirectory
  let stamp: Stamp

  init(guestDirectory: GuestDirectory, stamp: Stamp) {
    self.guestDirectory = guestDirectory
    self.stamp = stamp
  }

  var parts: [any Part] { [guestDirectory] }
}

struct PatronLookup: Part {
  let staffSession: StaffSession
  let stamp: Stamp

  var parts: [any Part] { [staffSession] }
}

struct ConsentPolicy: Part {
  let backstageFeed: BackstageFeed
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  var parts: [any Part] { [backstageFeed, signalMonitor] }
}

final class MemberVerifier: Part {
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe] }
}

final class LoginRoster: Part {
  let ledgerStore: LedgerStore
  let stamp: Stamp

  init(ledgerStore: LedgerStore, stamp: Stamp) {
    self.ledgerStore = ledgerStore
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerStore] }
}

final class BadgeDirectory: Part {
  let archiveMigration: ArchiveMigration
  let stageSwitch: StageSwitch
  let calendarRegistry: CalendarRegistry
  let blobReader: BlobReader
  let stamp: Stamp

  init(
    archiveMigration: ArchiveMigration,
    stageSwitch: StageSwitch,
    calendarRegistry: CalendarRegistry,
    blobReader: BlobReader,
    stamp: Stamp
  ) {
    self.archiveMigration = archiveMigration
    self.stageSwitch = stageSwitch
    self.calendarRegistry = calendarRegistry
    self.blobReader = blobReader
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveMigration, stageSwitch, calendarRegistry, blobReader] }
}

final class BadgePolicy: Part {
  let blobCursor: any BlobCursor
  let calendarSchedule: CalendarSchedule
  let number: Int
  let stamp: Stamp

  init(blobCursor: any BlobCursor, calendarSchedule: CalendarSchedule, number: Int, stamp: Stamp) {
    self.blobCursor = blobCursor
    self.calendarSchedule = calendarSchedule
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [blobCursor, calendarSchedule] }
}

func identityModule(_ log: BuildLog) -> Module {
  Module("identity", layer: "house", dependsOn: ["platform", "storage"]) {
    identityParts(log)
  }
}

/// All 28 of them.
@RegistrationBuilder
func identityParts(_ log: BuildLog) -> [any AnyRegistration] {
  identityParts1(log)
  identityParts2(log)
}

@RegistrationBuilder
private func identityParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(BadgeRoster.self, instance: BadgeRoster(stamp: Stamp("BadgeRoster")))
  Registration(ConsentRoster.self) {
    try ConsentRoster(
      vaultMigration: $0.resolve(),
      signalFeeds: $0.resolve(),
      stamp: log.stamp("ConsentRoster")
    )
  }
  Registration(StaffLookup.self) {
    try StaffLookup(
      consentRoster: $0.resolve(),
      ledgerStore: $0.resolve(),
      stamp: log.stamp("StaffLookup")
    )
  }
  Registration(LoginToken.self) {
    try LoginToken(staffLookup: $0.resolve(), stamp: log.stamp("LoginToken"))
  }
  Registration(GuestVerifier.self) {
    try GuestVerifier(loginToken: $0.resolve(), stamp: log.stamp("GuestVerifier"))
  }
  Registration(MemberToken.self) { (resolver: Resolver) async throws in
    try await MemberToken(
      blobReader: resolver.resolve(),
      houseRegistry: resolver.resolve(),
      ledgerStore: resolver.resolve(),
      signalFeeds: resolver.resolve(),
      backupCursor: resolver.resolve(),
      stamp: log.stamp("MemberToken")
    )
  }
  Registration(StaffSession.self) { StaffSession(stamp: log.stamp("StaffSession")) }
  Registration(BadgeSession.self) {
    try BadgeSession(
      vaultStore: $0.resolve(),
      ledgerStore: $0.resolve(),
      calendarRegistry: $0.resolve(),
      stamp: log.stamp("BadgeSession")
    )
  }
  Registration(ConsentVerifier.self) { ConsentVerifier(stamp: log.stamp("ConsentVerifier")) }
  Registration(LoginPolicy.self) {
    try LoginPolicy(
      archiveWriter: $0.resolve(),
      badgeSession: $0.resolve(),
      houseRegistry: $0.resolve(),
      signalMonitor: $0.resolve(),
      alarmProbe: $0.resolve(),
      signalSwitch: $0.resolve(),
      stamp: log.stamp("LoginPolicy")
    )
  }
  Registration(RoleRoster.self) {
    try RoleRoster(alarmProbe: $0.resolve(), stamp: log.stamp("RoleRoster"))
  }
  Registration((any ConsentSession).self) {
    try SignedConsentSession(
      archiveWriter: $0.resolve(),
      ledgerStore: $0.resolve(),
      backupCursor: $0.resolve(),
      signalMonitor: $0.resolve(),
      blobCache: $0.resolve(),
      loginToken: $0.resolve(),
      stamp: log.stamp("ConsentSession")
    )
  }
  Registration((any GuestSession).self) {
    try SignedGuestSession(
      calendarSchedule: $0.resolve(),
      blobReader: $0.resolve(),
      ledgerStore: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("GuestSession")
    )
  }
  Registration(BadgeToken.self, lifetime: .transient) { BadgeToken(stamp: log.stamp("BadgeToken")) }
  Registration(RoleDirectory.self) {
    try RoleDirectory(
      backstageSettings: $0.resolve(),
      alarmProbe: $0.resolve(),
      shelfCursor: $0.resolve(),
      consentVerifier: $0.resolve(),
      roleRoster: $0.resolve(),
      stamp: log.stamp("RoleDirectory")
    )
  }
  Registration((any GuestRoster).self) {
    try SignedGuestRoster(calendarFeed: $0.resolve(), stamp: log.stamp("GuestRoster"))
  }
  Registration(LoginVerifier.self) {
    try LoginVerifier(
      badgeSession: $0.resolve(),
      blobCursor: $0.resolve(),
      backupCursor: $0.resolve(),
      ledgerStore: $0.resolve(),
      stamp: log.stamp("LoginVerifier")
    )
  }
  Registration((any MemberLookup).self) {
    try SignedMemberLookup(
      houseRegistry: $0.resolve(),
      loginToken: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("MemberLookup")
    )
  }
  Registration((any MemberLookup).self, name: "archive") {
    try ArchiveSignedMemberLookup(
      backupCursor: $0.resolve(),
      loginPolicy: $0.resolve(),
      stamp: log.stamp("MemberLookup(name: archive)")
    )
  }
  Registration(GuestDirectory.self, lifetime: .transient) {
    try GuestDirectory(
      alarmProbe: $0.resolve(),
      calendarSchedule: $0.resolve(),
      archiveWriter: $0.resolve(),
      blobCursor: $0.resolve(),
      stamp: log.stamp("GuestDirectory")
    )
  }
  Registration(PatronToken.self) {
    try PatronToken(guestDirectory: $0.resolve(), stamp: log.stamp("PatronToken"))
  }
  Registration(PatronLookup.self) {
    try PatronLookup(staffSession: $0.resolve(), stamp: log.stamp("PatronLookup"))
  }
  Registration(ConsentPolicy.self) {
    try ConsentPolicy(
      backstageFeed: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("ConsentPolicy")
    )
  }
  Registration(MemberVerifier.self) {
    try MemberVerifier(alarmProbe: $0.resolve(), stamp: log.stamp("MemberVerifier"))
  }
  Registration(LoginRoster.self) {
    try LoginRoster(ledgerStore: $0.resolve(), stamp: log.stamp("LoginRoster"))
  }
}

@RegistrationBuilder
private func identityParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(LoginRoster.self, name: "touring") {
    try LoginRoster(ledgerStore: $0.resolve(), stamp: log.stamp("LoginRoster(name: touring)"))
  }
  Registration(BadgeDirectory.self) {
    try BadgeDirectory(
      archiveMigration: $0.resolve(),
      stageSwitch: $0.resolve(),
      calendarRegistry: $0.resolve(),
      blobReader: $0.resolve(),
      stamp: log.stamp("BadgeDirectory")
    )
  }
  Registration(BadgePolicy.self, with: Int.self) {
    try BadgePolicy(
      blobCursor: $0.resolve(),
      calendarSchedule: $0.resolve(),
      number: $1,
      stamp: log.stamp("BadgePolicy")
    )
  }
}
