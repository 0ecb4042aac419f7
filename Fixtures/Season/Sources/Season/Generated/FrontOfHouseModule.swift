// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

struct BarGong: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct FoyerShift: Part {
  let alarmProbe: AlarmProbe
  let calendarRegistry: CalendarRegistry
  let postcardSorter: PostcardSorter
  let memberVerifier: MemberVerifier
  let stamp: Stamp

  var parts: [any Part] { [alarmProbe, calendarRegistry, postcardSorter, memberVerifier] }
}

protocol CloakroomShift: Part {}

final class LiveCloakroomShift: CloakroomShift {
  let foyerShift: FoyerShift
  let stamp: Stamp

  init(foyerShift: FoyerShift, stamp: Stamp) {
    self.foyerShift = foyerShift
    self.stamp = stamp
  }

  var parts: [any Part] { [foyerShift] }
}

struct QueueingGong: Part {
  let postcardSorter: PostcardSorter
  let blobReader: BlobReader
  let ledgerCache: LedgerCache
  let cloakroomShift: any CloakroomShift
  let stamp: Stamp

  var parts: [any Part] { [postcardSorter, blobReader, ledgerCache, cloakroomShift] }
}

final class AnnouncementGuide: Part {
  let wireDecoder: WireDecoder
  let queueingGong: QueueingGong
  let alarmProbe: AlarmProbe
  let guestRoster: any GuestRoster
  let stamp: Stamp

  init(
    wireDecoder: WireDecoder,
    queueingGong: QueueingGong,
    alarmProbe: AlarmProbe,
    guestRoster: any GuestRoster,
    stamp: Stamp
  ) {
    self.wireDecoder = wireDecoder
    self.queueingGong = queueingGong
    self.alarmProbe = alarmProbe
    self.guestRoster = guestRoster
    self.stamp = stamp
  }

  var parts: [any Part] { [wireDecoder, queueingGong, alarmProbe, guestRoster] }
}

protocol UsherTally: Part {}

final class LiveUsherTally: UsherTally {
  let archiveWriter: ArchiveWriter
  let inviteStamper: InviteStamper
  let stamp: Stamp

  init(archiveWriter: ArchiveWriter, inviteStamper: InviteStamper, stamp: Stamp) {
    self.archiveWriter = archiveWriter
    self.inviteStamper = inviteStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveWriter, inviteStamper] }
}

final class DoorGuide: Part {
  let paymentAudit: PaymentAudit
  let stamp: Stamp

  init(paymentAudit: PaymentAudit, stamp: Stamp) {
    self.paymentAudit = paymentAudit
    self.stamp = stamp
  }

  var parts: [any Part] { [paymentAudit] }
}

final class BarShift: Part {
  let blobWriter: BlobWriter
  let stamp: Stamp

  init(blobWriter: BlobWriter, stamp: Stamp) {
    self.blobWriter = blobWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [blobWriter] }
}

final class AnnouncementGong: Part {
  let postcardSorter: PostcardSorter
  let stamp: Stamp

  init(postcardSorter: PostcardSorter, stamp: Stamp) {
    self.postcardSorter = postcardSorter
    self.stamp = stamp
  }

  var parts: [any Part] { [postcardSorter] }
}

protocol UsherGuide: Part {}

final class LiveUsherGuide: UsherGuide {
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

final class IntervalScanner: Part {
  let paymentAudit: PaymentAudit
  let blobCursor: any BlobCursor
  let stamp: Stamp

  init(paymentAudit: PaymentAudit, blobCursor: any BlobCursor, stamp: Stamp) {
    self.paymentAudit = paymentAudit
    self.blobCursor = blobCursor
    self.stamp = stamp
  }

  var parts: [any Part] { [paymentAudit, blobCursor] }
}

final class DoorTally: Part {
  let taxQuote: any TaxQuote
  let staffSession: StaffSession
  let stamp: Stamp

  init(taxQuote: any TaxQuote, staffSession: StaffSession, stamp: Stamp) {
    self.taxQuote = taxQuote
    self.staffSession = staffSession
    self.stamp = stamp
  }

  var parts: [any Part] { [taxQuote, staffSession] }
}

final class AnnouncementScanner: Part {
  let backstageSwitch: any BackstageSwitch
  let stamp: Stamp

  init(backstageSwitch: any BackstageSwitch, stamp: Stamp) {
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [backstageSwitch] }
}

protocol UsherBoard: Part {}

final class LiveUsherBoard: UsherBoard {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class BarDisplay: Part {
  let priceRule: PriceRule
  let houseRegistry: HouseRegistry
  let reminderStamper: ReminderStamper
  let stamp: Stamp

  init(
    priceRule: PriceRule,
    houseRegistry: HouseRegistry,
    reminderStamper: ReminderStamper,
    stamp: Stamp
  ) {
    self.priceRule = priceRule
    self.houseRegistry = houseRegistry
    self.reminderStamper = reminderStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [priceRule, houseRegistry, reminderStamper] }
}

final class DoorGong: Part {
  let patronToken: PatronToken
  let alarmProbe: AlarmProbe
  let addressFilter: AddressFilter
  let stamp: Stamp

  init(
    patronToken: PatronToken,
    alarmProbe: AlarmProbe,
    addressFilter: AddressFilter,
    stamp: Stamp
  ) {
    self.patronToken = patronToken
    self.alarmProbe = alarmProbe
    self.addressFilter = addressFilter
    self.stamp = stamp
  }

  var parts: [any Part] { [patronToken, alarmProbe, addressFilter] }
}

protocol CloakroomBoard: Part {}

final class LiveCloakroomBoard: CloakroomBoard {
  let calendarSchedule: CalendarSchedule
  let paymentLimits: PaymentLimits
  let gatewayLimiter: GatewayLimiter
  let stamp: Stamp

  init(
    calendarSchedule: CalendarSchedule,
    paymentLimits: PaymentLimits,
    gatewayLimiter: GatewayLimiter,
    stamp: Stamp
  ) {
    self.calendarSchedule = calendarSchedule
    self.paymentLimits = paymentLimits
    self.gatewayLimiter = gatewayLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarSchedule, paymentLimits, gatewayLimiter] }
}

protocol FoyerDisplay: Part {}

final class LiveFoyerDisplay: FoyerDisplay {
  let alarmProbe: AlarmProbe
  let gatewayLimiter: GatewayLimiter
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, gatewayLimiter: GatewayLimiter, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.gatewayLimiter = gatewayLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, gatewayLimiter] }
}

final class QueueingBoard: Part {
  let staffSession: StaffSession
  let signalSwitch: any SignalSwitch
  let clockFeed: ClockFeed
  let stamp: Stamp

  init(
    staffSession: StaffSession,
    signalSwitch: any SignalSwitch,
    clockFeed: ClockFeed,
    stamp: Stamp
  ) {
    self.staffSession = staffSession
    self.signalSwitch = signalSwitch
    self.clockFeed = clockFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [staffSession, signalSwitch, clockFeed] }
}

protocol BarScanner: Part {}

final class LiveBarScanner: BarScanner {
  let paymentLimits: PaymentLimits
  let letterSorter: any LetterSorter
  let memberVerifier: MemberVerifier
  let archiveExchangeValidator: ExchangeValidator
  let stamp: Stamp

  init(
    paymentLimits: PaymentLimits,
    letterSorter: any LetterSorter,
    memberVerifier: MemberVerifier,
    archiveExchangeValidator: ExchangeValidator,
    stamp: Stamp
  ) {
    self.paymentLimits = paymentLimits
    self.letterSorter = letterSorter
    self.memberVerifier = memberVerifier
    self.archiveExchangeValidator = archiveExchangeValidator
    self.stamp = stamp
  }

  var parts: [any Part] { [paymentLimits, letterSorter, memberVerifier, archiveExchangeValidator] }
}

struct FoyerBoard: Part {
  let loginVerifier: LoginVerifier
  let discountTable: DiscountTable
  let foyerDisplay: any FoyerDisplay
  let archiveWriter: ArchiveWriter
  let voucherPreview: VoucherPreview
  let stamp: Stamp

  var parts: [any Part] {
    [loginVerifier, discountTable, foyerDisplay, archiveWriter, voucherPreview]
  }
}

struct BarBoard: Part {
  let letterOutbox: LetterOutbox
  let stamp: Stamp

  var parts: [any Part] { [letterOutbox] }
}

final class QueueingTally: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

func frontOfHouseModule(_ log: BuildLog) -> Module {
  Module(
    "frontOfHouse",
    layer: "public",
    dependsOn: ["platform", "storage", "network", "identity", "pricing", "sales", "mail"]
  ) {
    frontOfHouseParts(log)
  }
}

/// All 23 of them.
@RegistrationBuilder
func frontOfHouseParts(_ log: BuildLog) -> [any AnyRegistration] {
  frontOfHouseParts1(log)
}

@RegistrationBuilder
private func frontOfHouseParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(BarGong.self, instance: BarGong(stamp: Stamp("BarGong")))
  Registration(FoyerShift.self) {
    try FoyerShift(
      alarmProbe: $0.resolve(),
      calendarRegistry: $0.resolve(),
      postcardSorter: $0.resolve(),
      memberVerifier: $0.resolve(),
      stamp: log.stamp("FoyerShift")
    )
  }
  Registration((any CloakroomShift).self) {
    try LiveCloakroomShift(foyerShift: $0.resolve(), stamp: log.stamp("CloakroomShift"))
  }
  Registration(QueueingGong.self) {
    try QueueingGong(
      postcardSorter: $0.resolve(),
      blobReader: $0.resolve(),
      ledgerCache: $0.resolve(),
      cloakroomShift: $0.resolve(),
      stamp: log.stamp("QueueingGong")
    )
  }
  Registration(AnnouncementGuide.self) {
    try AnnouncementGuide(
      wireDecoder: $0.resolve(),
      queueingGong: $0.resolve(),
      alarmProbe: $0.resolve(),
      guestRoster: $0.resolve(),
      stamp: log.stamp("AnnouncementGuide")
    )
  }
  Registration((any UsherTally).self) {
    try LiveUsherTally(
      archiveWriter: $0.resolve(),
      inviteStamper: $0.resolve(),
      stamp: log.stamp("UsherTally")
    )
  }
  Registration(DoorGuide.self) {
    try DoorGuide(paymentAudit: $0.resolve(), stamp: log.stamp("DoorGuide"))
  }
  Registration(BarShift.self, lifetime: .transient) {
    try BarShift(blobWriter: $0.resolve(), stamp: log.stamp("BarShift"))
  }
  Registration(AnnouncementGong.self, lifetime: .transient) {
    try AnnouncementGong(postcardSorter: $0.resolve(), stamp: log.stamp("AnnouncementGong"))
  }
  Registration((any UsherGuide).self) {
    try LiveUsherGuide(
      alarmProbe: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("UsherGuide")
    )
  }
  Registration(IntervalScanner.self) {
    try IntervalScanner(
      paymentAudit: $0.resolve(),
      blobCursor: $0.resolve(),
      stamp: log.stamp("IntervalScanner")
    )
  }
  Registration(DoorTally.self, lifetime: .scoped(.evening)) {
    try DoorTally(taxQuote: $0.resolve(), staffSession: $0.resolve(), stamp: log.stamp("DoorTally"))
  }
  Registration(AnnouncementScanner.self) { (resolver: Resolver) async throws in
    try await AnnouncementScanner(
      backstageSwitch: resolver.resolve(),
      stamp: log.stamp("AnnouncementScanner")
    )
  }
  Registration((any UsherBoard).self) { LiveUsherBoard(stamp: log.stamp("UsherBoard")) }
  Registration(BarDisplay.self, lifetime: .scoped(.evening)) {
    try BarDisplay(
      priceRule: $0.resolve(),
      houseRegistry: $0.resolve(),
      reminderStamper: $0.resolve(),
      stamp: log.stamp("BarDisplay")
    )
  }
  Registration(DoorGong.self) {
    try DoorGong(
      patronToken: $0.resolve(),
      alarmProbe: $0.resolve(),
      addressFilter: $0.resolve(),
      stamp: log.stamp("DoorGong")
    )
  }
  Registration((any CloakroomBoard).self) {
    try LiveCloakroomBoard(
      calendarSchedule: $0.resolve(),
      paymentLimits: $0.resolve(),
      gatewayLimiter: $0.resolve(),
      stamp: log.stamp("CloakroomBoard")
    )
  }
  Registration((any FoyerDisplay).self) {
    try LiveFoyerDisplay(
      alarmProbe: $0.resolve(),
      gatewayLimiter: $0.resolve(),
      stamp: log.stamp("FoyerDisplay")
    )
  }
  Registration(QueueingBoard.self) {
    try QueueingBoard(
      staffSession: $0.resolve(),
      signalSwitch: $0.resolve(),
      clockFeed: $0.resolve(),
      stamp: log.stamp("QueueingBoard")
    )
  }
  Registration((any BarScanner).self) { (resolver: Resolver) async throws in
    try await LiveBarScanner(
      paymentLimits: resolver.resolve(),
      letterSorter: resolver.resolve(),
      memberVerifier: resolver.resolve(),
      archiveExchangeValidator: resolver.resolve(name: "archive"),
      stamp: log.stamp("BarScanner")
    )
  }
  Registration(FoyerBoard.self) {
    try FoyerBoard(
      loginVerifier: $0.resolve(),
      discountTable: $0.resolve(),
      foyerDisplay: $0.resolve(),
      archiveWriter: $0.resolve(),
      voucherPreview: $0.resolve(),
      stamp: log.stamp("FoyerBoard")
    )
  }
  Registration(BarBoard.self, lifetime: .transient) {
    try BarBoard(letterOutbox: $0.resolve(), stamp: log.stamp("BarBoard"))
  }
  Registration(QueueingTally.self) { QueueingTally(stamp: log.stamp("QueueingTally")) }
}
