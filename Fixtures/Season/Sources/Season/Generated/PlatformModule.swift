// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

final class AlarmSettings: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

struct StageSwitch: Part {
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  var parts: [any Part] { [alarmSettings] }
}

protocol SignalSwitch: Part {}

final class SystemSignalSwitch: SignalSwitch {
  let stageSwitch: StageSwitch
  let stamp: Stamp

  init(stageSwitch: StageSwitch, stamp: Stamp) {
    self.stageSwitch = stageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch] }
}

protocol SignalMonitor: Part {}

final class SystemSignalMonitor: SignalMonitor {
  let signalSwitch: any SignalSwitch
  let stageSwitch: StageSwitch
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(
    signalSwitch: any SignalSwitch,
    stageSwitch: StageSwitch,
    alarmSettings: AlarmSettings,
    stamp: Stamp
  ) {
    self.signalSwitch = signalSwitch
    self.stageSwitch = stageSwitch
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [signalSwitch, stageSwitch, alarmSettings] }
}

protocol AlarmProbe: Part {}

final class SystemAlarmProbe: AlarmProbe {
  let signalSwitch: any SignalSwitch
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(signalSwitch: any SignalSwitch, signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.signalSwitch = signalSwitch
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [signalSwitch, signalMonitor] }
}

final class HouseRegistry: Part {
  let signalSwitch: any SignalSwitch
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  init(signalSwitch: any SignalSwitch, alarmProbe: any AlarmProbe, stamp: Stamp) {
    self.signalSwitch = signalSwitch
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [signalSwitch, alarmProbe] }
}

struct SignalProbe: Part {
  let alarmSettings: AlarmSettings
  let signalSwitch: any SignalSwitch
  let alarmProbe: any AlarmProbe
  let stamp: Stamp

  var parts: [any Part] { [alarmSettings, signalSwitch, alarmProbe] }
}

final class BackstageFeed: Part {
  let alarmProbe: any AlarmProbe
  let stageSwitch: StageSwitch
  let signalMonitor: any SignalMonitor
  let houseRegistry: HouseRegistry
  let alarmSettings: AlarmSettings
  let number: Int
  let stamp: Stamp

  init(
    alarmProbe: any AlarmProbe,
    stageSwitch: StageSwitch,
    signalMonitor: any SignalMonitor,
    houseRegistry: HouseRegistry,
    alarmSettings: AlarmSettings,
    number: Int,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.stageSwitch = stageSwitch
    self.signalMonitor = signalMonitor
    self.houseRegistry = houseRegistry
    self.alarmSettings = alarmSettings
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, stageSwitch, signalMonitor, houseRegistry, alarmSettings] }
}

final class BackstageSwitch: Part {
  let alarmProbe: any AlarmProbe
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let signalSwitch: any SignalSwitch
  let signalProbe: SignalProbe
  let signalMonitor: any SignalMonitor
  let stageSwitch: StageSwitch
  let stamp: Stamp

  init(
    alarmProbe: any AlarmProbe,
    backstageFeeds: ParameterizedFactory<Int, BackstageFeed>,
    signalSwitch: any SignalSwitch,
    signalProbe: SignalProbe,
    signalMonitor: any SignalMonitor,
    stageSwitch: StageSwitch,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.backstageFeeds = backstageFeeds
    self.signalSwitch = signalSwitch
    self.signalProbe = signalProbe
    self.signalMonitor = signalMonitor
    self.stageSwitch = stageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, signalSwitch, signalProbe, signalMonitor, stageSwitch] }
}

final class HouseSwitch: Part {
  let stageSwitch: StageSwitch
  let stamp: Stamp

  init(stageSwitch: StageSwitch, stamp: Stamp) {
    self.stageSwitch = stageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch] }
}

final class ConsoleRegistry: Part {
  let houseSwitch: HouseSwitch
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, signalMonitor] }
}

final class StageRegistry: Part {
  let houseSwitch: HouseSwitch
  let houseRegistry: HouseRegistry
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    houseRegistry: HouseRegistry,
    consoleRegistry: ConsoleRegistry,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.houseRegistry = houseRegistry
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, houseRegistry, consoleRegistry] }
}

final class CalendarMonitor: Part {
  let consoleRegistry: ConsoleRegistry
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, houseSwitch: HouseSwitch, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry, houseSwitch] }
}

final class CalendarSchedule: Part {
  let backstageSwitch: BackstageSwitch
  let houseRegistry: HouseRegistry
  let houseSwitch: HouseSwitch
  let alarmProbe: any AlarmProbe
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(
    backstageSwitch: BackstageSwitch,
    houseRegistry: HouseRegistry,
    houseSwitch: HouseSwitch,
    alarmProbe: any AlarmProbe,
    stageRegistry: StageRegistry,
    stamp: Stamp
  ) {
    self.backstageSwitch = backstageSwitch
    self.houseRegistry = houseRegistry
    self.houseSwitch = houseSwitch
    self.alarmProbe = alarmProbe
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] {
    [backstageSwitch, houseRegistry, houseSwitch, alarmProbe, stageRegistry]
  }
}

final class CalendarRegistry: Part {
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(consoleRegistry: ConsoleRegistry, stamp: Stamp) {
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [consoleRegistry] }
}

final class CalendarFeed: Part {
  let calendarMonitor: CalendarMonitor
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(calendarMonitor: CalendarMonitor, signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.calendarMonitor = calendarMonitor
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarMonitor, signalMonitor] }
}

protocol CalendarProbe: Part {}

final class SystemCalendarProbe: CalendarProbe {
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

struct StageProbe: Part {
  let stageRegistry: StageRegistry
  let touringCalendarFeed: CalendarFeed
  let stamp: Stamp

  var parts: [any Part] { [stageRegistry, touringCalendarFeed] }
}

struct ConsoleFeed: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class BackstageSettings: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

struct SignalFeed: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

protocol ClockFeed: Part {}

final class SystemClockFeed: ClockFeed {
  let houseSwitch: HouseSwitch
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, stageRegistry: StageRegistry, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, stageRegistry] }
}

final class MatineeSystemClockFeed: ClockFeed {
  let signalSwitch: any SignalSwitch
  let stamp: Stamp

  init(signalSwitch: any SignalSwitch, stamp: Stamp) {
    self.signalSwitch = signalSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [signalSwitch] }
}

func platformModule(_ log: BuildLog) -> Module {
  Module("platform", layer: "foundation") {
    platformParts(log)
  }
}

/// All 24 of them.
@RegistrationBuilder
func platformParts(_ log: BuildLog) -> [any AnyRegistration] {
  platformParts1(log)
}

@RegistrationBuilder
private func platformParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(AlarmSettings.self) { AlarmSettings(stamp: log.stamp("AlarmSettings")) }
  Registration(StageSwitch.self) {
    try StageSwitch(alarmSettings: $0.resolve(), stamp: log.stamp("StageSwitch"))
  }
  Registration((any SignalSwitch).self) {
    try SystemSignalSwitch(stageSwitch: $0.resolve(), stamp: log.stamp("SignalSwitch"))
  }
  Registration((any SignalMonitor).self) {
    try SystemSignalMonitor(
      signalSwitch: $0.resolve(),
      stageSwitch: $0.resolve(),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("SignalMonitor")
    )
  }
  Registration((any AlarmProbe).self) {
    try SystemAlarmProbe(
      signalSwitch: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("AlarmProbe")
    )
  }
  Registration(HouseRegistry.self, lifetime: .transient) {
    try HouseRegistry(
      signalSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("HouseRegistry")
    )
  }
  Registration(SignalProbe.self) {
    try SignalProbe(
      alarmSettings: $0.resolve(),
      signalSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("SignalProbe")
    )
  }
  Registration(BackstageFeed.self, with: Int.self) {
    try BackstageFeed(
      alarmProbe: $0.resolve(),
      stageSwitch: $0.resolve(),
      signalMonitor: $0.resolve(),
      houseRegistry: $0.resolve(),
      alarmSettings: $0.resolve(),
      number: $1,
      stamp: log.stamp("BackstageFeed")
    )
  }
  Registration(BackstageSwitch.self) {
    try BackstageSwitch(
      alarmProbe: $0.resolve(),
      backstageFeeds: $0.resolve(),
      signalSwitch: $0.resolve(),
      signalProbe: $0.resolve(),
      signalMonitor: $0.resolve(),
      stageSwitch: $0.resolve(),
      stamp: log.stamp("BackstageSwitch")
    )
  }
  Registration(HouseSwitch.self, lifetime: .weak) {
    try HouseSwitch(stageSwitch: $0.resolve(), stamp: log.stamp("HouseSwitch"))
  }
  Registration(ConsoleRegistry.self) {
    try ConsoleRegistry(
      houseSwitch: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("ConsoleRegistry")
    )
  }
  Registration(StageRegistry.self, lifetime: .graph) {
    try StageRegistry(
      houseSwitch: $0.resolve(),
      houseRegistry: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("StageRegistry")
    )
  }
  Registration(CalendarMonitor.self) {
    try CalendarMonitor(
      consoleRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("CalendarMonitor")
    )
  }
  Registration(CalendarSchedule.self) {
    try CalendarSchedule(
      backstageSwitch: $0.resolve(),
      houseRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("CalendarSchedule")
    )
  }
  Registration(CalendarRegistry.self) {
    try CalendarRegistry(consoleRegistry: $0.resolve(), stamp: log.stamp("CalendarRegistry"))
  }
  Registration(CalendarFeed.self) {
    try CalendarFeed(
      calendarMonitor: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("CalendarFeed")
    )
  }
  Registration(CalendarFeed.self, name: "touring") {
    try CalendarFeed(
      calendarMonitor: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("CalendarFeed(name: touring)")
    )
  }
  Registration((any CalendarProbe).self) {
    try SystemCalendarProbe(
      alarmProbe: $0.resolve(),
      consoleRegistry: $0.resolve(),
      stamp: log.stamp("CalendarProbe")
    )
  }
  Registration(StageProbe.self, lifetime: .transient) {
    try StageProbe(
      stageRegistry: $0.resolve(),
      touringCalendarFeed: $0.resolve(name: "touring"),
      stamp: log.stamp("StageProbe")
    )
  }
  Registration(ConsoleFeed.self) { ConsoleFeed(stamp: log.stamp("ConsoleFeed")) }
  Registration(BackstageSettings.self) { BackstageSettings(stamp: log.stamp("BackstageSettings")) }
  Registration(SignalFeed.self, lifetime: .transient) { SignalFeed(stamp: log.stamp("SignalFeed")) }
  Registration((any ClockFeed).self) {
    try SystemClockFeed(
      houseSwitch: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("ClockFeed")
    )
  }
  Registration((any ClockFeed).self, name: "matinee") {
    try MatineeSystemClockFeed(
      signalSwitch: $0.resolve(),
      stamp: log.stamp("ClockFeed(name: matinee)")
    )
  }
}
