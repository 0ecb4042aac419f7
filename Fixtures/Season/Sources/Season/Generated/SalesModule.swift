// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct OrderDesk: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class PaymentAudit: Part {
  let rebateQuote: any RebateQuote
  let shelfWriter: ShelfWriter
  let stamp: Stamp

  init(rebateQuote: any RebateQuote, shelfWriter: ShelfWriter, stamp: Stamp) {
    self.rebateQuote = rebateQuote
    self.shelfWriter = shelfWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [rebateQuote, shelfWriter] }
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
  let tariffRounding: TariffRounding
  let requestDecoder: RequestDecoder
  let hallFinder: HallFinder
  let signalProbe: SignalProbe
  let stamp: Stamp

  init(
    tariffRounding: TariffRounding,
    requestDecoder: RequestDecoder,
    hallFinder: HallFinder,
    signalProbe: SignalProbe,
    stamp: Stamp
  ) {
    self.tariffRounding = tariffRounding
    self.requestDecoder = requestDecoder
    self.hallFinder = hallFinder
    self.signalProbe = signalProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [tariffRounding, requestDecoder, hallFinder, signalProbe] }
}

final class ExchangeLimits: Part {
  let discountMatcher: DiscountMatcher
  let signalSwitch: any SignalSwitch
  let requestDecoder: RequestDecoder
  let hallHold: HallHold
  let stamp: Stamp

  init(
    discountMatcher: DiscountMatcher,
    signalSwitch: any SignalSwitch,
    requestDecoder: RequestDecoder,
    hallHold: HallHold,
    stamp: Stamp
  ) {
    self.discountMatcher = discountMatcher
    self.signalSwitch = signalSwitch
    self.requestDecoder = requestDecoder
    self.hallHold = hallHold
    self.stamp = stamp
  }

  var parts: [any Part] { [discountMatcher, signalSwitch, requestDecoder, hallHold] }
}

final class OrderNumbers: Part {
  let offerRule: any OfferRule
  let proxySigner: ProxySigner
  let stamp: Stamp

  init(offerRule: any OfferRule, proxySigner: ProxySigner, stamp: Stamp) {
    self.offerRule = offerRule
    self.proxySigner = proxySigner
    self.stamp = stamp
  }

  var parts: [any Part] { [offerRule, proxySigner] }
}

final class OrderFlow: Part {
  let balconyPlan: BalconyPlan
  let hallFinder: HallFinder
  let ledgerMigration: LedgerMigration
  let hallPlan: HallPlan
  let offerTable: OfferTable
  let stamp: Stamp

  init(
    balconyPlan: BalconyPlan,
    hallFinder: HallFinder,
    ledgerMigration: LedgerMigration,
    hallPlan: HallPlan,
    offerTable: OfferTable,
    stamp: Stamp
  ) {
    self.balconyPlan = balconyPlan
    self.hallFinder = hallFinder
    self.ledgerMigration = ledgerMigration
    self.hallPlan = hallPlan
    self.offerTable = offerTable
    self.stamp = stamp
  }

  var parts: [any Part] { [balconyPlan, hallFinder, ledgerMigration, hallPlan, offerTable] }
}

protocol BookingJournal: Part {}

final class CounterBookingJournal: BookingJournal {
  let ledgerStore: LedgerStore
  let signalFeed: SignalFeed
  let routeSigner: RouteSigner
  let offerTable: OfferTable
  let stamp: Stamp

  init(
    ledgerStore: LedgerStore,
    signalFeed: SignalFeed,
    routeSigner: RouteSigner,
    offerTable: OfferTable,
    stamp: Stamp
  ) {
    self.ledgerStore = ledgerStore
    self.signalFeed = signalFeed
    self.routeSigner = routeSigner
    self.offerTable = offerTable
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerStore, signalFeed, routeSigner, offerTable] }
}

protocol RefundLimits: Part {}

final class CounterRefundLimits: RefundLimits {
  let touringCalendarFeed: CalendarFeed
  let proxyClient: ProxyClient
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  init(
    touringCalendarFeed: CalendarFeed,
    proxyClient: ProxyClient,
    requestDecoder: RequestDecoder,
    stamp: Stamp
  ) {
    self.touringCalendarFeed = touringCalendarFeed
    self.proxyClient = proxyClient
    self.requestDecoder = requestDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [touringCalendarFeed, proxyClient, requestDecoder] }
}

struct PaymentJournal: Part {
  let refundNumbers: any RefundNumbers
  let hallFinder: HallFinder
  let stamp: Stamp

  var parts: [any Part] { [refundNumbers, hallFinder] }
}

final class BasketValidator: Part {
  let wireLimiter: WireLimiter
  let stamp: Stamp

  init(wireLimiter: WireLimiter, stamp: Stamp) {
    self.wireLimiter = wireLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [wireLimiter] }
}

final class CheckoutValidator: Part {
  let balconyMap: BalconyMap
  let houseSwitch: HouseSwitch
  let indexReader: any IndexReader
  let stamp: Stamp

  init(
    balconyMap: BalconyMap,
    houseSwitch: HouseSwitch,
    indexReader: any IndexReader,
    stamp: Stamp
  ) {
    self.balconyMap = balconyMap
    self.houseSwitch = houseSwitch
    self.indexReader = indexReader
    self.stamp = stamp
  }

  var parts: [any Part] { [balconyMap, houseSwitch, indexReader] }
}

struct RefundValidator: Part {
  let basketAudit: BasketAudit
  let hallFinder: HallFinder
  let stamp: Stamp

  var parts: [any Part] { [basketAudit, hallFinder] }
}

final class CheckoutAudit: Part {
  let ledgerMigration: LedgerMigration
  let calendarMonitor: CalendarMonitor
  let stamp: Stamp

  init(ledgerMigration: LedgerMigration, calendarMonitor: CalendarMonitor, stamp: Stamp) {
    self.ledgerMigration = ledgerMigration
    self.calendarMonitor = calendarMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, calendarMonitor] }
}

struct CheckoutLimits: Part {
  let offerTable: OfferTable
  let stamp: Stamp

  var parts: [any Part] { [offerTable] }
}

protocol RefundDesk: Part {}

final class CounterRefundDesk: RefundDesk {
  let touringOrderFlow: OrderFlow
  let hallPlan: HallPlan
  let blobCursor: BlobCursor
  let archiveCompactor: ArchiveCompactor
  let stamp: Stamp

  init(
    touringOrderFlow: OrderFlow,
    hallPlan: HallPlan,
    blobCursor: BlobCursor,
    archiveCompactor: ArchiveCompactor,
    stamp: Stamp
  ) {
    self.touringOrderFlow = touringOrderFlow
    self.hallPlan = hallPlan
    self.blobCursor = blobCursor
    self.archiveCompactor = archiveCompactor
    self.stamp = stamp
  }

  var parts: [any Part] { [touringOrderFlow, hallPlan, blobCursor, archiveCompactor] }
}

final class ArchiveCounterRefundDesk: RefundDesk {
  let blobCache: BlobCache
  let calendarFeed: CalendarFeed
  let balconyMap: BalconyMap
  let wheelchairCounter: any WheelchairCounter
  let basketNumbers: any BasketNumbers
  let stamp: Stamp

  init(
    blobCache: BlobCache,
    calendarFeed: CalendarFeed,
    balconyMap: BalconyMap,
    wheelchairCounter: any WheelchairCounter,
    basketNumbers: any BasketNumbers,
    stamp: Stamp
  ) {
    self.blobCache = blobCache
    self.calendarFeed = calendarFeed
    self.balconyMap = balconyMap
    self.wheelchairCounter = wheelchairCounter
    self.basketNumbers = basketNumbers
    self.stamp = stamp
  }

  var parts: [any Part] { [blobCache, calendarFeed, balconyMap, wheelchairCounter, basketNumbers] }
}

final class CheckoutNumbers: Part {
  let archiveCompactor: ArchiveCompactor
  let offerTable: OfferTable
  let rowMap: RowMap
  let requestDecoder: RequestDecoder
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(
    archiveCompactor: ArchiveCompactor,
    offerTable: OfferTable,
    rowMap: RowMap,
    requestDecoder: RequestDecoder,
    backstageSwitch: BackstageSwitch,
    stamp: Stamp
  ) {
    self.archiveCompactor = archiveCompactor
    self.offerTable = offerTable
    self.rowMap = rowMap
    self.requestDecoder = requestDecoder
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveCompactor, offerTable, rowMap, requestDecoder, backstageSwitch] }
}

final class BasketLimits: Part {
  let checkoutNumbers: CheckoutNumbers
  let rebateTable: any RebateTable
  let requestDecoder: RequestDecoder
  let galleryFinder: GalleryFinder
  let blobCache: BlobCache
  let hallHold: HallHold
  let stamp: Stamp

  init(
    checkoutNumbers: CheckoutNumbers,
    rebateTable: any RebateTable,
    requestDecoder: RequestDecoder,
    galleryFinder: GalleryFinder,
    blobCache: BlobCache,
    hallHold: HallHold,
    stamp: Stamp
  ) {
    self.checkoutNumbers = checkoutNumbers
    self.rebateTable = rebateTable
    self.requestDecoder = requestDecoder
    self.galleryFinder = galleryFinder
    self.blobCache = blobCache
    self.hallHold = hallHold
    self.stamp = stamp
  }

  var parts: [any Part] {
    [checkoutNumbers, rebateTable, requestDecoder, galleryFinder, blobCache, hallHold]
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
      shelfWriter: $0.resolve(),
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
      tariffRounding: $0.resolve(),
      requestDecoder: $0.resolve(),
      hallFinder: $0.resolve(),
      signalProbe: $0.resolve(),
      stamp: log.stamp("OrderLimits")
    )
  }
  Registration(ExchangeLimits.self) {
    try ExchangeLimits(
      discountMatcher: $0.resolve(),
      signalSwitch: $0.resolve(),
      requestDecoder: $0.resolve(),
      hallHold: $0.resolve(),
      stamp: log.stamp("ExchangeLimits")
    )
  }
  Registration(OrderNumbers.self) {
    try OrderNumbers(
      offerRule: $0.resolve(),
      proxySigner: $0.resolve(),
      stamp: log.stamp("OrderNumbers")
    )
  }
  Registration(OrderFlow.self) {
    try OrderFlow(
      balconyPlan: $0.resolve(),
      hallFinder: $0.resolve(),
      ledgerMigration: $0.resolve(),
      hallPlan: $0.resolve(),
      offerTable: $0.resolve(),
      stamp: log.stamp("OrderFlow")
    )
  }.live()
  Registration(OrderFlow.self, name: "touring") {
    try OrderFlow(
      balconyPlan: $0.resolve(),
      hallFinder: $0.resolve(),
      ledgerMigration: $0.resolve(),
      hallPlan: $0.resolve(),
      offerTable: $0.resolve(),
      stamp: log.stamp("OrderFlow(name: touring)")
    )
  }
  Registration((any BookingJournal).self) {
    try CounterBookingJournal(
      ledgerStore: $0.resolve(),
      signalFeed: $0.resolve(),
      routeSigner: $0.resolve(),
      offerTable: $0.resolve(),
      stamp: log.stamp("BookingJournal")
    )
  }
  Registration((any RefundLimits).self) {
    try CounterRefundLimits(
      touringCalendarFeed: $0.resolve(name: "touring"),
      proxyClient: $0.resolve(),
      requestDecoder: $0.resolve(),
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
    try BasketValidator(wireLimiter: $0.resolve(), stamp: log.stamp("BasketValidator"))
  }.live()
  Registration(CheckoutValidator.self) {
    try CheckoutValidator(
      balconyMap: $0.resolve(),
      houseSwitch: $0.resolve(),
      indexReader: $0.resolve(),
      stamp: log.stamp("CheckoutValidator")
    )
  }
  Registration(RefundValidator.self) {
    try RefundValidator(
      basketAudit: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("RefundValidator")
    )
  }
  Registration(CheckoutAudit.self) {
    try CheckoutAudit(
      ledgerMigration: $0.resolve(),
      calendarMonitor: $0.resolve(),
      stamp: log.stamp("CheckoutAudit")
    )
  }
  Registration(CheckoutLimits.self) {
    try CheckoutLimits(offerTable: $0.resolve(), stamp: log.stamp("CheckoutLimits"))
  }
  Registration((any RefundDesk).self) {
    try CounterRefundDesk(
      touringOrderFlow: $0.resolve(name: "touring"),
      hallPlan: $0.resolve(),
      blobCursor: $0.resolve(),
      archiveCompactor: $0.resolve(),
      stamp: log.stamp("RefundDesk")
    )
  }
  Registration((any RefundDesk).self, name: "archive") {
    try ArchiveCounterRefundDesk(
      blobCache: $0.resolve(),
      calendarFeed: $0.resolve(),
      balconyMap: $0.resolve(),
      wheelchairCounter: $0.resolve(),
      basketNumbers: $0.resolve(),
      stamp: log.stamp("RefundDesk(name: archive)")
    )
  }
  Registration(CheckoutNumbers.self) {
    try CheckoutNumbers(
      archiveCompactor: $0.resolve(),
      offerTable: $0.resolve(),
      rowMap: $0.resolve(),
      requestDecoder: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("CheckoutNumbers")
    )
  }.live()
  Registration(BasketLimits.self) {
    try BasketLimits(
      checkoutNumbers: $0.resolve(),
      rebateTable: $0.resolve(),
      requestDecoder: $0.resolve(),
      galleryFinder: $0.resolve(),
      blobCache: $0.resolve(),
      hallHold: $0.resolve(),
      stamp: log.stamp("BasketLimits")
    )
  }
}
