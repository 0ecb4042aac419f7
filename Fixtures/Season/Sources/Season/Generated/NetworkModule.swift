// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct ProxyRetrier: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct RequestSigner: Part {
  let touringCalendarFeed: CalendarFeed
  let clockFeed: any ClockFeed
  let consoleFeed: ConsoleFeed
  let houseSwitch: HouseSwitch
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  var parts: [any Part] {
    [touringCalendarFeed, clockFeed, consoleFeed, houseSwitch, backstageSwitch]
  }
}

final class PartnerDecoder: Part {
  let requestSigner: RequestSigner
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(requestSigner: RequestSigner, houseSwitch: HouseSwitch, stamp: Stamp) {
    self.requestSigner = requestSigner
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [requestSigner, houseSwitch] }
}

final class ProxyLimiter: Part {
  let consoleRegistry: ConsoleRegistry
  let calendarMonitor: CalendarMonitor
  let touringCalendarFeed: CalendarFeed
  let partnerDecoder: PartnerDecoder
  let stamp: Stamp

  init(
    consoleRegistry: ConsoleRegistry,
    calendarMonitor: CalendarMonitor,
    touringCalendarFeed: CalendarFeed,
    partnerDecoder: PartnerDecoder,
    stamp: Stamp
  ) {
    self.consoleRegistry = consoleRegistry
    self.calendarMonitor = calendarMonitor
    self.touringCalendarFeed = touringCalendarFeed
    self.partnerDecoder = partnerDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry, calendarMonitor, touringCalendarFeed, partnerDecoder] }
}

struct GatewayLimiter: Part {
  let requestSigner: RequestSigner
  let proxyLimiter: ProxyLimiter
  let stamp: Stamp

  var parts: [any Part] { [requestSigner, proxyLimiter] }
}

struct GatewayPinger: Part {
  let alarmProbe: any AlarmProbe
  let calendarFeed: CalendarFeed
  let stamp: Stamp

  var parts: [any Part] { [alarmProbe, calendarFeed] }
}

protocol RoutePinger: Part {}

final class HTTPRoutePinger: RoutePinger {
  let touringCalendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(touringCalendarFeed: CalendarFeed, houseSwitch: HouseSwitch, stamp: Stamp) {
    self.touringCalendarFeed = touringCalendarFeed
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [touringCalendarFeed, houseSwitch] }
}

final class SocketLimiter: Part {
  let houseSwitch: HouseSwitch
  let gatewayLimiter: GatewayLimiter
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, gatewayLimiter: GatewayLimiter, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.gatewayLimiter = gatewayLimiter
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, gatewayLimiter] }
}

struct PacketClient: Part {
  let alarmSettings: AlarmSettings
  let houseSwitch: HouseSwitch
  let consoleRegistry: ConsoleRegistry
  let calendarMonitor: CalendarMonitor
  let clockFeed: any ClockFeed
  let stamp: Stamp

  var parts: [any Part] {
    [alarmSettings, houseSwitch, consoleRegistry, calendarMonitor, clockFeed]
  }
}

final class RequestDecoder: Part {
  let calendarRegistry: CalendarRegistry
  let touringCalendarFeed: CalendarFeed
  let alarmSettings: AlarmSettings
  let signalSwitch: any SignalSwitch
  let houseSwitch: HouseSwitch
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(
    calendarRegistry: CalendarRegistry,
    touringCalendarFeed: CalendarFeed,
    alarmSettings: AlarmSettings,
    signalSwitch: any SignalSwitch,
    houseSwitch: HouseSwitch,
    consoleRegistry: ConsoleRegistry,
    stamp: Stamp
  ) {
    self.calendarRegistry = calendarRegistry
    self.touringCalendarFeed = touringCalendarFeed
    self.alarmSettings = alarmSettings
    self.signalSwitch = signalSwitch
    self.houseSwitch = houseSwitch
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [
      calendarRegistry,
      touringCalendarFeed,
      alarmSettings,
      signalSwitch,
      houseSwitch,
      consoleRegistry,
    ]
  }
}

final class WireClient: Part {
  let calendarMonitor: CalendarMonitor
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(calendarMonitor: CalendarMonitor, consoleRegistry: ConsoleRegistry, stamp: Stamp) {
    self.calendarMonitor = calendarMonitor
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarMonitor, consoleRegistry] }
}

struct RouteSigner: Part {
  let proxyRetrier: ProxyRetrier
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  var parts: [any Part] { [proxyRetrier, alarmProbe] }
}

struct PacketPinger: Part {
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  var parts: [any Part] { [houseSwitch] }
}

struct WireDecoder: Part {
  let clockFeed: any ClockFeed
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  var parts: [any Part] { [clockFeed, consoleRegistry] }
}

struct WireLimiter: Part {
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  var parts: [any Part] { [requestDecoder] }
}

struct ProxySigner: Part {
  let stageProbe: StageProbe
  let houseRegistry: HouseRegistry
  let packetClient: PacketClient
  let signalSwitch: any SignalSwitch
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  var parts: [any Part] { [stageProbe, houseRegistry, packetClient, signalSwitch, houseSwitch] }
}

final class GatewayRetrier: Part {
  let alarmProbe: any AlarmProbe
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(alarmProbe: any AlarmProbe, stageRegistry: StageRegistry, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, stageRegistry] }
}

protocol PacketLimiter: Part {}

final class HTTPPacketLimiter: PacketLimiter {
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(backstageSwitch: BackstageSwitch, stamp: Stamp) {
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [backstageSwitch] }
}

final class PartnerQueue: Part {
  let backstageSwitch: BackstageSwitch
  let clockFeed: any ClockFeed
  let gatewayPinger: GatewayPinger
  let houseSwitch: HouseSwitch
  let calendarRegistry: CalendarRegistry
  let stamp: Stamp

  init(
    backstageSwitch: BackstageSwitch,
    clockFeed: any ClockFeed,
    gatewayPinger: GatewayPinger,
    houseSwitch: HouseSwitch,
    calendarRegistry: CalendarRegistry,
    stamp: Stamp
  ) {
    self.backstageSwitch = backstageSwitch
    self.clockFeed = clockFeed
    self.gatewayPinger = gatewayPinger
    self.houseSwitch = houseSwitch
    self.calendarRegistry = calendarRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [backstageSwitch, clockFeed, gatewayPinger, houseSwitch, calendarRegistry]
  }
}

final class ProxyQueue: Part {
  let touringCalendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let calendarFeed: CalendarFeed
  let stamp: Stamp

  init(
    touringCalendarFeed: CalendarFeed,
    houseSwitch: HouseSwitch,
    calendarFeed: CalendarFeed,
    stamp: Stamp
  ) {
    self.touringCalendarFeed = touringCalendarFeed
    self.houseSwitch = houseSwitch
    self.calendarFeed = calendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [touringCalendarFeed, houseSwitch, calendarFeed] }
}

final class RequestRetrier: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

struct RequestPinger: Part {
  let requestDecoder: RequestDecoder
  let requestRetrier: RequestRetrier
  let stamp: Stamp

  var parts: [any Part] { [requestDecoder, requestRetrier] }
}

struct ProxyDecoder: Part {
  let requestDecoder: RequestDecoder
  let requestPinger: RequestPinger
  let partnerQueue: PartnerQueue
  let stamp: Stamp

  var parts: [any Part] { [requestDecoder, requestPinger, partnerQueue] }
}

final class ProxyClient: Part {
  let requestDecoder: RequestDecoder
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  init(requestDecoder: RequestDecoder, touringCalendarFeed: CalendarFeed, stamp: Stamp) {
    self.requestDecoder = requestDecoder
    self.touringCalendarFeed = touringCalendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [requestDecoder, touringCalendarFeed] }
}

protocol PartnerPinger: Part {}

final class HTTPPartnerPinger: PartnerPinger {
  let proxyRetrier: ProxyRetrier
  let houseSwitch: HouseSwitch
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(
    proxyRetrier: ProxyRetrier,
    houseSwitch: HouseSwitch,
    consoleRegistry: ConsoleRegistry,
    stamp: Stamp
  ) {
    self.proxyRetrier = proxyRetrier
    self.houseSwitch = houseSwitch
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [proxyRetrier, houseSwitch, consoleRegistry] }
}

final class GatewayQueue: Part {
  let wireDecoder: WireDecoder
  let clockFeed: any ClockFeed
  let stamp: Stamp

  init(wireDecoder: WireDecoder, clockFeed: any ClockFeed, stamp: Stamp) {
    self.wireDecoder = wireDecoder
    self.clockFeed = clockFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [wireDecoder, clockFeed] }
}

protocol PartnerRetrier: Part {}

final class HTTPPartnerRetrier: PartnerRetrier {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

func networkModule(_ log: BuildLog) -> Module {
  Module("network", layer: "foundation", dependsOn: ["platform"]) {
    networkParts(log)
  }
}

/// All 27 of them.
@RegistrationBuilder
func networkParts(_ log: BuildLog) -> [any AnyRegistration] {
  networkParts1(log)
  networkParts2(log)
}

@RegistrationBuilder
private func networkParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(ProxyRetrier.self, instance: ProxyRetrier(stamp: Stamp("ProxyRetrier")))
  Registration(RequestSigner.self) {
    try RequestSigner(
      touringCalendarFeed: $0.resolve(name: "touring"),
      clockFeed: $0.resolve(),
      consoleFeed: $0.resolve(),
      houseSwitch: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("RequestSigner")
    )
  }
  Registration(PartnerDecoder.self) {
    try PartnerDecoder(
      requestSigner: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("PartnerDecoder")
    )
  }
  Registration(ProxyLimiter.self) {
    try ProxyLimiter(
      consoleRegistry: $0.resolve(),
      calendarMonitor: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      partnerDecoder: $0.resolve(),
      stamp: log.stamp("ProxyLimiter")
    )
  }
  Registration(GatewayLimiter.self) {
    try GatewayLimiter(
      requestSigner: $0.resolve(),
      proxyLimiter: $0.resolve(),
      stamp: log.stamp("GatewayLimiter")
    )
  }
  Registration(GatewayPinger.self, lifetime: .transient) {
    try GatewayPinger(
      alarmProbe: $0.resolve(),
      calendarFeed: $0.resolve(),
      stamp: log.stamp("GatewayPinger")
    )
  }
  Registration((any RoutePinger).self) { (resolver: Resolver) async throws in
    try await HTTPRoutePinger(
      touringCalendarFeed: resolver.resolve(name: "touring"),
      houseSwitch: resolver.resolve(),
      stamp: log.stamp("RoutePinger")
    )
  }
  Registration(SocketLimiter.self) {
    try SocketLimiter(
      houseSwitch: $0.resolve(),
      gatewayLimiter: $0.resolve(),
      stamp: log.stamp("SocketLimiter")
    )
  }
  Registration(PacketClient.self) {
    try PacketClient(
      alarmSettings: $0.resolve(),
      houseSwitch: $0.resolve(),
      consoleRegistry: $0.resolve(),
      calendarMonitor: $0.resolve(),
      clockFeed: $0.resolve(),
      stamp: log.stamp("PacketClient")
    )
  }
  Registration(RequestDecoder.self) {
    try RequestDecoder(
      calendarRegistry: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      alarmSettings: $0.resolve(),
      signalSwitch: $0.resolve(),
      houseSwitch: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("RequestDecoder")
    )
  }
  Registration(WireClient.self) {
    try WireClient(
      calendarMonitor: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("WireClient")
    )
  }.live()
  Registration(RouteSigner.self) {
    try RouteSigner(
      proxyRetrier: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("RouteSigner")
    )
  }
  Registration(PacketPinger.self) {
    try PacketPinger(houseSwitch: $0.resolve(), stamp: log.stamp("PacketPinger"))
  }
  Registration(WireDecoder.self) {
    try WireDecoder(
      clockFeed: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("WireDecoder")
    )
  }
  Registration(WireLimiter.self) {
    try WireLimiter(requestDecoder: $0.resolve(), stamp: log.stamp("WireLimiter"))
  }
  Registration(ProxySigner.self) {
    try ProxySigner(
      stageProbe: $0.resolve(),
      houseRegistry: $0.resolve(),
      packetClient: $0.resolve(),
      signalSwitch: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("ProxySigner")
    )
  }
  Registration(GatewayRetrier.self, lifetime: .transient) {
    try GatewayRetrier(
      alarmProbe: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("GatewayRetrier")
    )
  }
  Registration((any PacketLimiter).self) {
    try HTTPPacketLimiter(backstageSwitch: $0.resolve(), stamp: log.stamp("PacketLimiter"))
  }
  Registration(PartnerQueue.self, lifetime: .transient) {
    try PartnerQueue(
      backstageSwitch: $0.resolve(),
      clockFeed: $0.resolve(),
      gatewayPinger: $0.resolve(),
      houseSwitch: $0.resolve(),
      calendarRegistry: $0.resolve(),
      stamp: log.stamp("PartnerQueue")
    )
  }
  Registration(ProxyQueue.self, lifetime: .scoped(.evening)) {
    try ProxyQueue(
      touringCalendarFeed: $0.resolve(name: "touring"),
      houseSwitch: $0.resolve(),
      calendarFeed: $0.resolve(),
      stamp: log.stamp("ProxyQueue")
    )
  }
  Registration(RequestRetrier.self) { RequestRetrier(stamp: log.stamp("RequestRetrier")) }
  Registration(RequestPinger.self) {
    try RequestPinger(
      requestDecoder: $0.resolve(),
      requestRetrier: $0.resolve(),
      stamp: log.stamp("RequestPinger")
    )
  }
  Registration(ProxyDecoder.self) {
    try ProxyDecoder(
      requestDecoder: $0.resolve(),
      requestPinger: $0.resolve(),
      partnerQueue: $0.resolve(),
      stamp: log.stamp("ProxyDecoder")
    )
  }
  Registration(ProxyClient.self, lifetime: .weak) {
    try ProxyClient(
      requestDecoder: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("ProxyClient")
    )
  }
  Registration((any PartnerPinger).self) { (resolver: Resolver) async throws in
    try await HTTPPartnerPinger(
      proxyRetrier: resolver.resolve(),
      houseSwitch: resolver.resolve(),
      consoleRegistry: resolver.resolve(),
      stamp: log.stamp("PartnerPinger")
    )
  }
}

@RegistrationBuilder
private func networkParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(GatewayQueue.self, lifetime: .scoped(.evening)) {
    try GatewayQueue(
      wireDecoder: $0.resolve(),
      clockFeed: $0.resolve(),
      stamp: log.stamp("GatewayQueue")
    )
  }
  Registration((any PartnerRetrier).self) { HTTPPartnerRetrier(stamp: log.stamp("PartnerRetrier")) }
}
