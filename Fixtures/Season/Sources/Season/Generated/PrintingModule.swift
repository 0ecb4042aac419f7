// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

final class PosterTemplate: Part {
  let consentToken: any ConsentToken
  let guestPolicy: any GuestPolicy
  let consentRoster: ConsentRoster
  let stamp: Stamp

  init(
    consentToken: any ConsentToken,
    guestPolicy: any GuestPolicy,
    consentRoster: ConsentRoster,
    stamp: Stamp
  ) {
    self.consentToken = consentToken
    self.guestPolicy = guestPolicy
    self.consentRoster = consentRoster
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, guestPolicy, consentRoster] }
}

final class PosterProof: Part {
  let posterTemplate: PosterTemplate
  let stamp: Stamp

  init(posterTemplate: PosterTemplate, stamp: Stamp) {
    self.posterTemplate = posterTemplate
    self.stamp = stamp
  }

  var parts: [any Part] { [posterTemplate] }
}

protocol TicketSpooler: Part {}

final class ThermalTicketSpooler: TicketSpooler {
  let posterProof: PosterProof
  let stamp: Stamp

  init(posterProof: PosterProof, stamp: Stamp) {
    self.posterProof = posterProof
    self.stamp = stamp
  }

  var parts: [any Part] { [posterProof] }
}

final class RibbonPrinter: Part {
  let routeSigner: RouteSigner
  let ticketSpooler: any TicketSpooler
  let stageRegistry: StageRegistry
  let wireDecoder: WireDecoder
  let stamp: Stamp

  init(
    routeSigner: RouteSigner,
    ticketSpooler: any TicketSpooler,
    stageRegistry: StageRegistry,
    wireDecoder: WireDecoder,
    stamp: Stamp
  ) {
    self.routeSigner = routeSigner
    self.ticketSpooler = ticketSpooler
    self.stageRegistry = stageRegistry
    self.wireDecoder = wireDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [routeSigner, ticketSpooler, stageRegistry, wireDecoder] }
}

final class BarcodeCutter: Part {
  let touringCalendarFeed: CalendarFeed
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(touringCalendarFeed: CalendarFeed, backstageSwitch: BackstageSwitch, stamp: Stamp) {
    self.touringCalendarFeed = touringCalendarFeed
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [touringCalendarFeed, backstageSwitch] }
}

protocol PosterTray: Part {}

final class ThermalPosterTray: PosterTray {
  let loginSession: LoginSession
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  init(loginSession: LoginSession, calendarSchedule: CalendarSchedule, stamp: Stamp) {
    self.loginSession = loginSession
    self.calendarSchedule = calendarSchedule
    self.stamp = stamp
  }

  var parts: [any Part] { [loginSession, calendarSchedule] }
}

protocol StubPrinter: Part {}

final class ThermalStubPrinter: StubPrinter {
  let consentToken: any ConsentToken
  let loginSession: LoginSession
  let ribbonPrinter: RibbonPrinter
  let stamp: Stamp

  init(
    consentToken: any ConsentToken,
    loginSession: LoginSession,
    ribbonPrinter: RibbonPrinter,
    stamp: Stamp
  ) {
    self.consentToken = consentToken
    self.loginSession = loginSession
    self.ribbonPrinter = ribbonPrinter
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, loginSession, ribbonPrinter] }
}

final class ProgrammeLayout: Part {
  let badgeRoster: BadgeRoster
  let packetPinger: PacketPinger
  let stamp: Stamp

  init(badgeRoster: BadgeRoster, packetPinger: PacketPinger, stamp: Stamp) {
    self.badgeRoster = badgeRoster
    self.packetPinger = packetPinger
    self.stamp = stamp
  }

  var parts: [any Part] { [badgeRoster, packetPinger] }
}

protocol PosterSpooler: Part {}

final class ThermalPosterSpooler: PosterSpooler {
  let partnerPinger: any PartnerPinger
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(partnerPinger: any PartnerPinger, stageRegistry: StageRegistry, stamp: Stamp) {
    self.partnerPinger = partnerPinger
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [partnerPinger, stageRegistry] }
}

final class LabelCutter: Part {
  let loginLookup: LoginLookup
  let clockFeed: any ClockFeed
  let stamp: Stamp

  init(loginLookup: LoginLookup, clockFeed: any ClockFeed, stamp: Stamp) {
    self.loginLookup = loginLookup
    self.clockFeed = clockFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [loginLookup, clockFeed] }
}

final class PaperCutter: Part {
  let consentToken: any ConsentToken
  let memberToken: MemberToken
  let rolePolicy: RolePolicy
  let badgeSession: BadgeSession
  let number: Int
  let stamp: Stamp

  init(
    consentToken: any ConsentToken,
    memberToken: MemberToken,
    rolePolicy: RolePolicy,
    badgeSession: BadgeSession,
    number: Int,
    stamp: Stamp
  ) {
    self.consentToken = consentToken
    self.memberToken = memberToken
    self.rolePolicy = rolePolicy
    self.badgeSession = badgeSession
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, memberToken, rolePolicy, badgeSession] }
}

final class StubSpooler: Part {
  let consoleRegistry: ConsoleRegistry
  let roleDirectory: RoleDirectory
  let posterProof: PosterProof
  let rolePolicy: RolePolicy
  let proxySigner: ProxySigner
  let proxyClient: ProxyClient
  let stamp: Stamp

  init(
    consoleRegistry: ConsoleRegistry,
    roleDirectory: RoleDirectory,
    posterProof: PosterProof,
    rolePolicy: RolePolicy,
    proxySigner: ProxySigner,
    proxyClient: ProxyClient,
    stamp: Stamp
  ) {
    self.consoleRegistry = consoleRegistry
    self.roleDirectory = roleDirectory
    self.posterProof = posterProof
    self.rolePolicy = rolePolicy
    self.proxySigner = proxySigner
    self.proxyClient = proxyClient
    self.stamp = stamp
  }

  var parts: [any Part] {
    [consoleRegistry, roleDirectory, posterProof, rolePolicy, proxySigner, proxyClient]
  }
}

final class BarcodeProof: Part {
  let paperCutters: ParameterizedFactory<Int, PaperCutter>
  let ribbonPrinter: RibbonPrinter
  let houseSwitch: HouseSwitch
  let number: Int
  let stamp: Stamp

  init(
    paperCutters: ParameterizedFactory<Int, PaperCutter>,
    ribbonPrinter: RibbonPrinter,
    houseSwitch: HouseSwitch,
    number: Int,
    stamp: Stamp
  ) {
    self.paperCutters = paperCutters
    self.ribbonPrinter = ribbonPrinter
    self.houseSwitch = houseSwitch
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [ribbonPrinter, houseSwitch] }
}

final class LabelTray: Part {
  let badgeRoster: BadgeRoster
  let badgeSession: BadgeSession
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let stamp: Stamp

  init(
    badgeRoster: BadgeRoster,
    badgeSession: BadgeSession,
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    stamp: Stamp
  ) {
    self.badgeRoster = badgeRoster
    self.badgeSession = badgeSession
    self.guestRosters = guestRosters
    self.stamp = stamp
  }

  var parts: [any Part] { [badgeRoster, badgeSession] }
}

final class LabelPrinter: Part {
  let calendarFeed: CalendarFeed
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let number: Int
  let stamp: Stamp

  init(
    calendarFeed: CalendarFeed,
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    number: Int,
    stamp: Stamp
  ) {
    self.calendarFeed = calendarFeed
    self.barcodeProofs = barcodeProofs
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed] }
}

final class PaperLayout: Part {
  let consentToken: any ConsentToken
  let houseSwitch: HouseSwitch
  let signalFeed: SignalFeed
  let stamp: Stamp

  init(
    consentToken: any ConsentToken,
    houseSwitch: HouseSwitch,
    signalFeed: SignalFeed,
    stamp: Stamp
  ) {
    self.consentToken = consentToken
    self.houseSwitch = houseSwitch
    self.signalFeed = signalFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, houseSwitch, signalFeed] }
}

final class RibbonCutter: Part {
  let proxyLimiter: ProxyLimiter
  let stamp: Stamp

  init(proxyLimiter: ProxyLimiter, stamp: Stamp) {
    self.proxyLimiter = proxyLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [proxyLimiter] }
}

protocol TicketLayout: Part {}

final class ThermalTicketLayout: TicketLayout {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

final class ProgrammeTemplate: Part {
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let packetClient: PacketClient
  let stageRegistry: StageRegistry
  let badgeRoster: BadgeRoster
  let ribbonPrinter: RibbonPrinter
  let stamp: Stamp

  init(
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    packetClient: PacketClient,
    stageRegistry: StageRegistry,
    badgeRoster: BadgeRoster,
    ribbonPrinter: RibbonPrinter,
    stamp: Stamp
  ) {
    self.barcodeProofs = barcodeProofs
    self.packetClient = packetClient
    self.stageRegistry = stageRegistry
    self.badgeRoster = badgeRoster
    self.ribbonPrinter = ribbonPrinter
    self.stamp = stamp
  }

  var parts: [any Part] { [packetClient, stageRegistry, badgeRoster, ribbonPrinter] }
}

final class ProgrammeSpooler: Part {
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let consentToken: any ConsentToken
  let posterTray: any PosterTray
  let calendarRegistry: CalendarRegistry
  let stamp: Stamp

  init(
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    consentToken: any ConsentToken,
    posterTray: any PosterTray,
    calendarRegistry: CalendarRegistry,
    stamp: Stamp
  ) {
    self.barcodeProofs = barcodeProofs
    self.consentToken = consentToken
    self.posterTray = posterTray
    self.calendarRegistry = calendarRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, posterTray, calendarRegistry] }
}

struct StubProof: Part {
  let consoleRegistry: ConsoleRegistry
  let guestPolicy: any GuestPolicy
  let stamp: Stamp

  var parts: [any Part] { [consoleRegistry, guestPolicy] }
}

func printingModule(_ log: BuildLog) -> Module {
  Module("printing", layer: "trade", dependsOn: ["platform", "network", "identity"]) {
    printingParts(log)
  }
}

/// All 21 of them.
@RegistrationBuilder
func printingParts(_ log: BuildLog) -> [any AnyRegistration] {
  printingParts1(log)
}

@RegistrationBuilder
private func printingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(PosterTemplate.self) {
    try PosterTemplate(
      consentToken: $0.resolve(),
      guestPolicy: $0.resolve(),
      consentRoster: $0.resolve(),
      stamp: log.stamp("PosterTemplate")
    )
  }
  Registration(PosterProof.self) {
    try PosterProof(posterTemplate: $0.resolve(), stamp: log.stamp("PosterProof"))
  }
  Registration((any TicketSpooler).self) {
    try ThermalTicketSpooler(posterProof: $0.resolve(), stamp: log.stamp("TicketSpooler"))
  }
  Registration(RibbonPrinter.self) {
    try RibbonPrinter(
      routeSigner: $0.resolve(),
      ticketSpooler: $0.resolve(),
      stageRegistry: $0.resolve(),
      wireDecoder: $0.resolve(),
      stamp: log.stamp("RibbonPrinter")
    )
  }
  Registration(BarcodeCutter.self) {
    try BarcodeCutter(
      touringCalendarFeed: $0.resolve(name: "touring"),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("BarcodeCutter")
    )
  }
  Registration((any PosterTray).self) {
    try ThermalPosterTray(
      loginSession: $0.resolve(),
      calendarSchedule: $0.resolve(),
      stamp: log.stamp("PosterTray")
    )
  }.live()
  Registration((any StubPrinter).self) {
    try ThermalStubPrinter(
      consentToken: $0.resolve(),
      loginSession: $0.resolve(),
      ribbonPrinter: $0.resolve(),
      stamp: log.stamp("StubPrinter")
    )
  }
  Registration(ProgrammeLayout.self) {
    try ProgrammeLayout(
      badgeRoster: $0.resolve(),
      packetPinger: $0.resolve(),
      stamp: log.stamp("ProgrammeLayout")
    )
  }
  Registration((any PosterSpooler).self) { (resolver: Resolver) async throws in
    try await ThermalPosterSpooler(
      partnerPinger: resolver.resolve(),
      stageRegistry: resolver.resolve(),
      stamp: log.stamp("PosterSpooler")
    )
  }
  Registration(LabelCutter.self) {
    try LabelCutter(
      loginLookup: $0.resolve(),
      clockFeed: $0.resolve(),
      stamp: log.stamp("LabelCutter")
    )
  }
  Registration(PaperCutter.self, with: Int.self) {
    try PaperCutter(
      consentToken: $0.resolve(),
      memberToken: $0.resolve(),
      rolePolicy: $0.resolve(),
      badgeSession: $0.resolve(),
      number: $1,
      stamp: log.stamp("PaperCutter")
    )
  }
  Registration(StubSpooler.self) {
    try StubSpooler(
      consoleRegistry: $0.resolve(),
      roleDirectory: $0.resolve(),
      posterProof: $0.resolve(),
      rolePolicy: $0.resolve(),
      proxySigner: $0.resolve(),
      proxyClient: $0.resolve(),
      stamp: log.stamp("StubSpooler")
    )
  }
  Registration(BarcodeProof.self, with: Int.self) {
    try BarcodeProof(
      paperCutters: $0.resolve(),
      ribbonPrinter: $0.resolve(),
      houseSwitch: $0.resolve(),
      number: $1,
      stamp: log.stamp("BarcodeProof")
    )
  }
  Registration(LabelTray.self, lifetime: .scoped(.evening)) {
    try LabelTray(
      badgeRoster: $0.resolve(),
      badgeSession: $0.resolve(),
      guestRosters: $0.resolve(),
      stamp: log.stamp("LabelTray")
    )
  }
  Registration(LabelPrinter.self, with: Int.self) {
    try LabelPrinter(
      calendarFeed: $0.resolve(),
      barcodeProofs: $0.resolve(),
      number: $1,
      stamp: log.stamp("LabelPrinter")
    )
  }
  Registration(PaperLayout.self) {
    try PaperLayout(
      consentToken: $0.resolve(),
      houseSwitch: $0.resolve(),
      signalFeed: $0.resolve(),
      stamp: log.stamp("PaperLayout")
    )
  }
  Registration(RibbonCutter.self, lifetime: .transient) {
    try RibbonCutter(proxyLimiter: $0.resolve(), stamp: log.stamp("RibbonCutter"))
  }
  Registration((any TicketLayout).self) { ThermalTicketLayout(stamp: log.stamp("TicketLayout")) }
  Registration(ProgrammeTemplate.self, lifetime: .transient) {
    try ProgrammeTemplate(
      barcodeProofs: $0.resolve(),
      packetClient: $0.resolve(),
      stageRegistry: $0.resolve(),
      badgeRoster: $0.resolve(),
      ribbonPrinter: $0.resolve(),
      stamp: log.stamp("ProgrammeTemplate")
    )
  }
  Registration(ProgrammeSpooler.self) {
    try ProgrammeSpooler(
      barcodeProofs: $0.resolve(),
      consentToken: $0.resolve(),
      posterTray: $0.resolve(),
      calendarRegistry: $0.resolve(),
      stamp: log.stamp("ProgrammeSpooler")
    )
  }
  Registration(StubProof.self) {
    try StubProof(
      consoleRegistry: $0.resolve(),
      guestPolicy: $0.resolve(),
      stamp: log.stamp("StubProof")
    )
  }
}
