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
  let blobCache: BlobCache
  let bounceComposer: BounceComposer
  let refundValidator: RefundValidator
  let gatewayPinger: GatewayPinger
  let stamp: Stamp

  init(
    intervalTally: IntervalTally,
    blobCache: BlobCache,
    bounceComposer: BounceComposer,
    refundValidator: RefundValidator,
    gatewayPinger: GatewayPinger,
    stamp: Stamp
  ) {
    self.intervalTally = intervalTally
    self.blobCache = blobCache
    self.bounceComposer = bounceComposer
    self.refundValidator = refundValidator
    self.gatewayPinger = gatewayPinger
    self.stamp = stamp
  }

  var parts: [any Part] {
    [intervalTally, blobCache, bounceComposer, refundValidator, gatewayPinger]
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
  let offerRule: any OfferRule
  let stageRegistry: StageRegistry
  let inviteMailer: any InviteMailer
  let stamp: Stamp

  init(
    offerRule: any OfferRule,
    stageRegistry: StageRegistry,
    inviteMailer: any InviteMailer,
    stamp: Stamp
  ) {
    self.offerRule = offerRule
    self.stageRegistry = stageRegistry
    self.inviteMailer = inviteMailer
    self.stamp = stamp
  }

  var parts: [any Part] { [offerRule, stageRegistry, inviteMailer] }
}

protocol QueueingScanner: Part {}

final class LiveQueueingScanner: QueueingScanner {
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let houseSwitch: HouseSwitch
  let bounceSorter: BounceSorter
  let stamp: Stamp

  init(
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    houseSwitch: HouseSwitch,
    bounceSorter: BounceSorter,
    stamp: Stamp
  ) {
    self.guestRosters = guestRosters
    self.houseSwitch = houseSwitch
    self.bounceSorter = bounceSorter
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, bounceSorter] }
}

final class AnnouncementShift: Part {
  let calendarProbe: any CalendarProbe
  let paymentAudit: PaymentAudit
  let proxyClient: ProxyClient
  let stamp: Stamp

  init(
    calendarProbe: any CalendarProbe,
    paymentAudit: PaymentAudit,
    proxyClient: ProxyClient,
    stamp: Stamp
  ) {
    self.calendarProbe = calendarProbe
    self.paymentAudit = paymentAudit
    self.proxyClient = proxyClient
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarProbe, paymentAudit, proxyClient] }
}

protocol BarDisplay: Part {}

final class LiveBarDisplay: BarDisplay {
  let consoleRegistry: ConsoleRegistry
  let proxyClient: ProxyClient
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, proxyClient: ProxyClient, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.proxyClient = proxyClient
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry, proxyClient] }
}

final class IntervalGuide: Part {
  let loginSession: LoginSession
  let alarmProbe: any AlarmProbe
  let shelfWriter: ShelfWriter
  let stamp: Stamp

  init(
    loginSession: LoginSession,
    alarmProbe: any AlarmProbe,
    shelfWriter: ShelfWriter,
    stamp: Stamp
  ) {
    self.loginSession = loginSession
    self.alarmProbe = alarmProbe
    self.shelfWriter = shelfWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [loginSession, alarmProbe, shelfWriter] }
}

final class FoyerTally: Part {
  let offerTable: OfferTable
  let inviteMailer: any InviteMailer
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let paymentAudit: PaymentAudit
  let stamp: Stamp

  init(
    offerTable: OfferTable,
    inviteMailer: any InviteMailer,
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    paymentAudit: PaymentAudit,
    stamp: Stamp
  ) {
    self.offerTable = offerTable
    self.inviteMailer = inviteMailer
    self.guestRosters = guestRosters
    self.paymentAudit = paymentAudit
    self.stamp = stamp
  }

  var parts: [any Part] { [offerTable, inviteMailer, paymentAudit] }
}

final class FoyerBoard: Part {
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let priceRounding: any PriceRounding
  let barDisplay: any BarDisplay
  let ledgerMigration: LedgerMigration
  let offerRule: any OfferRule
  let stamp: Stamp

  init(
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    priceRounding: any PriceRounding,
    barDisplay: any BarDisplay,
    ledgerMigration: LedgerMigration,
    offerRule: any OfferRule,
    stamp: Stamp
  ) {
    self.guestRosters = guestRosters
    self.priceRounding = priceRounding
    self.barDisplay = barDisplay
    self.ledgerMigration = ledgerMigration
    self.offerRule = offerRule
    self.stamp = stamp
  }

  var parts: [any Part] { [priceRounding, barDisplay, ledgerMigration, offerRule] }
}

struct UsherGong: Part {
  let newsletterDigest: NewsletterDigest
  let stamp: Stamp

  var parts: [any Part] { [newsletterDigest] }
}

struct FoyerGuide: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class QueueingTally: Part {
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let discountCalculator: DiscountCalculator
  let stamp: Stamp

  init(
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    discountCalculator: DiscountCalculator,
    stamp: Stamp
  ) {
    self.guestRosters = guestRosters
    self.discountCalculator = discountCalculator
    self.stamp = stamp
  }

  var parts: [any Part] { [discountCalculator] }
}

final class UsherBoard: Part {
  let archiveRefundDesk: any RefundDesk
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(archiveRefundDesk: any RefundDesk, stageRegistry: StageRegistry, stamp: Stamp) {
    self.archiveRefundDesk = archiveRefundDesk
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveRefundDesk, stageRegistry] }
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
  let memberRoster: MemberRoster
  let checkoutNumbers: CheckoutNumbers
  let blobCursor: BlobCursor
  let receiptFilter: ReceiptFilter
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    memberRoster: MemberRoster,
    checkoutNumbers: CheckoutNumbers,
    blobCursor: BlobCursor,
    receiptFilter: ReceiptFilter,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.memberRoster = memberRoster
    self.checkoutNumbers = checkoutNumbers
    self.blobCursor = blobCursor
    self.receiptFilter = receiptFilter
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [memberRoster, checkoutNumbers, blobCursor, receiptFilter, houseSwitch] }
}

protocol DoorTally: Part {}

final class LiveDoorTally: DoorTally {
  let indexReader: any IndexReader
  let shelfCursor: ShelfCursor
  let stamp: Stamp

  init(indexReader: any IndexReader, shelfCursor: ShelfCursor, stamp: Stamp) {
    self.indexReader = indexReader
    self.shelfCursor = shelfCursor
    self.stamp = stamp
  }

  var parts: [any Part] { [indexReader, shelfCursor] }
}

final class UsherScanner: Part {
  let refundNumbers: any RefundNumbers
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  init(refundNumbers: any RefundNumbers, requestDecoder: RequestDecoder, stamp: Stamp) {
    self.refundNumbers = refundNumbers
    self.requestDecoder = requestDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [refundNumbers, requestDecoder] }
}

final class AnnouncementGuide: Part {
  let postcardStamper: any PostcardStamper
  let requestDecoder: RequestDecoder
  let blobCache: BlobCache
  let stamp: Stamp

  init(
    postcardStamper: any PostcardStamper,
    requestDecoder: RequestDecoder,
    blobCache: BlobCache,
    stamp: Stamp
  ) {
    self.postcardStamper = postcardStamper
    self.requestDecoder = requestDecoder
    self.blobCache = blobCache
    self.stamp = stamp
  }

  var parts: [any Part] { [postcardStamper, requestDecoder, blobCache] }
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
      blobCache: $0.resolve(),
      bounceComposer: $0.resolve(),
      refundValidator: $0.resolve(),
      gatewayPinger: $0.resolve(),
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
      offerRule: $0.resolve(),
      stageRegistry: $0.resolve(),
      inviteMailer: $0.resolve(),
      stamp: log.stamp("QueueingGong")
    )
  }
  Registration((any QueueingScanner).self) { (resolver: Resolver) async throws in
    try await LiveQueueingScanner(
      guestRosters: resolver.resolve(),
      houseSwitch: resolver.resolve(),
      bounceSorter: resolver.resolve(),
      stamp: log.stamp("QueueingScanner")
    )
  }
  Registration(AnnouncementShift.self, lifetime: .scoped(.evening)) {
    try AnnouncementShift(
      calendarProbe: $0.resolve(),
      paymentAudit: $0.resolve(),
      proxyClient: $0.resolve(),
      stamp: log.stamp("AnnouncementShift")
    )
  }
  Registration((any BarDisplay).self) {
    try LiveBarDisplay(
      consoleRegistry: $0.resolve(),
      proxyClient: $0.resolve(),
      stamp: log.stamp("BarDisplay")
    )
  }
  Registration(IntervalGuide.self) {
    try IntervalGuide(
      loginSession: $0.resolve(),
      alarmProbe: $0.resolve(),
      shelfWriter: $0.resolve(),
      stamp: log.stamp("IntervalGuide")
    )
  }
  Registration(FoyerTally.self, lifetime: .transient) {
    try FoyerTally(
      offerTable: $0.resolve(),
      inviteMailer: $0.resolve(),
      guestRosters: $0.resolve(),
      paymentAudit: $0.resolve(),
      stamp: log.stamp("FoyerTally")
    )
  }
  Registration(FoyerBoard.self) {
    try FoyerBoard(
      guestRosters: $0.resolve(),
      priceRounding: $0.resolve(),
      barDisplay: $0.resolve(),
      ledgerMigration: $0.resolve(),
      offerRule: $0.resolve(),
      stamp: log.stamp("FoyerBoard")
    )
  }
  Registration(UsherGong.self) {
    try UsherGong(newsletterDigest: $0.resolve(), stamp: log.stamp("UsherGong"))
  }
  Registration(FoyerGuide.self, lifetime: .transient) { FoyerGuide(stamp: log.stamp("FoyerGuide")) }
  Registration(QueueingTally.self) { (resolver: Resolver) async throws in
    try await QueueingTally(
      guestRosters: resolver.resolve(),
      discountCalculator: resolver.resolve(),
      stamp: log.stamp("QueueingTally")
    )
  }
  Registration(UsherBoard.self, lifetime: .transient) {
    try UsherBoard(
      archiveRefundDesk: $0.resolve(name: "archive"),
      stageRegistry: $0.resolve(),
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
      memberRoster: $0.resolve(),
      checkoutNumbers: $0.resolve(),
      blobCursor: $0.resolve(),
      receiptFilter: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("QueueingDisplay")
    )
  }
  Registration((any DoorTally).self) {
    try LiveDoorTally(
      indexReader: $0.resolve(),
      shelfCursor: $0.resolve(),
      stamp: log.stamp("DoorTally")
    )
  }
  Registration(UsherScanner.self) {
    try UsherScanner(
      refundNumbers: $0.resolve(),
      requestDecoder: $0.resolve(),
      stamp: log.stamp("UsherScanner")
    )
  }
  Registration(UsherScanner.self, name: "touring") {
    try UsherScanner(
      refundNumbers: $0.resolve(),
      requestDecoder: $0.resolve(),
      stamp: log.stamp("UsherScanner(name: touring)")
    )
  }
  Registration(AnnouncementGuide.self) {
    try AnnouncementGuide(
      postcardStamper: $0.resolve(),
      requestDecoder: $0.resolve(),
      blobCache: $0.resolve(),
      stamp: log.stamp("AnnouncementGuide")
    )
  }
}
