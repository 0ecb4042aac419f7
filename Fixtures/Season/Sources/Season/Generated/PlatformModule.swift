// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

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
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(stageSwitch: StageSwitch, alarmSettings: AlarmSettings, stamp: Stamp) {
    self.stageSwitch = stageSwitch
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch, alarmSettings] }
}

protocol SignalMonitor: Part {}

final class SystemSignalMonitor: SignalMonitor {
  let stageSwitch: StageSwitch
  let signalSwitch: any SignalSwitch
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(
    stageSwitch: StageSwitch,
    signalSwitch: any SignalSwitch,
    alarmSettings: AlarmSettings,
    stamp: Stamp
  ) {
    self.stageSwitch = stageSwitch
    self.signalSwitch = signalSwitch
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch, signalSwitch, alarmSettings] }
}

final class AlarmProbe: Part {
  let signalSwitch: any SignalSwitch
  let stageSwitch: StageSwitch
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(
    signalSwitch: any SignalSwitch,
    stageSwitch: StageSwitch,
    signalMonitor: any SignalMonitor,
    stamp: Stamp
  ) {
    self.signalSwitch = signalSwitch
    self.stageSwitch = stageSwitch
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [signalSwitch, stageSwitch, signalMonitor] }
}

final class HouseRegistry: Part {
  let signalMonitor: any SignalMonitor
  let stageSwitch: StageSwitch
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    signalMonitor: any SignalMonitor,
    stageSwitch: StageSwitch,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.signalMonitor = signalMonitor
    self.stageSwitch = stageSwitch
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, stageSwitch, alarmProbe] }
}

final class SignalProbe: Part {
  let alarmProbe: AlarmProbe
  let houseRegistry: HouseRegistry
  let stageSwitch: StageSwitch
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(
    alarmProbe: AlarmProbe,
    houseRegistry: HouseRegistry,
    stageSwitch: StageSwitch,
    signalMonitor: any SignalMonitor,
    stamp: Stamp
  ) {
    self.alarmProbe = alarmProbe
    self.houseRegistry = houseRegistry
    self.stageSwitch = stageSwitch
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, houseRegistry, stageSwitch, signalMonitor] }
}

struct BackstageFeed: Part {
  let signalProbe: SignalProbe
  let alarmProbe: AlarmProbe
  let houseRegistry: HouseRegistry
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  var parts: [any Part] { [signalProbe, alarmProbe, houseRegistry, signalMonitor] }
}

protocol BackstageSwitch: Part {}

final class SystemBackstageSwitch: BackstageSwitch {
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor] }
}

protocol HouseSwitch: Part {}

final class SystemHouseSwitch: HouseSwitch {
  let signalMonitor: any SignalMonitor
  let alarmProbe: AlarmProbe
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(
    signalMonitor: any SignalMonitor,
    alarmProbe: AlarmProbe,
    houseRegistry: HouseRegistry,
    stamp: Stamp
  ) {
    self.signalMonitor = signalMonitor
    self.alarmProbe = alarmProbe
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, alarmProbe, houseRegistry] }
}

final class ConsoleRegistry: Part {
  let houseRegistry: HouseRegistry
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(houseRegistry: HouseRegistry, signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.houseRegistry = houseRegistry
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry, signalMonitor] }
}

final class StageRegistry: Part {
  let signalMonitor: any SignalMonitor
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, alarmProbe: AlarmProbe, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, alarmProbe] }
}

protocol CalendarMonitor: Part {}

final class SystemCalendarMonitor: CalendarMonitor {
  let signalMonitor: any SignalMonitor
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, alarmProbe: AlarmProbe, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, alarmProbe] }
}

struct CalendarSchedule: Part {
  let alarmProbe: AlarmProbe
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  var parts: [any Part] { [alarmProbe, signalMonitor] }
}

final class CalendarRegistry: Part {
  let houseRegistry: HouseRegistry
  let alarmProbe: AlarmProbe
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(
    houseRegistry: HouseRegistry,
    alarmProbe: AlarmProbe,
    stageRegistry: StageRegistry,
    stamp: Stamp
  ) {
    self.houseRegistry = houseRegistry
    self.alarmProbe = alarmProbe
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry, alarmProbe, stageRegistry] }
}

final class CalendarFeed: Part {
  let houseSwitch: any HouseSwitch
  let backstageFeed: BackstageFeed
  let stamp: Stamp

  init(houseSwitch: any HouseSwitch, backstageFeed: BackstageFeed, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.backstageFeed = backstageFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, backstageFeed] }
}

struct CalendarProbe: Part {
  let houseRegistry: HouseRegistry
  let alarmProbe: AlarmProbe
  let signalMonitor: any SignalMonitor
  let backstageFeed: BackstageFeed
  let houseSwitch: any HouseSwitch
  let stamp: Stamp

  var parts: [any Part] { [houseRegistry, alarmProbe, signalMonitor, backstageFeed, houseSwitch] }
}

struct StageProbe: Part {
  let signalProbe: SignalProbe
  let stamp: Stamp

  var parts: [any Part] { [signalProbe] }
}

final class ConsoleFeed: Part {
  let calendarRegistry: CalendarRegistry
  let signalSwitch: any SignalSwitch
  let stamp: Stamp

  init(calendarRegistry: CalendarRegistry, signalSwitch: any SignalSwitch, stamp: Stamp) {
    self.calendarRegistry = calendarRegistry
    self.signalSwitch = signalSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarRegistry, signalSwitch] }
}

final class BackstageSettings: Part {
  let signalSwitch: any SignalSwitch
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(signalSwitch: any SignalSwitch, houseRegistry: HouseRegistry, stamp: Stamp) {
    self.signalSwitch = signalSwitch
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [signalSwitch, houseRegistry] }
}

final class SignalFeed: Part {
  let calendarSchedule: CalendarSchedule
  let stageProbe: StageProbe
  let number: Int
  let stamp: Stamp

  init(calendarSchedule: CalendarSchedule, stageProbe: StageProbe, number: Int, stamp: Stamp) {
    self.calendarSchedule = calendarSchedule
    self.stageProbe = stageProbe
    self.number = number
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarSchedule, stageProbe] }
}

final class ClockFeed: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

func platformModule(_ log: BuildLog) -> Module {
  Module("platform", layer: "foundation") {
    platformParts(log)
  }
}

/// All 23 of them.
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
    try SystemSignalSwitch(
      stageSwitch: $0.resolve(),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("SignalSwitch")
    )
  }
  Registration((any SignalMonitor).self) {
    try SystemSignalMonitor(
      stageSwitch: $0.resolve(),
      signalSwitch: $0.resolve(),
      alarmSettings: $0.resolve(),
      stamp: log.stamp("SignalMonitor")
    )
  }
  Registration(AlarmProbe.self, lifetime: .graph) {
    try AlarmProbe(
      signalSwitch: $0.resolve(),
      stageSwitch: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("AlarmProbe")
    )
  }
  Registration(HouseRegistry.self, lifetime: .weak) {
    try HouseRegistry(
      signalMonitor: $0.resolve(),
      stageSwitch: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("HouseRegistry")
    )
  }
  Registration(SignalProbe.self, lifetime: .transient) {
    try SignalProbe(
      alarmProbe: $0.resolve(),
      houseRegistry: $0.resolve(),
      stageSwitch: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("SignalProbe")
    )
  }
  Registration(BackstageFeed.self, lifetime: .transient) {
    try BackstageFeed(
      signalProbe: $0.resolve(),
      alarmProbe: $0.resolve(),
      houseRegistry: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("BackstageFeed")
    )
  }
  Registration((any BackstageSwitch).self) {
    try SystemBackstageSwitch(signalMonitor: $0.resolve(), stamp: log.stamp("BackstageSwitch"))
  }
  Registration((any HouseSwitch).self) {
    try SystemHouseSwitch(
      signalMonitor: $0.resolve(),
      alarmProbe: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("HouseSwitch")
    )
  }
  Registration(ConsoleRegistry.self) {
    try ConsoleRegistry(
      houseRegistry: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("ConsoleRegistry")
    )
  }
  Registration(StageRegistry.self) {
    try StageRegistry(
      signalMonitor: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("StageRegistry")
    )
  }
  Registration((any CalendarMonitor).self) {
    try SystemCalendarMonitor(
      signalMonitor: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("CalendarMonitor")
    )
  }
  Registration(CalendarSchedule.self) {
    try CalendarSchedule(
      alarmProbe: $0.resolve(),
      signalMonitor: $0.resolve(),
      stamp: log.stamp("CalendarSchedule")
    )
  }
  Registration(CalendarRegistry.self) {
    try CalendarRegistry(
      houseRegistry: $0.resolve(),
      alarmProbe: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("CalendarRegistry")
    )
  }
  Registration(CalendarFeed.self) {
    try CalendarFeed(
      houseSwitch: $0.resolve(),
      backstageFeed: $0.resolve(),
      stamp: log.stamp("CalendarFeed")
    )
  }
  Registration(CalendarProbe.self) {
    try CalendarProbe(
      houseRegistry: $0.resolve(),
      alarmProbe: $0.resolve(),
      signalMonitor: $0.resolve(),
      backstageFeed: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("CalendarProbe")
    )
  }
  Registration(StageProbe.self, lifetime: .transient) {
    try StageProbe(signalProbe: $0.resolve(), stamp: log.stamp("StageProbe"))
  }
  Registration(ConsoleFeed.self) {
    try ConsoleFeed(
      calendarRegistry: $0.resolve(),
      signalSwitch: $0.resolve(),
      stamp: log.stamp("ConsoleFeed")
    )
  }
  Registration(ConsoleFeed.self, name: "backup") {
    try ConsoleFeed(
      calendarRegistry: $0.resolve(),
      signalSwitch: $0.resolve(),
      stamp: log.stamp("ConsoleFeed(name: backup)")
    )
  }
  Registration(BackstageSettings.self) {
    try BackstageSettings(
      signalSwitch: $0.resolve(),
      houseRegistry: $0.resolve(),
      stamp: log.stamp("BackstageSettings")
    )
  }
  Registration(SignalFeed.self, with: Int.self) {
    try SignalFeed(
      calendarSchedule: $0.resolve(),
      stageProbe: $0.resolve(),
      number: $1,
      stamp: log.stamp("SignalFeed")
    )
  }
  Registration(ClockFeed.self) { ClockFeed(stamp: log.stamp("ClockFeed")) }
}
