// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

struct PostcardFilter: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

final class NewsletterMailer: Part {
  let alarmProbe: AlarmProbe
  let hallMap: HallMap
  let logePlan: LogePlan
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, hallMap: HallMap, logePlan: LogePlan, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.hallMap = hallMap
    self.logePlan = logePlan
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, hallMap, logePlan] }
}

protocol NewsletterOutbox: Part {}

final class SMTPNewsletterOutbox: NewsletterOutbox {
  let calendarSchedule: CalendarSchedule
  let alarmProbe: AlarmProbe
  let newsletterMailer: NewsletterMailer
  let stamp: Stamp

  init(
    calendarSchedule: CalendarSchedule,
    alarmProbe: AlarmProbe,
    newsletterMailer: NewsletterMailer,
    stamp: Stamp
  ) {
    self.calendarSchedule = calendarSchedule
    self.alarmProbe = alarmProbe
    self.newsletterMailer = newsletterMailer
    self.stamp = stamp
  }

  var parts: [any Part] { [calendarSchedule, alarmProbe, newsletterMailer] }
}

final class LetterDigest: Part {
  let newsletterOutbox: any NewsletterOutbox
  let alarmProbe: AlarmProbe
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  init(
    newsletterOutbox: any NewsletterOutbox,
    alarmProbe: AlarmProbe,
    calendarSchedule: CalendarSchedule,
    stamp: Stamp
  ) {
    self.newsletterOutbox = newsletterOutbox
    self.alarmProbe = alarmProbe
    self.calendarSchedule = calendarSchedule
    self.stamp = stamp
  }

  var parts: [any Part] { [newsletterOutbox, alarmProbe, calendarSchedule] }
}

final class PostcardSorter: Part {
  let letterDigest: LetterDigest
  let alarmProbe: AlarmProbe
  let logeChart: LogeChart
  let stamp: Stamp

  init(letterDigest: LetterDigest, alarmProbe: AlarmProbe, logeChart: LogeChart, stamp: Stamp) {
    self.letterDigest = letterDigest
    self.alarmProbe = alarmProbe
    self.logeChart = logeChart
    self.stamp = stamp
  }

  var parts: [any Part] { [letterDigest, alarmProbe, logeChart] }
}

final class BounceDigest: Part {
  let hallCounter: HallCounter
  let balconyPlan: BalconyPlan
  let alarmProbe: AlarmProbe
  let hallMap: HallMap
  let stamp: Stamp

  init(
    hallCounter: HallCounter,
    balconyPlan: BalconyPlan,
    alarmProbe: AlarmProbe,
    hallMap: HallMap,
    stamp: Stamp
  ) {
    self.hallCounter = hallCounter
    self.balconyPlan = balconyPlan
    self.alarmProbe = alarmProbe
    self.hallMap = hallMap
    self.stamp = stamp
  }

  var parts: [any Part] { [hallCounter, balconyPlan, alarmProbe, hallMap] }
}

final class ReceiptOutbox: Part {
  let alarmProbe: AlarmProbe
  let consoleRegistry: ConsoleRegistry
  let hallPlan: HallPlan
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, consoleRegistry: ConsoleRegistry, hallPlan: HallPlan, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.consoleRegistry = consoleRegistry
    self.hallPlan = hallPlan
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe, consoleRegistry, hallPlan] }
}

protocol InviteDigest: Part {}

final class SMTPInviteDigest: InviteDigest {
  let houseRegistry: HouseRegistry
  let signalMonitor: any SignalMonitor
  let calendarSchedule: CalendarSchedule
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    houseRegistry: HouseRegistry,
    signalMonitor: any SignalMonitor,
    calendarSchedule: CalendarSchedule,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.houseRegistry = houseRegistry
    self.signalMonitor = signalMonitor
    self.calendarSchedule = calendarSchedule
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry, signalMonitor, calendarSchedule, alarmProbe] }
}

protocol NewsletterComposer: Part {}

final class SMTPNewsletterComposer: NewsletterComposer {
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor] }
}

final class ReceiptMailer: Part {
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe] }
}

final class PostcardStamper: Part {
  let hallHold: any HallHold
  let stamp: Stamp

  init(hallHold: any HallHold, stamp: Stamp) {
    self.hallHold = hallHold
    self.stamp = stamp
  }

  var parts: [any Part] { [hallHold] }
}

final class InviteMailer: Part {
  let signalSwitch: any SignalSwitch
  let stamp: Stamp

  init(signalSwitch: any SignalSwitch, stamp: Stamp) {
    self.signalSwitch = signalSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [signalSwitch] }
}

final class AddressFilter: Part {
  let inviteDigest: any InviteDigest
  let balconyHold: BalconyHold
  let stamp: Stamp

  init(inviteDigest: any InviteDigest, balconyHold: BalconyHold, stamp: Stamp) {
    self.inviteDigest = inviteDigest
    self.balconyHold = balconyHold
    self.stamp = stamp
  }

  var parts: [any Part] { [inviteDigest, balconyHold] }
}

final class BounceComposer: Part {
  let wheelchairHold: WheelchairHold
  let addressFilter: AddressFilter
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    wheelchairHold: WheelchairHold,
    addressFilter: AddressFilter,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.wheelchairHold = wheelchairHold
    self.addressFilter = addressFilter
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [wheelchairHold, addressFilter, alarmProbe] }
}

final class PostcardDigest: Part {
  let hallMap: HallMap
  let bounceComposer: BounceComposer
  let houseRegistry: HouseRegistry
  let stamp: Stamp

  init(
    hallMap: HallMap,
    bounceComposer: BounceComposer,
    houseRegistry: HouseRegistry,
    stamp: Stamp
  ) {
    self.hallMap = hallMap
    self.bounceComposer = bounceComposer
    self.houseRegistry = houseRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [hallMap, bounceComposer, houseRegistry] }
}

final class ReminderStamper: Part {
  let postcardFilter: PostcardFilter
  let alarmProbe: AlarmProbe
  let hallMap: HallMap
  let inviteDigest: any InviteDigest
  let bounceDigest: BounceDigest
  let stamp: Stamp

  init(
    postcardFilter: PostcardFilter,
    alarmProbe: AlarmProbe,
    hallMap: HallMap,
    inviteDigest: any InviteDigest,
    bounceDigest: BounceDigest,
    stamp: Stamp
  ) {
    self.postcardFilter = postcardFilter
    self.alarmProbe = alarmProbe
    self.hallMap = hallMap
    self.inviteDigest = inviteDigest
    self.bounceDigest = bounceDigest
    self.stamp = stamp
  }

  var parts: [any Part] { [postcardFilter, alarmProbe, hallMap, inviteDigest, bounceDigest] }
}

struct LetterOutbox: Part {
  let hallMap: HallMap
  let stamp: Stamp

  var parts: [any Part] { [hallMap] }
}

struct InviteStamper: Part {
  let hallMap: HallMap
  let stamp: Stamp

  var parts: [any Part] { [hallMap] }
}

final class AddressComposer: Part {
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(alarmProbe: AlarmProbe, stamp: Stamp) {
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [alarmProbe] }
}

protocol LetterSorter: Part {}

final class SMTPLetterSorter: LetterSorter {
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor] }
}

final class ReceiptFilter: Part {
  let stageSwitch: StageSwitch
  let bounceComposer: BounceComposer
  let stamp: Stamp

  init(stageSwitch: StageSwitch, bounceComposer: BounceComposer, stamp: Stamp) {
    self.stageSwitch = stageSwitch
    self.bounceComposer = bounceComposer
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch, bounceComposer] }
}

func mailModule(_ log: BuildLog) -> Module {
  Module("mail", layer: "trade", dependsOn: ["platform", "seating"]) {
    mailParts(log)
  }
}

/// All 22 of them.
@RegistrationBuilder
func mailParts(_ log: BuildLog) -> [any AnyRegistration] {
  mailParts1(log)
}

@RegistrationBuilder
private func mailParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(PostcardFilter.self, instance: PostcardFilter(stamp: Stamp("PostcardFilter")))
  Registration(NewsletterMailer.self) {
    try NewsletterMailer(
      alarmProbe: $0.resolve(),
      hallMap: $0.resolve(),
      logePlan: $0.resolve(),
      stamp: log.stamp("NewsletterMailer")
    )
  }
  Registration((any NewsletterOutbox).self) {
    try SMTPNewsletterOutbox(
      calendarSchedule: $0.resolve(),
      alarmProbe: $0.resolve(),
      newsletterMailer: $0.resolve(),
      stamp: log.stamp("NewsletterOutbox")
    )
  }
  Registration(LetterDigest.self) {
    try LetterDigest(
      newsletterOutbox: $0.resolve(),
      alarmProbe: $0.resolve(),
      calendarSchedule: $0.resolve(),
      stamp: log.stamp("LetterDigest")
    )
  }.live()
  Registration(PostcardSorter.self) {
    try PostcardSorter(
      letterDigest: $0.resolve(),
      alarmProbe: $0.resolve(),
      logeChart: $0.resolve(),
      stamp: log.stamp("PostcardSorter")
    )
  }
  Registration(BounceDigest.self, lifetime: .graph) {
    try BounceDigest(
      hallCounter: $0.resolve(),
      balconyPlan: $0.resolve(),
      alarmProbe: $0.resolve(),
      hallMap: $0.resolve(),
      stamp: log.stamp("BounceDigest")
    )
  }
  Registration(ReceiptOutbox.self) {
    try ReceiptOutbox(
      alarmProbe: $0.resolve(),
      consoleRegistry: $0.resolve(),
      hallPlan: $0.resolve(),
      stamp: log.stamp("ReceiptOutbox")
    )
  }
  Registration((any InviteDigest).self) {
    try SMTPInviteDigest(
      houseRegistry: $0.resolve(),
      signalMonitor: $0.resolve(),
      calendarSchedule: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("InviteDigest")
    )
  }.live()
  Registration((any NewsletterComposer).self) {
    try SMTPNewsletterComposer(signalMonitor: $0.resolve(), stamp: log.stamp("NewsletterComposer"))
  }
  Registration(ReceiptMailer.self) {
    try ReceiptMailer(alarmProbe: $0.resolve(), stamp: log.stamp("ReceiptMailer"))
  }
  Registration(PostcardStamper.self, lifetime: .transient) {
    try PostcardStamper(hallHold: $0.resolve(), stamp: log.stamp("PostcardStamper"))
  }
  Registration(InviteMailer.self) {
    try InviteMailer(signalSwitch: $0.resolve(), stamp: log.stamp("InviteMailer"))
  }
  Registration(InviteMailer.self, name: "touring") {
    try InviteMailer(signalSwitch: $0.resolve(), stamp: log.stamp("InviteMailer(name: touring)"))
  }
  Registration(AddressFilter.self) {
    try AddressFilter(
      inviteDigest: $0.resolve(),
      balconyHold: $0.resolve(),
      stamp: log.stamp("AddressFilter")
    )
  }
  Registration(BounceComposer.self) { (resolver: Resolver) async throws in
    try await BounceComposer(
      wheelchairHold: resolver.resolve(),
      addressFilter: resolver.resolve(),
      alarmProbe: resolver.resolve(),
      stamp: log.stamp("BounceComposer")
    )
  }
  Registration(PostcardDigest.self) { (resolver: Resolver) async throws in
    try await PostcardDigest(
      hallMap: resolver.resolve(),
      bounceComposer: resolver.resolve(),
      houseRegistry: resolver.resolve(),
      stamp: log.stamp("PostcardDigest")
    )
  }
  Registration(ReminderStamper.self) {
    try ReminderStamper(
      postcardFilter: $0.resolve(),
      alarmProbe: $0.resolve(),
      hallMap: $0.resolve(),
      inviteDigest: $0.resolve(),
      bounceDigest: $0.resolve(),
      stamp: log.stamp("ReminderStamper")
    )
  }
  Registration(LetterOutbox.self) {
    try LetterOutbox(hallMap: $0.resolve(), stamp: log.stamp("LetterOutbox"))
  }
  Registration(InviteStamper.self) {
    try InviteStamper(hallMap: $0.resolve(), stamp: log.stamp("InviteStamper"))
  }
  Registration(AddressComposer.self) {
    try AddressComposer(alarmProbe: $0.resolve(), stamp: log.stamp("AddressComposer"))
  }
  Registration((any LetterSorter).self) {
    try SMTPLetterSorter(signalMonitor: $0.resolve(), stamp: log.stamp("LetterSorter"))
  }
  Registration(ReceiptFilter.self) { (resolver: Resolver) async throws in
    try await ReceiptFilter(
      stageSwitch: resolver.resolve(),
      bounceComposer: resolver.resolve(),
      stamp: log.stamp("ReceiptFilter")
    )
  }
}
