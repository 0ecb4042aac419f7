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
  let galleryAllocator: GalleryAllocator
  let hallPlan: HallPlan
  let newsletterStamper: NewsletterStamper
  let stamp: Stamp

  init(
    galleryAllocator: GalleryAllocator,
    hallPlan: HallPlan,
    newsletterStamper: NewsletterStamper,
    stamp: Stamp
  ) {
    self.galleryAllocator = galleryAllocator
    self.hallPlan = hallPlan
    self.newsletterStamper = newsletterStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [galleryAllocator, hallPlan, newsletterStamper] }
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
  let addressComposer: any AddressComposer
  let stamp: Stamp

  var parts: [any Part] { [addressComposer] }
}

final class ReminderSorter: Part {
  let backstageFeeds: ParameterizedFactory<Int, BackstageFeed>
  let calendarFeed: CalendarFeed
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    backstageFeeds: ParameterizedFactory<Int, BackstageFeed>,
    calendarFeed: CalendarFeed,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.backstageFeeds = backstageFeeds
    self.calendarFeed = calendarFeed
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed, houseSwitch] }
}

final class NewsletterOutbox: Part {
  let hallFinder: HallFinder
  let signalMonitor: any SignalMonitor
  let houseSwitch: HouseSwitch
  let wheelchairCounter: any WheelchairCounter
  let stamp: Stamp

  init(
    hallFinder: HallFinder,
    signalMonitor: any SignalMonitor,
    houseSwitch: HouseSwitch,
    wheelchairCounter: any WheelchairCounter,
    stamp: Stamp
  ) {
    self.hallFinder = hallFinder
    self.signalMonitor = signalMonitor
    self.houseSwitch = houseSwitch
    self.wheelchairCounter = wheelchairCounter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallFinder, signalMonitor, houseSwitch, wheelchairCounter] }
}

final class ReceiptFilter: Part {
  let reminderSorter: ReminderSorter
  let rowFinder: RowFinder
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    reminderSorter: ReminderSorter,
    rowFinder: RowFinder,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.reminderSorter = reminderSorter
    self.rowFinder = rowFinder
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [reminderSorter, rowFinder, houseSwitch] }
}

protocol NewsletterSorter: Part {}

final class SMTPNewsletterSorter: NewsletterSorter {
  let reminderSorter: ReminderSorter
  let wheelchairMap: WheelchairMap
  let matineeClockFeed: any ClockFeed
  let consoleRegistry: ConsoleRegistry
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(
    reminderSorter: ReminderSorter,
    wheelchairMap: WheelchairMap,
    matineeClockFeed: any ClockFeed,
    consoleRegistry: ConsoleRegistry,
    houseSwitch: HouseSwitch,
    stamp: Stamp
  ) {
    self.reminderSorter = reminderSorter
    self.wheelchairMap = wheelchairMap
    self.matineeClockFeed = matineeClockFeed
    self.consoleRegistry = consoleRegistry
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] {
    [reminderSorter, wheelchairMap, matineeClockFeed, consoleRegistry, houseSwitch]
  }
}

final class BounceSorter: Part {
  let receiptFilter: ReceiptFilter
  let wheelchairMap: WheelchairMap
  let hallPlan: HallPlan
  let hallFinder: HallFinder
  let stamp: Stamp

  init(
    receiptFilter: ReceiptFilter,
    wheelchairMap: WheelchairMap,
    hallPlan: HallPlan,
    hallFinder: HallFinder,
    stamp: Stamp
  ) {
    self.receiptFilter = receiptFilter
    self.wheelchairMap = wheelchairMap
    self.hallPlan = hallPlan
    self.hallFinder = hallFinder
    self.stamp = stamp
  }

  var parts: [any Part] { [receiptFilter, wheelchairMap, hallPlan, hallFinder] }
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
  let signalFeed: SignalFeed
  let hallHold: HallHold
  let stamp: Stamp

  init(signalFeed: SignalFeed, hallHold: HallHold, stamp: Stamp) {
    self.signalFeed = signalFeed
    self.hallHold = hallHold
    self.stamp = stamp
  }

  var parts: [any Part] { [signalFeed, hallHold] }
}

final class AddressStamper: Part {
  let inviteMailer: any InviteMailer
  let addressComposer: any AddressComposer
  let balconyCounter: BalconyCounter
  let stamp: Stamp

  init(
    inviteMailer: any InviteMailer,
    addressComposer: any AddressComposer,
    balconyCounter: BalconyCounter,
    stamp: Stamp
  ) {
    self.inviteMailer = inviteMailer
    self.addressComposer = addressComposer
    self.balconyCounter = balconyCounter
    self.stamp = stamp
  }

  var parts: [any Part] { [inviteMailer, addressComposer, balconyCounter] }
}

final class NewsletterMailer: Part {
  let hallCounter: HallCounter
  let stamp: Stamp

  init(hallCounter: HallCounter, stamp: Stamp) {
    self.hallCounter = hallCounter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallCounter] }
}

struct BounceOutbox: Part {
  let balconyCounter: BalconyCounter
  let wheelchairCounter: any WheelchairCounter
  let stamp: Stamp

  var parts: [any Part] { [balconyCounter, wheelchairCounter] }
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
  let calendarFeed: CalendarFeed
  let stamp: Stamp

  init(calendarFeed: CalendarFeed, stamp: Stamp) {
    self.calendarFeed = calendarFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarFeed] }
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
      galleryAllocator: $0.resolve(),
      hallPlan: $0.resolve(),
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
    try InviteOutbox(addressComposer: $0.resolve(), stamp: log.stamp("InviteOutbox"))
  }
  Registration(ReminderSorter.self) {
    try ReminderSorter(
      backstageFeeds: $0.resolve(),
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
      wheelchairCounter: resolver.resolve(),
      stamp: log.stamp("NewsletterOutbox")
    )
  }
  Registration(ReceiptFilter.self, lifetime: .transient) {
    try ReceiptFilter(
      reminderSorter: $0.resolve(),
      rowFinder: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("ReceiptFilter")
    )
  }
  Registration((any NewsletterSorter).self) {
    try SMTPNewsletterSorter(
      reminderSorter: $0.resolve(),
      wheelchairMap: $0.resolve(),
      matineeClockFeed: $0.resolve(name: "matinee"),
      consoleRegistry: $0.resolve(),
      houseSwitch: $0.resolve(),
      stamp: log.stamp("NewsletterSorter")
    )
  }
  Registration(BounceSorter.self) {
    try BounceSorter(
      receiptFilter: $0.resolve(),
      wheelchairMap: $0.resolve(),
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
      signalFeed: $0.resolve(),
      hallHold: $0.resolve(),
      stamp: log.stamp("ReceiptSorter")
    )
  }
  Registration(AddressStamper.self, lifetime: .graph) {
    try AddressStamper(
      inviteMailer: $0.resolve(),
      addressComposer: $0.resolve(),
      balconyCounter: $0.resolve(),
      stamp: log.stamp("AddressStamper")
    )
  }
  Registration(NewsletterMailer.self) { (resolver: Resolver) async throws in
    try await NewsletterMailer(
      hallCounter: resolver.resolve(),
      stamp: log.stamp("NewsletterMailer")
    )
  }
  Registration(BounceOutbox.self) {
    try BounceOutbox(
      balconyCounter: $0.resolve(),
      wheelchairCounter: $0.resolve(),
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
    try NewsletterComposer(calendarFeed: $0.resolve(), stamp: log.stamp("NewsletterComposer"))
  }
}
