// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct PricePreview: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

protocol RebateTable: Part {}

final class SeasonalRebateTable: RebateTable {
  let proxyClient: ProxyClient
  let calendarRegistry: CalendarRegistry
  let ledgerMigration: LedgerMigration
  let gatewayLimiter: GatewayLimiter
  let stamp: Stamp

  init(
    proxyClient: ProxyClient,
    calendarRegistry: CalendarRegistry,
    ledgerMigration: LedgerMigration,
    gatewayLimiter: GatewayLimiter,
    stamp: Stamp
  ) {
    self.proxyClient = proxyClient
    self.calendarRegistry = calendarRegistry
    self.ledgerMigration = ledgerMigration
    self.gatewayLimiter = gatewayLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [proxyClient, calendarRegistry, ledgerMigration, gatewayLimiter] }
}

final class DiscountCalculator: Part {
  let partnerQueue: PartnerQueue
  let indexWriter: IndexWriter
  let rebateTable: any RebateTable
  let stamp: Stamp

  init(
    partnerQueue: PartnerQueue,
    indexWriter: IndexWriter,
    rebateTable: any RebateTable,
    stamp: Stamp
  ) {
    self.partnerQueue = partnerQueue
    self.indexWriter = indexWriter
    self.rebateTable = rebateTable
    self.stamp = stamp
  }

  var parts: [any Part] { [partnerQueue, indexWriter, rebateTable] }
}

final class OfferRounding: Part {
  let discountCalculator: DiscountCalculator
  let stamp: Stamp

  init(discountCalculator: DiscountCalculator, stamp: Stamp) {
    self.discountCalculator = discountCalculator
    self.stamp = stamp
  }

  var parts: [any Part] { [discountCalculator] }
}

protocol RebateQuote: Part {}

final class SeasonalRebateQuote: RebateQuote {
  let stageRegistry: StageRegistry
  let offerRounding: OfferRounding
  let indexReader: any IndexReader
  let backstageSettings: BackstageSettings
  let consoleRegistry: ConsoleRegistry
  let discountCalculator: DiscountCalculator
  let stamp: Stamp

  init(
    stageRegistry: StageRegistry,
    offerRounding: OfferRounding,
    indexReader: any IndexReader,
    backstageSettings: BackstageSettings,
    consoleRegistry: ConsoleRegistry,
    discountCalculator: DiscountCalculator,
    stamp: Stamp
  ) {
    self.stageRegistry = stageRegistry
    self.offerRounding = offerRounding
    self.indexReader = indexReader
    self.backstageSettings = backstageSettings
    self.consoleRegistry = consoleRegistry
    self.discountCalculator = discountCalculator
    self.stamp = stamp
  }

  var parts: [any Part] {
    [
      stageRegistry,
      offerRounding,
      indexReader,
      backstageSettings,
      consoleRegistry,
      discountCalculator,
    ]
  }
}

final class DiscountTable: Part {
  let packetLimiter: any PacketLimiter
  let signalFeed: SignalFeed
  let archiveCache: ArchiveCache
  let stamp: Stamp

  init(
    packetLimiter: any PacketLimiter,
    signalFeed: SignalFeed,
    archiveCache: ArchiveCache,
    stamp: Stamp
  ) {
    self.packetLimiter = packetLimiter
    self.signalFeed = signalFeed
    self.archiveCache = archiveCache
    self.stamp = stamp
  }

  var parts: [any Part] { [packetLimiter, signalFeed, archiveCache] }
}

protocol SurchargeQuote: Part {}

final class SeasonalSurchargeQuote: SurchargeQuote {
  let indexWriter: IndexWriter
  let houseSwitch: HouseSwitch
  let requestRetrier: RequestRetrier
  let stamp: Stamp

  init(
    indexWriter: IndexWriter,
    houseSwitch: HouseSwitch,
    requestRetrier: RequestRetrier,
    stamp: Stamp
  ) {
    self.indexWriter = indexWriter
    self.houseSwitch = houseSwitch
    self.requestRetrier = requestRetrier
    self.stamp = stamp
  }

  var parts: [any Part] { [indexWriter, houseSwitch, requestRetrier] }
}

struct TariffMatcher: Part {
  let consoleRegistry: ConsoleRegistry
  let consoleFeed: ConsoleFeed
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  var parts: [any Part] { [consoleRegistry, consoleFeed, backstageSwitch] }
}

final class VoucherRounding: Part {
  let backstageSwitch: BackstageSwitch
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  init(backstageSwitch: BackstageSwitch, requestDecoder: RequestDecoder, stamp: Stamp) {
    self.backstageSwitch = backstageSwitch
    self.requestDecoder = requestDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [backstageSwitch, requestDecoder] }
}

struct VoucherRule: Part {
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  var parts: [any Part] { [touringCalendarFeed] }
}

final class VoucherQuote: Part {
  let houseSwitch: HouseSwitch
  let calendarFeed: CalendarFeed
  let indexReader: any IndexReader
  let number: Int
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    calendarFeed: CalendarFeed,
    indexReader: any IndexReader,
    number: Int,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.calendarFeed = calendarFeed
    self.indexReader = indexReader
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, calendarFeed, indexReader] }
}

protocol SurchargeTable: Part {}

final class SeasonalSurchargeTable: SurchargeTable {
  let blobCache: BlobCache
  let requestSigner: RequestSigner
  let stamp: Stamp

  init(blobCache: BlobCache, requestSigner: RequestSigner, stamp: Stamp) {
    self.blobCache = blobCache
    self.requestSigner = requestSigner
    self.stamp = stamp
  }

  var parts: [any Part] { [blobCache, requestSigner] }
}

protocol OfferRule: Part {}

final class SeasonalOfferRule: OfferRule {
  let ledgerMigration: LedgerMigration
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(ledgerMigration: LedgerMigration, houseSwitch: HouseSwitch, stamp: Stamp) {
    self.ledgerMigration = ledgerMigration
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, houseSwitch] }
}

struct TariffRounding: Part {
  let shelfReader: ShelfReader
  let blobCache: BlobCache
  let ledgerMigration: LedgerMigration
  let stamp: Stamp

  var parts: [any Part] { [shelfReader, blobCache, ledgerMigration] }
}

final class DiscountQuote: Part {
  let houseSwitch: HouseSwitch
  let offerRule: any OfferRule
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, offerRule: any OfferRule, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.offerRule = offerRule
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, offerRule] }
}

struct SurchargePreview: Part {
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  var parts: [any Part] { [requestDecoder] }
}

protocol SurchargeRounding: Part {}

final class SeasonalSurchargeRounding: SurchargeRounding {
  let signalProbe: SignalProbe
  let requestSigner: RequestSigner
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    signalProbe: SignalProbe,
    requestSigner: RequestSigner,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.signalProbe = signalProbe
    self.requestSigner = requestSigner
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [signalProbe, requestSigner, houseSwitch] }
}

final class DiscountRounding: Part {
  let surchargePreview: SurchargePreview
  let ledgerMigration: LedgerMigration
  let backupReader: BackupReader
  let stamp: Stamp

  init(
    surchargePreview: SurchargePreview,
    ledgerMigration: LedgerMigration,
    backupReader: BackupReader,
    stamp: Stamp
  ) {
    self.surchargePreview = surchargePreview
    self.ledgerMigration = ledgerMigration
    self.backupReader = backupReader
    self.stamp = stamp
  }

  var parts: [any Part] { [surchargePreview, ledgerMigration, backupReader] }
}

protocol PriceRounding: Part {}

final class SeasonalPriceRounding: PriceRounding {
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry] }
}

protocol TaxMatcher: Part {}

final class SeasonalTaxMatcher: TaxMatcher {
  let socketLimiter: SocketLimiter
  let stamp: Stamp

  init(socketLimiter: SocketLimiter, stamp: Stamp) {
    self.socketLimiter = socketLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [socketLimiter] }
}

final class VoucherPreview: Part {
  let proxyClient: ProxyClient
  let ledgerMigration: LedgerMigration
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(
    proxyClient: ProxyClient,
    ledgerMigration: LedgerMigration,
    touringCalendarFeed: CalendarFeed,
    stamp: Stamp
  ) {
    self.proxyClient = proxyClient
    self.ledgerMigration = ledgerMigration
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [proxyClient, ledgerMigration, touringCalendarFeed] }
}

final class TaxCalculator: Part {
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor] }
}

final class DiscountMatcher: Part {
  let packetLimiter: any PacketLimiter
  let stamp: Stamp

  init(packetLimiter: any PacketLimiter, stamp: Stamp) {
    self.packetLimiter = packetLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [packetLimiter] }
}

struct TaxTable: Part {
  let rebateQuote: any RebateQuote
  let stamp: Stamp

  var parts: [any Part] { [rebateQuote] }
}

final class OfferPreview: Part {
  let ledgerMigration: LedgerMigration
  let stamp: Stamp

  init(ledgerMigration: LedgerMigration, stamp: Stamp) {
    self.ledgerMigration = ledgerMigration
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration] }
}

final class OfferTable: Part {
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  init(alarmProbe: any AlarmProbe, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe] }
}

final class TariffCalculator: Part {
  let offerTable: OfferTable
  let houseSwitch: HouseSwitch
  let voucherRounding: VoucherRounding
  let stamp: Stamp

  init(
    offerTable: OfferTable,
    houseSwitch: HouseSwitch,
    voucherRounding: VoucherRounding,
    stamp: Stamp
  ) {
    self.offerTable = offerTable
    self.houseSwitch = houseSwitch
    self.voucherRounding = voucherRounding
    self.stamp = stamp
  }

  var parts: [any Part] { [offerTable, houseSwitch, voucherRounding] }
}

final class DiscountRule: Part {
  let rebateQuote: any RebateQuote
  let partnerDecoder: PartnerDecoder
  let ledgerStore: LedgerStore
  let rebateTable: any RebateTable
  let stamp: Stamp

  init(
    rebateQuote: any RebateQuote,
    partnerDecoder: PartnerDecoder,
    ledgerStore: LedgerStore,
    rebateTable: any RebateTable,
    stamp: Stamp
  ) {
    self.rebateQuote = rebateQuote
    self.partnerDecoder = partnerDecoder
    self.ledgerStore = ledgerStore
    self.rebateTable = rebateTable
    self.stamp = stamp
  }

  var parts: [any Part] { [rebateQuote, partnerDecoder, ledgerStore, rebateTable] }
}

final class PriceRule: Part {
  let ledgerMigration: LedgerMigration
  let houseSwitch: HouseSwitch
  let ledgerStore: LedgerStore
  let stamp: Stamp

  init(
    ledgerMigration: LedgerMigration,
    houseSwitch: HouseSwitch,
    ledgerStore: LedgerStore,
    stamp: Stamp
  ) {
    self.ledgerMigration = ledgerMigration
    self.houseSwitch = houseSwitch
    self.ledgerStore = ledgerStore
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, houseSwitch, ledgerStore] }
}

protocol OfferCalculator: Part {}

final class SeasonalOfferCalculator: OfferCalculator {
  let proxyClient: ProxyClient
  let indexReader: any IndexReader
  let wireDecoder: WireDecoder
  let houseSwitch: HouseSwitch
  let offerRounding: OfferRounding
  let stamp: Stamp

  init(
    proxyClient: ProxyClient,
    indexReader: any IndexReader,
    wireDecoder: WireDecoder,
    houseSwitch: HouseSwitch,
    offerRounding: OfferRounding,
    stamp: Stamp
  ) {
    self.proxyClient = proxyClient
    self.indexReader = indexReader
    self.wireDecoder = wireDecoder
    self.houseSwitch = houseSwitch
    self.offerRounding = offerRounding
    self.stamp = stamp
  }

  var parts: [any Part] { [proxyClient, indexReader, wireDecoder, houseSwitch, offerRounding] }
}

func pricingModule(_ log: BuildLog) -> Module {
  Module("pricing", layer: "house", dependsOn: ["platform", "storage", "network"]) {
    pricingParts(log)
  }
}

/// All 30 of them.
@RegistrationBuilder
func pricingParts(_ log: BuildLog) -> [any AnyRegistration] {
  pricingParts1(log)
  pricingParts2(log)
}

@RegistrationBuilder
private func pricingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(PricePreview.self, instance: PricePreview(stamp: Stamp("PricePreview")))
  Registration((any RebateTable).self) {
    try SeasonalRebateTable(
      proxyClient: $0.resolve(),
      calendarRegistry: $0.resolve(),
      ledgerMigration: $0.resolve(),
      gatewayLimiter: $0.resolve(),
      stamp: log.stamp("RebateTable")
    )
  }
  Registration(DiscountCalculator.self) {
    try DiscountCalculator(
      partnerQueue: $0.resolve(),
      indexWriter: $0.resolve(),
      rebateTable: $0.resolve(),
      stamp: log.stamp("DiscountCalculator")
    )
  }
  Registration(OfferRounding.self) {
    try OfferRounding(discountCalculator: $0.resolve(), stamp: log.stamp("OfferRounding"))
  }
  Registration((any RebateQuote).self) {
    try SeasonalRebateQuote(
      stageRegistry: $0.resolve(),
      offerRounding: $0.resolve(),
      indexReader: $0.resolve(),
      backstageSettings: $0.resolve(),
      consoleRegistry: $0.resolve(),
      discountCalculator: $0.resolve(),
      stamp: log.stamp("RebateQuote")
    )
  }
  Registration(DiscountTable.self) {
    try DiscountTable(
      packetLimiter: $0.resolve(),
      signalFeed: $0.resolve(),
      archiveCache: $0.resolve(),
      stamp: log.stamp("DiscountTable")
    )
  }
  Registration((any SurchargeQuote).self) {
    try SeasonalSurchargeQuote(
      indexWriter: $0.resolve(),
      houseSwitch: $0.resolve(),
      requestRetrier: $0.resolve(),
      stamp: log.stamp("SurchargeQuote")
    )
  }
  Registration(TariffMatcher.self, lifetime: .transient) {
    try TariffMatcher(
      consoleRegistry: $0.resolve(),
      consoleFeed: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("TariffMatcher")
    )
  }
  Registration(VoucherRounding.self) {
    try VoucherRounding(
      backstageSwitch: $0.resolve(),
      requestDecoder: $0.resolve(),
      stamp: log.stamp("VoucherRounding")
    )
  }
  Registration(VoucherRule.self) {
    try VoucherRule(
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("VoucherRule")
    )
  }
  Registration(VoucherQuote.self, with: Int.self) {
    try VoucherQuote(
      houseSwitch: $0.resolve(),
      calendarFeed: $0.resolve(),
      indexReader: $0.resolve(),
      number: $1,
      stamp: log.stamp("VoucherQuote")
    )
  }
  Registration((any SurchargeTable).self) {
    try SeasonalSurchargeTable(
      blobCache: $0.resolve(),
      requestSigner: $0.resolve(),
      stamp: log.stamp("SurchargeTable")
    )
  }
  Registration((any OfferRule).self) {
    try SeasonalOfferRule(
      ledgerMigration: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("OfferRule")
    )
  }
  Registration(TariffRounding.self) {
    try TariffRounding(
      shelfReader: $0.resolve(),
      blobCache: $0.resolve(),
      ledgerMigration: $0.resolve(),
      stamp: log.stamp("TariffRounding")
    )
  }
  Registration(DiscountQuote.self) {
    try DiscountQuote(
      houseSwitch: $0.resolve(),
      offerRule: $0.resolve(),
      stamp: log.stamp("DiscountQuote")
    )
  }
  Registration(SurchargePreview.self, lifetime: .transient) {
    try SurchargePreview(requestDecoder: $0.resolve(), stamp: log.stamp("SurchargePreview"))
  }
  Registration((any SurchargeRounding).self) {
    try SeasonalSurchargeRounding(
      signalProbe: $0.resolve(),
      requestSigner: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("SurchargeRounding")
    )
  }
  Registration(DiscountRounding.self, lifetime: .scoped(.evening)) {
    try DiscountRounding(
      surchargePreview: $0.resolve(),
      ledgerMigration: $0.resolve(),
      backupReader: $0.resolve(),
      stamp: log.stamp("DiscountRounding")
    )
  }
  Registration((any PriceRounding).self) {
    try SeasonalPriceRounding(consoleRegistry: $0.resolve(), stamp: log.stamp("PriceRounding"))
  }
  Registration((any TaxMatcher).self) {
    try SeasonalTaxMatcher(socketLimiter: $0.resolve(), stamp: log.stamp("TaxMatcher"))
  }
  Registration(VoucherPreview.self) {
    try VoucherPreview(
      proxyClient: $0.resolve(),
      ledgerMigration: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("VoucherPreview")
    )
  }
  Registration(TaxCalculator.self) {
    try TaxCalculator(signalMonitor: $0.resolve(), stamp: log.stamp("TaxCalculator"))
  }
  Registration(DiscountMatcher.self) {
    try DiscountMatcher(packetLimiter: $0.resolve(), stamp: log.stamp("DiscountMatcher"))
  }
  Registration(TaxTable.self) {
    try TaxTable(rebateQuote: $0.resolve(), stamp: log.stamp("TaxTable"))
  }
  Registration(OfferPreview.self) {
    try OfferPreview(ledgerMigration: $0.resolve(), stamp: log.stamp("OfferPreview"))
  }
}

@RegistrationBuilder
private func pricingParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(OfferTable.self, lifetime: .transient) {
    try OfferTable(alarmProbe: $0.resolve(), stamp: log.stamp("OfferTable"))
  }
  Registration(TariffCalculator.self) {
    try TariffCalculator(
      offerTable: $0.resolve(),
      houseSwitch: $0.resolve(),
      voucherRounding: $0.resolve(),
      stamp: log.stamp("TariffCalculator")
    )
  }
  Registration(DiscountRule.self) {
    try DiscountRule(
      rebateQuote: $0.resolve(),
      partnerDecoder: $0.resolve(),
      ledgerStore: $0.resolve(),
      rebateTable: $0.resolve(),
      stamp: log.stamp("DiscountRule")
    )
  }
  Registration(PriceRule.self) {
    try PriceRule(
      ledgerMigration: $0.resolve(),
      houseSwitch: $0.resolve(),
      ledgerStore: $0.resolve(),
      stamp: log.stamp("PriceRule")
    )
  }
  Registration((any OfferCalculator).self) {
    try SeasonalOfferCalculator(
      proxyClient: $0.resolve(),
      indexReader: $0.resolve(),
      wireDecoder: $0.resolve(),
      houseSwitch: $0.resolve(),
      offerRounding: $0.resolve(),
      stamp: log.stamp("OfferCalculator")
    )
  }
}
