// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct ReceiptComposer: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class NewsletterStamper: Part {
  let hallChart: HallChart
  let stamp: Stamp

  init(hallChart: HallChart, stamp: Stamp) {
    self.hallChart = hallChart
    self.stamp = stamp
  }

  var parts: [any Part] { [hallChart] }
}

protocol AddressComposer: Part {}

final class SMTPAddressComposer: AddressComposer {
  let galleryMap: GalleryMap
  let galleryAllocator: GalleryAllocator
  let newsletterStamper: NewsletterStamper
  let stamp: Stamp

  init(
    galleryMap: GalleryMap,
    galleryAllocator: GalleryAllocator,
    newsletterStamper: NewsletterStamper,
    stamp: Stamp
  ) {
    self.galleryMap = galleryMap
    self.galleryAllocator = galleryAllocator
    self.newsletterStamper = newsletterStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [galleryMap, galleryAllocator, newsletterStamper] }
}

final class BounceFilter: Part {
  let addressComposer: any AddressComposer
  let stamp: Stamp

  init(addressComposer: any AddressComposer, stamp: Stamp) {
    self.addressComposer = addressComposer
    self.stamp = stamp
  }

  var parts: [any Part] { [addressComposer] }
}

final class NewsletterFilter: Part {
  let bounceFilter: BounceFilter
  let stamp: Stamp

  init(bounceFilter: BounceFilter, stamp: Stamp) {
    self.bounceFilter = bounceFilter
    self.stamp = stamp
  }

  var parts: [any Part] { [bounceFilter] }
}

struct InviteOutbox: Part {
  let newsletterStamper: NewsletterStamper
  let stamp: Stamp

  var parts: [any Part] { [newsletterStamper] }
}

final class ReminderSorter: Part {
  let backstageSwitch: BackstageSwitch
  let calendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    backstageSwitch: BackstageSwitch,
    calendarFeed: CalendarFeed,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.backstageSwitch = backstageSwitch
    self.calendarFeed = calendarFeed
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [backstageSwitch, calendarFeed, houseSwitch] }
}

final class NewsletterOutbox: Part {
  let hallFinder: HallFinder
  let signalMonitor: any SignalMonitor
  let houseSwitch: HouseSwitch
  let balconyCounter: BalconyCounter
  let stamp: Stamp

  init(
    hallFinder: HallFinder,
    signalMonitor: any SignalMonitor,
    houseSwitch: HouseSwitch,
    balconyCounter: BalconyCounter,
    stamp: Stamp
  ) {
    self.hallFinder = hallFinder
    self.signalMonitor = signalMonitor
    self.houseSwitch = houseSwitch
    self.balconyCounter = balconyCounter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallFinder, signalMonitor, houseSwitch, balconyCounter] }
}

final class ReceiptFilter: Part {
  let reminderSorter: ReminderSorter
  let touringLogeFinder: LogeFinder
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    reminderSorter: ReminderSorter,
    touringLogeFinder: LogeFinder,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.reminderSorter = reminderSorter
    self.touringLogeFinder = touringLogeFinder
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [reminderSorter, touringLogeFinder, houseSwitch] }
}

protocol NewsletterSorter: Part {}

final class SMTPNewsletterSorter: NewsletterSorter {
  let reminderSorter: ReminderSorter
  let wheelchairChart: WheelchairChart
  let clockFeed: any ClockFeed
  let consoleRegistry: ConsoleRegistry
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    reminderSorter: ReminderSorter,
    wheelchairChart: WheelchairChart,
    clockFeed: any ClockFeed,
    consoleRegistry: ConsoleRegistry,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.reminderSorter = reminderSorter
    self.wheelchairChart = wheelchairChart
    self.clockFeed = clockFeed
    self.consoleRegistry = consoleRegistry
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] {
    [reminderSorter, wheelchairChart, clockFeed, consoleRegistry, houseSwitch]
  }
}

final class BounceSorter: Part {
  let receiptFilter: ReceiptFilter
  let wheelchairChart: WheelchairChart
  let hallPlan: HallPlan
  let hallFinder: HallFinder
  let stamp: Stamp

  init(
    receiptFilter: ReceiptFilter,
    wheelchairChart: WheelchairChart,
    hallPlan: HallPlan,
    hallFinder: HallFinder,
    stamp: Stamp
  ) {
    self.receiptFilter = receiptFilter
    self.wheelchairChart = wheelchairChart
    self.hallPlan = hallPlan
    self.hallFinder = hallFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [receiptFilter, wheelchairChart, hallPlan, hallFinder] }
}

final class LetterStamper: Part {
  let houseSwitch: HouseSwitch
  let consoleRegistry: ConsoleRegistry
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, consoleRegistry: ConsoleRegistry, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.consoleRegistry = consoleRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, consoleRegistry] }
}

final class NewsletterDigest: Part {
  let stamp: Stamp

  init(stamp: Stamp) {
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

protocol InviteMailer: Part {}

final class SMTPInviteMailer: InviteMailer {
  let alarmSettings: AlarmSettings
  let reminderSorter: ReminderSorter
  let stamp: Stamp

  init(alarmSettings: AlarmSettings, reminderSorter: ReminderSorter, stamp: Stamp) {
    self.alarmSettings = alarmSettings
    self.reminderSorter = reminderSorter
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmSettings, reminderSorter] }
}

final class ReceiptSorter: Part {
  let stageProbe: StageProbe
  let hallHold: HallHold
  let stamp: Stamp

  init(stageProbe: StageProbe, hallHold: HallHold, stamp: Stamp) {
    self.stageProbe = stageProbe
    self.hallHold = hallHold
    self.stamp = stamp
  }

  var parts: [any Part] { [stageProbe, hallHold] }
}

final class AddressStamper: Part {
  let inviteMailer: any InviteMailer
  let newsletterStamper: NewsletterStamper
  let balconyCounter: BalconyCounter
  let stamp: Stamp

  init(
    inviteMailer: any InviteMailer,
    newsletterStamper: NewsletterStamper,
    balconyCounter: BalconyCounter,
    stamp: Stamp
  ) {
    self.inviteMailer = inviteMailer
    self.newsletterStamper = newsletterStamper
    self.balconyCounter = balconyCounter
    self.stamp = stamp
  }

  var parts: [any Part] { [inviteMailer, newsletterStamper, balconyCounter] }
}

final class NewsletterMailer: Part {
  let hallFinder: HallFinder
  let stamp: Stamp

  init(hallFinder: HallFinder, stamp: Stamp) {
    self.hallFinder = hallFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [hallFinder] }
}

struct BounceOutbox: Part {
  let hallHold: HallHold
  let balconyCounter: BalconyCounter
  let stamp: Stamp

  var parts: [any Part] { [hallHold, balconyCounter] }
}

final class BounceComposer: Part {
  let alarmSettings: AlarmSettings
  let stamp: Stamp

  init(alarmSettings: AlarmSettings, stamp: Stamp) {
    self.alarmSettings = alarmSettings
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmSettings] }
}

protocol PostcardStamper: Part {}

final class SMTPPostcardStamper: PostcardStamper {
  let houseSwitch: HouseSwitch
  let addressComposer: any AddressComposer
  let hallFinder: HallFinder
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    addressComposer: any AddressComposer,
    hallFinder: HallFinder,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.addressComposer = addressComposer
    self.hallFinder = hallFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, addressComposer, hallFinder] }
}

final class NewsletterComposer: Part {
  let calendarMonitor: CalendarMonitor
  let stamp: Stamp

  init(calendarMonitor: CalendarMonitor, stamp: Stamp) {
    self.calendarMonitor = calendarMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarMonitor] }
}

func mailModule(_ log: BuildLog) -> Module {
  Module("mail", layer: "trade", dependsOn: ["platform", "seating"]) {
    mailParts(log)
  }
}

/// All 21 of them.
@RegistrationBuilder
func mailParts(_ log: BuildLog) -> [any AnyRegistration] {
  mailParts1(log)
}

@RegistrationBuilder
private func mailParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(ReceiptComposer.self, instance: ReceiptComposer(stamp: Stamp("ReceiptComposer")))
  Registration(NewsletterStamper.self) {
    try NewsletterStamper(hallChart: $0.resolve(), stamp: log.stamp("NewsletterStamper"))
  }
  Registration((any AddressComposer).self) {
    try SMTPAddressComposer(
      galleryMap: $0.resolve(),
      galleryAllocator: $0.resolve(),
      newsletterStamper: $0.resolve(),
      stamp: log.stamp("AddressComposer")
    )
  }.live()
  Registration(BounceFilter.self) {
    try BounceFilter(addressComposer: $0.resolve(), stamp: log.stamp("BounceFilter"))
  }
  Registration(NewsletterFilter.self) {
    try NewsletterFilter(bounceFilter: $0.resolve(), stamp: log.stamp("NewsletterFilter"))
  }
  Registration(InviteOutbox.self) {
    try InviteOutbox(newsletterStamper: $0.resolve(), stamp: log.stamp("InviteOutbox"))
  }
  Registration(ReminderSorter.self) {
    try ReminderSorter(
      backstageSwitch: $0.resolve(),
      calendarFeed: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("ReminderSorter")
    )
  }
  Registration(NewsletterOutbox.self) { (resolver: Resolver) async throws in
    try await NewsletterOutbox(
      hallFinder: resolver.resolve(),
      signalMonitor: resolver.resolve(),
      houseSwitch: resolver.resolve(),
      balconyCounter: resolver.resolve(),
      stamp: log.stamp("NewsletterOutbox")
    )
  }
  Registration(ReceiptFilter.self, lifetime: .transient) {
    try ReceiptFilter(
      reminderSorter: $0.resolve(),
      touringLogeFinder: $0.resolve(name: "touring"),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("ReceiptFilter")
    )
  }
  Registration((any NewsletterSorter).self) {
    try SMTPNewsletterSorter(
      reminderSorter: $0.resolve(),
      wheelchairChart: $0.resolve(),
      clockFeed: $0.resolve(),
      consoleRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("NewsletterSorter")
    )
  }
  Registration(BounceSorter.self) {
    try BounceSorter(
      receiptFilter: $0.resolve(),
      wheelchairChart: $0.resolve(),
      hallPlan: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("BounceSorter")
    )
  }
  Registration(LetterStamper.self) { (resolver: Resolver) async throws in
    try await LetterStamper(
      houseSwitch: resolver.resolve(),
      consoleRegistry: resolver.resolve(),
      stamp: log.stamp("LetterStamper")
    )
  }.live()
  Registration(NewsletterDigest.self) { NewsletterDigest(stamp: log.stamp("NewsletterDigest")) }
  Registration((any InviteMailer).self) {
    try SMTPInviteMailer(
      alarmSettings: $0.resolve(),
      reminderSorter: $0.resolve(),
      stamp: log.stamp("InviteMailer")
    )
  }
  Registration(ReceiptSorter.self) {
    try ReceiptSorter(
      stageProbe: $0.resolve(),
      hallHold: $0.resolve(),
      stamp: log.stamp("ReceiptSorter")
    )
  }
  Registration(AddressStamper.self, lifetime: .graph) {
    try AddressStamper(
      inviteMailer: $0.resolve(),
      newsletterStamper: $0.resolve(),
      balconyCounter: $0.resolve(),
      stamp: log.stamp("AddressStamper")
    )
  }
  Registration(NewsletterMailer.self) { (resolver: Resolver) async throws in
    try await NewsletterMailer(hallFinder: resolver.resolve(), stamp: log.stamp("NewsletterMailer"))
  }
  Registration(BounceOutbox.self) {
    try BounceOutbox(
      hallHold: $0.resolve(),
      balconyCounter: $0.resolve(),
      stamp: log.stamp("BounceOutbox")
    )
  }
  Registration(BounceComposer.self) {
    try BounceComposer(alarmSettings: $0.resolve(), stamp: log.stamp("BounceComposer"))
  }
  Registration((any PostcardStamper).self) {
    try SMTPPostcardStamper(
      houseSwitch: $0.resolve(),
      addressComposer: $0.resolve(),
      hallFinder: $0.resolve(),
      stamp: log.stamp("PostcardStamper")
    )
  }
  Registration(NewsletterComposer.self) {
    try NewsletterComposer(calendarMonitor: $0.resolve(), stamp: log.stamp("NewsletterComposer"))
  }
}
