// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct PricePreview: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

protocol RebateTable: Part {}

final class SeasonalRebateTable: RebateTable {
  let proxyClient: ProxyClient
  let stageRegistry: StageRegistry
  let ledgerMigration: LedgerMigration
  let gatewayLimiter: GatewayLimiter
  let stamp: Stamp

  init(
    proxyClient: ProxyClient,
    stageRegistry: StageRegistry,
    ledgerMigration: LedgerMigration,
    gatewayLimiter: GatewayLimiter,
    stamp: Stamp
  ) {
    self.proxyClient = proxyClient
    self.stageRegistry = stageRegistry
    self.ledgerMigration = ledgerMigration
    self.gatewayLimiter = gatewayLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [proxyClient, stageRegistry, ledgerMigration, gatewayLimiter] }
}

final class DiscountCalculator: Part {
  let requestPinger: RequestPinger
  let indexWriter: IndexWriter
  let rebateTable: any RebateTable
  let stamp: Stamp

  init(
    requestPinger: RequestPinger,
    indexWriter: IndexWriter,
    rebateTable: any RebateTable,
    stamp: Stamp
  ) {
    self.requestPinger = requestPinger
    self.indexWriter = indexWriter
    self.rebateTable = rebateTable
    self.stamp = stamp
  }

  var parts: [any Part] { [requestPinger, indexWriter, rebateTable] }
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
  let ledgerMigration: LedgerMigration
  let touringCalendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let rebateTable: any RebateTable
  let stamp: Stamp

  init(
    stageRegistry: StageRegistry,
    offerRounding: OfferRounding,
    ledgerMigration: LedgerMigration,
    touringCalendarFeed: CalendarFeed,
    houseSwitch: HouseSwitch,
    rebateTable: any RebateTable,
    stamp: Stamp
  ) {
    self.stageRegistry = stageRegistry
    self.offerRounding = offerRounding
    self.ledgerMigration = ledgerMigration
    self.touringCalendarFeed = touringCalendarFeed
    self.houseSwitch = houseSwitch
    self.rebateTable = rebateTable
    self.stamp = stamp
  }

  var parts: [any Part] {
    [stageRegistry, offerRounding, ledgerMigration, touringCalendarFeed, houseSwitch, rebateTable]
  }
}

final class DiscountTable: Part {
  let partnerQueue: PartnerQueue
  let touringCalendarFeed: CalendarFeed
  let archiveCache: ArchiveCache
  let stamp: Stamp

  init(
    partnerQueue: PartnerQueue,
    touringCalendarFeed: CalendarFeed,
    archiveCache: ArchiveCache,
    stamp: Stamp
  ) {
    self.partnerQueue = partnerQueue
    self.touringCalendarFeed = touringCalendarFeed
    self.archiveCache = archiveCache
    self.stamp = stamp
  }

  var parts: [any Part] { [partnerQueue, touringCalendarFeed, archiveCache] }
}

protocol SurchargeQuote: Part {}

final class SeasonalSurchargeQuote: SurchargeQuote {
  let recordStore: RecordStore
  let houseSwitch: HouseSwitch
  let requestPinger: RequestPinger
  let stamp: Stamp

  init(
    recordStore: RecordStore,
    houseSwitch: HouseSwitch,
    requestPinger: RequestPinger,
    stamp: Stamp
  ) {
    self.recordStore = recordStore
    self.houseSwitch = houseSwitch
    self.requestPinger = requestPinger
    self.stamp = stamp
  }

  var parts: [any Part] { [recordStore, houseSwitch, requestPinger] }
}

struct TariffMatcher: Part {
  let consoleRegistry: ConsoleRegistry
  let touringCalendarFeed: CalendarFeed
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  var parts: [any Part] { [consoleRegistry, touringCalendarFeed, backstageSwitch] }
}

final class VoucherRounding: Part {
  let houseSwitch: HouseSwitch
  let packetPinger: PacketPinger
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, packetPinger: PacketPinger, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.packetPinger = packetPinger
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, packetPinger] }
}

struct VoucherRule: Part {
  let calendarFeed: CalendarFeed
  let stamp: Stamp

  var parts: [any Part] { [calendarFeed] }
}

final class VoucherQuote: Part {
  let houseSwitch: HouseSwitch
  let stageRegistry: StageRegistry
  let indexReader: any IndexReader
  let number: Int
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    stageRegistry: StageRegistry,
    indexReader: any IndexReader,
    number: Int,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.stageRegistry = stageRegistry
    self.indexReader = indexReader
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, stageRegistry, indexReader] }
}

protocol SurchargeTable: Part {}

final class SeasonalSurchargeTable: SurchargeTable {
  let blobCache: BlobCache
  let proxyRetrier: ProxyRetrier
  let stamp: Stamp

  init(blobCache: BlobCache, proxyRetrier: ProxyRetrier, stamp: Stamp) {
    self.blobCache = blobCache
    self.proxyRetrier = proxyRetrier
    self.stamp = stamp
  }

  var parts: [any Part] { [blobCache, proxyRetrier] }
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
  let surchargeTable: any SurchargeTable
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, surchargeTable: any SurchargeTable, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.surchargeTable = surchargeTable
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, surchargeTable] }
}

struct SurchargePreview: Part {
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  var parts: [any Part] { [requestDecoder] }
}

protocol SurchargeRounding: Part {}

final class SeasonalSurchargeRounding: SurchargeRounding {
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let requestSigner: RequestSigner
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    backstageFeeds: ParameterizedFactory<Int, BackstageFeed>,
    requestSigner: RequestSigner,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.backstageFeeds = backstageFeeds
    self.requestSigner = requestSigner
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [requestSigner, houseSwitch] }
}

final class DiscountRounding: Part {
  let surchargePreview: SurchargePreview
  let indexReader: any IndexReader
  let backupReader: BackupReader
  let stamp: Stamp

  init(
    surchargePreview: SurchargePreview,
    indexReader: any IndexReader,
    backupReader: BackupReader,
    stamp: Stamp
  ) {
    self.surchargePreview = surchargePreview
    self.indexReader = indexReader
    self.backupReader = backupReader
    self.stamp = stamp
  }

  var parts: [any Part] { [surchargePreview, indexReader, backupReader] }
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
  let proxyLimiter: ProxyLimiter
  let stamp: Stamp

  init(proxyLimiter: ProxyLimiter, stamp: Stamp) {
    self.proxyLimiter = proxyLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [proxyLimiter] }
}

final class VoucherPreview: Part {
  let proxyClient: ProxyClient
  let ledgerMigration: LedgerMigration
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(
    proxyClient: ProxyClient,
    ledgerMigration: LedgerMigration,
    stageRegistry: StageRegistry,
    stamp: Stamp
  ) {
    self.proxyClient = proxyClient
    self.ledgerMigration = ledgerMigration
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [proxyClient, ledgerMigration, stageRegistry] }
}

final class TaxCalculator: Part {
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  init(alarmProbe: any AlarmProbe, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe] }
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
  let discountCalculator: DiscountCalculator
  let stamp: Stamp

  var parts: [any Part] { [discountCalculator] }
}

final class OfferPreview: Part {
  let indexReader: any IndexReader
  let stamp: Stamp

  init(indexReader: any IndexReader, stamp: Stamp) {
    self.indexReader = indexReader
    self.stamp = stamp
  }

  var parts: [any Part] { [indexReader] }
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
  let rebateQuote: any RebateQuote
  let stamp: Stamp

  init(
    offerTable: OfferTable,
    houseSwitch: HouseSwitch,
    rebateQuote: any RebateQuote,
    stamp: Stamp
  ) {
    self.offerTable = offerTable
    self.houseSwitch = houseSwitch
    self.rebateQuote = rebateQuote
    self.stamp = stamp
  }

  var parts: [any Part] { [offerTable, houseSwitch, rebateQuote] }
}

final class DiscountRule: Part {
  let discountCalculator: DiscountCalculator
  let archiveCompactor: ArchiveCompactor
  let clockFeed: any ClockFeed
  let proxyClient: ProxyClient
  let stamp: Stamp

  init(
    discountCalculator: DiscountCalculator,
    archiveCompactor: ArchiveCompactor,
    clockFeed: any ClockFeed,
    proxyClient: ProxyClient,
    stamp: Stamp
  ) {
    self.discountCalculator = discountCalculator
    self.archiveCompactor = archiveCompactor
    self.clockFeed = clockFeed
    self.proxyClient = proxyClient
    self.stamp = stamp
  }

  var parts: [any Part] { [discountCalculator, archiveCompactor, clockFeed, proxyClient] }
}

final class PriceRule: Part {
  let ledgerMigration: LedgerMigration
  let houseSwitch: HouseSwitch
  let vaultWriter: VaultWriter
  let stamp: Stamp

  init(
    ledgerMigration: LedgerMigration,
    houseSwitch: HouseSwitch,
    vaultWriter: VaultWriter,
    stamp: Stamp
  ) {
    self.ledgerMigration = ledgerMigration
    self.houseSwitch = houseSwitch
    self.vaultWriter = vaultWriter
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerMigration, houseSwitch, vaultWriter] }
}

protocol OfferCalculator: Part {}

final class SeasonalOfferCalculator: OfferCalculator {
  let proxyClient: ProxyClient
  let shelfWriter: ShelfWriter
  let requestDecoder: RequestDecoder
  let houseSwitch: HouseSwitch
  let partnerRetrier: any PartnerRetrier
  let stamp: Stamp

  init(
    proxyClient: ProxyClient,
    shelfWriter: ShelfWriter,
    requestDecoder: RequestDecoder,
    houseSwitch: HouseSwitch,
    partnerRetrier: any PartnerRetrier,
    stamp: Stamp
  ) {
    self.proxyClient = proxyClient
    self.shelfWriter = shelfWriter
    self.requestDecoder = requestDecoder
    self.houseSwitch = houseSwitch
    self.partnerRetrier = partnerRetrier
    self.stamp = stamp
  }

  var parts: [any Part] { [proxyClient, shelfWriter, requestDecoder, houseSwitch, partnerRetrier] }
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
      stageRegistry: $0.resolve(),
      ledgerMigration: $0.resolve(),
      gatewayLimiter: $0.resolve(),
      stamp: log.stamp("RebateTable")
    )
  }
  Registration(DiscountCalculator.self) {
    try DiscountCalculator(
      requestPinger: $0.resolve(),
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
      ledgerMigration: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      houseSwitch: $0.resolve(),
      rebateTable: $0.resolve(),
      stamp: log.stamp("RebateQuote")
    )
  }
  Registration(DiscountTable.self) {
    try DiscountTable(
      partnerQueue: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      archiveCache: $0.resolve(),
      stamp: log.stamp("DiscountTable")
    )
  }
  Registration((any SurchargeQuote).self) {
    try SeasonalSurchargeQuote(
      recordStore: $0.resolve(),
      houseSwitch: $0.resolve(),
      requestPinger: $0.resolve(),
      stamp: log.stamp("SurchargeQuote")
    )
  }
  Registration(TariffMatcher.self, lifetime: .transient) {
    try TariffMatcher(
      consoleRegistry: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("TariffMatcher")
    )
  }
  Registration(VoucherRounding.self) {
    try VoucherRounding(
      houseSwitch: $0.resolve(),
      packetPinger: $0.resolve(),
      stamp: log.stamp("VoucherRounding")
    )
  }
  Registration(VoucherRule.self) {
    try VoucherRule(calendarFeed: $0.resolve(), stamp: log.stamp("VoucherRule"))
  }
  Registration(VoucherQuote.self, with: Int.self) {
    try VoucherQuote(
      houseSwitch: $0.resolve(),
      stageRegistry: $0.resolve(),
      indexReader: $0.resolve(),
      number: $1,
      stamp: log.stamp("VoucherQuote")
    )
  }
  Registration((any SurchargeTable).self) {
    try SeasonalSurchargeTable(
      blobCache: $0.resolve(),
      proxyRetrier: $0.resolve(),
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
      surchargeTable: $0.resolve(),
      stamp: log.stamp("DiscountQuote")
    )
  }
  Registration(SurchargePreview.self, lifetime: .transient) {
    try SurchargePreview(requestDecoder: $0.resolve(), stamp: log.stamp("SurchargePreview"))
  }
  Registration((any SurchargeRounding).self) {
    try SeasonalSurchargeRounding(
      backstageFeeds: $0.resolve(),
      requestSigner: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("SurchargeRounding")
    )
  }
  Registration(DiscountRounding.self, lifetime: .scoped(.evening)) {
    try DiscountRounding(
      surchargePreview: $0.resolve(),
      indexReader: $0.resolve(),
      backupReader: $0.resolve(),
      stamp: log.stamp("DiscountRounding")
    )
  }
  Registration((any PriceRounding).self) {
    try SeasonalPriceRounding(consoleRegistry: $0.resolve(), stamp: log.stamp("PriceRounding"))
  }
  Registration((any TaxMatcher).self) {
    try SeasonalTaxMatcher(proxyLimiter: $0.resolve(), stamp: log.stamp("TaxMatcher"))
  }
  Registration(VoucherPreview.self) {
    try VoucherPreview(
      proxyClient: $0.resolve(),
      ledgerMigration: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("VoucherPreview")
    )
  }
  Registration(TaxCalculator.self) {
    try TaxCalculator(alarmProbe: $0.resolve(), stamp: log.stamp("TaxCalculator"))
  }
  Registration(DiscountMatcher.self) {
    try DiscountMatcher(packetLimiter: $0.resolve(), stamp: log.stamp("DiscountMatcher"))
  }
  Registration(TaxTable.self) {
    try TaxTable(discountCalculator: $0.resolve(), stamp: log.stamp("TaxTable"))
  }
  Registration(OfferPreview.self) {
    try OfferPreview(indexReader: $0.resolve(), stamp: log.stamp("OfferPreview"))
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
      rebateQuote: $0.resolve(),
      stamp: log.stamp("TariffCalculator")
    )
  }
  Registration(DiscountRule.self) {
    try DiscountRule(
      discountCalculator: $0.resolve(),
      archiveCompactor: $0.resolve(),
      clockFeed: $0.resolve(),
      proxyClient: $0.resolve(),
      stamp: log.stamp("DiscountRule")
    )
  }
  Registration(PriceRule.self) {
    try PriceRule(
      ledgerMigration: $0.resolve(),
      houseSwitch: $0.resolve(),
      vaultWriter: $0.resolve(),
      stamp: log.stamp("PriceRule")
    )
  }
  Registration((any OfferCalculator).self) {
    try SeasonalOfferCalculator(
      proxyClient: $0.resolve(),
      shelfWriter: $0.resolve(),
      requestDecoder: $0.resolve(),
      houseSwitch: $0.resolve(),
      partnerRetrier: $0.resolve(),
      stamp: log.stamp("OfferCalculator")
    )
  }
}
