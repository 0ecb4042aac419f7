// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

final class PosterTemplate: Part {
  let consentToken: any ConsentToken
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let consentRoster: ConsentRoster
  let stamp: Stamp

  init(
    consentToken: any ConsentToken,
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    consentRoster: ConsentRoster,
    stamp: Stamp
  ) {
    self.consentToken = consentToken
    self.guestRosters = guestRosters
    self.consentRoster = consentRoster
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, consentRoster] }
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
  let wireDecoder: WireDecoder
  let ticketSpooler: any TicketSpooler
  let calendarFeed: CalendarFeed
  let proxySigner: ProxySigner
  let stamp: Stamp

  init(
    wireDecoder: WireDecoder,
    ticketSpooler: any TicketSpooler,
    calendarFeed: CalendarFeed,
    proxySigner: ProxySigner,
    stamp: Stamp
  ) {
    self.wireDecoder = wireDecoder
    self.ticketSpooler = ticketSpooler
    self.calendarFeed = calendarFeed
    self.proxySigner = proxySigner
    self.stamp = stamp
  }

  var parts: [any Part] { [wireDecoder, ticketSpooler, calendarFeed, proxySigner] }
}

final class BarcodeCutter: Part {
  let backstageSettings: BackstageSettings
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(backstageSettings: BackstageSettings, backstageSwitch: BackstageSwitch, stamp: Stamp) {
    self.backstageSettings = backstageSettings
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [backstageSettings, backstageSwitch] }
}

protocol PosterTray: Part {}

final class ThermalPosterTray: PosterTray {
  let badgeRoster: BadgeRoster
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(badgeRoster: BadgeRoster, touringCalendarFeed: CalendarFeed, stamp: Stamp) {
    self.badgeRoster = badgeRoster
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [badgeRoster, touringCalendarFeed] }
}

protocol StubPrinter: Part {}

final class ThermalStubPrinter: StubPrinter {
  let consentToken: any ConsentToken
  let badgeRoster: BadgeRoster
  let ribbonPrinter: RibbonPrinter
  let stamp: Stamp

  init(
    consentToken: any ConsentToken,
    badgeRoster: BadgeRoster,
    ribbonPrinter: RibbonPrinter,
    stamp: Stamp
  ) {
    self.consentToken = consentToken
    self.badgeRoster = badgeRoster
    self.ribbonPrinter = ribbonPrinter
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, badgeRoster, ribbonPrinter] }
}

final class ProgrammeLayout: Part {
  let backupRolePolicy: RolePolicy
  let packetLimiter: any PacketLimiter
  let stamp: Stamp

  init(backupRolePolicy: RolePolicy, packetLimiter: any PacketLimiter, stamp: Stamp) {
    self.backupRolePolicy = backupRolePolicy
    self.packetLimiter = packetLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [backupRolePolicy, packetLimiter] }
}

protocol PosterSpooler: Part {}

final class ThermalPosterSpooler: PosterSpooler {
  let partnerPinger: any PartnerPinger
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(partnerPinger: any PartnerPinger, touringCalendarFeed: CalendarFeed, stamp: Stamp) {
    self.partnerPinger = partnerPinger
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [partnerPinger, touringCalendarFeed] }
}

final class LabelCutter: Part {
  let memberToken: MemberToken
  let proxyRetrier: ProxyRetrier
  let stamp: Stamp

  init(memberToken: MemberToken, proxyRetrier: ProxyRetrier, stamp: Stamp) {
    self.memberToken = memberToken
    self.proxyRetrier = proxyRetrier
    self.stamp = stamp
  }

  var parts: [any Part] { [memberToken, proxyRetrier] }
}

final class PaperCutter: Part {
  let consentToken: any ConsentToken
  let loginSession: LoginSession
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let badgeDirectory: BadgeDirectory
  let number: Int
  let stamp: Stamp

  init(
    consentToken: any ConsentToken,
    loginSession: LoginSession,
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    badgeDirectory: BadgeDirectory,
    number: Int,
    stamp: Stamp
  ) {
    self.consentToken = consentToken
    self.loginSession = loginSession
    self.guestRosters = guestRosters
    self.badgeDirectory = badgeDirectory
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, loginSession, badgeDirectory] }
}

final class StubSpooler: Part {
  let consoleRegistry: ConsoleRegistry
  let badgeDirectory: BadgeDirectory
  let ticketSpooler: any TicketSpooler
  let guestPolicy: any GuestPolicy
  let partnerQueue: PartnerQueue
  let partnerRetrier: any PartnerRetrier
  let stamp: Stamp

  init(
    consoleRegistry: ConsoleRegistry,
    badgeDirectory: BadgeDirectory,
    ticketSpooler: any TicketSpooler,
    guestPolicy: any GuestPolicy,
    partnerQueue: PartnerQueue,
    partnerRetrier: any PartnerRetrier,
    stamp: Stamp
  ) {
    self.consoleRegistry = consoleRegistry
    self.badgeDirectory = badgeDirectory
    self.ticketSpooler = ticketSpooler
    self.guestPolicy = guestPolicy
    self.partnerQueue = partnerQueue
    self.partnerRetrier = partnerRetrier
    self.stamp = stamp
  }

  var parts: [any Part] {
    [consoleRegistry, badgeDirectory, ticketSpooler, guestPolicy, partnerQueue, partnerRetrier]
  }
}

final class BarcodeProof: Part {
  let paperCutters: ParameterizedFactory<Int, PaperCutter>
  let ribbonPrinter: RibbonPrinter
  let consoleRegistry: ConsoleRegistry
  let number: Int
  let stamp: Stamp

  init(
    paperCutters: ParameterizedFactory<Int, PaperCutter>,
    ribbonPrinter: RibbonPrinter,
    consoleRegistry: ConsoleRegistry,
    number: Int,
    stamp: Stamp
  ) {
    self.paperCutters = paperCutters
    self.ribbonPrinter = ribbonPrinter
    self.consoleRegistry = consoleRegistry
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [ribbonPrinter, consoleRegistry] }
}

final class LabelTray: Part {
  let guestPolicy: any GuestPolicy
  let badgeDirectory: BadgeDirectory
  let patronLookup: any PatronLookup
  let stamp: Stamp

  init(
    guestPolicy: any GuestPolicy,
    badgeDirectory: BadgeDirectory,
    patronLookup: any PatronLookup,
    stamp: Stamp
  ) {
    self.guestPolicy = guestPolicy
    self.badgeDirectory = badgeDirectory
    self.patronLookup = patronLookup
    self.stamp = stamp
  }

  var parts: [any Part] { [guestPolicy, badgeDirectory, patronLookup] }
}

final class LabelPrinter: Part {
  let consoleFeed: ConsoleFeed
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let number: Int
  let stamp: Stamp

  init(
    consoleFeed: ConsoleFeed,
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    number: Int,
    stamp: Stamp
  ) {
    self.consoleFeed = consoleFeed
    self.barcodeProofs = barcodeProofs
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleFeed] }
}

final class PaperLayout: Part {
  let consentToken: any ConsentToken
  let consoleRegistry: ConsoleRegistry
  let calendarProbe: any CalendarProbe
  let stamp: Stamp

  init(
    consentToken: any ConsentToken,
    consoleRegistry: ConsoleRegistry,
    calendarProbe: any CalendarProbe,
    stamp: Stamp
  ) {
    self.consentToken = consentToken
    self.consoleRegistry = consoleRegistry
    self.calendarProbe = calendarProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, consoleRegistry, calendarProbe] }
}

final class RibbonCutter: Part {
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  init(requestDecoder: RequestDecoder, stamp: Stamp) {
    self.requestDecoder = requestDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [requestDecoder] }
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
  let requestDecoder: RequestDecoder
  let calendarFeed: CalendarFeed
  let backupRolePolicy: RolePolicy
  let stubPrinter: any StubPrinter
  let stamp: Stamp

  init(
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    requestDecoder: RequestDecoder,
    calendarFeed: CalendarFeed,
    backupRolePolicy: RolePolicy,
    stubPrinter: any StubPrinter,
    stamp: Stamp
  ) {
    self.barcodeProofs = barcodeProofs
    self.requestDecoder = requestDecoder
    self.calendarFeed = calendarFeed
    self.backupRolePolicy = backupRolePolicy
    self.stubPrinter = stubPrinter
    self.stamp = stamp
  }

  var parts: [any Part] { [requestDecoder, calendarFeed, backupRolePolicy, stubPrinter] }
}

final class ProgrammeSpooler: Part {
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let consentToken: any ConsentToken
  let stubPrinter: any StubPrinter
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    consentToken: any ConsentToken,
    stubPrinter: any StubPrinter,
    touringCalendarFeed: CalendarFeed,
    stamp: Stamp
  ) {
    self.barcodeProofs = barcodeProofs
    self.consentToken = consentToken
    self.stubPrinter = stubPrinter
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, stubPrinter, touringCalendarFeed] }
}

struct StubProof: Part {
  let consoleRegistry: ConsoleRegistry
  let staffRoster: StaffRoster
  let stamp: Stamp

  var parts: [any Part] { [consoleRegistry, staffRoster] }
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
      guestRosters: $0.resolve(),
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
      wireDecoder: $0.resolve(),
      ticketSpooler: $0.resolve(),
      calendarFeed: $0.resolve(),
      proxySigner: $0.resolve(),
      stamp: log.stamp("RibbonPrinter")
    )
  }
  Registration(BarcodeCutter.self) {
    try BarcodeCutter(
      backstageSettings: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("BarcodeCutter")
    )
  }
  Registration((any PosterTray).self) {
    try ThermalPosterTray(
      badgeRoster: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("PosterTray")
    )
  }.live()
  Registration((any StubPrinter).self) {
    try ThermalStubPrinter(
      consentToken: $0.resolve(),
      badgeRoster: $0.resolve(),
      ribbonPrinter: $0.resolve(),
      stamp: log.stamp("StubPrinter")
    )
  }
  Registration(ProgrammeLayout.self) {
    try ProgrammeLayout(
      backupRolePolicy: $0.resolve(name: "backup"),
      packetLimiter: $0.resolve(),
      stamp: log.stamp("ProgrammeLayout")
    )
  }
  Registration((any PosterSpooler).self) { (resolver: Resolver) async throws in
    try await ThermalPosterSpooler(
      partnerPinger: resolver.resolve(),
      touringCalendarFeed: resolver.resolve(name: "touring"),
      stamp: log.stamp("PosterSpooler")
    )
  }
  Registration(LabelCutter.self) {
    try LabelCutter(
      memberToken: $0.resolve(),
      proxyRetrier: $0.resolve(),
      stamp: log.stamp("LabelCutter")
    )
  }
  Registration(PaperCutter.self, with: Int.self) {
    try PaperCutter(
      consentToken: $0.resolve(),
      loginSession: $0.resolve(),
      guestRosters: $0.resolve(),
      badgeDirectory: $0.resolve(),
      number: $1,
      stamp: log.stamp("PaperCutter")
    )
  }
  Registration(StubSpooler.self) {
    try StubSpooler(
      consoleRegistry: $0.resolve(),
      badgeDirectory: $0.resolve(),
      ticketSpooler: $0.resolve(),
      guestPolicy: $0.resolve(),
      partnerQueue: $0.resolve(),
      partnerRetrier: $0.resolve(),
      stamp: log.stamp("StubSpooler")
    )
  }
  Registration(BarcodeProof.self, with: Int.self) {
    try BarcodeProof(
      paperCutters: $0.resolve(),
      ribbonPrinter: $0.resolve(),
      consoleRegistry: $0.resolve(),
      number: $1,
      stamp: log.stamp("BarcodeProof")
    )
  }
  Registration(LabelTray.self, lifetime: .scoped(.evening)) {
    try LabelTray(
      guestPolicy: $0.resolve(),
      badgeDirectory: $0.resolve(),
      patronLookup: $0.resolve(),
      stamp: log.stamp("LabelTray")
    )
  }
  Registration(LabelPrinter.self, with: Int.self) {
    try LabelPrinter(
      consoleFeed: $0.resolve(),
      barcodeProofs: $0.resolve(),
      number: $1,
      stamp: log.stamp("LabelPrinter")
    )
  }
  Registration(PaperLayout.self) {
    try PaperLayout(
      consentToken: $0.resolve(),
      consoleRegistry: $0.resolve(),
      calendarProbe: $0.resolve(),
      stamp: log.stamp("PaperLayout")
    )
  }
  Registration(RibbonCutter.self, lifetime: .transient) {
    try RibbonCutter(requestDecoder: $0.resolve(), stamp: log.stamp("RibbonCutter"))
  }
  Registration((any TicketLayout).self) { ThermalTicketLayout(stamp: log.stamp("TicketLayout")) }
  Registration(ProgrammeTemplate.self, lifetime: .transient) {
    try ProgrammeTemplate(
      barcodeProofs: $0.resolve(),
      requestDecoder: $0.resolve(),
      calendarFeed: $0.resolve(),
      backupRolePolicy: $0.resolve(name: "backup"),
      stubPrinter: $0.resolve(),
      stamp: log.stamp("ProgrammeTemplate")
    )
  }
  Registration(ProgrammeSpooler.self) {
    try ProgrammeSpooler(
      barcodeProofs: $0.resolve(),
      consentToken: $0.resolve(),
      stubPrinter: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("ProgrammeSpooler")
    )
  }
  Registration(StubProof.self) {
    try StubProof(
      consoleRegistry: $0.resolve(),
      staffRoster: $0.resolve(),
      stamp: log.stamp("StubProof")
    )
  }
}
