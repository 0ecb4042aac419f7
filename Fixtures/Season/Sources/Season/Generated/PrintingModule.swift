// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

final class PaperSpooler: Part {
  let houseRegistry: HouseRegistry
  let guestVerifier: GuestVerifier
  let stamp: Stamp

  init(houseRegistry: HouseRegistry, guestVerifier: GuestVerifier, stamp: Stamp) {
    self.houseRegistry = houseRegistry
    self.guestVerifier = guestVerifier
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry, guestVerifier] }
}

final class BarcodeLayout: Part {
  let paperSpooler: PaperSpooler
  let staffSession: StaffSession
  let memberVerifier: MemberVerifier
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    paperSpooler: PaperSpooler,
    staffSession: StaffSession,
    memberVerifier: MemberVerifier,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.paperSpooler = paperSpooler
    self.staffSession = staffSession
    self.memberVerifier = memberVerifier
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [paperSpooler, staffSession, memberVerifier, alarmProbe] }
}

protocol ProgrammeTemplate: Part {}

final class ThermalProgrammeTemplate: ProgrammeTemplate {
  let memberVerifier: MemberVerifier
  let barcodeLayout: BarcodeLayout
  let stamp: Stamp

  init(memberVerifier: MemberVerifier, barcodeLayout: BarcodeLayout, stamp: Stamp) {
    self.memberVerifier = memberVerifier
    self.barcodeLayout = barcodeLayout
    self.stamp = stamp
  }

  var parts: [any Part] { [memberVerifier, barcodeLayout] }
}

final class BarcodeCutter: Part {
  let programmeTemplate: any ProgrammeTemplate
  let memberVerifier: MemberVerifier
  let stamp: Stamp

  init(programmeTemplate: any ProgrammeTemplate, memberVerifier: MemberVerifier, stamp: Stamp) {
    self.programmeTemplate = programmeTemplate
    self.memberVerifier = memberVerifier
    self.stamp = stamp
  }

  var parts: [any Part] { [programmeTemplate, memberVerifier] }
}

final class PosterTray: Part {
  let memberVerifier: MemberVerifier
  let stamp: Stamp

  init(memberVerifier: MemberVerifier, stamp: Stamp) {
    self.memberVerifier = memberVerifier
    self.stamp = stamp
  }

  var parts: [any Part] { [memberVerifier] }
}

final class BarcodePrinter: Part {
  let alarmProbe: AlarmProbe
  let socketPinger: SocketPinger
  let calendarRegistry: CalendarRegistry
  let number: Int
  let stamp: Stamp

  init(
    alarmProbe: AlarmProbe,
    socketPinger: SocketPinger,
    calendarRegistry: CalendarRegistry,
    number: Int,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.socketPinger = socketPinger
    self.calendarRegistry = calendarRegistry
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, socketPinger, calendarRegistry] }
}

protocol LabelTemplate: Part {}

final class ThermalLabelTemplate: LabelTemplate {
  let calendarSchedule: CalendarSchedule
  let guestDirectory: GuestDirectory
  let packetClient: any PacketClient
  let backstageSettings: BackstageSettings
  let signalSwitch: any SignalSwitch
  let stamp: Stamp

  init(
    calendarSchedule: CalendarSchedule,
    guestDirectory: GuestDirectory,
    packetClient: any PacketClient,
    backstageSettings: BackstageSettings,
    signalSwitch: any SignalSwitch,
    stamp: Stamp
  ) {
    self.calendarSchedule = calendarSchedule
    self.guestDirectory = guestDirectory
    self.packetClient = packetClient
    self.backstageSettings = backstageSettings
    self.signalSwitch = signalSwitch
    self.stamp = stamp
  }

  var parts: [any Part] {
    [calendarSchedule, guestDirectory, packetClient, backstageSettings, signalSwitch]
  }
}

final class ProgrammeSpooler: Part {
  let barcodePrinters: ParameterizedFactory<Int, BarcodePrinter>
  let staffSession: StaffSession
  let signalFeeds: ParameterizedFactory<Int, SignalFeed>
  let socketQueue: SocketQueue
  let calendarSchedule: CalendarSchedule
  let proxySigner: ProxySigner
  let stamp: Stamp

  init(
    barcodePrinters: ParameterizedFactory<Int, BarcodePrinter>,
    staffSession: StaffSession,
    signalFeeds: ParameterizedFactory<Int, SignalFeed>,
    socketQueue: SocketQueue,
    calendarSchedule: CalendarSchedule,
    proxySigner: ProxySigner,
    stamp: Stamp
  ) {
    self.barcodePrinters = barcodePrinters
    self.staffSession = staffSession
    self.signalFeeds = signalFeeds
    self.socketQueue = socketQueue
    self.calendarSchedule = calendarSchedule
    self.proxySigner = proxySigner
    self.stamp = stamp
  }

  var parts: [any Part] { [staffSession, socketQueue, calendarSchedule, proxySigner] }
}

final class PosterPrinter: Part {
  let houseRegistry: HouseRegistry
  let barcodeCutter: BarcodeCutter
  let memberVerifier: MemberVerifier
  let stamp: Stamp

  init(
    houseRegistry: HouseRegistry,
    barcodeCutter: BarcodeCutter,
    memberVerifier: MemberVerifier,
    stamp: Stamp
  ) {
    self.houseRegistry = houseRegistry
    self.barcodeCutter = barcodeCutter
    self.memberVerifier = memberVerifier
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry, barcodeCutter, memberVerifier] }
}

protocol PaperProof: Part {}

final class ThermalPaperProof: PaperProof {
  let memberVerifier: MemberVerifier
  let stamp: Stamp

  init(memberVerifier: MemberVerifier, stamp: Stamp) {
    self.memberVerifier = memberVerifier
    self.stamp = stamp
  }

  var parts: [any Part] { [memberVerifier] }
}

final class PosterSpooler: Part {
  let packetLimiter: PacketLimiter
  let signalProbe: SignalProbe
  let stamp: Stamp

  init(packetLimiter: PacketLimiter, signalProbe: SignalProbe, stamp: Stamp) {
    self.packetLimiter = packetLimiter
    self.signalProbe = signalProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [packetLimiter, signalProbe] }
}

final class TicketLayout: Part {
  let packetClient: any PacketClient
  let signalMonitor: any SignalMonitor
  let alarmProbe: AlarmProbe
  let number: Int
  let stamp: Stamp

  init(
    packetClient: any PacketClient,
    signalMonitor: any SignalMonitor,
    alarmProbe: AlarmProbe,
    number: Int,
    stamp: Stamp
  ) {
    self.packetClient = packetClient
    self.signalMonitor = signalMonitor
    self.alarmProbe = alarmProbe
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [packetClient, signalMonitor, alarmProbe] }
}

final class ProgrammeLayout: Part {
  let staffSession: StaffSession
  let backstageFeed: BackstageFeed
  let number: Int
  let stamp: Stamp

  init(staffSession: StaffSession, backstageFeed: BackstageFeed, number: Int, stamp: Stamp) {
    self.staffSession = staffSession
    self.backstageFeed = backstageFeed
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [staffSession, backstageFeed] }
}

protocol StubCutter: Part {}

final class ThermalStubCutter: StubCutter {
  let loginRoster: LoginRoster
  let badgeToken: BadgeToken
  let posterPrinter: PosterPrinter
  let stamp: Stamp

  init(
    loginRoster: LoginRoster,
    badgeToken: BadgeToken,
    posterPrinter: PosterPrinter,
    stamp: Stamp
  ) {
    self.loginRoster = loginRoster
    self.badgeToken = badgeToken
    self.posterPrinter = posterPrinter
    self.stamp = stamp
  }

  var parts: [any Part] { [loginRoster, badgeToken, posterPrinter] }
}

final class MatineeThermalStubCutter: StubCutter {
  let staffSession: StaffSession
  let routeClient: RouteClient
  let stamp: Stamp

  init(staffSession: StaffSession, routeClient: RouteClient, stamp: Stamp) {
    self.staffSession = staffSession
    self.routeClient = routeClient
    self.stamp = stamp
  }

  var parts: [any Part] { [staffSession, routeClient] }
}

final class RibbonTemplate: Part {
  let requestSigner: RequestSigner
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(requestSigner: RequestSigner, houseRegistry: HouseRegistry, stamp: Stamp) {
    self.requestSigner = requestSigner
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [requestSigner, houseRegistry] }
}

protocol PaperPrinter: Part {}

final class ThermalPaperPrinter: PaperPrinter {
  let partnerSigner: PartnerSigner
  let calendarRegistry: CalendarRegistry
  let stamp: Stamp

  init(partnerSigner: PartnerSigner, calendarRegistry: CalendarRegistry, stamp: Stamp) {
    self.partnerSigner = partnerSigner
    self.calendarRegistry = calendarRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [partnerSigner, calendarRegistry] }
}

struct RibbonTray: Part {
  let memberVerifier: MemberVerifier
  let proxyRetrier: ProxyRetrier
  let roleRoster: RoleRoster
  let archiveMemberLookup: any MemberLookup
  let stamp: Stamp

  var parts: [any Part] { [memberVerifier, proxyRetrier, roleRoster, archiveMemberLookup] }
}

final class PosterLayout: Part {
  let alarmProbe: AlarmProbe
  let archiveMemberLookup: any MemberLookup
  let barcodeLayout: BarcodeLayout
  let consentSession: any ConsentSession
  let wireClient: WireClient
  let packetClient: any PacketClient
  let stamp: Stamp

  init(
    alarmProbe: AlarmProbe,
    archiveMemberLookup: any MemberLookup,
    barcodeLayout: BarcodeLayout,
    consentSession: any ConsentSession,
    wireClient: WireClient,
    packetClient: any PacketClient,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.archiveMemberLookup = archiveMemberLookup
    self.barcodeLayout = barcodeLayout
    self.consentSession = consentSession
    self.wireClient = wireClient
    self.packetClient = packetClient
    self.stamp = stamp
  }

  var parts: [any Part] {
    [alarmProbe, archiveMemberLookup, barcodeLayout, consentSession, wireClient, packetClient]
  }
}

final class TicketPrinter: Part {
  let posterLayout: PosterLayout
  let labelTemplate: any LabelTemplate
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    posterLayout: PosterLayout,
    labelTemplate: any LabelTemplate,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.posterLayout = posterLayout
    self.labelTemplate = labelTemplate
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [posterLayout, labelTemplate, alarmProbe] }
}

final class PosterCutter: Part {
  let staffSession: StaffSession
  let badgeToken: BadgeToken
  let loginPolicy: LoginPolicy
  let stamp: Stamp

  init(staffSession: StaffSession, badgeToken: BadgeToken, loginPolicy: LoginPolicy, stamp: Stamp) {
    self.staffSession = staffSession
    self.badgeToken = badgeToken
    self.loginPolicy = loginPolicy
    self.stamp = stamp
  }

  var parts: [any Part] { [staffSession, badgeToken, loginPolicy] }
}

final class ProgrammePrinter: Part {
  let consoleRegistry: ConsoleRegistry
  let touringPosterCutter: PosterCutter
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, touringPosterCutter: PosterCutter, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.touringPosterCutter = touringPosterCutter
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry, touringPosterCutter] }
}

func printingModule(_ log: BuildLog) -> Module {
  Module("printing", layer: "trade", dependsOn: ["platform", "network", "identity"]) {
    printingParts(log)
  }
}

/// All 23 of them.
@RegistrationBuilder
func printingParts(_ log: BuildLog) -> [any AnyRegistration] {
  printingParts1(log)
}

@RegistrationBuilder
private func printingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(PaperSpooler.self) {
    try PaperSpooler(
      houseRegistry: $0.resolve(),
      guestVerifier: $0.resolve(),
      stamp: log.stamp("PaperSpooler")
    )
  }
  Registration(BarcodeLayout.self) {
    try BarcodeLayout(
      paperSpooler: $0.resolve(),
      staffSession: $0.resolve(),
      memberVerifier: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("BarcodeLayout")
    )
  }
  Registration((any ProgrammeTemplate).self) {
    try ThermalProgrammeTemplate(
      memberVerifier: $0.resolve(),
      barcodeLayout: $0.resolve(),
      stamp: log.stamp("ProgrammeTemplate")
    )
  }
  Registration(BarcodeCutter.self) {
    try BarcodeCutter(
      programmeTemplate: $0.resolve(),
      memberVerifier: $0.resolve(),
      stamp: log.stamp("BarcodeCutter")
    )
  }
  Registration(PosterTray.self) {
    try PosterTray(memberVerifier: $0.resolve(), stamp: log.stamp("PosterTray"))
  }
  Registration(BarcodePrinter.self, with: Int.self) {
    try BarcodePrinter(
      alarmProbe: $0.resolve(),
      socketPinger: $0.resolve(),
      calendarRegistry: $0.resolve(),
      number: $1,
      stamp: log.stamp("BarcodePrinter")
    )
  }
  Registration((any LabelTemplate).self) {
    try ThermalLabelTemplate(
      calendarSchedule: $0.resolve(),
      guestDirectory: $0.resolve(),
      packetClient: $0.resolve(),
      backstageSettings: $0.resolve(),
      signalSwitch: $0.resolve(),
      stamp: log.stamp("LabelTemplate")
    )
  }
  Registration(ProgrammeSpooler.self) {
    try ProgrammeSpooler(
      barcodePrinters: $0.resolve(),
      staffSession: $0.resolve(),
      signalFeeds: $0.resolve(),
      socketQueue: $0.resolve(),
      calendarSchedule: $0.resolve(),
      proxySigner: $0.resolve(),
      stamp: log.stamp("ProgrammeSpooler")
    )
  }
  Registration(PosterPrinter.self, lifetime: .transient) {
    try PosterPrinter(
      houseRegistry: $0.resolve(),
      barcodeCutter: $0.resolve(),
      memberVerifier: $0.resolve(),
      stamp: log.stamp("PosterPrinter")
    )
  }
  Registration((any PaperProof).self) { (resolver: Resolver) async throws in
    try await ThermalPaperProof(memberVerifier: resolver.resolve(), stamp: log.stamp("PaperProof"))
  }
  Registration(PosterSpooler.self, lifetime: .transient) {
    try PosterSpooler(
      packetLimiter: $0.resolve(),
      signalProbe: $0.resolve(),
      stamp: log.stamp("PosterSpooler")
    )
  }
  Registration(TicketLayout.self, with: Int.self) {
    try TicketLayout(
      packetClient: $0.resolve(),
      signalMonitor: $0.resolve(),
      alarmProbe: $0.resolve(),
      number: $1,
      stamp: log.stamp("TicketLayout")
    )
  }
  Registration(ProgrammeLayout.self, with: Int.self) {
    try ProgrammeLayout(
      staffSession: $0.resolve(),
      backstageFeed: $0.resolve(),
      number: $1,
      stamp: log.stamp("ProgrammeLayout")
    )
  }
  Registration((any StubCutter).self) {
    try ThermalStubCutter(
      loginRoster: $0.resolve(),
      badgeToken: $0.resolve(),
      posterPrinter: $0.resolve(),
      stamp: log.stamp("StubCutter")
    )
  }
  Registration((any StubCutter).self, name: "matinee") {
    try MatineeThermalStubCutter(
      staffSession: $0.resolve(),
      routeClient: $0.resolve(),
      stamp: log.stamp("StubCutter(name: matinee)")
    )
  }.live()
  Registration(RibbonTemplate.self) {
    try RibbonTemplate(
      requestSigner: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("RibbonTemplate")
    )
  }
  Registration((any PaperPrinter).self) {
    try ThermalPaperPrinter(
      partnerSigner: $0.resolve(),
      calendarRegistry: $0.resolve(),
      stamp: log.stamp("PaperPrinter")
    )
  }
  Registration(RibbonTray.self) {
    try RibbonTray(
      memberVerifier: $0.resolve(),
      proxyRetrier: $0.resolve(),
      roleRoster: $0.resolve(),
      archiveMemberLookup: $0.resolve(name: "archive"),
      stamp: log.stamp("RibbonTray")
    )
  }
  Registration(PosterLayout.self) {
    try PosterLayout(
      alarmProbe: $0.resolve(),
      archiveMemberLookup: $0.resolve(name: "archive"),
      barcodeLayout: $0.resolve(),
      consentSession: $0.resolve(),
      wireClient: $0.resolve(),
      packetClient: $0.resolve(),
      stamp: log.stamp("PosterLayout")
    )
  }
  Registration(TicketPrinter.self, lifetime: .scoped(.evening)) {
    try TicketPrinter(
      posterLayout: $0.resolve(),
      labelTemplate: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("TicketPrinter")
    )
  }
  Registration(PosterCutter.self) {
    try PosterCutter(
      staffSession: $0.resolve(),
      badgeToken: $0.resolve(),
      loginPolicy: $0.resolve(),
      stamp: log.stamp("PosterCutter")
    )
  }
  Registration(PosterCutter.self, name: "touring") {
    try PosterCutter(
      staffSession: $0.resolve(),
      badgeToken: $0.resolve(),
      loginPolicy: $0.resolve(),
      stamp: log.stamp("PosterCutter(name: touring)")
    )
  }
  Registration(ProgrammePrinter.self) {
    try ProgrammePrinter(
      consoleRegistry: $0.resolve(),
      touringPosterCutter: $0.resolve(name: "touring"),
      stamp: log.stamp("ProgrammePrinter")
    )
  }
}
