// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct MemberRoster: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class LoginLookup: Part {
  let archiveCache: ArchiveCache
  let indexMigration: IndexMigration
  let stamp: Stamp

  init(archiveCache: ArchiveCache, indexMigration: IndexMigration, stamp: Stamp) {
    self.archiveCache = archiveCache
    self.indexMigration = indexMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveCache, indexMigration] }
}

final class GuestLookup: Part {
  let loginLookup: LoginLookup
  let stamp: Stamp

  init(loginLookup: LoginLookup, stamp: Stamp) {
    self.loginLookup = loginLookup
    self.stamp = stamp
  }

  var parts: [any Part] { [loginLookup] }
}

struct MemberToken: Part {
  let indexReader: any IndexReader
  let guestLookup: GuestLookup
  let backstageSettings: BackstageSettings
  let stamp: Stamp

  var parts: [any Part] { [indexReader, guestLookup, backstageSettings] }
}

final class ConsentRoster: Part {
  let memberToken: MemberToken
  let stamp: Stamp

  init(memberToken: MemberToken, stamp: Stamp) {
    self.memberToken = memberToken
    self.stamp = stamp
  }

  var parts: [any Part] { [memberToken] }
}

final class LoginSession: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class StaffLookup: Part {
  let ledgerMigration: LedgerMigration
  let consentRoster: ConsentRoster
  let stageRegistry: StageRegistry
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let houseSwitch: HouseSwitch
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(
    ledgerMigration: LedgerMigration,
    consentRoster: ConsentRoster,
    stageRegistry: StageRegistry,
    backstageFeeds: ParameterizedFactory<Int, BackstageFeed>,
    houseSwitch: HouseSwitch,
    signalMonitor: any SignalMonitor,
    stamp: Stamp
  ) {
    self.ledgerMigration = ledgerMigration
    self.consentRoster = consentRoster
    self.stageRegistry = stageRegistry
    self.backstageFeeds = backstageFeeds
    self.houseSwitch = houseSwitch
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] {
    [ledgerMigration, consentRoster, stageRegistry, houseSwitch, signalMonitor]
  }
}

final class LoginToken: Part {
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch] }
}

struct BadgeRoster: Part {
  let ledgerMigration: LedgerMigration
  let indexReader: any IndexReader
  let clockFeed: any ClockFeed
  let alarmProbe: any AlarmProbe
  let backupMigration: BackupMigration
  let blobCompactor: BlobCompactor
  let stamp: Stamp

  var parts: [any Part] {
    [ledgerMigration, indexReader, clockFeed, alarmProbe, backupMigration, blobCompactor]
  }
}

struct LoginVerifier: Part {
  let touringCalendarFeed: CalendarFeed
  let indexWriter: IndexWriter
  let ledgerMigration: LedgerMigration
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  var parts: [any Part] { [touringCalendarFeed, indexWriter, ledgerMigration, houseSwitch] }
}

final class RolePolicy: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

protocol GuestPolicy: Part {}

final class SignedGuestPolicy: GuestPolicy {
  let matineeClockFeed: any ClockFeed
  let houseSwitch: HouseSwitch
  let blobWriter: any BlobWriter
  let badgeRoster: BadgeRoster
  let loginVerifier: LoginVerifier
  let stamp: Stamp

  init(
    matineeClockFeed: any ClockFeed,
    houseSwitch: HouseSwitch,
    blobWriter: any BlobWriter,
    badgeRoster: BadgeRoster,
    loginVerifier: LoginVerifier,
    stamp: Stamp
  ) {
    self.matineeClockFeed = matineeClockFeed
    self.houseSwitch = houseSwitch
    self.blobWriter = blobWriter
    self.badgeRoster = badgeRoster
    self.loginVerifier = loginVerifier
    self.stamp = stamp
  }

  var parts: [any Part] { [matineeClockFeed, houseSwitch, blobWriter, badgeRoster, loginVerifier] }
}

final class BadgeToken: Part {
  let clockFeed: any ClockFeed
  let stamp: Stamp

  init(clockFeed: any ClockFeed, stamp: Stamp) {
    self.clockFeed = clockFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed] }
}

final class GuestRoster: Part {
  let badgeRoster: BadgeRoster
  let blobCache: BlobCache
  let indexMigration: IndexMigration
  let ledgerMigration: LedgerMigration
  let number: Int
  let stamp: Stamp

  init(
    badgeRoster: BadgeRoster,
    blobCache: BlobCache,
    indexMigration: IndexMigration,
    ledgerMigration: LedgerMigration,
    number: Int,
    stamp: Stamp
  ) {
    self.badgeRoster = badgeRoster
    self.blobCache = blobCache
    self.indexMigration = indexMigration
    self.ledgerMigration = ledgerMigration
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [badgeRoster, blobCache, indexMigration, ledgerMigration] }
}

final class PatronDirectory: Part {
  let calendarRegistry: CalendarRegistry
  let memberToken: MemberToken
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    calendarRegistry: CalendarRegistry,
    memberToken: MemberToken,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.calendarRegistry = calendarRegistry
    self.memberToken = memberToken
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarRegistry, memberToken, houseSwitch] }
}

final class StaffRoster: Part {
  let ledgerMigration: LedgerMigration
  let loginVerifier: LoginVerifier
  let stamp: Stamp

  init(ledgerMigration: LedgerMigration, loginVerifier: LoginVerifier, stamp: Stamp) {
    self.ledgerMigration = ledgerMigration
    self.loginVerifier = loginVerifier
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, loginVerifier] }
}

protocol PatronLookup: Part {}

final class SignedPatronLookup: PatronLookup {
  let houseSwitch: HouseSwitch
  let clockFeed: any ClockFeed
  let shelfReader: ShelfReader
  let blobCache: BlobCache
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    clockFeed: any ClockFeed,
    shelfReader: ShelfReader,
    blobCache: BlobCache,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.clockFeed = clockFeed
    self.shelfReader = shelfReader
    self.blobCache = blobCache
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, clockFeed, shelfReader, blobCache] }
}

final class BadgeSession: Part {
  let patronLookup: any PatronLookup
  let stamp: Stamp

  init(patronLookup: any PatronLookup, stamp: Stamp) {
    self.patronLookup = patronLookup
    self.stamp = stamp
  }

  var parts: [any Part] { [patronLookup] }
}

final class RoleDirectory: Part {
  let loginToken: LoginToken
  let stamp: Stamp

  init(loginToken: LoginToken, stamp: Stamp) {
    self.loginToken = loginToken
    self.stamp = stamp
  }

  var parts: [any Part] { [loginToken] }
}

protocol MemberSession: Part {}

final class SignedMemberSession: MemberSession {
  let consoleRegistry: ConsoleRegistry
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, backstageSwitch: BackstageSwitch, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry, backstageSwitch] }
}

final class TouringSignedMemberSession: MemberSession {
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry] }
}

struct BadgeDirectory: Part {
  let shelfWriter: ShelfWriter
  let stamp: Stamp

  var parts: [any Part] { [shelfWriter] }
}

final class RoleLookup: Part {
  let clockFeed: any ClockFeed
  let stageSwitch: StageSwitch
  let touringCalendarFeed: CalendarFeed
  let archiveCache: ArchiveCache
  let stamp: Stamp

  init(
    clockFeed: any ClockFeed,
    stageSwitch: StageSwitch,
    touringCalendarFeed: CalendarFeed,
    archiveCache: ArchiveCache,
    stamp: Stamp
  ) {
    self.clockFeed = clockFeed
    self.stageSwitch = stageSwitch
    self.touringCalendarFeed = touringCalendarFeed
    self.archiveCache = archiveCache
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed, stageSwitch, touringCalendarFeed, archiveCache] }
}

struct ConsentLookup: Part {
  let indexWriter: IndexWriter
  let calendarRegistry: CalendarRegistry
  let stamp: Stamp

  var parts: [any Part] { [indexWriter, calendarRegistry] }
}

struct PatronRoster: Part {
  let houseSwitch: HouseSwitch
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let calendarRegistry: CalendarRegistry
  let ledgerMigration: LedgerMigration
  let touringCalendarFeed: CalendarFeed
  let memberSession: any MemberSession
  let stamp: Stamp

  var parts: [any Part] {
    [houseSwitch, calendarRegistry, ledgerMigration, touringCalendarFeed, memberSession]
  }
}

struct PatronToken: Part {
  let clockFeed: any ClockFeed
  let indexReader: any IndexReader
  let stamp: Stamp

  var parts: [any Part] { [clockFeed, indexReader] }
}

protocol ConsentToken: Part {}

final class SignedConsentToken: ConsentToken {
  let consoleFeed: ConsoleFeed
  let recordStore: RecordStore
  let indexWriter: IndexWriter
  let archiveCache: ArchiveCache
  let badgeSession: BadgeSession
  let stamp: Stamp

  init(
    consoleFeed: ConsoleFeed,
    recordStore: RecordStore,
    indexWriter: IndexWriter,
    archiveCache: ArchiveCache,
    badgeSession: BadgeSession,
    stamp: Stamp
  ) {
    self.consoleFeed = consoleFeed
    self.recordStore = recordStore
    self.indexWriter = indexWriter
    self.archiveCache = archiveCache
    self.badgeSession = badgeSession
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleFeed, recordStore, indexWriter, archiveCache, badgeSession] }
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
  Registration(MemberRoster.self, instance: MemberRoster(stamp: Stamp("MemberRoster")))
  Registration(LoginLookup.self) {
    try LoginLookup(
      archiveCache: $0.resolve(),
      indexMigration: $0.resolve(),
      stamp: log.stamp("LoginLookup")
    )
  }
  Registration(GuestLookup.self) {
    try GuestLookup(loginLookup: $0.resolve(), stamp: log.stamp("GuestLookup"))
  }
  Registration(MemberToken.self) {
    try MemberToken(
      indexReader: $0.resolve(),
      guestLookup: $0.resolve(),
      backstageSettings: $0.resolve(),
      stamp: log.stamp("MemberToken")
    )
  }
  Registration(ConsentRoster.self) {
    try ConsentRoster(memberToken: $0.resolve(), stamp: log.stamp("ConsentRoster"))
  }
  Registration(LoginSession.self) { LoginSession(stamp: log.stamp("LoginSession")) }
  Registration(StaffLookup.self) {
    try StaffLookup(
      ledgerMigration: $0.resolve(),
      consentRoster: $0.resolve(),
      stageRegistry: $0.resolve(),
      backstageFeeds: $0.resolve(),
      houseSwitch: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("StaffLookup")
    )
  }
  Registration(LoginToken.self) {
    try LoginToken(houseSwitch: $0.resolve(), stamp: log.stamp("LoginToken"))
  }
  Registration(BadgeRoster.self) {
    try BadgeRoster(
      ledgerMigration: $0.resolve(),
      indexReader: $0.resolve(),
      clockFeed: $0.resolve(),
      alarmProbe: $0.resolve(),
      backupMigration: $0.resolve(),
      blobCompactor: $0.resolve(),
      stamp: log.stamp("BadgeRoster")
    )
  }
  Registration(LoginVerifier.self) {
    try LoginVerifier(
      touringCalendarFeed: $0.resolve(name: "touring"),
      indexWriter: $0.resolve(),
      ledgerMigration: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("LoginVerifier")
    )
  }
  Registration(RolePolicy.self) { RolePolicy(stamp: log.stamp("RolePolicy")) }
  Registration(RolePolicy.self, name: "backup") {
    RolePolicy(stamp: log.stamp("RolePolicy(name: backup)"))
  }
  Registration((any GuestPolicy).self) {
    try SignedGuestPolicy(
      matineeClockFeed: $0.resolve(name: "matinee"),
      houseSwitch: $0.resolve(),
      blobWriter: $0.resolve(),
      badgeRoster: $0.resolve(),
      loginVerifier: $0.resolve(),
      stamp: log.stamp("GuestPolicy")
    )
  }
  Registration(BadgeToken.self) {
    try BadgeToken(clockFeed: $0.resolve(), stamp: log.stamp("BadgeToken"))
  }
  Registration(GuestRoster.self, with: Int.self) {
    try GuestRoster(
      badgeRoster: $0.resolve(),
      blobCache: $0.resolve(),
      indexMigration: $0.resolve(),
      ledgerMigration: $0.resolve(),
      number: $1,
      stamp: log.stamp("GuestRoster")
    )
  }
  Registration(PatronDirectory.self) { (resolver: Resolver) async throws in
    try await PatronDirectory(
      calendarRegistry: resolver.resolve(),
      memberToken: resolver.resolve(),
      houseSwitch: resolver.resolve(),
      stamp: log.stamp("PatronDirectory")
    )
  }
  Registration(StaffRoster.self) {
    try StaffRoster(
      ledgerMigration: $0.resolve(),
      loginVerifier: $0.resolve(),
      stamp: log.stamp("StaffRoster")
    )
  }
  Registration((any PatronLookup).self) {
    try SignedPatronLookup(
      houseSwitch: $0.resolve(),
      clockFeed: $0.resolve(),
      shelfReader: $0.resolve(),
      blobCache: $0.resolve(),
      stamp: log.stamp("PatronLookup")
    )
  }
  Registration(BadgeSession.self) {
    try BadgeSession(patronLookup: $0.resolve(), stamp: log.stamp("BadgeSession"))
  }
  Registration(RoleDirectory.self) {
    try RoleDirectory(loginToken: $0.resolve(), stamp: log.stamp("RoleDirectory"))
  }
  Registration((any MemberSession).self) {
    try SignedMemberSession(
      consoleRegistry: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("MemberSession")
    )
  }
  Registration((any MemberSession).self, name: "touring") {
    try TouringSignedMemberSession(
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("MemberSession(name: touring)")
    )
  }
  Registration(BadgeDirectory.self, lifetime: .transient) {
    try BadgeDirectory(shelfWriter: $0.resolve(), stamp: log.stamp("BadgeDirectory"))
  }
  Registration(RoleLookup.self, lifetime: .transient) {
    try RoleLookup(
      clockFeed: $0.resolve(),
      stageSwitch: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      archiveCache: $0.resolve(),
      stamp: log.stamp("RoleLookup")
    )
  }
  Registration(ConsentLookup.self) {
    try ConsentLookup(
      indexWriter: $0.resolve(),
      calendarRegistry: $0.resolve(),
      stamp: log.stamp("ConsentLookup")
    )
  }
}

@RegistrationBuilder
private func identityParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(PatronRoster.self) {
    try PatronRoster(
      houseSwitch: $0.resolve(),
      guestRosters: $0.resolve(),
      calendarRegistry: $0.resolve(),
      ledgerMigration: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      memberSession: $0.resolve(),
      stamp: log.stamp("PatronRoster")
    )
  }
  Registration(PatronToken.self) {
    try PatronToken(
      clockFeed: $0.resolve(),
      indexReader: $0.resolve(),
      stamp: log.stamp("PatronToken")
    )
  }
  Registration((any ConsentToken).self) {
    try SignedConsentToken(
      consoleFeed: $0.resolve(),
      recordStore: $0.resolve(),
      indexWriter: $0.resolve(),
      archiveCache: $0.resolve(),
      badgeSession: $0.resolve(),
      stamp: log.stamp("ConsentToken")
    )
  }
}
