// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

protocol SeasonChannel: Part {}

final class SocialSeasonChannel: SeasonChannel {
  let newsletterFilter: NewsletterFilter
  let posterTray: any PosterTray
  let stamp: Stamp

  init(newsletterFilter: NewsletterFilter, posterTray: any PosterTray, stamp: Stamp) {
    self.newsletterFilter = newsletterFilter
    self.posterTray = posterTray
    self.stamp = stamp
  }

  var parts: [any Part] { [newsletterFilter, posterTray] }
}

final class TrailerTracker: Part {
  let calendarProbe: any CalendarProbe
  let seasonChannel: any SeasonChannel
  let stamp: Stamp

  init(calendarProbe: any CalendarProbe, seasonChannel: any SeasonChannel, stamp: Stamp) {
    self.calendarProbe = calendarProbe
    self.seasonChannel = seasonChannel
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarProbe, seasonChannel] }
}

protocol TeaserChannel: Part {}

final class SocialTeaserChannel: TeaserChannel {
  let trailerTracker: TrailerTracker
  let proxyRetrier: ProxyRetrier
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  init(
    trailerTracker: TrailerTracker,
    proxyRetrier: ProxyRetrier,
    requestDecoder: RequestDecoder,
    stamp: Stamp
  ) {
    self.trailerTracker = trailerTracker
    self.proxyRetrier = proxyRetrier
    self.requestDecoder = requestDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [trailerTracker, proxyRetrier, requestDecoder] }
}

final class BannerPlanner: Part {
  let teaserChannel: any TeaserChannel
  let wheelchairChart: WheelchairChart
  let reminderSorter: ReminderSorter
  let stamp: Stamp

  init(
    teaserChannel: any TeaserChannel,
    wheelchairChart: WheelchairChart,
    reminderSorter: ReminderSorter,
    stamp: Stamp
  ) {
    self.teaserChannel = teaserChannel
    self.wheelchairChart = wheelchairChart
    self.reminderSorter = reminderSorter
    self.stamp = stamp
  }

  var parts: [any Part] { [teaserChannel, wheelchairChart, reminderSorter] }
}

final class CampaignTracker: Part {
  let houseSwitch: HouseSwitch
  let receiptFilter: ReceiptFilter
  let paperCutters: ParameterizedFactory<Int, PaperCutter>
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    receiptFilter: ReceiptFilter,
    paperCutters: ParameterizedFactory<Int, PaperCutter>,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.receiptFilter = receiptFilter
    self.paperCutters = paperCutters
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, receiptFilter] }
}

final class SurveyTracker: Part {
  let requestDecoder: RequestDecoder
  let houseSwitch: HouseSwitch
  let wheelchairChart: WheelchairChart
  let partnerQueue: PartnerQueue
  let stamp: Stamp

  init(
    requestDecoder: RequestDecoder,
    houseSwitch: HouseSwitch,
    wheelchairChart: WheelchairChart,
    partnerQueue: PartnerQueue,
    stamp: Stamp
  ) {
    self.requestDecoder = requestDecoder
    self.houseSwitch = houseSwitch
    self.wheelchairChart = wheelchairChart
    self.partnerQueue = partnerQueue
    self.stamp = stamp
  }

  var parts: [any Part] { [requestDecoder, houseSwitch, wheelchairChart, partnerQueue] }
}

final class TrailerSegment: Part {
  let addressStamper: AddressStamper
  let stamp: Stamp

  init(addressStamper: AddressStamper, stamp: Stamp) {
    self.addressStamper = addressStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [addressStamper] }
}

final class SeasonSegment: Part {
  let calendarMonitor: CalendarMonitor
  let requestDecoder: RequestDecoder
  let reminderSorter: ReminderSorter
  let newsletterComposer: NewsletterComposer
  let hallFinder: HallFinder
  let stamp: Stamp

  init(
    calendarMonitor: CalendarMonitor,
    requestDecoder: RequestDecoder,
    reminderSorter: ReminderSorter,
    newsletterComposer: NewsletterComposer,
    hallFinder: HallFinder,
    stamp: Stamp
  ) {
    self.calendarMonitor = calendarMonitor
    self.requestDecoder = requestDecoder
    self.reminderSorter = reminderSorter
    self.newsletterComposer = newsletterComposer
    self.hallFinder = hallFinder
    self.stamp = stamp
  }

  var parts: [any Part] {
    [calendarMonitor, requestDecoder, reminderSorter, newsletterComposer, hallFinder]
  }
}

final class SurveyPlanner: Part {
  let galleryFinder: GalleryFinder
  let clockFeed: any ClockFeed
  let seasonSegment: SeasonSegment
  let number: Int
  let stamp: Stamp

  init(
    galleryFinder: GalleryFinder,
    clockFeed: any ClockFeed,
    seasonSegment: SeasonSegment,
    number: Int,
    stamp: Stamp
  ) {
    self.galleryFinder = galleryFinder
    self.clockFeed = clockFeed
    self.seasonSegment = seasonSegment
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [galleryFinder, clockFeed, seasonSegment] }
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
  let inviteMailer: any InviteMailer
  let packetLimiter: any PacketLimiter
  let stamp: Stamp

  init(
    hallFinder: HallFinder,
    inviteMailer: any InviteMailer,
    packetLimiter: any PacketLimiter,
    stamp: Stamp
  ) {
    self.hallFinder = hallFinder
    self.inviteMailer = inviteMailer
    self.packetLimiter = packetLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallFinder, inviteMailer, packetLimiter] }
}

final class TeaserDraw: Part {
  let balconyMap: BalconyMap
  let receiptFilter: ReceiptFilter
  let stamp: Stamp

  init(balconyMap: BalconyMap, receiptFilter: ReceiptFilter, stamp: Stamp) {
    self.balconyMap = balconyMap
    self.receiptFilter = receiptFilter
    self.stamp = stamp
  }

  var parts: [any Part] { [balconyMap, receiptFilter] }
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
  let calendarProbe: any CalendarProbe
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let galleryFinder: GalleryFinder
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(
    hallFinder: HallFinder,
    calendarProbe: any CalendarProbe,
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    galleryFinder: GalleryFinder,
    consoleRegistry: ConsoleRegistry,
    stamp: Stamp
  ) {
    self.hallFinder = hallFinder
    self.calendarProbe = calendarProbe
    self.barcodeProofs = barcodeProofs
    self.galleryFinder = galleryFinder
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [hallFinder, calendarProbe, galleryFinder, consoleRegistry] }
}

final class BannerSegment: Part {
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let backstageSwitch: BackstageSwitch
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    backstageSwitch: BackstageSwitch,
    alarmSettings: AlarmSettings,
    stamp: Stamp
  ) {
    self.barcodeProofs = barcodeProofs
    self.backstageSwitch = backstageSwitch
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [backstageSwitch, alarmSettings] }
}

protocol TrailerPlanner: Part {}

final class SocialTrailerPlanner: TrailerPlanner {
  let houseSwitch: HouseSwitch
  let stubPrinter: any StubPrinter
  let galleryAllocator: GalleryAllocator
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    stubPrinter: any StubPrinter,
    galleryAllocator: GalleryAllocator,
    touringCalendarFeed: CalendarFeed,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.stubPrinter = stubPrinter
    self.galleryAllocator = galleryAllocator
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, stubPrinter, galleryAllocator, touringCalendarFeed] }
}

final class TouringSocialTrailerPlanner: TrailerPlanner {
  let requestDecoder: RequestDecoder
  let proxyClient: ProxyClient
  let requestSigner: RequestSigner
  let campaignTracker: CampaignTracker
  let stamp: Stamp

  init(
    requestDecoder: RequestDecoder,
    proxyClient: ProxyClient,
    requestSigner: RequestSigner,
    campaignTracker: CampaignTracker,
    stamp: Stamp
  ) {
    self.requestDecoder = requestDecoder
    self.proxyClient = proxyClient
    self.requestSigner = requestSigner
    self.campaignTracker = campaignTracker
    self.stamp = stamp
  }

  var parts: [any Part] { [requestDecoder, proxyClient, requestSigner, campaignTracker] }
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
  let partnerRetrier: any PartnerRetrier
  let paperLayout: PaperLayout
  let stamp: Stamp

  init(partnerRetrier: any PartnerRetrier, paperLayout: PaperLayout, stamp: Stamp) {
    self.partnerRetrier = partnerRetrier
    self.paperLayout = paperLayout
    self.stamp = stamp
  }

  var parts: [any Part] { [partnerRetrier, paperLayout] }
}

final class TeaserTracker: Part {
  let archiveBannerSegment: BannerSegment
  let proxyClient: ProxyClient
  let stamp: Stamp

  init(archiveBannerSegment: BannerSegment, proxyClient: ProxyClient, stamp: Stamp) {
    self.archiveBannerSegment = archiveBannerSegment
    self.proxyClient = proxyClient
    self.stamp = stamp
  }

  var parts: [any Part] { [archiveBannerSegment, proxyClient] }
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
  let campaignTracker: CampaignTracker
  let stamp: Stamp

  init(campaignTracker: CampaignTracker, stamp: Stamp) {
    self.campaignTracker = campaignTracker
    self.stamp = stamp
  }

  var parts: [any Part] { [campaignTracker] }
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
      posterTray: $0.resolve(),
      stamp: log.stamp("SeasonChannel")
    )
  }
  Registration(TrailerTracker.self) {
    try TrailerTracker(
      calendarProbe: $0.resolve(),
      seasonChannel: $0.resolve(),
      stamp: log.stamp("TrailerTracker")
    )
  }
  Registration((any TeaserChannel).self) {
    try SocialTeaserChannel(
      trailerTracker: $0.resolve(),
      proxyRetrier: $0.resolve(),
      requestDecoder: $0.resolve(),
      stamp: log.stamp("TeaserChannel")
    )
  }
  Registration(BannerPlanner.self) {
    try BannerPlanner(
      teaserChannel: $0.resolve(),
      wheelchairChart: $0.resolve(),
      reminderSorter: $0.resolve(),
      stamp: log.stamp("BannerPlanner")
    )
  }
  Registration(CampaignTracker.self, lifetime: .transient) {
    try CampaignTracker(
      houseSwitch: $0.resolve(),
      receiptFilter: $0.resolve(),
      paperCutters: $0.resolve(),
      stamp: log.stamp("CampaignTracker")
    )
  }
  Registration(SurveyTracker.self) {
    try SurveyTracker(
      requestDecoder: $0.resolve(),
      houseSwitch: $0.resolve(),
      wheelchairChart: $0.resolve(),
      partnerQueue: $0.resolve(),
      stamp: log.stamp("SurveyTracker")
    )
  }
  Registration(TrailerSegment.self) {
    try TrailerSegment(addressStamper: $0.resolve(), stamp: log.stamp("TrailerSegment"))
  }
  Registration(SeasonSegment.self, lifetime: .graph) {
    try SeasonSegment(
      calendarMonitor: $0.resolve(),
      requestDecoder: $0.resolve(),
      reminderSorter: $0.resolve(),
      newsletterComposer: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("SeasonSegment")
    )
  }
  Registration(SurveyPlanner.self, with: Int.self) {
    try SurveyPlanner(
      galleryFinder: $0.resolve(),
      clockFeed: $0.resolve(),
      seasonSegment: $0.resolve(),
      number: $1,
      stamp: log.stamp("SurveyPlanner")
    )
  }
  Registration((any SurveyDraw).self) { SocialSurveyDraw(stamp: log.stamp("SurveyDraw")) }.live()
  Registration(PressChannel.self, lifetime: .scoped(.evening)) {
    try PressChannel(
      hallFinder: $0.resolve(),
      inviteMailer: $0.resolve(),
      packetLimiter: $0.resolve(),
      stamp: log.stamp("PressChannel")
    )
  }
  Registration(TeaserDraw.self) {
    try TeaserDraw(
      balconyMap: $0.resolve(),
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
      calendarProbe: $0.resolve(),
      barcodeProofs: $0.resolve(),
      galleryFinder: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("TrailerEditor")
    )
  }
  Registration(BannerSegment.self) {
    try BannerSegment(
      barcodeProofs: $0.resolve(),
      backstageSwitch: $0.resolve(),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("BannerSegment")
    )
  }
  Registration(BannerSegment.self, name: "archive") {
    try BannerSegment(
      barcodeProofs: $0.resolve(),
      backstageSwitch: $0.resolve(),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("BannerSegment(name: archive)")
    )
  }
  Registration((any TrailerPlanner).self) {
    try SocialTrailerPlanner(
      houseSwitch: $0.resolve(),
      stubPrinter: $0.resolve(),
      galleryAllocator: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("TrailerPlanner")
    )
  }
  Registration((any TrailerPlanner).self, name: "touring") {
    try TouringSocialTrailerPlanner(
      requestDecoder: $0.resolve(),
      proxyClient: $0.resolve(),
      requestSigner: $0.resolve(),
      campaignTracker: $0.resolve(),
      stamp: log.stamp("TrailerPlanner(name: touring)")
    )
  }
  Registration((any CampaignChannel).self) {
    SocialCampaignChannel(stamp: log.stamp("CampaignChannel"))
  }.live()
  Registration(AudiencePlanner.self) {
    try AudiencePlanner(
      partnerRetrier: $0.resolve(),
      paperLayout: $0.resolve(),
      stamp: log.stamp("AudiencePlanner")
    )
  }
  Registration(TeaserTracker.self) {
    try TeaserTracker(
      archiveBannerSegment: $0.resolve(name: "archive"),
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
    try SeasonPlanner(campaignTracker: $0.resolve(), stamp: log.stamp("SeasonPlanner"))
  }.live()
}
