// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

protocol AudienceSegment: Part {}

final class SocialAudienceSegment: AudienceSegment {
  let wireClient: WireClient
  let hallMap: HallMap
  let postcardSorter: PostcardSorter
  let stamp: Stamp

  init(wireClient: WireClient, hallMap: HallMap, postcardSorter: PostcardSorter, stamp: Stamp) {
    self.wireClient = wireClient
    self.hallMap = hallMap
    self.postcardSorter = postcardSorter
    self.stamp = stamp
  }

  var parts: [any Part] { [wireClient, hallMap, postcardSorter] }
}

final class TeaserTracker: Part {
  let postcardStamper: PostcardStamper
  let calendarRegistry: CalendarRegistry
  let audienceSegment: any AudienceSegment
  let stageSwitch: StageSwitch
  let stamp: Stamp

  init(
    postcardStamper: PostcardStamper,
    calendarRegistry: CalendarRegistry,
    audienceSegment: any AudienceSegment,
    stageSwitch: StageSwitch,
    stamp: Stamp
  ) {
    self.postcardStamper = postcardStamper
    self.calendarRegistry = calendarRegistry
    self.audienceSegment = audienceSegment
    self.stageSwitch = stageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [postcardStamper, calendarRegistry, audienceSegment, stageSwitch] }
}

protocol TeaserScore: Part {}

final class SocialTeaserScore: TeaserScore {
  let teaserTracker: TeaserTracker
  let stamp: Stamp

  init(teaserTracker: TeaserTracker, stamp: Stamp) {
    self.teaserTracker = teaserTracker
    self.stamp = stamp
  }

  var parts: [any Part] { [teaserTracker] }
}

final class PressTracker: Part {
  let teaserScore: any TeaserScore
  let bounceDigest: BounceDigest
  let stamp: Stamp

  init(teaserScore: any TeaserScore, bounceDigest: BounceDigest, stamp: Stamp) {
    self.teaserScore = teaserScore
    self.bounceDigest = bounceDigest
    self.stamp = stamp
  }

  var parts: [any Part] { [teaserScore, bounceDigest] }
}

final class PressPlanner: Part {
  let calendarSchedule: CalendarSchedule
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(calendarSchedule: CalendarSchedule, alarmProbe: AlarmProbe, stamp: Stamp) {
    self.calendarSchedule = calendarSchedule
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarSchedule, alarmProbe] }
}

final class BannerEditor: Part {
  let gatewayDecoder: any GatewayDecoder
  let teaserScore: any TeaserScore
  let stamp: Stamp

  init(gatewayDecoder: any GatewayDecoder, teaserScore: any TeaserScore, stamp: Stamp) {
    self.gatewayDecoder = gatewayDecoder
    self.teaserScore = teaserScore
    self.stamp = stamp
  }

  var parts: [any Part] { [gatewayDecoder, teaserScore] }
}

protocol TrailerSegment: Part {}

final class SocialTrailerSegment: TrailerSegment {
  let hallMap: HallMap
  let posterLayout: PosterLayout
  let barcodeLayout: BarcodeLayout
  let touringPosterCutter: PosterCutter
  let stamp: Stamp

  init(
    hallMap: HallMap,
    posterLayout: PosterLayout,
    barcodeLayout: BarcodeLayout,
    touringPosterCutter: PosterCutter,
    stamp: Stamp
  ) {
    self.hallMap = hallMap
    self.posterLayout = posterLayout
    self.barcodeLayout = barcodeLayout
    self.touringPosterCutter = touringPosterCutter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallMap, posterLayout, barcodeLayout, touringPosterCutter] }
}

final class SeasonTracker: Part {
  let addressFilter: AddressFilter
  let trailerSegment: any TrailerSegment
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(
    addressFilter: AddressFilter,
    trailerSegment: any TrailerSegment,
    signalMonitor: any SignalMonitor,
    stamp: Stamp
  ) {
    self.addressFilter = addressFilter
    self.trailerSegment = trailerSegment
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [addressFilter, trailerSegment, signalMonitor] }
}

final class PressChannel: Part {
  let bounceDigest: BounceDigest
  let touringPosterCutter: PosterCutter
  let stamp: Stamp

  init(bounceDigest: BounceDigest, touringPosterCutter: PosterCutter, stamp: Stamp) {
    self.bounceDigest = bounceDigest
    self.touringPosterCutter = touringPosterCutter
    self.stamp = stamp
  }

  var parts: [any Part] { [bounceDigest, touringPosterCutter] }
}

struct SurveyTracker: Part {
  let routeRetrier: RouteRetrier
  let stamp: Stamp

  var parts: [any Part] { [routeRetrier] }
}

final class CampaignScore: Part {
  let routeClient: RouteClient
  let packetClient: any PacketClient
  let audienceSegment: any AudienceSegment
  let stamp: Stamp

  init(
    routeClient: RouteClient,
    packetClient: any PacketClient,
    audienceSegment: any AudienceSegment,
    stamp: Stamp
  ) {
    self.routeClient = routeClient
    self.packetClient = packetClient
    self.audienceSegment = audienceSegment
    self.stamp = stamp
  }

  var parts: [any Part] { [routeClient, packetClient, audienceSegment] }
}

final class CampaignEditor: Part {
  let posterLayout: PosterLayout
  let hallMap: HallMap
  let addressComposer: AddressComposer
  let matineeStubCutter: any StubCutter
  let stamp: Stamp

  init(
    posterLayout: PosterLayout,
    hallMap: HallMap,
    addressComposer: AddressComposer,
    matineeStubCutter: any StubCutter,
    stamp: Stamp
  ) {
    self.posterLayout = posterLayout
    self.hallMap = hallMap
    self.addressComposer = addressComposer
    self.matineeStubCutter = matineeStubCutter
    self.stamp = stamp
  }

  var parts: [any Part] { [posterLayout, hallMap, addressComposer, matineeStubCutter] }
}

final class AudienceEditor: Part {
  let teaserScore: any TeaserScore
  let alarmProbe: AlarmProbe
  let packetClient: any PacketClient
  let stamp: Stamp

  init(
    teaserScore: any TeaserScore,
    alarmProbe: AlarmProbe,
    packetClient: any PacketClient,
    stamp: Stamp
  ) {
    self.teaserScore = teaserScore
    self.alarmProbe = alarmProbe
    self.packetClient = packetClient
    self.stamp = stamp
  }

  var parts: [any Part] { [teaserScore, alarmProbe, packetClient] }
}

protocol SeasonDraw: Part {}

final class SocialSeasonDraw: SeasonDraw {
  let teaserScore: any TeaserScore
  let hallHold: any HallHold
  let stamp: Stamp

  init(teaserScore: any TeaserScore, hallHold: any HallHold, stamp: Stamp) {
    self.teaserScore = teaserScore
    self.hallHold = hallHold
    self.stamp = stamp
  }

  var parts: [any Part] { [teaserScore, hallHold] }
}

protocol CampaignChannel: Part {}

final class SocialCampaignChannel: CampaignChannel {
  let teaserScore: any TeaserScore
  let stamp: Stamp

  init(teaserScore: any TeaserScore, stamp: Stamp) {
    self.teaserScore = teaserScore
    self.stamp = stamp
  }

  var parts: [any Part] { [teaserScore] }
}

final class SeasonPlanner: Part {
  let consoleRegistry: ConsoleRegistry
  let gatewayClient: GatewayClient
  let addressFilter: AddressFilter
  let trailerSegment: any TrailerSegment
  let hallMap: HallMap
  let stamp: Stamp

  init(
    consoleRegistry: ConsoleRegistry,
    gatewayClient: GatewayClient,
    addressFilter: AddressFilter,
    trailerSegment: any TrailerSegment,
    hallMap: HallMap,
    stamp: Stamp
  ) {
    self.consoleRegistry = consoleRegistry
    self.gatewayClient = gatewayClient
    self.addressFilter = addressFilter
    self.trailerSegment = trailerSegment
    self.hallMap = hallMap
    self.stamp = stamp
  }

  var parts: [any Part] {
    [consoleRegistry, gatewayClient, addressFilter, trailerSegment, hallMap]
  }
}

final class TeaserSegment: Part {
  let labelTemplate: any LabelTemplate
  let routeDecoder: RouteDecoder
  let campaignEditor: CampaignEditor
  let stamp: Stamp

  init(
    labelTemplate: any LabelTemplate,
    routeDecoder: RouteDecoder,
    campaignEditor: CampaignEditor,
    stamp: Stamp
  ) {
    self.labelTemplate = labelTemplate
    self.routeDecoder = routeDecoder
    self.campaignEditor = campaignEditor
    self.stamp = stamp
  }

  var parts: [any Part] { [labelTemplate, routeDecoder, campaignEditor] }
}

final class BannerTracker: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class TeaserChannel: Part {
  let logeFinder: LogeFinder
  let inviteStamper: InviteStamper
  let partnerPinger: any PartnerPinger
  let stamp: Stamp

  init(
    logeFinder: LogeFinder,
    inviteStamper: InviteStamper,
    partnerPinger: any PartnerPinger,
    stamp: Stamp
  ) {
    self.logeFinder = logeFinder
    self.inviteStamper = inviteStamper
    self.partnerPinger = partnerPinger
    self.stamp = stamp
  }

  var parts: [any Part] { [logeFinder, inviteStamper, partnerPinger] }
}

final class AudienceScore: Part {
  let stallsMap: StallsMap
  let addressFilter: AddressFilter
  let stamp: Stamp

  init(stallsMap: StallsMap, addressFilter: AddressFilter, stamp: Stamp) {
    self.stallsMap = stallsMap
    self.addressFilter = addressFilter
    self.stamp = stamp
  }

  var parts: [any Part] { [stallsMap, addressFilter] }
}

protocol AudienceTracker: Part {}

final class SocialAudienceTracker: AudienceTracker {
  let barcodeLayout: BarcodeLayout
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(barcodeLayout: BarcodeLayout, alarmProbe: AlarmProbe, stamp: Stamp) {
    self.barcodeLayout = barcodeLayout
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [barcodeLayout, alarmProbe] }
}

final class TeaserPlanner: Part {
  let bannerEditor: BannerEditor
  let number: Int
  let stamp: Stamp

  init(bannerEditor: BannerEditor, number: Int, stamp: Stamp) {
    self.bannerEditor = bannerEditor
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [bannerEditor] }
}

final class BannerChannel: Part {
  let number: Int
  let stamp: Stamp

  init(number: Int, stamp: Stamp) {
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

struct TrailerDraw: Part {
  let hallMap: HallMap
  let calendarFeed: CalendarFeed
  let touringPosterCutter: PosterCutter
  let posterTray: PosterTray
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  var parts: [any Part] { [hallMap, calendarFeed, touringPosterCutter, posterTray, houseRegistry] }
}

final class CampaignPlanner: Part {
  let programmePrinter: ProgrammePrinter
  let signalMonitor: any SignalMonitor
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(
    programmePrinter: ProgrammePrinter,
    signalMonitor: any SignalMonitor,
    alarmSettings: AlarmSettings,
    stamp: Stamp
  ) {
    self.programmePrinter = programmePrinter
    self.signalMonitor = signalMonitor
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [programmePrinter, signalMonitor, alarmSettings] }
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

/// All 26 of them.
@RegistrationBuilder
func marketingParts(_ log: BuildLog) -> [any AnyRegistration] {
  marketingParts1(log)
  marketingParts2(log)
}

@RegistrationBuilder
private func marketingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration((any AudienceSegment).self) {
    try SocialAudienceSegment(
      wireClient: $0.resolve(),
      hallMap: $0.resolve(),
      postcardSorter: $0.resolve(),
      stamp: log.stamp("AudienceSegment")
    )
  }
  Registration(TeaserTracker.self) {
    try TeaserTracker(
      postcardStamper: $0.resolve(),
      calendarRegistry: $0.resolve(),
      audienceSegment: $0.resolve(),
      stageSwitch: $0.resolve(),
      stamp: log.stamp("TeaserTracker")
    )
  }
  Registration((any TeaserScore).self) {
    try SocialTeaserScore(teaserTracker: $0.resolve(), stamp: log.stamp("TeaserScore"))
  }
  Registration(PressTracker.self) {
    try PressTracker(
      teaserScore: $0.resolve(),
      bounceDigest: $0.resolve(),
      stamp: log.stamp("PressTracker")
    )
  }.live()
  Registration(PressTracker.self, name: "archive") {
    try PressTracker(
      teaserScore: $0.resolve(),
      bounceDigest: $0.resolve(),
      stamp: log.stamp("PressTracker(name: archive)")
    )
  }
  Registration(PressPlanner.self, lifetime: .graph) {
    try PressPlanner(
      calendarSchedule: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("PressPlanner")
    )
  }
  Registration(BannerEditor.self, lifetime: .graph) {
    try BannerEditor(
      gatewayDecoder: $0.resolve(),
      teaserScore: $0.resolve(),
      stamp: log.stamp("BannerEditor")
    )
  }
  Registration((any TrailerSegment).self) {
    try SocialTrailerSegment(
      hallMap: $0.resolve(),
      posterLayout: $0.resolve(),
      barcodeLayout: $0.resolve(),
      touringPosterCutter: $0.resolve(name: "touring"),
      stamp: log.stamp("TrailerSegment")
    )
  }
  Registration(SeasonTracker.self) {
    try SeasonTracker(
      addressFilter: $0.resolve(),
      trailerSegment: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("SeasonTracker")
    )
  }
  Registration(PressChannel.self) {
    try PressChannel(
      bounceDigest: $0.resolve(),
      touringPosterCutter: $0.resolve(name: "touring"),
      stamp: log.stamp("PressChannel")
    )
  }
  Registration(SurveyTracker.self) {
    try SurveyTracker(routeRetrier: $0.resolve(), stamp: log.stamp("SurveyTracker"))
  }
  Registration(CampaignScore.self, lifetime: .transient) {
    try CampaignScore(
      routeClient: $0.resolve(),
      packetClient: $0.resolve(),
      audienceSegment: $0.resolve(),
      stamp: log.stamp("CampaignScore")
    )
  }
  Registration(CampaignEditor.self) {
    try CampaignEditor(
      posterLayout: $0.resolve(),
      hallMap: $0.resolve(),
      addressComposer: $0.resolve(),
      matineeStubCutter: $0.resolve(name: "matinee"),
      stamp: log.stamp("CampaignEditor")
    )
  }
  Registration(AudienceEditor.self, lifetime: .scoped(.evening)) {
    try AudienceEditor(
      teaserScore: $0.resolve(),
      alarmProbe: $0.resolve(),
      packetClient: $0.resolve(),
      stamp: log.stamp("AudienceEditor")
    )
  }
  Registration((any SeasonDraw).self) {
    try SocialSeasonDraw(
      teaserScore: $0.resolve(),
      hallHold: $0.resolve(),
      stamp: log.stamp("SeasonDraw")
    )
  }
  Registration((any CampaignChannel).self) {
    try SocialCampaignChannel(teaserScore: $0.resolve(), stamp: log.stamp("CampaignChannel"))
  }
  Registration(SeasonPlanner.self) {
    try SeasonPlanner(
      consoleRegistry: $0.resolve(),
      gatewayClient: $0.resolve(),
      addressFilter: $0.resolve(),
      trailerSegment: $0.resolve(),
      hallMap: $0.resolve(),
      stamp: log.stamp("SeasonPlanner")
    )
  }.live()
  Registration(TeaserSegment.self) {
    try TeaserSegment(
      labelTemplate: $0.resolve(),
      routeDecoder: $0.resolve(),
      campaignEditor: $0.resolve(),
      stamp: log.stamp("TeaserSegment")
    )
  }
  Registration(BannerTracker.self) { BannerTracker(stamp: log.stamp("BannerTracker")) }
  Registration(TeaserChannel.self) { (resolver: Resolver) async throws in
    try await TeaserChannel(
      logeFinder: resolver.resolve(),
      inviteStamper: resolver.resolve(),
      partnerPinger: resolver.resolve(),
      stamp: log.stamp("TeaserChannel")
    )
  }.live()
  Registration(AudienceScore.self) {
    try AudienceScore(
      stallsMap: $0.resolve(),
      addressFilter: $0.resolve(),
      stamp: log.stamp("AudienceScore")
    )
  }
  Registration((any AudienceTracker).self) {
    try SocialAudienceTracker(
      barcodeLayout: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("AudienceTracker")
    )
  }
  Registration(TeaserPlanner.self, with: Int.self) {
    try TeaserPlanner(bannerEditor: $0.resolve(), number: $1, stamp: log.stamp("TeaserPlanner"))
  }
  Registration(BannerChannel.self, with: Int.self) {
    BannerChannel(number: $1, stamp: log.stamp("BannerChannel"))
  }
  Registration(TrailerDraw.self) {
    try TrailerDraw(
      hallMap: $0.resolve(),
      calendarFeed: $0.resolve(),
      touringPosterCutter: $0.resolve(name: "touring"),
      posterTray: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("TrailerDraw")
    )
  }
}

@RegistrationBuilder
private func marketingParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(CampaignPlanner.self) {
    try CampaignPlanner(
      programmePrinter: $0.resolve(),
      signalMonitor: $0.resolve(),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("CampaignPlanner")
    )
  }
}
