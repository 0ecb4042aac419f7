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
  let clockFeed: any ClockFeed
  let stamp: Stamp

  var parts: [any Part] { [indexReader, guestLookup, clockFeed] }
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
  let indexReader: any IndexReader
  let loginSession: LoginSession
  let stageRegistry: StageRegistry
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let houseSwitch: HouseSwitch
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(
    indexReader: any IndexReader,
    loginSession: LoginSession,
    stageRegistry: StageRegistry,
    backstageFeeds: ParameterizedFactory<Int, BackstageFeed>,
    houseSwitch: HouseSwitch,
    signalMonitor: any SignalMonitor,
    stamp: Stamp
  ) {
    self.indexReader = indexReader
    self.loginSession = loginSession
    self.stageRegistry = stageRegistry
    self.backstageFeeds = backstageFeeds
    self.houseSwitch = houseSwitch
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [indexReader, loginSession, stageRegistry, houseSwitch, signalMonitor] }
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
  let matineeClockFeed: any ClockFeed
  let alarmProbe: any AlarmProbe
  let indexMigration: IndexMigration
  let blobCompactor: BlobCompactor
  let stamp: Stamp

  var parts: [any Part] {
    [ledgerMigration, indexReader, matineeClockFeed, alarmProbe, indexMigration, blobCompactor]
  }
}

struct LoginVerifier: Part {
  let consoleFeed: ConsoleFeed
  let indexWriter: IndexWriter
  let ledgerMigration: LedgerMigration
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  var parts: [any Part] { [consoleFeed, indexWriter, ledgerMigration, houseSwitch] }
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
  let shelfWriter: ShelfWriter
  let houseSwitch: HouseSwitch
  let vaultMigration: VaultMigration
  let badgeRoster: BadgeRoster
  let rolePolicy: RolePolicy
  let stamp: Stamp

  init(
    shelfWriter: ShelfWriter,
    houseSwitch: HouseSwitch,
    vaultMigration: VaultMigration,
    badgeRoster: BadgeRoster,
    rolePolicy: RolePolicy,
    stamp: Stamp
  ) {
    self.shelfWriter = shelfWriter
    self.houseSwitch = houseSwitch
    self.vaultMigration = vaultMigration
    self.badgeRoster = badgeRoster
    self.rolePolicy = rolePolicy
    self.stamp = stamp
  }

  var parts: [any Part] { [shelfWriter, houseSwitch, vaultMigration, badgeRoster, rolePolicy] }
}

final class BadgeToken: Part {
  let recordWriter: RecordWriter
  let stamp: Stamp

  init(recordWriter: RecordWriter, stamp: Stamp) {
    self.recordWriter = recordWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [recordWriter] }
}

final class GuestRoster: Part {
  let badgeRoster: BadgeRoster
  let blobCompactor: BlobCompactor
  let indexReader: any IndexReader
  let ledgerMigration: LedgerMigration
  let number: Int
  let stamp: Stamp

  init(
    badgeRoster: BadgeRoster,
    blobCompactor: BlobCompactor,
    indexReader: any IndexReader,
    ledgerMigration: LedgerMigration,
    number: Int,
    stamp: Stamp
  ) {
    self.badgeRoster = badgeRoster
    self.blobCompactor = blobCompactor
    self.indexReader = indexReader
    self.ledgerMigration = ledgerMigration
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [badgeRoster, blobCompactor, indexReader, ledgerMigration] }
}

final class PatronDirectory: Part {
  let touringCalendarFeed: CalendarFeed
  let loginSession: LoginSession
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    touringCalendarFeed: CalendarFeed,
    loginSession: LoginSession,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.touringCalendarFeed = touringCalendarFeed
    self.loginSession = loginSession
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [touringCalendarFeed, loginSession, houseSwitch] }
}

final class StaffRoster: Part {
  let ledgerMigration: LedgerMigration
  let rolePolicy: RolePolicy
  let stamp: Stamp

  init(ledgerMigration: LedgerMigration, rolePolicy: RolePolicy, stamp: Stamp) {
    self.ledgerMigration = ledgerMigration
    self.rolePolicy = rolePolicy
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, rolePolicy] }
}

protocol PatronLookup: Part {}

final class SignedPatronLookup: PatronLookup {
  let houseSwitch: HouseSwitch
  let clockFeed: any ClockFeed
  let blobWriter: any BlobWriter
  let blobCompactor: BlobCompactor
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    clockFeed: any ClockFeed,
    blobWriter: any BlobWriter,
    blobCompactor: BlobCompactor,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.clockFeed = clockFeed
    self.blobWriter = blobWriter
    self.blobCompactor = blobCompactor
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, clockFeed, blobWriter, blobCompactor] }
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
  let badgeRoster: BadgeRoster
  let stamp: Stamp

  init(badgeRoster: BadgeRoster, stamp: Stamp) {
    self.badgeRoster = badgeRoster
    self.stamp = stamp
  }

  var parts: [any Part] { [badgeRoster] }
}

protocol MemberSession: Part {}

final class SignedMemberSession: MemberSession {
  let consoleRegistry: ConsoleRegistry
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let stamp: Stamp

  init(
    consoleRegistry: ConsoleRegistry,
    backstageFeeds: ParameterizedFactory<Int, BackstageFeed>,
    stamp: Stamp
  ) {
    self.consoleRegistry = consoleRegistry
    self.backstageFeeds = backstageFeeds
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry] }
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
  let indexMigration: IndexMigration
  let stamp: Stamp

  var parts: [any Part] { [indexMigration] }
}

final class RoleLookup: Part {
  let ledgerStore: LedgerStore
  let stageSwitch: StageSwitch
  let clockFeed: any ClockFeed
  let archiveCache: ArchiveCache
  let stamp: Stamp

  init(
    ledgerStore: LedgerStore,
    stageSwitch: StageSwitch,
    clockFeed: any ClockFeed,
    archiveCache: ArchiveCache,
    stamp: Stamp
  ) {
    self.ledgerStore = ledgerStore
    self.stageSwitch = stageSwitch
    self.clockFeed = clockFeed
    self.archiveCache = archiveCache
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerStore, stageSwitch, clockFeed, archiveCache] }
}

struct ConsentLookup: Part {
  let indexWriter: IndexWriter
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  var parts: [any Part] { [indexWriter, touringCalendarFeed] }
}

struct PatronRoster: Part {
  let houseSwitch: HouseSwitch
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let touringCalendarFeed: CalendarFeed
  let ledgerMigration: LedgerMigration
  let consoleFeed: ConsoleFeed
  let touringMemberSession: any MemberSession
  let stamp: Stamp

  var parts: [any Part] {
    [houseSwitch, touringCalendarFeed, ledgerMigration, consoleFeed, touringMemberSession]
  }
}

struct PatronToken: Part {
  let clockFeed: any ClockFeed
  let ledgerMigration: LedgerMigration
  let stamp: Stamp

  var parts: [any Part] { [clockFeed, ledgerMigration] }
}

protocol ConsentToken: Part {}

final class SignedConsentToken: ConsentToken {
  let clockFeed: any ClockFeed
  let recordStore: RecordStore
  let indexWriter: IndexWriter
  let blobCursor: BlobCursor
  let badgeSession: BadgeSession
  let stamp: Stamp

  init(
    clockFeed: any ClockFeed,
    recordStore: RecordStore,
    indexWriter: IndexWriter,
    blobCursor: BlobCursor,
    badgeSession: BadgeSession,
    stamp: Stamp
  ) {
    self.clockFeed = clockFeed
    self.recordStore = recordStore
    self.indexWriter = indexWriter
    self.blobCursor = blobCursor
    self.badgeSession = badgeSession
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed, recordStore, indexWriter, blobCursor, badgeSession] }
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
      clockFeed: $0.resolve(),
      stamp: log.stamp("MemberToken")
    )
  }
  Registration(ConsentRoster.self) {
    try ConsentRoster(memberToken: $0.resolve(), stamp: log.stamp("ConsentRoster"))
  }
  Registration(LoginSession.self) { LoginSession(stamp: log.stamp("LoginSession")) }
  Registration(StaffLookup.self) {
    try StaffLookup(
      indexReader: $0.resolve(),
      loginSession: $0.resolve(),
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
      matineeClockFeed: $0.resolve(name: "matinee"),
      alarmProbe: $0.resolve(),
      indexMigration: $0.resolve(),
      blobCompactor: $0.resolve(),
      stamp: log.stamp("BadgeRoster")
    )
  }
  Registration(LoginVerifier.self) {
    try LoginVerifier(
      consoleFeed: $0.resolve(),
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
      shelfWriter: $0.resolve(),
      houseSwitch: $0.resolve(),
      vaultMigration: $0.resolve(),
      badgeRoster: $0.resolve(),
      rolePolicy: $0.resolve(),
      stamp: log.stamp("GuestPolicy")
    )
  }
  Registration(BadgeToken.self) {
    try BadgeToken(recordWriter: $0.resolve(), stamp: log.stamp("BadgeToken"))
  }
  Registration(GuestRoster.self, with: Int.self) {
    try GuestRoster(
      badgeRoster: $0.resolve(),
      blobCompactor: $0.resolve(),
      indexReader: $0.resolve(),
      ledgerMigration: $0.resolve(),
      number: $1,
      stamp: log.stamp("GuestRoster")
    )
  }
  Registration(PatronDirectory.self) { (resolver: Resolver) async throws in
    try await PatronDirectory(
      touringCalendarFeed: resolver.resolve(name: "touring"),
      loginSession: resolver.resolve(),
      houseSwitch: resolver.resolve(),
      stamp: log.stamp("PatronDirectory")
    )
  }
  Registration(StaffRoster.self) {
    try StaffRoster(
      ledgerMigration: $0.resolve(),
      rolePolicy: $0.resolve(),
      stamp: log.stamp("StaffRoster")
    )
  }
  Registration((any PatronLookup).self) {
    try SignedPatronLookup(
      houseSwitch: $0.resolve(),
      clockFeed: $0.resolve(),
      blobWriter: $0.resolve(),
      blobCompactor: $0.resolve(),
      stamp: log.stamp("PatronLookup")
    )
  }
  Registration(BadgeSession.self) {
    try BadgeSession(patronLookup: $0.resolve(), stamp: log.stamp("BadgeSession"))
  }
  Registration(RoleDirectory.self) {
    try RoleDirectory(badgeRoster: $0.resolve(), stamp: log.stamp("RoleDirectory"))
  }
  Registration((any MemberSession).self) {
    try SignedMemberSession(
      consoleRegistry: $0.resolve(),
      backstageFeeds: $0.resolve(),
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
    try BadgeDirectory(indexMigration: $0.resolve(), stamp: log.stamp("BadgeDirectory"))
  }
  Registration(RoleLookup.self, lifetime: .transient) {
    try RoleLookup(
      ledgerStore: $0.resolve(),
      stageSwitch: $0.resolve(),
      clockFeed: $0.resolve(),
      archiveCache: $0.resolve(),
      stamp: log.stamp("RoleLookup")
    )
  }
  Registration(ConsentLookup.self) {
    try ConsentLookup(
      indexWriter: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
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
      touringCalendarFeed: $0.resolve(name: "touring"),
      ledgerMigration: $0.resolve(),
      consoleFeed: $0.resolve(),
      touringMemberSession: $0.resolve(name: "touring"),
      stamp: log.stamp("PatronRoster")
    )
  }
  Registration(PatronToken.self) {
    try PatronToken(
      clockFeed: $0.resolve(),
      ledgerMigration: $0.resolve(),
      stamp: log.stamp("PatronToken")
    )
  }
  Registration((any ConsentToken).self) {
    try SignedConsentToken(
      clockFeed: $0.resolve(),
      recordStore: $0.resolve(),
      indexWriter: $0.resolve(),
      blobCursor: $0.resolve(),
      badgeSession: $0.resolve(),
      stamp: log.stamp("ConsentToken")
    )
  }
}
