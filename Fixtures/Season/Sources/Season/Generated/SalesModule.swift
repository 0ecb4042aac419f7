// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

struct RefundAudit: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class PaymentValidator: Part {
  let clockFeed: ClockFeed
  let discountRounding: any DiscountRounding
  let wheelchairChart: WheelchairChart
  let stamp: Stamp

  init(
    clockFeed: ClockFeed,
    discountRounding: any DiscountRounding,
    wheelchairChart: WheelchairChart,
    stamp: Stamp
  ) {
    self.clockFeed = clockFeed
    self.discountRounding = discountRounding
    self.wheelchairChart = wheelchairChart
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed, discountRounding, wheelchairChart] }
}

protocol SaleFlow: Part {}

final class CounterSaleFlow: SaleFlow {
  let signalMonitor: any SignalMonitor
  let backupCursor: BackupCursor
  let paymentValidator: PaymentValidator
  let stamp: Stamp

  init(
    signalMonitor: any SignalMonitor,
    backupCursor: BackupCursor,
    paymentValidator: PaymentValidator,
    stamp: Stamp
  ) {
    self.signalMonitor = signalMonitor
    self.backupCursor = backupCursor
    self.paymentValidator = paymentValidator
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, backupCursor, paymentValidator] }
}

protocol ExchangeLimits: Part {}

final class CounterExchangeLimits: ExchangeLimits {
  let saleFlow: any SaleFlow
  let stamp: Stamp

  init(saleFlow: any SaleFlow, stamp: Stamp) {
    self.saleFlow = saleFlow
    self.stamp = stamp
  }

  var parts: [any Part] { [saleFlow] }
}

final class CheckoutValidator: Part {
  let backupWriter: BackupWriter
  let backstageSwitch: any BackstageSwitch
  let blobReader: BlobReader
  let exchangeLimits: any ExchangeLimits
  let stamp: Stamp

  init(
    backupWriter: BackupWriter,
    backstageSwitch: any BackstageSwitch,
    blobReader: BlobReader,
    exchangeLimits: any ExchangeLimits,
    stamp: Stamp
  ) {
    self.backupWriter = backupWriter
    self.backstageSwitch = backstageSwitch
    self.blobReader = blobReader
    self.exchangeLimits = exchangeLimits
    self.stamp = stamp
  }

  var parts: [any Part] { [backupWriter, backstageSwitch, blobReader, exchangeLimits] }
}

protocol BookingValidator: Part {}

final class CounterBookingValidator: BookingValidator {
  let alarmProbe: AlarmProbe
  let hallPlan: HallPlan
  let calendarMonitor: any CalendarMonitor
  let hallCounter: HallCounter
  let surchargeMatcher: any SurchargeMatcher
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(
    alarmProbe: AlarmProbe,
    hallPlan: HallPlan,
    calendarMonitor: any CalendarMonitor,
    hallCounter: HallCounter,
    surchargeMatcher: any SurchargeMatcher,
    houseRegistry: HouseRegistry,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.hallPlan = hallPlan
    self.calendarMonitor = calendarMonitor
    self.hallCounter = hallCounter
    self.surchargeMatcher = surchargeMatcher
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [alarmProbe, hallPlan, calendarMonitor, hallCounter, surchargeMatcher, houseRegistry]
  }
}

final class OrderDesk: Part {
  let blobReader: BlobReader
  let houseRegistry: HouseRegistry
  let backupCursor: BackupCursor
  let stamp: Stamp

  init(
    blobReader: BlobReader,
    houseRegistry: HouseRegistry,
    backupCursor: BackupCursor,
    stamp: Stamp
  ) {
    self.blobReader = blobReader
    self.houseRegistry = houseRegistry
    self.backupCursor = backupCursor
    self.stamp = stamp
  }

  var parts: [any Part] { [blobReader, houseRegistry, backupCursor] }
}

protocol BasketValidator: Part {}

final class CounterBasketValidator: BasketValidator {
  let galleryChart: GalleryChart
  let archiveWriter: ArchiveWriter
  let hallMap: HallMap
  let alarmProbe: AlarmProbe
  let balconyHold: BalconyHold
  let stamp: Stamp

  init(
    galleryChart: GalleryChart,
    archiveWriter: ArchiveWriter,
    hallMap: HallMap,
    alarmProbe: AlarmProbe,
    balconyHold: BalconyHold,
    stamp: Stamp
  ) {
    self.galleryChart = galleryChart
    self.archiveWriter = archiveWriter
    self.hallMap = hallMap
    self.alarmProbe = alarmProbe
    self.balconyHold = balconyHold
    self.stamp = stamp
  }

  var parts: [any Part] { [galleryChart, archiveWriter, hallMap, alarmProbe, balconyHold] }
}

final class PaymentLimits: Part {
  let balconyPlan: BalconyPlan
  let archiveMigration: ArchiveMigration
  let stamp: Stamp

  init(balconyPlan: BalconyPlan, archiveMigration: ArchiveMigration, stamp: Stamp) {
    self.balconyPlan = balconyPlan
    self.archiveMigration = archiveMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [balconyPlan, archiveMigration] }
}

final class BasketDesk: Part {
  let stageSwitch: StageSwitch
  let archiveWriter: ArchiveWriter
  let recordStore: RecordStore
  let packetClient: any PacketClient
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    stageSwitch: StageSwitch,
    archiveWriter: ArchiveWriter,
    recordStore: RecordStore,
    packetClient: any PacketClient,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.stageSwitch = stageSwitch
    self.archiveWriter = archiveWriter
    self.recordStore = recordStore
    self.packetClient = packetClient
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch, archiveWriter, recordStore, packetClient, alarmProbe] }
}

final class CheckoutNumbers: Part {
  let alarmProbe: AlarmProbe
  let hallMap: HallMap
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, hallMap: HallMap, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.hallMap = hallMap
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, hallMap] }
}

protocol ExchangeFlow: Part {}

final class CounterExchangeFlow: ExchangeFlow {
  let taxQuote: any TaxQuote
  let stageSwitch: StageSwitch
  let routeClient: RouteClient
  let hallHold: any HallHold
  let stamp: Stamp

  init(
    taxQuote: any TaxQuote,
    stageSwitch: StageSwitch,
    routeClient: RouteClient,
    hallHold: any HallHold,
    stamp: Stamp
  ) {
    self.taxQuote = taxQuote
    self.stageSwitch = stageSwitch
    self.routeClient = routeClient
    self.hallHold = hallHold
    self.stamp = stamp
  }

  var parts: [any Part] { [taxQuote, stageSwitch, routeClient, hallHold] }
}

struct PaymentFlow: Part {
  let voucherPreview: VoucherPreview
  let packetClient: any PacketClient
  let stamp: Stamp

  var parts: [any Part] { [voucherPreview, packetClient] }
}

struct BookingLimits: Part {
  let logeChart: LogeChart
  let hallMap: HallMap
  let backupCursor: BackupCursor
  let hallPlan: HallPlan
  let taxQuote: any TaxQuote
  let stamp: Stamp

  var parts: [any Part] { [logeChart, hallMap, backupCursor, hallPlan, taxQuote] }
}

final class ExchangeValidator: Part {
  let recordWriter: RecordWriter
  let calendarRegistry: CalendarRegistry
  let gatewayClient: GatewayClient
  let taxQuote: any TaxQuote
  let stamp: Stamp

  init(
    recordWriter: RecordWriter,
    calendarRegistry: CalendarRegistry,
    gatewayClient: GatewayClient,
    taxQuote: any TaxQuote,
    stamp: Stamp
  ) {
    self.recordWriter = recordWriter
    self.calendarRegistry = calendarRegistry
    self.gatewayClient = gatewayClient
    self.taxQuote = taxQuote
    self.stamp = stamp
  }

  var parts: [any Part] { [recordWriter, calendarRegistry, gatewayClient, taxQuote] }
}

final class SaleNumbers: Part {
  let calendarSchedule: CalendarSchedule
  let gatewayLimiter: GatewayLimiter
  let routeClient: RouteClient
  let stamp: Stamp

  init(
    calendarSchedule: CalendarSchedule,
    gatewayLimiter: GatewayLimiter,
    routeClient: RouteClient,
    stamp: Stamp
  ) {
    self.calendarSchedule = calendarSchedule
    self.gatewayLimiter = gatewayLimiter
    self.routeClient = routeClient
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarSchedule, gatewayLimiter, routeClient] }
}

final class PaymentAudit: Part {
  let exchangeFlow: any ExchangeFlow
  let hallMap: HallMap
  let stamp: Stamp

  init(exchangeFlow: any ExchangeFlow, hallMap: HallMap, stamp: Stamp) {
    self.exchangeFlow = exchangeFlow
    self.hallMap = hallMap
    self.stamp = stamp
  }

  var parts: [any Part] { [exchangeFlow, hallMap] }
}

final class BookingAudit: Part {
  let packetClient: any PacketClient
  let stamp: Stamp

  init(packetClient: any PacketClient, stamp: Stamp) {
    self.packetClient = packetClient
    self.stamp = stamp
  }

  var parts: [any Part] { [packetClient] }
}

struct CheckoutLimits: Part {
  let galleryChart: GalleryChart
  let alarmProbe: AlarmProbe
  let ledgerStore: LedgerStore
  let stamp: Stamp

  var parts: [any Part] { [galleryChart, alarmProbe, ledgerStore] }
}

final class OrderValidator: Part {
  let saleNumbers: SaleNumbers
  let hallMap: HallMap
  let stamp: Stamp

  init(saleNumbers: SaleNumbers, hallMap: HallMap, stamp: Stamp) {
    self.saleNumbers = saleNumbers
    self.hallMap = hallMap
    self.stamp = stamp
  }

  var parts: [any Part] { [saleNumbers, hallMap] }
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
  Registration(RefundAudit.self, instance: RefundAudit(stamp: Stamp("RefundAudit")))
  Registration(PaymentValidator.self) {
    try PaymentValidator(
      clockFeed: $0.resolve(),
      discountRounding: $0.resolve(),
      wheelchairChart: $0.resolve(),
      stamp: log.stamp("PaymentValidator")
    )
  }
  Registration(PaymentValidator.self, name: "matinee") {
    try PaymentValidator(
      clockFeed: $0.resolve(),
      discountRounding: $0.resolve(),
      wheelchairChart: $0.resolve(),
      stamp: log.stamp("PaymentValidator(name: matinee)")
    )
  }
  Registration((any SaleFlow).self) {
    try CounterSaleFlow(
      signalMonitor: $0.resolve(),
      backupCursor: $0.resolve(),
      paymentValidator: $0.resolve(),
      stamp: log.stamp("SaleFlow")
    )
  }
  Registration((any ExchangeLimits).self) {
    try CounterExchangeLimits(saleFlow: $0.resolve(), stamp: log.stamp("ExchangeLimits"))
  }
  Registration(CheckoutValidator.self) {
    try CheckoutValidator(
      backupWriter: $0.resolve(),
      backstageSwitch: $0.resolve(),
      blobReader: $0.resolve(),
      exchangeLimits: $0.resolve(),
      stamp: log.stamp("CheckoutValidator")
    )
  }
  Registration((any BookingValidator).self) {
    try CounterBookingValidator(
      alarmProbe: $0.resolve(),
      hallPlan: $0.resolve(),
      calendarMonitor: $0.resolve(),
      hallCounter: $0.resolve(),
      surchargeMatcher: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("BookingValidator")
    )
  }
  Registration(OrderDesk.self, lifetime: .scoped(.evening)) {
    try OrderDesk(
      blobReader: $0.resolve(),
      houseRegistry: $0.resolve(),
      backupCursor: $0.resolve(),
      stamp: log.stamp("OrderDesk")
    )
  }
  Registration((any BasketValidator).self) {
    try CounterBasketValidator(
      galleryChart: $0.resolve(),
      archiveWriter: $0.resolve(),
      hallMap: $0.resolve(),
      alarmProbe: $0.resolve(),
      balconyHold: $0.resolve(),
      stamp: log.stamp("BasketValidator")
    )
  }.live()
  Registration(PaymentLimits.self) {
    try PaymentLimits(
      balconyPlan: $0.resolve(),
      archiveMigration: $0.resolve(),
      stamp: log.stamp("PaymentLimits")
    )
  }
  Registration(BasketDesk.self) {
    try BasketDesk(
      stageSwitch: $0.resolve(),
      archiveWriter: $0.resolve(),
      recordStore: $0.resolve(),
      packetClient: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("BasketDesk")
    )
  }
  Registration(CheckoutNumbers.self) {
    try CheckoutNumbers(
      alarmProbe: $0.resolve(),
      hallMap: $0.resolve(),
      stamp: log.stamp("CheckoutNumbers")
    )
  }
  Registration((any ExchangeFlow).self) {
    try CounterExchangeFlow(
      taxQuote: $0.resolve(),
      stageSwitch: $0.resolve(),
      routeClient: $0.resolve(),
      hallHold: $0.resolve(),
      stamp: log.stamp("ExchangeFlow")
    )
  }
  Registration(PaymentFlow.self) {
    try PaymentFlow(
      voucherPreview: $0.resolve(),
      packetClient: $0.resolve(),
      stamp: log.stamp("PaymentFlow")
    )
  }
  Registration(BookingLimits.self) {
    try BookingLimits(
      logeChart: $0.resolve(),
      hallMap: $0.resolve(),
      backupCursor: $0.resolve(),
      hallPlan: $0.resolve(),
      taxQuote: $0.resolve(),
      stamp: log.stamp("BookingLimits")
    )
  }
  Registration(ExchangeValidator.self) {
    try ExchangeValidator(
      recordWriter: $0.resolve(),
      calendarRegistry: $0.resolve(),
      gatewayClient: $0.resolve(),
      taxQuote: $0.resolve(),
      stamp: log.stamp("ExchangeValidator")
    )
  }
  Registration(ExchangeValidator.self, name: "archive") {
    try ExchangeValidator(
      recordWriter: $0.resolve(),
      calendarRegistry: $0.resolve(),
      gatewayClient: $0.resolve(),
      taxQuote: $0.resolve(),
      stamp: log.stamp("ExchangeValidator(name: archive)")
    )
  }
  Registration(SaleNumbers.self) {
    try SaleNumbers(
      calendarSchedule: $0.resolve(),
      gatewayLimiter: $0.resolve(),
      routeClient: $0.resolve(),
      stamp: log.stamp("SaleNumbers")
    )
  }
  Registration(PaymentAudit.self) {
    try PaymentAudit(
      exchangeFlow: $0.resolve(),
      hallMap: $0.resolve(),
      stamp: log.stamp("PaymentAudit")
    )
  }
  Registration(BookingAudit.self) {
    try BookingAudit(packetClient: $0.resolve(), stamp: log.stamp("BookingAudit"))
  }.live()
  Registration(CheckoutLimits.self) {
    try CheckoutLimits(
      galleryChart: $0.resolve(),
      alarmProbe: $0.resolve(),
      ledgerStore: $0.resolve(),
      stamp: log.stamp("CheckoutLimits")
    )
  }
  Registration(OrderValidator.self) {
    try OrderValidator(
      saleNumbers: $0.resolve(),
      hallMap: $0.resolve(),
      stamp: log.stamp("OrderValidator")
    )
  }.live()
}
