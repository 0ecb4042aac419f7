// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

protocol SeasonChannel: Part {}

final class SocialSeasonChannel: SeasonChannel {
  let newsletterFilter: NewsletterFilter
  let stubPrinter: any StubPrinter
  let stamp: Stamp

  init(newsletterFilter: NewsletterFilter, stubPrinter: any StubPrinter, stamp: Stamp) {
    self.newsletterFilter = newsletterFilter
    self.stubPrinter = stubPrinter
    self.stamp = stamp
  }

  var parts: [any Part] { [newsletterFilter, stubPrinter] }
}

final class TrailerTracker: Part {
  let clockFeed: any ClockFeed
  let seasonChannel: any SeasonChannel
  let stamp: Stamp

  init(clockFeed: any ClockFeed, seasonChannel: any SeasonChannel, stamp: Stamp) {
    self.clockFeed = clockFeed
    self.seasonChannel = seasonChannel
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed, seasonChannel] }
}

protocol TeaserChannel: Part {}

final class SocialTeaserChannel: TeaserChannel {
  let trailerTracker: TrailerTracker
  let partnerDecoder: PartnerDecoder
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  init(
    trailerTracker: TrailerTracker,
    partnerDecoder: PartnerDecoder,
    requestDecoder: RequestDecoder,
    stamp: Stamp
  ) {
    self.trailerTracker = trailerTracker
    self.partnerDecoder = partnerDecoder
    self.requestDecoder = requestDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [trailerTracker, partnerDecoder, requestDecoder] }
}

final class BannerPlanner: Part {
  let teaserChannel: any TeaserChannel
  let wheelchairMap: WheelchairMap
  let reminderSorter: ReminderSorter
  let stamp: Stamp

  init(
    teaserChannel: any TeaserChannel,
    wheelchairMap: WheelchairMap,
    reminderSorter: ReminderSorter,
    stamp: Stamp
  ) {
    self.teaserChannel = teaserChannel
    self.wheelchairMap = wheelchairMap
    self.reminderSorter = reminderSorter
    self.stamp = stamp
  }

  var parts: [any Part] { [teaserChannel, wheelchairMap, reminderSorter] }
}

final class CampaignTracker: Part {
  let houseSwitch: HouseSwitch
  let receiptFilter: ReceiptFilter
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    receiptFilter: ReceiptFilter,
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.receiptFilter = receiptFilter
    self.barcodeProofs = barcodeProofs
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, receiptFilter] }
}

final class SurveyTracker: Part {
  let requestDecoder: RequestDecoder
  let houseSwitch: HouseSwitch
  let hallChart: HallChart
  let partnerQueue: PartnerQueue
  let stamp: Stamp

  init(
    requestDecoder: RequestDecoder,
    houseSwitch: HouseSwitch,
    hallChart: HallChart,
    partnerQueue: PartnerQueue,
    stamp: Stamp
  ) {
    self.requestDecoder = requestDecoder
    self.houseSwitch = houseSwitch
    self.hallChart = hallChart
    self.partnerQueue = partnerQueue
    self.stamp = stamp
  }

  var parts: [any Part] { [requestDecoder, houseSwitch, hallChart, partnerQueue] }
}

final class TrailerSegment: Part {
  let receiptSorter: ReceiptSorter
  let stamp: Stamp

  init(receiptSorter: ReceiptSorter, stamp: Stamp) {
    self.receiptSorter = receiptSorter
    self.stamp = stamp
  }

  var parts: [any Part] { [receiptSorter] }
}

final class SeasonSegment: Part {
  let touringCalendarFeed: CalendarFeed
  let wireDecoder: WireDecoder
  let reminderSorter: ReminderSorter
  let trailerTracker: TrailerTracker
  let hallFinder: HallFinder
  let stamp: Stamp

  init(
    touringCalendarFeed: CalendarFeed,
    wireDecoder: WireDecoder,
    reminderSorter: ReminderSorter,
    trailerTracker: TrailerTracker,
    hallFinder: HallFinder,
    stamp: Stamp
  ) {
    self.touringCalendarFeed = touringCalendarFeed
    self.wireDecoder = wireDecoder
    self.reminderSorter = reminderSorter
    self.trailerTracker = trailerTracker
    self.hallFinder = hallFinder
    self.stamp = stamp
  }

  var parts: [any Part] {
    [touringCalendarFeed, wireDecoder, reminderSorter, trailerTracker, hallFinder]
  }
}

final class SurveyPlanner: Part {
  let ticketSpooler: any TicketSpooler
  let proxyRetrier: ProxyRetrier
  let trailerSegment: TrailerSegment
  let number: Int
  let stamp: Stamp

  init(
    ticketSpooler: any TicketSpooler,
    proxyRetrier: ProxyRetrier,
    trailerSegment: TrailerSegment,
    number: Int,
    stamp: Stamp
  ) {
    self.ticketSpooler = ticketSpooler
    self.proxyRetrier = proxyRetrier
    self.trailerSegment = trailerSegment
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [ticketSpooler, proxyRetrier, trailerSegment] }
}

protocol SurveyDraw: Part {}

final class SocialSurveyDraw: SurveyDraw {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class PressChannel: Part {
  let hallFinder: HallFinder
  let receiptFilter: ReceiptFilter
  let packetLimiter: any PacketLimiter
  let stamp: Stamp

  init(
    hallFinder: HallFinder,
    receiptFilter: ReceiptFilter,
    packetLimiter: any PacketLimiter,
    stamp: Stamp
  ) {
    self.hallFinder = hallFinder
    self.receiptFilter = receiptFilter
    self.packetLimiter = packetLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallFinder, receiptFilter, packetLimiter] }
}

final class TeaserDraw: Part {
  let hallPlan: HallPlan
  let receiptFilter: ReceiptFilter
  let stamp: Stamp

  init(hallPlan: HallPlan, receiptFilter: ReceiptFilter, stamp: Stamp) {
    self.hallPlan = hallPlan
    self.receiptFilter = receiptFilter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallPlan, receiptFilter] }
}

final class AudienceTracker: Part {
  let hallHold: HallHold
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(hallHold: HallHold, houseSwitch: HouseSwitch, stamp: Stamp) {
    self.hallHold = hallHold
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [hallHold, houseSwitch] }
}

final class PressDraw: Part {
  let postcardStamper: any PostcardStamper
  let stamp: Stamp

  init(postcardStamper: any PostcardStamper, stamp: Stamp) {
    self.postcardStamper = postcardStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [postcardStamper] }
}

final class CampaignPlanner: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

protocol TrailerEditor: Part {}

final class SocialTrailerEditor: TrailerEditor {
  let hallFinder: HallFinder
  let signalFeed: SignalFeed
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let galleryFinder: GalleryFinder
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(
    hallFinder: HallFinder,
    signalFeed: SignalFeed,
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    galleryFinder: GalleryFinder,
    consoleRegistry: ConsoleRegistry,
    stamp: Stamp
  ) {
    self.hallFinder = hallFinder
    self.signalFeed = signalFeed
    self.barcodeProofs = barcodeProofs
    self.galleryFinder = galleryFinder
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [hallFinder, signalFeed, galleryFinder, consoleRegistry] }
}

final class BannerSegment: Part {
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    backstageFeeds: ParameterizedFactory<Int, BackstageFeed>,
    alarmSettings: AlarmSettings,
    stamp: Stamp
  ) {
    self.barcodeProofs = barcodeProofs
    self.backstageFeeds = backstageFeeds
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmSettings] }
}

protocol TrailerPlanner: Part {}

final class SocialTrailerPlanner: TrailerPlanner {
  let houseSwitch: HouseSwitch
  let stubPrinter: any StubPrinter
  let hallPlan: HallPlan
  let calendarProbe: any CalendarProbe
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    stubPrinter: any StubPrinter,
    hallPlan: HallPlan,
    calendarProbe: any CalendarProbe,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.stubPrinter = stubPrinter
    self.hallPlan = hallPlan
    self.calendarProbe = calendarProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, stubPrinter, hallPlan, calendarProbe] }
}

final class TouringSocialTrailerPlanner: TrailerPlanner {
  let requestDecoder: RequestDecoder
  let proxyClient: ProxyClient
  let gatewayPinger: GatewayPinger
  let newsletterComposer: NewsletterComposer
  let stamp: Stamp

  init(
    requestDecoder: RequestDecoder,
    proxyClient: ProxyClient,
    gatewayPinger: GatewayPinger,
    newsletterComposer: NewsletterComposer,
    stamp: Stamp
  ) {
    self.requestDecoder = requestDecoder
    self.proxyClient = proxyClient
    self.gatewayPinger = gatewayPinger
    self.newsletterComposer = newsletterComposer
    self.stamp = stamp
  }

  var parts: [any Part] { [requestDecoder, proxyClient, gatewayPinger, newsletterComposer] }
}

protocol CampaignChannel: Part {}

final class SocialCampaignChannel: CampaignChannel {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class AudiencePlanner: Part {
  let balconyPlan: BalconyPlan
  let paperLayout: PaperLayout
  let stamp: Stamp

  init(balconyPlan: BalconyPlan, paperLayout: PaperLayout, stamp: Stamp) {
    self.balconyPlan = balconyPlan
    self.paperLayout = paperLayout
    self.stamp = stamp
  }

  var parts: [any Part] { [balconyPlan, paperLayout] }
}

final class TeaserTracker: Part {
  let trailerPlanner: any TrailerPlanner
  let proxyClient: ProxyClient
  let stamp: Stamp

  init(trailerPlanner: any TrailerPlanner, proxyClient: ProxyClient, stamp: Stamp) {
    self.trailerPlanner = trailerPlanner
    self.proxyClient = proxyClient
    self.stamp = stamp
  }

  var parts: [any Part] { [trailerPlanner, proxyClient] }
}

struct AudienceChannel: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class SurveyScore: Part {
  let postcardStamper: any PostcardStamper
  let number: Int
  let stamp: Stamp

  init(postcardStamper: any PostcardStamper, number: Int, stamp: Stamp) {
    self.postcardStamper = postcardStamper
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [postcardStamper] }
}

struct SurveySegment: Part {
  let clockFeed: any ClockFeed
  let stamp: Stamp

  var parts: [any Part] { [clockFeed] }
}

final class SeasonPlanner: Part {
  let bannerPlanner: BannerPlanner
  let stamp: Stamp

  init(bannerPlanner: BannerPlanner, stamp: Stamp) {
    self.bannerPlanner = bannerPlanner
    self.stamp = stamp
  }

  var parts: [any Part] { [bannerPlanner] }
}

func marketingModule(_ log: BuildLog) -> Module {
  Module(
    "marketing",
    layer: "public",
    dependsOn: ["platform", "network", "seating", "printing", "mail"]
  ) {
    marketingParts(log)
  }
}

/// All 27 of them.
@RegistrationBuilder
func marketingParts(_ log: BuildLog) -> [any AnyRegistration] {
  marketingParts1(log)
  marketingParts2(log)
}

@RegistrationBuilder
private func marketingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration((any SeasonChannel).self) {
    try SocialSeasonChannel(
      newsletterFilter: $0.resolve(),
      stubPrinter: $0.resolve(),
      stamp: log.stamp("SeasonChannel")
    )
  }
  Registration(TrailerTracker.self) {
    try TrailerTracker(
      clockFeed: $0.resolve(),
      seasonChannel: $0.resolve(),
      stamp: log.stamp("TrailerTracker")
    )
  }
  Registration((any TeaserChannel).self) {
    try SocialTeaserChannel(
      trailerTracker: $0.resolve(),
      partnerDecoder: $0.resolve(),
      requestDecoder: $0.resolve(),
      stamp: log.stamp("TeaserChannel")
    )
  }
  Registration(BannerPlanner.self) {
    try BannerPlanner(
      teaserChannel: $0.resolve(),
      wheelchairMap: $0.resolve(),
      reminderSorter: $0.resolve(),
      stamp: log.stamp("BannerPlanner")
    )
  }
  Registration(CampaignTracker.self, lifetime: .transient) {
    try CampaignTracker(
      houseSwitch: $0.resolve(),
      receiptFilter: $0.resolve(),
      barcodeProofs: $0.resolve(),
      stamp: log.stamp("CampaignTracker")
    )
  }
  Registration(SurveyTracker.self) {
    try SurveyTracker(
      requestDecoder: $0.resolve(),
      houseSwitch: $0.resolve(),
      hallChart: $0.resolve(),
      partnerQueue: $0.resolve(),
      stamp: log.stamp("SurveyTracker")
    )
  }
  Registration(TrailerSegment.self) {
    try TrailerSegment(receiptSorter: $0.resolve(), stamp: log.stamp("TrailerSegment"))
  }
  Registration(SeasonSegment.self, lifetime: .graph) {
    try SeasonSegment(
      touringCalendarFeed: $0.resolve(name: "touring"),
      wireDecoder: $0.resolve(),
      reminderSorter: $0.resolve(),
      trailerTracker: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("SeasonSegment")
    )
  }
  Registration(SurveyPlanner.self, with: Int.self) {
    try SurveyPlanner(
      ticketSpooler: $0.resolve(),
      proxyRetrier: $0.resolve(),
      trailerSegment: $0.resolve(),
      number: $1,
      stamp: log.stamp("SurveyPlanner")
    )
  }
  Registration((any SurveyDraw).self) { SocialSurveyDraw(stamp: log.stamp("SurveyDraw")) }.live()
  Registration(PressChannel.self, lifetime: .scoped(.evening)) {
    try PressChannel(
      hallFinder: $0.resolve(),
      receiptFilter: $0.resolve(),
      packetLimiter: $0.resolve(),
      stamp: log.stamp("PressChannel")
    )
  }
  Registration(TeaserDraw.self) {
    try TeaserDraw(
      hallPlan: $0.resolve(),
      receiptFilter: $0.resolve(),
      stamp: log.stamp("TeaserDraw")
    )
  }.live()
  Registration(AudienceTracker.self) { (resolver: Resolver) async throws in
    try await AudienceTracker(
      hallHold: resolver.resolve(),
      houseSwitch: resolver.resolve(),
      stamp: log.stamp("AudienceTracker")
    )
  }
  Registration(PressDraw.self) {
    try PressDraw(postcardStamper: $0.resolve(), stamp: log.stamp("PressDraw"))
  }
  Registration(CampaignPlanner.self, lifetime: .graph) {
    CampaignPlanner(stamp: log.stamp("CampaignPlanner"))
  }
  Registration((any TrailerEditor).self) {
    try SocialTrailerEditor(
      hallFinder: $0.resolve(),
      signalFeed: $0.resolve(),
      barcodeProofs: $0.resolve(),
      galleryFinder: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("TrailerEditor")
    )
  }
  Registration(BannerSegment.self) {
    try BannerSegment(
      barcodeProofs: $0.resolve(),
      backstageFeeds: $0.resolve(),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("BannerSegment")
    )
  }
  Registration(BannerSegment.self, name: "archive") {
    try BannerSegment(
      barcodeProofs: $0.resolve(),
      backstageFeeds: $0.resolve(),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("BannerSegment(name: archive)")
    )
  }
  Registration((any TrailerPlanner).self) {
    try SocialTrailerPlanner(
      houseSwitch: $0.resolve(),
      stubPrinter: $0.resolve(),
      hallPlan: $0.resolve(),
      calendarProbe: $0.resolve(),
      stamp: log.stamp("TrailerPlanner")
    )
  }
  Registration((any TrailerPlanner).self, name: "touring") {
    try TouringSocialTrailerPlanner(
      requestDecoder: $0.resolve(),
      proxyClient: $0.resolve(),
      gatewayPinger: $0.resolve(),
      newsletterComposer: $0.resolve(),
      stamp: log.stamp("TrailerPlanner(name: touring)")
    )
  }
  Registration((any CampaignChannel).self) {
    SocialCampaignChannel(stamp: log.stamp("CampaignChannel"))
  }.live()
  Registration(AudiencePlanner.self) {
    try AudiencePlanner(
      balconyPlan: $0.resolve(),
      paperLayout: $0.resolve(),
      stamp: log.stamp("AudiencePlanner")
    )
  }
  Registration(TeaserTracker.self) {
    try TeaserTracker(
      trailerPlanner: $0.resolve(),
      proxyClient: $0.resolve(),
      stamp: log.stamp("TeaserTracker")
    )
  }
  Registration(AudienceChannel.self) { AudienceChannel(stamp: log.stamp("AudienceChannel")) }
  Registration(SurveyScore.self, with: Int.self) {
    try SurveyScore(postcardStamper: $0.resolve(), number: $1, stamp: log.stamp("SurveyScore"))
  }
}

@RegistrationBuilder
private func marketingParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(SurveySegment.self) {
    try SurveySegment(clockFeed: $0.resolve(), stamp: log.stamp("SurveySegment"))
  }
  Registration(SeasonPlanner.self) {
    try SeasonPlanner(bannerPlanner: $0.resolve(), stamp: log.stamp("SeasonPlanner"))
  }.live()
}
