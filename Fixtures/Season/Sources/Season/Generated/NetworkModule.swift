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
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  var parts: [any Part] {
    [touringCalendarFeed, clockFeed, consoleFeed, houseSwitch, consoleRegistry]
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
  let stageRegistry: StageRegistry
  let consoleRegistry: ConsoleRegistry
  let touringCalendarFeed: CalendarFeed
  let partnerDecoder: PartnerDecoder
  let stamp: Stamp

  init(
    stageRegistry: StageRegistry,
    consoleRegistry: ConsoleRegistry,
    touringCalendarFeed: CalendarFeed,
    partnerDecoder: PartnerDecoder,
    stamp: Stamp
  ) {
    self.stageRegistry = stageRegistry
    self.consoleRegistry = consoleRegistry
    self.touringCalendarFeed = touringCalendarFeed
    self.partnerDecoder = partnerDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [stageRegistry, consoleRegistry, touringCalendarFeed, partnerDecoder] }
}

struct GatewayLimiter: Part {
  let proxyRetrier: ProxyRetrier
  let proxyLimiter: ProxyLimiter
  let stamp: Stamp

  var parts: [any Part] { [proxyRetrier, proxyLimiter] }
}

struct GatewayPinger: Part {
  let alarmProbe: any AlarmProbe
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  var parts: [any Part] { [alarmProbe, calendarSchedule] }
}

protocol RoutePinger: Part {}

final class HTTPRoutePinger: RoutePinger {
  let calendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(calendarFeed: CalendarFeed, houseSwitch: HouseSwitch, stamp: Stamp) {
    self.calendarFeed = calendarFeed
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed, houseSwitch] }
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
  let stageRegistry: StageRegistry
  let signalFeed: SignalFeed
  let stamp: Stamp

  var parts: [any Part] {
    [alarmSettings, houseSwitch, consoleRegistry, stageRegistry, signalFeed]
  }
}

final class RequestDecoder: Part {
  let stageRegistry: StageRegistry
  let touringCalendarFeed: CalendarFeed
  let alarmSettings: AlarmSettings
  let signalSwitch: any SignalSwitch
  let houseSwitch: HouseSwitch
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(
    stageRegistry: StageRegistry,
    touringCalendarFeed: CalendarFeed,
    alarmSettings: AlarmSettings,
    signalSwitch: any SignalSwitch,
    houseSwitch: HouseSwitch,
    consoleRegistry: ConsoleRegistry,
    stamp: Stamp
  ) {
    self.stageRegistry = stageRegistry
    self.touringCalendarFeed = touringCalendarFeed
    self.alarmSettings = alarmSettings
    self.signalSwitch = signalSwitch
    self.houseSwitch = houseSwitch
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [stageRegistry, touringCalendarFeed, alarmSettings, signalSwitch, houseSwitch, consoleRegistry]
  }
}

final class WireClient: Part {
  let stageRegistry: StageRegistry
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(stageRegistry: StageRegistry, houseSwitch: HouseSwitch, stamp: Stamp) {
    self.stageRegistry = stageRegistry
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [stageRegistry, houseSwitch] }
}

struct RouteSigner: Part {
  let clockFeed: any ClockFeed
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  var parts: [any Part] { [clockFeed, houseRegistry] }
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
  let touringCalendarFeed: CalendarFeed
  let signalProbe: SignalProbe
  let gatewayPinger: GatewayPinger
  let signalSwitch: any SignalSwitch
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  var parts: [any Part] {
    [touringCalendarFeed, signalProbe, gatewayPinger, signalSwitch, houseSwitch]
  }
}

final class GatewayRetrier: Part {
  let alarmProbe: any AlarmProbe
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(alarmProbe: any AlarmProbe, consoleRegistry: ConsoleRegistry, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, consoleRegistry] }
}

protocol PacketLimiter: Part {}

final class HTTPPacketLimiter: PacketLimiter {
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch] }
}

final class PartnerQueue: Part {
  let consoleRegistry: ConsoleRegistry
  let clockFeed: any ClockFeed
  let proxyLimiter: ProxyLimiter
  let houseSwitch: HouseSwitch
  let calendarMonitor: CalendarMonitor
  let stamp: Stamp

  init(
    consoleRegistry: ConsoleRegistry,
    clockFeed: any ClockFeed,
    proxyLimiter: ProxyLimiter,
    houseSwitch: HouseSwitch,
    calendarMonitor: CalendarMonitor,
    stamp: Stamp
  ) {
    self.consoleRegistry = consoleRegistry
    self.clockFeed = clockFeed
    self.proxyLimiter = proxyLimiter
    self.houseSwitch = houseSwitch
    self.calendarMonitor = calendarMonitor
    self.stamp = stamp
  }

  var parts: [any Part] {
    [consoleRegistry, clockFeed, proxyLimiter, houseSwitch, calendarMonitor]
  }
}

final class ProxyQueue: Part {
  let calendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  init(
    calendarFeed: CalendarFeed,
    houseSwitch: HouseSwitch,
    calendarSchedule: CalendarSchedule,
    stamp: Stamp
  ) {
    self.calendarFeed = calendarFeed
    self.houseSwitch = houseSwitch
    self.calendarSchedule = calendarSchedule
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed, houseSwitch, calendarSchedule] }
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
  let gatewayPinger: GatewayPinger
  let requestPinger: RequestPinger
  let packetLimiter: any PacketLimiter
  let stamp: Stamp

  var parts: [any Part] { [gatewayPinger, requestPinger, packetLimiter] }
}

final class ProxyClient: Part {
  let socketLimiter: SocketLimiter
  let calendarFeed: CalendarFeed
  let stamp: Stamp

  init(socketLimiter: SocketLimiter, calendarFeed: CalendarFeed, stamp: Stamp) {
    self.socketLimiter = socketLimiter
    self.calendarFeed = calendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [socketLimiter, calendarFeed] }
}

protocol PartnerPinger: Part {}

final class HTTPPartnerPinger: PartnerPinger {
  let clockFeed: any ClockFeed
  let houseSwitch: HouseSwitch
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(
    clockFeed: any ClockFeed,
    houseSwitch: HouseSwitch,
    consoleRegistry: ConsoleRegistry,
    stamp: Stamp
  ) {
    self.clockFeed = clockFeed
    self.houseSwitch = houseSwitch
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed, houseSwitch, consoleRegistry] }
}

final class GatewayQueue: Part {
  let wireLimiter: WireLimiter
  let signalFeed: SignalFeed
  let stamp: Stamp

  init(wireLimiter: WireLimiter, signalFeed: SignalFeed, stamp: Stamp) {
    self.wireLimiter = wireLimiter
    self.signalFeed = signalFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [wireLimiter, signalFeed] }
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
      consoleRegistry: $0.resolve(),
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
      stageRegistry: $0.resolve(),
      consoleRegistry: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      partnerDecoder: $0.resolve(),
      stamp: log.stamp("ProxyLimiter")
    )
  }
  Registration(GatewayLimiter.self) {
    try GatewayLimiter(
      proxyRetrier: $0.resolve(),
      proxyLimiter: $0.resolve(),
      stamp: log.stamp("GatewayLimiter")
    )
  }
  Registration(GatewayPinger.self, lifetime: .transient) {
    try GatewayPinger(
      alarmProbe: $0.resolve(),
      calendarSchedule: $0.resolve(),
      stamp: log.stamp("GatewayPinger")
    )
  }
  Registration((any RoutePinger).self) { (resolver: Resolver) async throws in
    try await HTTPRoutePinger(
      calendarFeed: resolver.resolve(),
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
      stageRegistry: $0.resolve(),
      signalFeed: $0.resolve(),
      stamp: log.stamp("PacketClient")
    )
  }
  Registration(RequestDecoder.self) {
    try RequestDecoder(
      stageRegistry: $0.resolve(),
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
      stageRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("WireClient")
    )
  }.live()
  Registration(RouteSigner.self) {
    try RouteSigner(
      clockFeed: $0.resolve(),
      houseRegistry: $0.resolve(),
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
      touringCalendarFeed: $0.resolve(name: "touring"),
      signalProbe: $0.resolve(),
      gatewayPinger: $0.resolve(),
      signalSwitch: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("ProxySigner")
    )
  }
  Registration(GatewayRetrier.self, lifetime: .transient) {
    try GatewayRetrier(
      alarmProbe: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("GatewayRetrier")
    )
  }
  Registration((any PacketLimiter).self) {
    try HTTPPacketLimiter(houseSwitch: $0.resolve(), stamp: log.stamp("PacketLimiter"))
  }
  Registration(PartnerQueue.self, lifetime: .transient) {
    try PartnerQueue(
      consoleRegistry: $0.resolve(),
      clockFeed: $0.resolve(),
      proxyLimiter: $0.resolve(),
      houseSwitch: $0.resolve(),
      calendarMonitor: $0.resolve(),
      stamp: log.stamp("PartnerQueue")
    )
  }
  Registration(ProxyQueue.self, lifetime: .scoped(.evening)) {
    try ProxyQueue(
      calendarFeed: $0.resolve(),
      houseSwitch: $0.resolve(),
      calendarSchedule: $0.resolve(),
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
      gatewayPinger: $0.resolve(),
      requestPinger: $0.resolve(),
      packetLimiter: $0.resolve(),
      stamp: log.stamp("ProxyDecoder")
    )
  }
  Registration(ProxyClient.self, lifetime: .weak) {
    try ProxyClient(
      socketLimiter: $0.resolve(),
      calendarFeed: $0.resolve(),
      stamp: log.stamp("ProxyClient")
    )
  }
  Registration((any PartnerPinger).self) { (resolver: Resolver) async throws in
    try await HTTPPartnerPinger(
      clockFeed: resolver.resolve(),
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
      wireLimiter: $0.resolve(),
      signalFeed: $0.resolve(),
      stamp: log.stamp("GatewayQueue")
    )
  }
  Registration((any PartnerRetrier).self) { HTTPPartnerRetrier(stamp: log.stamp("PartnerRetrier")) }
}
