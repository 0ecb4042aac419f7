// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct OrderDesk: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class PaymentAudit: Part {
  let rebateQuote: any RebateQuote
  let indexMigration: IndexMigration
  let stamp: Stamp

  init(rebateQuote: any RebateQuote, indexMigration: IndexMigration, stamp: Stamp) {
    self.rebateQuote = rebateQuote
    self.indexMigration = indexMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [rebateQuote, indexMigration] }
}

protocol RefundNumbers: Part {}

final class CounterRefundNumbers: RefundNumbers {
  let offerTable: OfferTable
  let paymentAudit: PaymentAudit
  let stamp: Stamp

  init(offerTable: OfferTable, paymentAudit: PaymentAudit, stamp: Stamp) {
    self.offerTable = offerTable
    self.paymentAudit = paymentAudit
    self.stamp = stamp
  }

  var parts: [any Part] { [offerTable, paymentAudit] }
}

protocol BasketNumbers: Part {}

final class CounterBasketNumbers: BasketNumbers {
  let refundNumbers: any RefundNumbers
  let stamp: Stamp

  init(refundNumbers: any RefundNumbers, stamp: Stamp) {
    self.refundNumbers = refundNumbers
    self.stamp = stamp
  }

  var parts: [any Part] { [refundNumbers] }
}

final class BasketAudit: Part {
  let backupReader: BackupReader
  let basketNumbers: any BasketNumbers
  let stamp: Stamp

  init(backupReader: BackupReader, basketNumbers: any BasketNumbers, stamp: Stamp) {
    self.backupReader = backupReader
    self.basketNumbers = basketNumbers
    self.stamp = stamp
  }

  var parts: [any Part] { [backupReader, basketNumbers] }
}

final class OrderLimits: Part {
  let discountQuote: DiscountQuote
  let wireLimiter: WireLimiter
  let rowMap: RowMap
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(
    discountQuote: DiscountQuote,
    wireLimiter: WireLimiter,
    rowMap: RowMap,
    houseRegistry: HouseRegistry,
    stamp: Stamp
  ) {
    self.discountQuote = discountQuote
    self.wireLimiter = wireLimiter
    self.rowMap = rowMap
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [discountQuote, wireLimiter, rowMap, houseRegistry] }
}

final class ExchangeLimits: Part {
  let offerPreview: OfferPreview
  let stageSwitch: StageSwitch
  let wireClient: WireClient
  let rowFinder: RowFinder
  let stamp: Stamp

  init(
    offerPreview: OfferPreview,
    stageSwitch: StageSwitch,
    wireClient: WireClient,
    rowFinder: RowFinder,
    stamp: Stamp
  ) {
    self.offerPreview = offerPreview
    self.stageSwitch = stageSwitch
    self.wireClient = wireClient
    self.rowFinder = rowFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [offerPreview, stageSwitch, wireClient, rowFinder] }
}

final class OrderNumbers: Part {
  let surchargePreview: SurchargePreview
  let wireLimiter: WireLimiter
  let stamp: Stamp

  init(surchargePreview: SurchargePreview, wireLimiter: WireLimiter, stamp: Stamp) {
    self.surchargePreview = surchargePreview
    self.wireLimiter = wireLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [surchargePreview, wireLimiter] }
}

final class OrderFlow: Part {
  let hallCounter: HallCounter
  let hallFinder: HallFinder
  let ledgerMigration: LedgerMigration
  let hallPlan: HallPlan
  let offerTable: OfferTable
  let stamp: Stamp

  init(
    hallCounter: HallCounter,
    hallFinder: HallFinder,
    ledgerMigration: LedgerMigration,
    hallPlan: HallPlan,
    offerTable: OfferTable,
    stamp: Stamp
  ) {
    self.hallCounter = hallCounter
    self.hallFinder = hallFinder
    self.ledgerMigration = ledgerMigration
    self.hallPlan = hallPlan
    self.offerTable = offerTable
    self.stamp = stamp
  }

  var parts: [any Part] { [hallCounter, hallFinder, ledgerMigration, hallPlan, offerTable] }
}

protocol BookingJournal: Part {}

final class CounterBookingJournal: BookingJournal {
  let indexReader: any IndexReader
  let clockFeed: any ClockFeed
  let packetPinger: PacketPinger
  let offerTable: OfferTable
  let stamp: Stamp

  init(
    indexReader: any IndexReader,
    clockFeed: any ClockFeed,
    packetPinger: PacketPinger,
    offerTable: OfferTable,
    stamp: Stamp
  ) {
    self.indexReader = indexReader
    self.clockFeed = clockFeed
    self.packetPinger = packetPinger
    self.offerTable = offerTable
    self.stamp = stamp
  }

  var parts: [any Part] { [indexReader, clockFeed, packetPinger, offerTable] }
}

protocol RefundLimits: Part {}

final class CounterRefundLimits: RefundLimits {
  let clockFeed: any ClockFeed
  let partnerRetrier: any PartnerRetrier
  let routeSigner: RouteSigner
  let stamp: Stamp

  init(
    clockFeed: any ClockFeed,
    partnerRetrier: any PartnerRetrier,
    routeSigner: RouteSigner,
    stamp: Stamp
  ) {
    self.clockFeed = clockFeed
    self.partnerRetrier = partnerRetrier
    self.routeSigner = routeSigner
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed, partnerRetrier, routeSigner] }
}

struct PaymentJournal: Part {
  let refundNumbers: any RefundNumbers
  let hallFinder: HallFinder
  let stamp: Stamp

  var parts: [any Part] { [refundNumbers, hallFinder] }
}

final class BasketValidator: Part {
  let proxySigner: ProxySigner
  let stamp: Stamp

  init(proxySigner: ProxySigner, stamp: Stamp) {
    self.proxySigner = proxySigner
    self.stamp = stamp
  }

  var parts: [any Part] { [proxySigner] }
}

final class CheckoutValidator: Part {
  let hallPlan: HallPlan
  let consoleRegistry: ConsoleRegistry
  let indexReader: any IndexReader
  let stamp: Stamp

  init(
    hallPlan: HallPlan,
    consoleRegistry: ConsoleRegistry,
    indexReader: any IndexReader,
    stamp: Stamp
  ) {
    self.hallPlan = hallPlan
    self.consoleRegistry = consoleRegistry
    self.indexReader = indexReader
    self.stamp = stamp
  }

  var parts: [any Part] { [hallPlan, consoleRegistry, indexReader] }
}

struct RefundValidator: Part {
  let exchangeLimits: ExchangeLimits
  let hallFinder: HallFinder
  let stamp: Stamp

  var parts: [any Part] { [exchangeLimits, hallFinder] }
}

final class CheckoutAudit: Part {
  let ledgerMigration: LedgerMigration
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(ledgerMigration: LedgerMigration, touringCalendarFeed: CalendarFeed, stamp: Stamp) {
    self.ledgerMigration = ledgerMigration
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, touringCalendarFeed] }
}

struct CheckoutLimits: Part {
  let offerTable: OfferTable
  let stamp: Stamp

  var parts: [any Part] { [offerTable] }
}

protocol RefundDesk: Part {}

final class CounterRefundDesk: RefundDesk {
  let bookingJournal: any BookingJournal
  let balconyCounter: BalconyCounter
  let blobCursor: BlobCursor
  let gatewayPinger: GatewayPinger
  let stamp: Stamp

  init(
    bookingJournal: any BookingJournal,
    balconyCounter: BalconyCounter,
    blobCursor: BlobCursor,
    gatewayPinger: GatewayPinger,
    stamp: Stamp
  ) {
    self.bookingJournal = bookingJournal
    self.balconyCounter = balconyCounter
    self.blobCursor = blobCursor
    self.gatewayPinger = gatewayPinger
    self.stamp = stamp
  }

  var parts: [any Part] { [bookingJournal, balconyCounter, blobCursor, gatewayPinger] }
}

final class ArchiveCounterRefundDesk: RefundDesk {
  let recordStore: RecordStore
  let touringCalendarFeed: CalendarFeed
  let hallPlan: HallPlan
  let hallHold: HallHold
  let exchangeLimits: ExchangeLimits
  let stamp: Stamp

  init(
    recordStore: RecordStore,
    touringCalendarFeed: CalendarFeed,
    hallPlan: HallPlan,
    hallHold: HallHold,
    exchangeLimits: ExchangeLimits,
    stamp: Stamp
  ) {
    self.recordStore = recordStore
    self.touringCalendarFeed = touringCalendarFeed
    self.hallPlan = hallPlan
    self.hallHold = hallHold
    self.exchangeLimits = exchangeLimits
    self.stamp = stamp
  }

  var parts: [any Part] { [recordStore, touringCalendarFeed, hallPlan, hallHold, exchangeLimits] }
}

final class CheckoutNumbers: Part {
  let archiveCompactor: ArchiveCompactor
  let offerTable: OfferTable
  let hallPlan: HallPlan
  let requestDecoder: RequestDecoder
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let stamp: Stamp

  init(
    archiveCompactor: ArchiveCompactor,
    offerTable: OfferTable,
    hallPlan: HallPlan,
    requestDecoder: RequestDecoder,
    backstageFeeds: ParameterizedFactory<Int, BackstageFeed>,
    stamp: Stamp
  ) {
    self.archiveCompactor = archiveCompactor
    self.offerTable = offerTable
    self.hallPlan = hallPlan
    self.requestDecoder = requestDecoder
    self.backstageFeeds = backstageFeeds
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveCompactor, offerTable, hallPlan, requestDecoder] }
}

final class BasketLimits: Part {
  let checkoutNumbers: CheckoutNumbers
  let surchargeQuote: any SurchargeQuote
  let requestDecoder: RequestDecoder
  let discountCalculator: DiscountCalculator
  let blobCompactor: BlobCompactor
  let rowFinder: RowFinder
  let stamp: Stamp

  init(
    checkoutNumbers: CheckoutNumbers,
    surchargeQuote: any SurchargeQuote,
    requestDecoder: RequestDecoder,
    discountCalculator: DiscountCalculator,
    blobCompactor: BlobCompactor,
    rowFinder: RowFinder,
    stamp: Stamp
  ) {
    self.checkoutNumbers = checkoutNumbers
    self.surchargeQuote = surchargeQuote
    self.requestDecoder = requestDecoder
    self.discountCalculator = discountCalculator
    self.blobCompactor = blobCompactor
    self.rowFinder = rowFinder
    self.stamp = stamp
  }

  var parts: [any Part] {
    [checkoutNumbers, surchargeQuote, requestDecoder, discountCalculator, blobCompactor, rowFinder]
  }
}

func salesModule(_ log: BuildLog) -> Module {
  Module(
    "sales",
    layer: "trade",
    dependsOn: ["platform", "storage", "network", "seating", "pricing"]
  ) {
    salesParts(log)
  }
}

/// All 22 of them.
@RegistrationBuilder
func salesParts(_ log: BuildLog) -> [any AnyRegistration] {
  salesParts1(log)
}

@RegistrationBuilder
private func salesParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(OrderDesk.self, instance: OrderDesk(stamp: Stamp("OrderDesk")))
  Registration(PaymentAudit.self) {
    try PaymentAudit(
      rebateQuote: $0.resolve(),
      indexMigration: $0.resolve(),
      stamp: log.stamp("PaymentAudit")
    )
  }
  Registration((any RefundNumbers).self) {
    try CounterRefundNumbers(
      offerTable: $0.resolve(),
      paymentAudit: $0.resolve(),
      stamp: log.stamp("RefundNumbers")
    )
  }
  Registration((any BasketNumbers).self) {
    try CounterBasketNumbers(refundNumbers: $0.resolve(), stamp: log.stamp("BasketNumbers"))
  }
  Registration(BasketAudit.self) {
    try BasketAudit(
      backupReader: $0.resolve(),
      basketNumbers: $0.resolve(),
      stamp: log.stamp("BasketAudit")
    )
  }
  Registration(OrderLimits.self, lifetime: .scoped(.evening)) {
    try OrderLimits(
      discountQuote: $0.resolve(),
      wireLimiter: $0.resolve(),
      rowMap: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("OrderLimits")
    )
  }
  Registration(ExchangeLimits.self) {
    try ExchangeLimits(
      offerPreview: $0.resolve(),
      stageSwitch: $0.resolve(),
      wireClient: $0.resolve(),
      rowFinder: $0.resolve(),
      stamp: log.stamp("ExchangeLimits")
    )
  }
  Registration(OrderNumbers.self) {
    try OrderNumbers(
      surchargePreview: $0.resolve(),
      wireLimiter: $0.resolve(),
      stamp: log.stamp("OrderNumbers")
    )
  }
  Registration(OrderFlow.self) {
    try OrderFlow(
      hallCounter: $0.resolve(),
      hallFinder: $0.resolve(),
      ledgerMigration: $0.resolve(),
      hallPlan: $0.resolve(),
      offerTable: $0.resolve(),
      stamp: log.stamp("OrderFlow")
    )
  }.live()
  Registration(OrderFlow.self, name: "touring") {
    try OrderFlow(
      hallCounter: $0.resolve(),
      hallFinder: $0.resolve(),
      ledgerMigration: $0.resolve(),
      hallPlan: $0.resolve(),
      offerTable: $0.resolve(),
      stamp: log.stamp("OrderFlow(name: touring)")
    )
  }
  Registration((any BookingJournal).self) {
    try CounterBookingJournal(
      indexReader: $0.resolve(),
      clockFeed: $0.resolve(),
      packetPinger: $0.resolve(),
      offerTable: $0.resolve(),
      stamp: log.stamp("BookingJournal")
    )
  }
  Registration((any RefundLimits).self) {
    try CounterRefundLimits(
      clockFeed: $0.resolve(),
      partnerRetrier: $0.resolve(),
      routeSigner: $0.resolve(),
      stamp: log.stamp("RefundLimits")
    )
  }.live()
  Registration(PaymentJournal.self) {
    try PaymentJournal(
      refundNumbers: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("PaymentJournal")
    )
  }
  Registration(BasketValidator.self) {
    try BasketValidator(proxySigner: $0.resolve(), stamp: log.stamp("BasketValidator"))
  }.live()
  Registration(CheckoutValidator.self) {
    try CheckoutValidator(
      hallPlan: $0.resolve(),
      consoleRegistry: $0.resolve(),
      indexReader: $0.resolve(),
      stamp: log.stamp("CheckoutValidator")
    )
  }
  Registration(RefundValidator.self) {
    try RefundValidator(
      exchangeLimits: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("RefundValidator")
    )
  }
  Registration(CheckoutAudit.self) {
    try CheckoutAudit(
      ledgerMigration: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("CheckoutAudit")
    )
  }
  Registration(CheckoutLimits.self) {
    try CheckoutLimits(offerTable: $0.resolve(), stamp: log.stamp("CheckoutLimits"))
  }
  Registration((any RefundDesk).self) {
    try CounterRefundDesk(
      bookingJournal: $0.resolve(),
      balconyCounter: $0.resolve(),
      blobCursor: $0.resolve(),
      gatewayPinger: $0.resolve(),
      stamp: log.stamp("RefundDesk")
    )
  }
  Registration((any RefundDesk).self, name: "archive") {
    try ArchiveCounterRefundDesk(
      recordStore: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      hallPlan: $0.resolve(),
      hallHold: $0.resolve(),
      exchangeLimits: $0.resolve(),
      stamp: log.stamp("RefundDesk(name: archive)")
    )
  }
  Registration(CheckoutNumbers.self) {
    try CheckoutNumbers(
      archiveCompactor: $0.resolve(),
      offerTable: $0.resolve(),
      hallPlan: $0.resolve(),
      requestDecoder: $0.resolve(),
      backstageFeeds: $0.resolve(),
      stamp: log.stamp("CheckoutNumbers")
    )
  }.live()
  Registration(BasketLimits.self) {
    try BasketLimits(
      checkoutNumbers: $0.resolve(),
      surchargeQuote: $0.resolve(),
      requestDecoder: $0.resolve(),
      discountCalculator: $0.resolve(),
      blobCompactor: $0.resolve(),
      rowFinder: $0.resolve(),
      stamp: log.stamp("BasketLimits")
    )
  }
}
