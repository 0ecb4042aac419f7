// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

struct RouteDecoder: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct SocketPinger: Part {
  let backupConsoleFeed: ConsoleFeed
  let signalFeeds: ParameterizedFactory<Int, SignalFeed>
  let calendarFeed: CalendarFeed
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  var parts: [any Part] { [backupConsoleFeed, calendarFeed, signalMonitor] }
}

final class WireDecoder: Part {
  let alarmProbe: AlarmProbe
  let socketPinger: SocketPinger
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, socketPinger: SocketPinger, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.socketPinger = socketPinger
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, socketPinger] }
}

final class WireLimiter: Part {
  let wireDecoder: WireDecoder
  let stamp: Stamp

  init(wireDecoder: WireDecoder, stamp: Stamp) {
    self.wireDecoder = wireDecoder
    self.stamp = stamp
  }

  var parts: [any Part] { [wireDecoder] }
}

struct RequestRetrier: Part {
  let stageSwitch: StageSwitch
  let signalMonitor: any SignalMonitor
  let wireLimiter: WireLimiter
  let stamp: Stamp

  var parts: [any Part] { [stageSwitch, signalMonitor, wireLimiter] }
}

final class RouteClient: Part {
  let signalMonitor: any SignalMonitor
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, houseRegistry: HouseRegistry, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, houseRegistry] }
}

final class GatewayClient: Part {
  let backstageFeed: BackstageFeed
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(backstageFeed: BackstageFeed, alarmProbe: AlarmProbe, stamp: Stamp) {
    self.backstageFeed = backstageFeed
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [backstageFeed, alarmProbe] }
}

struct WireClient: Part {
  let calendarRegistry: CalendarRegistry
  let routeClient: RouteClient
  let stamp: Stamp

  var parts: [any Part] { [calendarRegistry, routeClient] }
}

struct PacketLimiter: Part {
  let alarmProbe: AlarmProbe
  let routeClient: RouteClient
  let signalFeeds: ParameterizedFactory<Int, SignalFeed>
  let stageSwitch: StageSwitch
  let stamp: Stamp

  var parts: [any Part] { [alarmProbe, routeClient, stageSwitch] }
}

struct RouteRetrier: Part {
  let consoleFeed: ConsoleFeed
  let houseSwitch: any HouseSwitch
  let alarmProbe: AlarmProbe
  let stageRegistry: StageRegistry
  let stamp: Stamp

  var parts: [any Part] { [consoleFeed, houseSwitch, alarmProbe, stageRegistry] }
}

protocol ProxyLimiter: Part {}

final class HTTPProxyLimiter: ProxyLimiter {
  let signalFeeds: ParameterizedFactory<Int, SignalFeed>
  let consoleRegistry: ConsoleRegistry
  let alarmProbe: AlarmProbe
  let signalMonitor: any SignalMonitor
  let backstageFeed: BackstageFeed
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(
    signalFeeds: ParameterizedFactory<Int, SignalFeed>,
    consoleRegistry: ConsoleRegistry,
    alarmProbe: AlarmProbe,
    signalMonitor: any SignalMonitor,
    backstageFeed: BackstageFeed,
    alarmSettings: AlarmSettings,
    stamp: Stamp
  ) {
    self.signalFeeds = signalFeeds
    self.consoleRegistry = consoleRegistry
    self.alarmProbe = alarmProbe
    self.signalMonitor = signalMonitor
    self.backstageFeed = backstageFeed
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] {
    [consoleRegistry, alarmProbe, signalMonitor, backstageFeed, alarmSettings]
  }
}

protocol PacketClient: Part {}

final class HTTPPacketClient: PacketClient {
  let signalSwitch: any SignalSwitch
  let routeClient: RouteClient
  let stamp: Stamp

  init(signalSwitch: any SignalSwitch, routeClient: RouteClient, stamp: Stamp) {
    self.signalSwitch = signalSwitch
    self.routeClient = routeClient
    self.stamp = stamp
  }

  var parts: [any Part] { [signalSwitch, routeClient] }
}

final class SocketSigner: Part {
  let houseRegistry: HouseRegistry
  let alarmSettings: AlarmSettings
  let consoleRegistry: ConsoleRegistry
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    houseRegistry: HouseRegistry,
    alarmSettings: AlarmSettings,
    consoleRegistry: ConsoleRegistry,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.houseRegistry = houseRegistry
    self.alarmSettings = alarmSettings
    self.consoleRegistry = consoleRegistry
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry, alarmSettings, consoleRegistry, alarmProbe] }
}

final class RouteSigner: Part {
  let backstageFeed: BackstageFeed
  let stageProbe: StageProbe
  let stageSwitch: StageSwitch
  let signalSwitch: any SignalSwitch
  let alarmProbe: AlarmProbe
  let backstageSwitch: any BackstageSwitch
  let stamp: Stamp

  init(
    backstageFeed: BackstageFeed,
    stageProbe: StageProbe,
    stageSwitch: StageSwitch,
    signalSwitch: any SignalSwitch,
    alarmProbe: AlarmProbe,
    backstageSwitch: any BackstageSwitch,
    stamp: Stamp
  ) {
    self.backstageFeed = backstageFeed
    self.stageProbe = stageProbe
    self.stageSwitch = stageSwitch
    self.signalSwitch = signalSwitch
    self.alarmProbe = alarmProbe
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] {
    [backstageFeed, stageProbe, stageSwitch, signalSwitch, alarmProbe, backstageSwitch]
  }
}

protocol GatewayDecoder: Part {}

final class HTTPGatewayDecoder: GatewayDecoder {
  let houseSwitch: any HouseSwitch
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(houseSwitch: any HouseSwitch, houseRegistry: HouseRegistry, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, houseRegistry] }
}

protocol PartnerPinger: Part {}

final class HTTPPartnerPinger: PartnerPinger {
  let routeClient: RouteClient
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(routeClient: RouteClient, signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.routeClient = routeClient
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [routeClient, signalMonitor] }
}

final class PartnerRetrier: Part {
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe] }
}

struct RequestSigner: Part {
  let wireDecoder: WireDecoder
  let signalProbe: SignalProbe
  let stamp: Stamp

  var parts: [any Part] { [wireDecoder, signalProbe] }
}

struct RequestDecoder: Part {
  let routeRetrier: RouteRetrier
  let stamp: Stamp

  var parts: [any Part] { [routeRetrier] }
}

final class ProxyQueue: Part {
  let calendarProbe: CalendarProbe
  let signalMonitor: any SignalMonitor
  let gatewayClient: GatewayClient
  let stageSwitch: StageSwitch
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(
    calendarProbe: CalendarProbe,
    signalMonitor: any SignalMonitor,
    gatewayClient: GatewayClient,
    stageSwitch: StageSwitch,
    houseRegistry: HouseRegistry,
    stamp: Stamp
  ) {
    self.calendarProbe = calendarProbe
    self.signalMonitor = signalMonitor
    self.gatewayClient = gatewayClient
    self.stageSwitch = stageSwitch
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [calendarProbe, signalMonitor, gatewayClient, stageSwitch, houseRegistry]
  }
}

struct GatewayLimiter: Part {
  let signalMonitor: any SignalMonitor
  let stageRegistry: StageRegistry
  let stamp: Stamp

  var parts: [any Part] { [signalMonitor, stageRegistry] }
}

final class PartnerSigner: Part {
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor] }
}

final class PartnerDecoder: Part {
  let alarmProbe: AlarmProbe
  let routeClient: RouteClient
  let packetLimiter: PacketLimiter
  let houseRegistry: HouseRegistry
  let houseSwitch: any HouseSwitch
  let stamp: Stamp

  init(
    alarmProbe: AlarmProbe,
    routeClient: RouteClient,
    packetLimiter: PacketLimiter,
    houseRegistry: HouseRegistry,
    houseSwitch: any HouseSwitch,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.routeClient = routeClient
    self.packetLimiter = packetLimiter
    self.houseRegistry = houseRegistry
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, routeClient, packetLimiter, houseRegistry, houseSwitch] }
}

final class PartnerLimiter: Part {
  let stageRegistry: StageRegistry
  let alarmProbe: AlarmProbe
  let houseSwitch: any HouseSwitch
  let stamp: Stamp

  init(
    stageRegistry: StageRegistry,
    alarmProbe: AlarmProbe,
    houseSwitch: any HouseSwitch,
    stamp: Stamp
  ) {
    self.stageRegistry = stageRegistry
    self.alarmProbe = alarmProbe
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [stageRegistry, alarmProbe, houseSwitch] }
}

struct ProxySigner: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct ProxyRetrier: Part {
  let wireClient: WireClient
  let proxySigner: ProxySigner
  let stamp: Stamp

  var parts: [any Part] { [wireClient, proxySigner] }
}

struct SocketQueue: Part {
  let routeClient: RouteClient
  let proxyRetrier: ProxyRetrier
  let requestDecoder: RequestDecoder
  let stamp: Stamp

  var parts: [any Part] { [routeClient, proxyRetrier, requestDecoder] }
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
  Registration(RouteDecoder.self, instance: RouteDecoder(stamp: Stamp("RouteDecoder")))
  Registration(SocketPinger.self) {
    try SocketPinger(
      backupConsoleFeed: $0.resolve(name: "backup"),
      signalFeeds: $0.resolve(),
      calendarFeed: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("SocketPinger")
    )
  }
  Registration(WireDecoder.self) {
    try WireDecoder(
      alarmProbe: $0.resolve(),
      socketPinger: $0.resolve(),
      stamp: log.stamp("WireDecoder")
    )
  }
  Registration(WireLimiter.self) {
    try WireLimiter(wireDecoder: $0.resolve(), stamp: log.stamp("WireLimiter"))
  }.live()
  Registration(RequestRetrier.self) {
    try RequestRetrier(
      stageSwitch: $0.resolve(),
      signalMonitor: $0.resolve(),
      wireLimiter: $0.resolve(),
      stamp: log.stamp("RequestRetrier")
    )
  }
  Registration(RouteClient.self, lifetime: .weak) {
    try RouteClient(
      signalMonitor: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("RouteClient")
    )
  }
  Registration(GatewayClient.self) {
    try GatewayClient(
      backstageFeed: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("GatewayClient")
    )
  }
  Registration(WireClient.self) {
    try WireClient(
      calendarRegistry: $0.resolve(),
      routeClient: $0.resolve(),
      stamp: log.stamp("WireClient")
    )
  }
  Registration(PacketLimiter.self) {
    try PacketLimiter(
      alarmProbe: $0.resolve(),
      routeClient: $0.resolve(),
      signalFeeds: $0.resolve(),
      stageSwitch: $0.resolve(),
      stamp: log.stamp("PacketLimiter")
    )
  }
  Registration(RouteRetrier.self) {
    try RouteRetrier(
      consoleFeed: $0.resolve(),
      houseSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("RouteRetrier")
    )
  }
  Registration((any ProxyLimiter).self) { (resolver: Resolver) async throws in
    try await HTTPProxyLimiter(
      signalFeeds: resolver.resolve(),
      consoleRegistry: resolver.resolve(),
      alarmProbe: resolver.resolve(),
      signalMonitor: resolver.resolve(),
      backstageFeed: resolver.resolve(),
      alarmSettings: resolver.resolve(),
      stamp: log.stamp("ProxyLimiter")
    )
  }
  Registration((any PacketClient).self) {
    try HTTPPacketClient(
      signalSwitch: $0.resolve(),
      routeClient: $0.resolve(),
      stamp: log.stamp("PacketClient")
    )
  }
  Registration(SocketSigner.self) {
    try SocketSigner(
      houseRegistry: $0.resolve(),
      alarmSettings: $0.resolve(),
      consoleRegistry: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("SocketSigner")
    )
  }
  Registration(RouteSigner.self, lifetime: .scoped(.evening)) {
    try RouteSigner(
      backstageFeed: $0.resolve(),
      stageProbe: $0.resolve(),
      stageSwitch: $0.resolve(),
      signalSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("RouteSigner")
    )
  }
  Registration((any GatewayDecoder).self) {
    try HTTPGatewayDecoder(
      houseSwitch: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("GatewayDecoder")
    )
  }
  Registration((any PartnerPinger).self) { (resolver: Resolver) async throws in
    try await HTTPPartnerPinger(
      routeClient: resolver.resolve(),
      signalMonitor: resolver.resolve(),
      stamp: log.stamp("PartnerPinger")
    )
  }
  Registration(PartnerRetrier.self, lifetime: .transient) {
    try PartnerRetrier(alarmProbe: $0.resolve(), stamp: log.stamp("PartnerRetrier"))
  }
  Registration(RequestSigner.self) {
    try RequestSigner(
      wireDecoder: $0.resolve(),
      signalProbe: $0.resolve(),
      stamp: log.stamp("RequestSigner")
    )
  }
  Registration(RequestDecoder.self) {
    try RequestDecoder(routeRetrier: $0.resolve(), stamp: log.stamp("RequestDecoder"))
  }
  Registration(ProxyQueue.self) {
    try ProxyQueue(
      calendarProbe: $0.resolve(),
      signalMonitor: $0.resolve(),
      gatewayClient: $0.resolve(),
      stageSwitch: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("ProxyQueue")
    )
  }
  Registration(GatewayLimiter.self) {
    try GatewayLimiter(
      signalMonitor: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("GatewayLimiter")
    )
  }
  Registration(PartnerSigner.self, lifetime: .transient) {
    try PartnerSigner(signalMonitor: $0.resolve(), stamp: log.stamp("PartnerSigner"))
  }
  Registration(PartnerDecoder.self, lifetime: .scoped(.evening)) {
    try PartnerDecoder(
      alarmProbe: $0.resolve(),
      routeClient: $0.resolve(),
      packetLimiter: $0.resolve(),
      houseRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("PartnerDecoder")
    )
  }
  Registration(PartnerLimiter.self) {
    try PartnerLimiter(
      stageRegistry: $0.resolve(),
      alarmProbe: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("PartnerLimiter")
    )
  }.live()
  Registration(ProxySigner.self) { ProxySigner(stamp: log.stamp("ProxySigner")) }
}

@RegistrationBuilder
private func networkParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(ProxyRetrier.self) {
    try ProxyRetrier(
      wireClient: $0.resolve(),
      proxySigner: $0.resolve(),
      stamp: log.stamp("ProxyRetrier")
    )
  }
  Registration(SocketQueue.self, lifetime: .transient) {
    try SocketQueue(
      routeClient: $0.resolve(),
      proxyRetrier: $0.resolve(),
      requestDecoder: $0.resolve(),
      stamp: log.stamp("SocketQueue")
    )
  }
}
