// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct FoyerScanner: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct IntervalTally: Part {
  let houseSwitch: HouseSwitch
  let newsletterFilter: NewsletterFilter
  let stamp: Stamp

  var parts: [any Part] { [houseSwitch, newsletterFilter] }
}

protocol DoorDisplay: Part {}

final class LiveDoorDisplay: DoorDisplay {
  let intervalTally: IntervalTally
  let archiveCompactor: ArchiveCompactor
  let postcardStamper: any PostcardStamper
  let checkoutLimits: CheckoutLimits
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  init(
    intervalTally: IntervalTally,
    archiveCompactor: ArchiveCompactor,
    postcardStamper: any PostcardStamper,
    checkoutLimits: CheckoutLimits,
    requestDecoder: RequestDecoder,
    stamp: Stamp
  ) {
    self.intervalTally = intervalTally
    self.archiveCompactor = archiveCompactor
    self.postcardStamper = postcardStamper
    self.checkoutLimits = checkoutLimits
    self.requestDecoder = requestDecoder
    self.stamp = stamp
  }

  var parts: [any Part] {
    [intervalTally, archiveCompactor, postcardStamper, checkoutLimits, requestDecoder]
  }
}

struct QueueingGuide: Part {
  let doorDisplay: any DoorDisplay
  let stamp: Stamp

  var parts: [any Part] { [doorDisplay] }
}

final class FoyerShift: Part {
  let queueingGuide: QueueingGuide
  let stamp: Stamp

  init(queueingGuide: QueueingGuide, stamp: Stamp) {
    self.queueingGuide = queueingGuide
    self.stamp = stamp
  }

  var parts: [any Part] { [queueingGuide] }
}

protocol BarShift: Part {}

final class LiveBarShift: BarShift {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

protocol QueueingGong: Part {}

final class LiveQueueingGong: QueueingGong {
  let discountQuote: DiscountQuote
  let calendarFeed: CalendarFeed
  let inviteMailer: any InviteMailer
  let stamp: Stamp

  init(
    discountQuote: DiscountQuote,
    calendarFeed: CalendarFeed,
    inviteMailer: any InviteMailer,
    stamp: Stamp
  ) {
    self.discountQuote = discountQuote
    self.calendarFeed = calendarFeed
    self.inviteMailer = inviteMailer
    self.stamp = stamp
  }

  var parts: [any Part] { [discountQuote, calendarFeed, inviteMailer] }
}

protocol QueueingScanner: Part {}

final class LiveQueueingScanner: QueueingScanner {
  let patronDirectory: PatronDirectory
  let houseSwitch: HouseSwitch
  let receiptFilter: ReceiptFilter
  let stamp: Stamp

  init(
    patronDirectory: PatronDirectory,
    houseSwitch: HouseSwitch,
    receiptFilter: ReceiptFilter,
    stamp: Stamp
  ) {
    self.patronDirectory = patronDirectory
    self.houseSwitch = houseSwitch
    self.receiptFilter = receiptFilter
    self.stamp = stamp
  }

  var parts: [any Part] { [patronDirectory, houseSwitch, receiptFilter] }
}

final class AnnouncementShift: Part {
  let clockFeed: any ClockFeed
  let refundNumbers: any RefundNumbers
  let loginSession: LoginSession
  let stamp: Stamp

  init(
    clockFeed: any ClockFeed,
    refundNumbers: any RefundNumbers,
    loginSession: LoginSession,
    stamp: Stamp
  ) {
    self.clockFeed = clockFeed
    self.refundNumbers = refundNumbers
    self.loginSession = loginSession
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed, refundNumbers, loginSession] }
}

protocol BarDisplay: Part {}

final class LiveBarDisplay: BarDisplay {
  let consoleRegistry: ConsoleRegistry
  let loginLookup: LoginLookup
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, loginLookup: LoginLookup, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.loginLookup = loginLookup
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry, loginLookup] }
}

final class IntervalGuide: Part {
  let badgeRoster: BadgeRoster
  let alarmProbe: any AlarmProbe
  let indexReader: any IndexReader
  let stamp: Stamp

  init(
    badgeRoster: BadgeRoster,
    alarmProbe: any AlarmProbe,
    indexReader: any IndexReader,
    stamp: Stamp
  ) {
    self.badgeRoster = badgeRoster
    self.alarmProbe = alarmProbe
    self.indexReader = indexReader
    self.stamp = stamp
  }

  var parts: [any Part] { [badgeRoster, alarmProbe, indexReader] }
}

final class FoyerTally: Part {
  let offerTable: OfferTable
  let inviteMailer: any InviteMailer
  let badgeDirectory: BadgeDirectory
  let refundNumbers: any RefundNumbers
  let stamp: Stamp

  init(
    offerTable: OfferTable,
    inviteMailer: any InviteMailer,
    badgeDirectory: BadgeDirectory,
    refundNumbers: any RefundNumbers,
    stamp: Stamp
  ) {
    self.offerTable = offerTable
    self.inviteMailer = inviteMailer
    self.badgeDirectory = badgeDirectory
    self.refundNumbers = refundNumbers
    self.stamp = stamp
  }

  var parts: [any Part] { [offerTable, inviteMailer, badgeDirectory, refundNumbers] }
}

final class FoyerBoard: Part {
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let surchargeRounding: any SurchargeRounding
  let barDisplay: any BarDisplay
  let blobWriter: any BlobWriter
  let offerRule: any OfferRule
  let stamp: Stamp

  init(
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    surchargeRounding: any SurchargeRounding,
    barDisplay: any BarDisplay,
    blobWriter: any BlobWriter,
    offerRule: any OfferRule,
    stamp: Stamp
  ) {
    self.guestRosters = guestRosters
    self.surchargeRounding = surchargeRounding
    self.barDisplay = barDisplay
    self.blobWriter = blobWriter
    self.offerRule = offerRule
    self.stamp = stamp
  }

  var parts: [any Part] { [surchargeRounding, barDisplay, blobWriter, offerRule] }
}

struct UsherGong: Part {
  let newsletterSorter: any NewsletterSorter
  let stamp: Stamp

  var parts: [any Part] { [newsletterSorter] }
}

struct FoyerGuide: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class QueueingTally: Part {
  let roleDirectory: RoleDirectory
  let tariffMatcher: TariffMatcher
  let stamp: Stamp

  init(roleDirectory: RoleDirectory, tariffMatcher: TariffMatcher, stamp: Stamp) {
    self.roleDirectory = roleDirectory
    self.tariffMatcher = tariffMatcher
    self.stamp = stamp
  }

  var parts: [any Part] { [roleDirectory, tariffMatcher] }
}

final class UsherBoard: Part {
  let archiveRefundDesk: any RefundDesk
  let calendarRegistry: CalendarRegistry
  let stamp: Stamp

  init(archiveRefundDesk: any RefundDesk, calendarRegistry: CalendarRegistry, stamp: Stamp) {
    self.archiveRefundDesk = archiveRefundDesk
    self.calendarRegistry = calendarRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveRefundDesk, calendarRegistry] }
}

final class UsherGuide: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class BarScanner: Part {
  let archiveRefundDesk: any RefundDesk
  let basketLimits: BasketLimits
  let indexWriter: IndexWriter
  let stamp: Stamp

  init(
    archiveRefundDesk: any RefundDesk,
    basketLimits: BasketLimits,
    indexWriter: IndexWriter,
    stamp: Stamp
  ) {
    self.archiveRefundDesk = archiveRefundDesk
    self.basketLimits = basketLimits
    self.indexWriter = indexWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveRefundDesk, basketLimits, indexWriter] }
}

protocol QueueingDisplay: Part {}

final class LiveQueueingDisplay: QueueingDisplay {
  let memberToken: MemberToken
  let archiveRefundDesk: any RefundDesk
  let ledgerReader: LedgerReader
  let receiptFilter: ReceiptFilter
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    memberToken: MemberToken,
    archiveRefundDesk: any RefundDesk,
    ledgerReader: LedgerReader,
    receiptFilter: ReceiptFilter,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.memberToken = memberToken
    self.archiveRefundDesk = archiveRefundDesk
    self.ledgerReader = ledgerReader
    self.receiptFilter = receiptFilter
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] {
    [memberToken, archiveRefundDesk, ledgerReader, receiptFilter, houseSwitch]
  }
}

protocol DoorTally: Part {}

final class LiveDoorTally: DoorTally {
  let ledgerMigration: LedgerMigration
  let indexWriter: IndexWriter
  let stamp: Stamp

  init(ledgerMigration: LedgerMigration, indexWriter: IndexWriter, stamp: Stamp) {
    self.ledgerMigration = ledgerMigration
    self.indexWriter = indexWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, indexWriter] }
}

final class UsherScanner: Part {
  let exchangeLimits: ExchangeLimits
  let wireDecoder: WireDecoder
  let stamp: Stamp

  init(exchangeLimits: ExchangeLimits, wireDecoder: WireDecoder, stamp: Stamp) {
    self.exchangeLimits = exchangeLimits
    self.wireDecoder = wireDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [exchangeLimits, wireDecoder] }
}

final class AnnouncementGuide: Part {
  let postcardStamper: any PostcardStamper
  let packetPinger: PacketPinger
  let requestSigner: RequestSigner
  let stamp: Stamp

  init(
    postcardStamper: any PostcardStamper,
    packetPinger: PacketPinger,
    requestSigner: RequestSigner,
    stamp: Stamp
  ) {
    self.postcardStamper = postcardStamper
    self.packetPinger = packetPinger
    self.requestSigner = requestSigner
    self.stamp = stamp
  }

  var parts: [any Part] { [postcardStamper, packetPinger, requestSigner] }
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

/// All 24 of them.
@RegistrationBuilder
func frontOfHouseParts(_ log: BuildLog) -> [any AnyRegistration] {
  frontOfHouseParts1(log)
}

@RegistrationBuilder
private func frontOfHouseParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(FoyerScanner.self, instance: FoyerScanner(stamp: Stamp("FoyerScanner")))
  Registration(IntervalTally.self) {
    try IntervalTally(
      houseSwitch: $0.resolve(),
      newsletterFilter: $0.resolve(),
      stamp: log.stamp("IntervalTally")
    )
  }
  Registration((any DoorDisplay).self) {
    try LiveDoorDisplay(
      intervalTally: $0.resolve(),
      archiveCompactor: $0.resolve(),
      postcardStamper: $0.resolve(),
      checkoutLimits: $0.resolve(),
      requestDecoder: $0.resolve(),
      stamp: log.stamp("DoorDisplay")
    )
  }
  Registration(QueueingGuide.self) {
    try QueueingGuide(doorDisplay: $0.resolve(), stamp: log.stamp("QueueingGuide"))
  }
  Registration(FoyerShift.self) {
    try FoyerShift(queueingGuide: $0.resolve(), stamp: log.stamp("FoyerShift"))
  }
  Registration((any BarShift).self) { LiveBarShift(stamp: log.stamp("BarShift")) }
  Registration((any QueueingGong).self) {
    try LiveQueueingGong(
      discountQuote: $0.resolve(),
      calendarFeed: $0.resolve(),
      inviteMailer: $0.resolve(),
      stamp: log.stamp("QueueingGong")
    )
  }
  Registration((any QueueingScanner).self) { (resolver: Resolver) async throws in
    try await LiveQueueingScanner(
      patronDirectory: resolver.resolve(),
      houseSwitch: resolver.resolve(),
      receiptFilter: resolver.resolve(),
      stamp: log.stamp("QueueingScanner")
    )
  }
  Registration(AnnouncementShift.self, lifetime: .scoped(.evening)) {
    try AnnouncementShift(
      clockFeed: $0.resolve(),
      refundNumbers: $0.resolve(),
      loginSession: $0.resolve(),
      stamp: log.stamp("AnnouncementShift")
    )
  }
  Registration((any BarDisplay).self) {
    try LiveBarDisplay(
      consoleRegistry: $0.resolve(),
      loginLookup: $0.resolve(),
      stamp: log.stamp("BarDisplay")
    )
  }
  Registration(IntervalGuide.self) {
    try IntervalGuide(
      badgeRoster: $0.resolve(),
      alarmProbe: $0.resolve(),
      indexReader: $0.resolve(),
      stamp: log.stamp("IntervalGuide")
    )
  }
  Registration(FoyerTally.self, lifetime: .transient) {
    try FoyerTally(
      offerTable: $0.resolve(),
      inviteMailer: $0.resolve(),
      badgeDirectory: $0.resolve(),
      refundNumbers: $0.resolve(),
      stamp: log.stamp("FoyerTally")
    )
  }
  Registration(FoyerBoard.self) {
    try FoyerBoard(
      guestRosters: $0.resolve(),
      surchargeRounding: $0.resolve(),
      barDisplay: $0.resolve(),
      blobWriter: $0.resolve(),
      offerRule: $0.resolve(),
      stamp: log.stamp("FoyerBoard")
    )
  }
  Registration(UsherGong.self) {
    try UsherGong(newsletterSorter: $0.resolve(), stamp: log.stamp("UsherGong"))
  }
  Registration(FoyerGuide.self, lifetime: .transient) { FoyerGuide(stamp: log.stamp("FoyerGuide")) }
  Registration(QueueingTally.self) { (resolver: Resolver) async throws in
    try await QueueingTally(
      roleDirectory: resolver.resolve(),
      tariffMatcher: resolver.resolve(),
      stamp: log.stamp("QueueingTally")
    )
  }
  Registration(UsherBoard.self, lifetime: .transient) {
    try UsherBoard(
      archiveRefundDesk: $0.resolve(name: "archive"),
      calendarRegistry: $0.resolve(),
      stamp: log.stamp("UsherBoard")
    )
  }
  Registration(UsherGuide.self) { UsherGuide(stamp: log.stamp("UsherGuide")) }
  Registration(BarScanner.self, lifetime: .scoped(.evening)) {
    try BarScanner(
      archiveRefundDesk: $0.resolve(name: "archive"),
      basketLimits: $0.resolve(),
      indexWriter: $0.resolve(),
      stamp: log.stamp("BarScanner")
    )
  }
  Registration((any QueueingDisplay).self) {
    try LiveQueueingDisplay(
      memberToken: $0.resolve(),
      archiveRefundDesk: $0.resolve(name: "archive"),
      ledgerReader: $0.resolve(),
      receiptFilter: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("QueueingDisplay")
    )
  }
  Registration((any DoorTally).self) {
    try LiveDoorTally(
      ledgerMigration: $0.resolve(),
      indexWriter: $0.resolve(),
      stamp: log.stamp("DoorTally")
    )
  }
  Registration(UsherScanner.self) {
    try UsherScanner(
      exchangeLimits: $0.resolve(),
      wireDecoder: $0.resolve(),
      stamp: log.stamp("UsherScanner")
    )
  }
  Registration(UsherScanner.self, name: "touring") {
    try UsherScanner(
      exchangeLimits: $0.resolve(),
      wireDecoder: $0.resolve(),
      stamp: log.stamp("UsherScanner(name: touring)")
    )
  }
  Registration(AnnouncementGuide.self) {
    try AnnouncementGuide(
      postcardStamper: $0.resolve(),
      packetPinger: $0.resolve(),
      requestSigner: $0.resolve(),
      stamp: log.stamp("AnnouncementGuide")
    )
  }
}
