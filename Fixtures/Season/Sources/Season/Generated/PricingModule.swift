// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

struct RebateTable: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

protocol OfferQuote: Part {}

final class SeasonalOfferQuote: OfferQuote {
  let requestRetrier: RequestRetrier
  let stamp: Stamp

  init(requestRetrier: RequestRetrier, stamp: Stamp) {
    self.requestRetrier = requestRetrier
    self.stamp = stamp
  }

  var parts: [any Part] { [requestRetrier] }
}

final class DiscountCalculator: Part {
  let offerQuote: any OfferQuote
  let proxyQueue: ProxyQueue
  let stamp: Stamp

  init(offerQuote: any OfferQuote, proxyQueue: ProxyQueue, stamp: Stamp) {
    self.offerQuote = offerQuote
    self.proxyQueue = proxyQueue
    self.stamp = stamp
  }

  var parts: [any Part] { [offerQuote, proxyQueue] }
}

final class PriceMatcher: Part {
  let discountCalculator: DiscountCalculator
  let stamp: Stamp

  init(discountCalculator: DiscountCalculator, stamp: Stamp) {
    self.discountCalculator = discountCalculator
    self.stamp = stamp
  }

  var parts: [any Part] { [discountCalculator] }
}

protocol DiscountRounding: Part {}

final class SeasonalDiscountRounding: DiscountRounding {
  let priceMatcher: PriceMatcher
  let stamp: Stamp

  init(priceMatcher: PriceMatcher, stamp: Stamp) {
    self.priceMatcher = priceMatcher
    self.stamp = stamp
  }

  var parts: [any Part] { [priceMatcher] }
}

final class TariffCalculator: Part {
  let stageSwitch: StageSwitch
  let stamp: Stamp

  init(stageSwitch: StageSwitch, stamp: Stamp) {
    self.stageSwitch = stageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch] }
}

final class DiscountPreview: Part {
  let packetClient: any PacketClient
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(packetClient: any PacketClient, alarmProbe: AlarmProbe, stamp: Stamp) {
    self.packetClient = packetClient
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [packetClient, alarmProbe] }
}

final class OfferTable: Part {
  let calendarFeed: CalendarFeed
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  init(calendarFeed: CalendarFeed, calendarSchedule: CalendarSchedule, stamp: Stamp) {
    self.calendarFeed = calendarFeed
    self.calendarSchedule = calendarSchedule
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed, calendarSchedule] }
}

final class VoucherRounding: Part {
  let touringTariffCalculator: TariffCalculator
  let stamp: Stamp

  init(touringTariffCalculator: TariffCalculator, stamp: Stamp) {
    self.touringTariffCalculator = touringTariffCalculator
    self.stamp = stamp
  }

  var parts: [any Part] { [touringTariffCalculator] }
}

protocol PriceRounding: Part {}

final class SeasonalPriceRounding: PriceRounding {
  let stageSwitch: StageSwitch
  let alarmProbe: AlarmProbe
  let socketPinger: SocketPinger
  let blobReader: BlobReader
  let backstageFeed: BackstageFeed
  let stamp: Stamp

  init(
    stageSwitch: StageSwitch,
    alarmProbe: AlarmProbe,
    socketPinger: SocketPinger,
    blobReader: BlobReader,
    backstageFeed: BackstageFeed,
    stamp: Stamp
  ) {
    self.stageSwitch = stageSwitch
    self.alarmProbe = alarmProbe
    self.socketPinger = socketPinger
    self.blobReader = blobReader
    self.backstageFeed = backstageFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch, alarmProbe, socketPinger, blobReader, backstageFeed] }
}

final class OfferCalculator: Part {
  let blobReader: BlobReader
  let blobCursor: any BlobCursor
  let stamp: Stamp

  init(blobReader: BlobReader, blobCursor: any BlobCursor, stamp: Stamp) {
    self.blobReader = blobReader
    self.blobCursor = blobCursor
    self.stamp = stamp
  }

  var parts: [any Part] { [blobReader, blobCursor] }
}

protocol PricePreview: Part {}

final class SeasonalPricePreview: PricePreview {
  let houseRegistry: HouseRegistry
  let packetClient: any PacketClient
  let touringTariffCalculator: TariffCalculator
  let stamp: Stamp

  init(
    houseRegistry: HouseRegistry,
    packetClient: any PacketClient,
    touringTariffCalculator: TariffCalculator,
    stamp: Stamp
  ) {
    self.houseRegistry = houseRegistry
    self.packetClient = packetClient
    self.touringTariffCalculator = touringTariffCalculator
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry, packetClient, touringTariffCalculator] }
}

final class PriceRule: Part {
  let consoleRegistry: ConsoleRegistry
  let archiveWriter: ArchiveWriter
  let discountRounding: any DiscountRounding
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(
    consoleRegistry: ConsoleRegistry,
    archiveWriter: ArchiveWriter,
    discountRounding: any DiscountRounding,
    signalMonitor: any SignalMonitor,
    stamp: Stamp
  ) {
    self.consoleRegistry = consoleRegistry
    self.archiveWriter = archiveWriter
    self.discountRounding = discountRounding
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry, archiveWriter, discountRounding, signalMonitor] }
}

struct VoucherPreview: Part {
  let alarmProbe: AlarmProbe
  let houseRegistry: HouseRegistry
  let signalMonitor: any SignalMonitor
  let blobMigration: BlobMigration
  let priceRule: PriceRule
  let stamp: Stamp

  var parts: [any Part] { [alarmProbe, houseRegistry, signalMonitor, blobMigration, priceRule] }
}

struct VoucherTable: Part {
  let stageRegistry: StageRegistry
  let stamp: Stamp

  var parts: [any Part] { [stageRegistry] }
}

protocol SurchargeRule: Part {}

final class SeasonalSurchargeRule: SurchargeRule {
  let blobCache: any BlobCache
  let ledgerStore: LedgerStore
  let stamp: Stamp

  init(blobCache: any BlobCache, ledgerStore: LedgerStore, stamp: Stamp) {
    self.blobCache = blobCache
    self.ledgerStore = ledgerStore
    self.stamp = stamp
  }

  var parts: [any Part] { [blobCache, ledgerStore] }
}

final class TouringSeasonalSurchargeRule: SurchargeRule {
  let requestDecoder: RequestDecoder
  let calendarRegistry: CalendarRegistry
  let blobReader: BlobReader
  let stamp: Stamp

  init(
    requestDecoder: RequestDecoder,
    calendarRegistry: CalendarRegistry,
    blobReader: BlobReader,
    stamp: Stamp
  ) {
    self.requestDecoder = requestDecoder
    self.calendarRegistry = calendarRegistry
    self.blobReader = blobReader
    self.stamp = stamp
  }

  var parts: [any Part] { [requestDecoder, calendarRegistry, blobReader] }
}

struct OfferPreview: Part {
  let blobCursor: any BlobCursor
  let alarmProbe: AlarmProbe
  let rebateTable: RebateTable
  let stamp: Stamp

  var parts: [any Part] { [blobCursor, alarmProbe, rebateTable] }
}

struct VoucherCalculator: Part {
  let backstageSwitch: any BackstageSwitch
  let backupConsoleFeed: ConsoleFeed
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  var parts: [any Part] { [backstageSwitch, backupConsoleFeed, signalMonitor] }
}

protocol SurchargeMatcher: Part {}

final class SeasonalSurchargeMatcher: SurchargeMatcher {
  let signalMonitor: any SignalMonitor
  let packetClient: any PacketClient
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, packetClient: any PacketClient, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.packetClient = packetClient
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, packetClient] }
}

final class TaxRule: Part {
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(stageRegistry: StageRegistry, stamp: Stamp) {
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [stageRegistry] }
}

final class VoucherMatcher: Part {
  let alarmProbe: AlarmProbe
  let backstageSwitch: any BackstageSwitch
  let ledgerStore: LedgerStore
  let stamp: Stamp

  init(
    alarmProbe: AlarmProbe,
    backstageSwitch: any BackstageSwitch,
    ledgerStore: LedgerStore,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.backstageSwitch = backstageSwitch
    self.ledgerStore = ledgerStore
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, backstageSwitch, ledgerStore] }
}

final class DiscountTable: Part {
  let vaultStore: VaultStore
  let routeClient: RouteClient
  let stamp: Stamp

  init(vaultStore: VaultStore, routeClient: RouteClient, stamp: Stamp) {
    self.vaultStore = vaultStore
    self.routeClient = routeClient
    self.stamp = stamp
  }

  var parts: [any Part] { [vaultStore, routeClient] }
}

final class RebateCalculator: Part {
  let ledgerCache: LedgerCache
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(ledgerCache: LedgerCache, signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.ledgerCache = ledgerCache
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [ledgerCache, signalMonitor] }
}

protocol RebateRule: Part {}

final class SeasonalRebateRule: RebateRule {
  let archiveWriter: ArchiveWriter
  let vaultStore: VaultStore
  let shelfStore: ShelfStore
  let stamp: Stamp

  init(archiveWriter: ArchiveWriter, vaultStore: VaultStore, shelfStore: ShelfStore, stamp: Stamp) {
    self.archiveWriter = archiveWriter
    self.vaultStore = vaultStore
    self.shelfStore = shelfStore
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveWriter, vaultStore, shelfStore] }
}

final class SurchargeCalculator: Part {
  let alarmProbe: AlarmProbe
  let discountTable: DiscountTable
  let number: Int
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, discountTable: DiscountTable, number: Int, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.discountTable = discountTable
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, discountTable] }
}

struct TaxPreview: Part {
  let packetClient: any PacketClient
  let stamp: Stamp

  var parts: [any Part] { [packetClient] }
}

final class DiscountQuote: Part {
  let alarmProbe: AlarmProbe
  let requestRetrier: RequestRetrier
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(
    alarmProbe: AlarmProbe,
    requestRetrier: RequestRetrier,
    signalMonitor: any SignalMonitor,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.requestRetrier = requestRetrier
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, requestRetrier, signalMonitor] }
}

protocol TaxQuote: Part {}

final class SeasonalTaxQuote: TaxQuote {
  let rebateRule: any RebateRule
  let ledgerStore: LedgerStore
  let blobReader: BlobReader
  let stamp: Stamp

  init(rebateRule: any RebateRule, ledgerStore: LedgerStore, blobReader: BlobReader, stamp: Stamp) {
    self.rebateRule = rebateRule
    self.ledgerStore = ledgerStore
    self.blobReader = blobReader
    self.stamp = stamp
  }

  var parts: [any Part] { [rebateRule, ledgerStore, blobReader] }
}

protocol RebateRounding: Part {}

final class SeasonalRebateRounding: RebateRounding {
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(houseRegistry: HouseRegistry, stamp: Stamp) {
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry] }
}

final class TariffTable: Part {
  let wireClient: WireClient
  let stamp: Stamp

  init(wireClient: WireClient, stamp: Stamp) {
    self.wireClient = wireClient
    self.stamp = stamp
  }

  var parts: [any Part] { [wireClient] }
}

func pricingModule(_ log: BuildLog) -> Module {
  Module("pricing", layer: "house", dependsOn: ["platform", "storage", "network"]) {
    pricingParts(log)
  }
}

/// All 33 of them.
@RegistrationBuilder
func pricingParts(_ log: BuildLog) -> [any AnyRegistration] {
  pricingParts1(log)
  pricingParts2(log)
}

@RegistrationBuilder
private func pricingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(RebateTable.self, instance: RebateTable(stamp: Stamp("RebateTable")))
  Registration((any OfferQuote).self) {
    try SeasonalOfferQuote(requestRetrier: $0.resolve(), stamp: log.stamp("OfferQuote"))
  }
  Registration(DiscountCalculator.self) {
    try DiscountCalculator(
      offerQuote: $0.resolve(),
      proxyQueue: $0.resolve(),
      stamp: log.stamp("DiscountCalculator")
    )
  }
  Registration(PriceMatcher.self) {
    try PriceMatcher(discountCalculator: $0.resolve(), stamp: log.stamp("PriceMatcher"))
  }
  Registration((any DiscountRounding).self) {
    try SeasonalDiscountRounding(priceMatcher: $0.resolve(), stamp: log.stamp("DiscountRounding"))
  }
  Registration(TariffCalculator.self) {
    try TariffCalculator(stageSwitch: $0.resolve(), stamp: log.stamp("TariffCalculator"))
  }
  Registration(TariffCalculator.self, name: "touring") {
    try TariffCalculator(
      stageSwitch: $0.resolve(),
      stamp: log.stamp("TariffCalculator(name: touring)")
    )
  }
  Registration(DiscountPreview.self) {
    try DiscountPreview(
      packetClient: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("DiscountPreview")
    )
  }
  Registration(OfferTable.self, lifetime: .scoped(.evening)) {
    try OfferTable(
      calendarFeed: $0.resolve(),
      calendarSchedule: $0.resolve(),
      stamp: log.stamp("OfferTable")
    )
  }
  Registration(VoucherRounding.self) {
    try VoucherRounding(
      touringTariffCalculator: $0.resolve(name: "touring"),
      stamp: log.stamp("VoucherRounding")
    )
  }
  Registration((any PriceRounding).self) {
    try SeasonalPriceRounding(
      stageSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      socketPinger: $0.resolve(),
      blobReader: $0.resolve(),
      backstageFeed: $0.resolve(),
      stamp: log.stamp("PriceRounding")
    )
  }
  Registration(OfferCalculator.self) {
    try OfferCalculator(
      blobReader: $0.resolve(),
      blobCursor: $0.resolve(),
      stamp: log.stamp("OfferCalculator")
    )
  }
  Registration((any PricePreview).self) {
    try SeasonalPricePreview(
      houseRegistry: $0.resolve(),
      packetClient: $0.resolve(),
      touringTariffCalculator: $0.resolve(name: "touring"),
      stamp: log.stamp("PricePreview")
    )
  }
  Registration(PriceRule.self, lifetime: .transient) {
    try PriceRule(
      consoleRegistry: $0.resolve(),
      archiveWriter: $0.resolve(),
      discountRounding: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("PriceRule")
    )
  }
  Registration(VoucherPreview.self) {
    try VoucherPreview(
      alarmProbe: $0.resolve(),
      houseRegistry: $0.resolve(),
      signalMonitor: $0.resolve(),
      blobMigration: $0.resolve(),
      priceRule: $0.resolve(),
      stamp: log.stamp("VoucherPreview")
    )
  }
  Registration(VoucherTable.self) {
    try VoucherTable(stageRegistry: $0.resolve(), stamp: log.stamp("VoucherTable"))
  }
  Registration((any SurchargeRule).self) {
    try SeasonalSurchargeRule(
      blobCache: $0.resolve(),
      ledgerStore: $0.resolve(),
      stamp: log.stamp("SurchargeRule")
    )
  }
  Registration((any SurchargeRule).self, name: "touring") {
    try TouringSeasonalSurchargeRule(
      requestDecoder: $0.resolve(),
      calendarRegistry: $0.resolve(),
      blobReader: $0.resolve(),
      stamp: log.stamp("SurchargeRule(name: touring)")
    )
  }
  Registration(OfferPreview.self, lifetime: .transient) {
    try OfferPreview(
      blobCursor: $0.resolve(),
      alarmProbe: $0.resolve(),
      rebateTable: $0.resolve(),
      stamp: log.stamp("OfferPreview")
    )
  }
  Registration(VoucherCalculator.self) {
    try VoucherCalculator(
      backstageSwitch: $0.resolve(),
      backupConsoleFeed: $0.resolve(name: "backup"),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("VoucherCalculator")
    )
  }
  Registration((any SurchargeMatcher).self) {
    try SeasonalSurchargeMatcher(
      signalMonitor: $0.resolve(),
      packetClient: $0.resolve(),
      stamp: log.stamp("SurchargeMatcher")
    )
  }
  Registration(TaxRule.self) {
    try TaxRule(stageRegistry: $0.resolve(), stamp: log.stamp("TaxRule"))
  }
  Registration(VoucherMatcher.self) {
    try VoucherMatcher(
      alarmProbe: $0.resolve(),
      backstageSwitch: $0.resolve(),
      ledgerStore: $0.resolve(),
      stamp: log.stamp("VoucherMatcher")
    )
  }
  Registration(VoucherMatcher.self, name: "backup") {
    try VoucherMatcher(
      alarmProbe: $0.resolve(),
      backstageSwitch: $0.resolve(),
      ledgerStore: $0.resolve(),
      stamp: log.stamp("VoucherMatcher(name: backup)")
    )
  }
  Registration(DiscountTable.self) {
    try DiscountTable(
      vaultStore: $0.resolve(),
      routeClient: $0.resolve(),
      stamp: log.stamp("DiscountTable")
    )
  }
}

@RegistrationBuilder
private func pricingParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(RebateCalculator.self) {
    try RebateCalculator(
      ledgerCache: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("RebateCalculator")
    )
  }
  Registration((any RebateRule).self) {
    try SeasonalRebateRule(
      archiveWriter: $0.resolve(),
      vaultStore: $0.resolve(),
      shelfStore: $0.resolve(),
      stamp: log.stamp("RebateRule")
    )
  }
  Registration(SurchargeCalculator.self, with: Int.self) {
    try SurchargeCalculator(
      alarmProbe: $0.resolve(),
      discountTable: $0.resolve(),
      number: $1,
      stamp: log.stamp("SurchargeCalculator")
    )
  }
  Registration(TaxPreview.self, lifetime: .transient) {
    try TaxPreview(packetClient: $0.resolve(), stamp: log.stamp("TaxPreview"))
  }
  Registration(DiscountQuote.self) {
    try DiscountQuote(
      alarmProbe: $0.resolve(),
      requestRetrier: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("DiscountQuote")
    )
  }
  Registration((any TaxQuote).self) {
    try SeasonalTaxQuote(
      rebateRule: $0.resolve(),
      ledgerStore: $0.resolve(),
      blobReader: $0.resolve(),
      stamp: log.stamp("TaxQuote")
    )
  }
  Registration((any RebateRounding).self) {
    try SeasonalRebateRounding(houseRegistry: $0.resolve(), stamp: log.stamp("RebateRounding"))
  }
  Registration(TariffTable.self) {
    try TariffTable(wireClient: $0.resolve(), stamp: log.stamp("TariffTable"))
  }
}
