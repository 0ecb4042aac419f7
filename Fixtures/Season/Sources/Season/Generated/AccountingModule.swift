// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy

struct BudgetReport: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct InvoiceApproval: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct ExpenseClosing: Part {
  let balconyPlan: BalconyPlan
  let houseSwitch: HouseSwitch
  let hallChart: HallChart
  let stamp: Stamp

  var parts: [any Part] { [balconyPlan, houseSwitch, hallChart] }
}

protocol PayrollExport: Part {}

final class AuditedPayrollExport: PayrollExport {
  let expenseClosing: ExpenseClosing
  let guestLookup: GuestLookup
  let stamp: Stamp

  init(expenseClosing: ExpenseClosing, guestLookup: GuestLookup, stamp: Stamp) {
    self.expenseClosing = expenseClosing
    self.guestLookup = guestLookup
    self.stamp = stamp
  }

  var parts: [any Part] { [expenseClosing, guestLookup] }
}

final class ArchiveAuditedPayrollExport: PayrollExport {
  let houseSwitch: HouseSwitch
  let postcardStamper: any PostcardStamper
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    postcardStamper: any PostcardStamper,
    backstageSwitch: BackstageSwitch,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.postcardStamper = postcardStamper
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, postcardStamper, backstageSwitch] }
}

struct DepositBook: Part {
  let badgeRoster: BadgeRoster
  let hallFinder: HallFinder
  let payrollExport: any PayrollExport
  let balconyPlan: BalconyPlan
  let expenseClosing: ExpenseClosing
  let stamp: Stamp

  var parts: [any Part] { [badgeRoster, hallFinder, payrollExport, balconyPlan, expenseClosing] }
}

final class InvoiceClosing: Part {
  let depositBook: DepositBook
  let stamp: Stamp

  init(depositBook: DepositBook, stamp: Stamp) {
    self.depositBook = depositBook
    self.stamp = stamp
  }

  var parts: [any Part] { [depositBook] }
}

final class RoyaltyBook: Part {
  let houseSwitch: HouseSwitch
  let stamp: Stamp

  init(houseSwitch: HouseSwitch, stamp: Stamp) {
    self.houseSwitch = houseSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch] }
}

protocol CurrencyBook: Part {}

final class AuditedCurrencyBook: CurrencyBook {
  let clockFeed: any ClockFeed
  let stamp: Stamp

  init(clockFeed: any ClockFeed, stamp: Stamp) {
    self.clockFeed = clockFeed
    self.stamp = stamp
  }

  var parts: [any Part] { [clockFeed] }
}

final class ExpenseApproval: Part {
  let newsletterStamper: NewsletterStamper
  let stamp: Stamp

  init(newsletterStamper: NewsletterStamper, stamp: Stamp) {
    self.newsletterStamper = newsletterStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [newsletterStamper] }
}

final class CurrencyBalance: Part {
  let consentToken: any ConsentToken
  let addressStamper: AddressStamper
  let stamp: Stamp

  init(consentToken: any ConsentToken, addressStamper: AddressStamper, stamp: Stamp) {
    self.consentToken = consentToken
    self.addressStamper = addressStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, addressStamper] }
}

final class AccountBalance: Part {
  let hallPlan: HallPlan
  let reminderSorter: ReminderSorter
  let stamp: Stamp

  init(hallPlan: HallPlan, reminderSorter: ReminderSorter, stamp: Stamp) {
    self.hallPlan = hallPlan
    self.reminderSorter = reminderSorter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallPlan, reminderSorter] }
}

protocol CurrencyApproval: Part {}

final class AuditedCurrencyApproval: CurrencyApproval {
  let expenseApproval: ExpenseApproval
  let stamp: Stamp

  init(expenseApproval: ExpenseApproval, stamp: Stamp) {
    self.expenseApproval = expenseApproval
    self.stamp = stamp
  }

  var parts: [any Part] { [expenseApproval] }
}

final class DepositReport: Part {
  let posterTray: any PosterTray
  let stamp: Stamp

  init(posterTray: any PosterTray, stamp: Stamp) {
    self.posterTray = posterTray
    self.stamp = stamp
  }

  var parts: [any Part] { [posterTray] }
}

final class DepositForecast: Part {
  let accountBalance: AccountBalance
  let galleryFinder: GalleryFinder
  let houseSwitch: HouseSwitch
  let wheelchairChart: WheelchairChart
  let stamp: Stamp

  init(
    accountBalance: AccountBalance,
    galleryFinder: GalleryFinder,
    houseSwitch: HouseSwitch,
    wheelchairChart: WheelchairChart,
    stamp: Stamp
  ) {
    self.accountBalance = accountBalance
    self.galleryFinder = galleryFinder
    self.houseSwitch = houseSwitch
    self.wheelchairChart = wheelchairChart
    self.stamp = stamp
  }

  var parts: [any Part] { [accountBalance, galleryFinder, houseSwitch, wheelchairChart] }
}

struct AccountForecast: Part {
  let hallFinder: HallFinder
  let houseSwitch: HouseSwitch
  let accountBalance: AccountBalance
  let stamp: Stamp

  var parts: [any Part] { [hallFinder, houseSwitch, accountBalance] }
}

final class RoyaltyApproval: Part {
  let consentToken: any ConsentToken
  let newsletterComposer: NewsletterComposer
  let stamp: Stamp

  init(consentToken: any ConsentToken, newsletterComposer: NewsletterComposer, stamp: Stamp) {
    self.consentToken = consentToken
    self.newsletterComposer = newsletterComposer
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, newsletterComposer] }
}

protocol InvoiceForecast: Part {}

final class AuditedInvoiceForecast: InvoiceForecast {
  let accountBalance: AccountBalance
  let stamp: Stamp

  init(accountBalance: AccountBalance, stamp: Stamp) {
    self.accountBalance = accountBalance
    self.stamp = stamp
  }

  var parts: [any Part] { [accountBalance] }
}

final class PayrollClosing: Part {
  let balconyPlan: BalconyPlan
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let wheelchairMap: WheelchairMap
  let stamp: Stamp

  init(
    balconyPlan: BalconyPlan,
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    wheelchairMap: WheelchairMap,
    stamp: Stamp
  ) {
    self.balconyPlan = balconyPlan
    self.guestRosters = guestRosters
    self.wheelchairMap = wheelchairMap
    self.stamp = stamp
  }

  var parts: [any Part] { [balconyPlan, wheelchairMap] }
}

protocol AccountBook: Part {}

final class AuditedAccountBook: AccountBook {
  let galleryAllocator: GalleryAllocator
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let stamp: Stamp

  init(
    galleryAllocator: GalleryAllocator,
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    stamp: Stamp
  ) {
    self.galleryAllocator = galleryAllocator
    self.barcodeProofs = barcodeProofs
    self.stamp = stamp
  }

  var parts: [any Part] { [galleryAllocator] }
}

final class DepositClosing: Part {
  let houseSwitch: HouseSwitch
  let ticketSpooler: any TicketSpooler
  let consentToken: any ConsentToken
  let stamp: Stamp

  init(
    houseSwitch: HouseSwitch,
    ticketSpooler: any TicketSpooler,
    consentToken: any ConsentToken,
    stamp: Stamp
  ) {
    self.houseSwitch = houseSwitch
    self.ticketSpooler = ticketSpooler
    self.consentToken = consentToken
    self.stamp = stamp
  }

  var parts: [any Part] { [houseSwitch, ticketSpooler, consentToken] }
}

final class AccountExport: Part {
  let stageSwitch: StageSwitch
  let clockFeed: any ClockFeed
  let ticketLayout: any TicketLayout
  let memberSession: any MemberSession
  let badgeRoster: BadgeRoster
  let stamp: Stamp

  init(
    stageSwitch: StageSwitch,
    clockFeed: any ClockFeed,
    ticketLayout: any TicketLayout,
    memberSession: any MemberSession,
    badgeRoster: BadgeRoster,
    stamp: Stamp
  ) {
    self.stageSwitch = stageSwitch
    self.clockFeed = clockFeed
    self.ticketLayout = ticketLayout
    self.memberSession = memberSession
    self.badgeRoster = badgeRoster
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch, clockFeed, ticketLayout, memberSession, badgeRoster] }
}

final class PayrollReport: Part {
  let loginSession: LoginSession
  let stageRegistry: StageRegistry
  let stamp: Stamp

  init(loginSession: LoginSession, stageRegistry: StageRegistry, stamp: Stamp) {
    self.loginSession = loginSession
    self.stageRegistry = stageRegistry
    self.stamp = stamp
  }

  var parts: [any Part] { [loginSession, stageRegistry] }
}

final class DepositExport: Part {
  let consentToken: any ConsentToken
  let depositReport: DepositReport
  let stamp: Stamp

  init(consentToken: any ConsentToken, depositReport: DepositReport, stamp: Stamp) {
    self.consentToken = consentToken
    self.depositReport = depositReport
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, depositReport] }
}

protocol CurrencyReport: Part {}

final class AuditedCurrencyReport: CurrencyReport {
  let rowFinder: RowFinder
  let newsletterStamper: NewsletterStamper
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let receiptFilter: ReceiptFilter
  let stamp: Stamp

  init(
    rowFinder: RowFinder,
    newsletterStamper: NewsletterStamper,
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    receiptFilter: ReceiptFilter,
    stamp: Stamp
  ) {
    self.rowFinder = rowFinder
    self.newsletterStamper = newsletterStamper
    self.barcodeProofs = barcodeProofs
    self.receiptFilter = receiptFilter
    self.stamp = stamp
  }

  var parts: [any Part] { [rowFinder, newsletterStamper, receiptFilter] }
}

final class ExpenseBalance: Part {
  let archivePayrollExport: any PayrollExport
  let depositClosing: DepositClosing
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(
    archivePayrollExport: any PayrollExport,
    depositClosing: DepositClosing,
    backstageSwitch: BackstageSwitch,
    stamp: Stamp
  ) {
    self.archivePayrollExport = archivePayrollExport
    self.depositClosing = depositClosing
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [archivePayrollExport, depositClosing, backstageSwitch] }
}

func accountingModule(_ log: BuildLog) -> Module {
  Module(
    "accounting",
    layer: "trade",
    dependsOn: ["platform", "identity", "seating", "printing", "mail"]
  ) {
    accountingParts(log)
  }
}

/// All 26 of them.
@RegistrationBuilder
func accountingParts(_ log: BuildLog) -> [any AnyRegistration] {
  accountingParts1(log)
  accountingParts2(log)
}

@RegistrationBuilder
private func accountingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(BudgetReport.self, instance: BudgetReport(stamp: Stamp("BudgetReport")))
  Registration(InvoiceApproval.self, instance: InvoiceApproval(stamp: Stamp("InvoiceApproval")))
  Registration(ExpenseClosing.self) {
    try ExpenseClosing(
      balconyPlan: $0.resolve(),
      houseSwitch: $0.resolve(),
      hallChart: $0.resolve(),
      stamp: log.stamp("ExpenseClosing")
    )
  }
  Registration((any PayrollExport).self) {
    try AuditedPayrollExport(
      expenseClosing: $0.resolve(),
      guestLookup: $0.resolve(),
      stamp: log.stamp("PayrollExport")
    )
  }
  Registration((any PayrollExport).self, name: "archive") {
    try ArchiveAuditedPayrollExport(
      houseSwitch: $0.resolve(),
      postcardStamper: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("PayrollExport(name: archive)")
    )
  }
  Registration(DepositBook.self) {
    try DepositBook(
      badgeRoster: $0.resolve(),
      hallFinder: $0.resolve(),
      payrollExport: $0.resolve(),
      balconyPlan: $0.resolve(),
      expenseClosing: $0.resolve(),
      stamp: log.stamp("DepositBook")
    )
  }
  Registration(InvoiceClosing.self) {
    try InvoiceClosing(depositBook: $0.resolve(), stamp: log.stamp("InvoiceClosing"))
  }
  Registration(RoyaltyBook.self) {
    try RoyaltyBook(houseSwitch: $0.resolve(), stamp: log.stamp("RoyaltyBook"))
  }
  Registration((any CurrencyBook).self) {
    try AuditedCurrencyBook(clockFeed: $0.resolve(), stamp: log.stamp("CurrencyBook"))
  }
  Registration(ExpenseApproval.self) {
    try ExpenseApproval(newsletterStamper: $0.resolve(), stamp: log.stamp("ExpenseApproval"))
  }.live()
  Registration(CurrencyBalance.self) {
    try CurrencyBalance(
      consentToken: $0.resolve(),
      addressStamper: $0.resolve(),
      stamp: log.stamp("CurrencyBalance")
    )
  }
  Registration(AccountBalance.self, lifetime: .weak) {
    try AccountBalance(
      hallPlan: $0.resolve(),
      reminderSorter: $0.resolve(),
      stamp: log.stamp("AccountBalance")
    )
  }
  Registration((any CurrencyApproval).self) {
    try AuditedCurrencyApproval(expenseApproval: $0.resolve(), stamp: log.stamp("CurrencyApproval"))
  }
  Registration(DepositReport.self, lifetime: .graph) {
    try DepositReport(posterTray: $0.resolve(), stamp: log.stamp("DepositReport"))
  }
  Registration(DepositForecast.self, lifetime: .transient) {
    try DepositForecast(
      accountBalance: $0.resolve(),
      galleryFinder: $0.resolve(),
      houseSwitch: $0.resolve(),
      wheelchairChart: $0.resolve(),
      stamp: log.stamp("DepositForecast")
    )
  }
  Registration(AccountForecast.self) {
    try AccountForecast(
      hallFinder: $0.resolve(),
      houseSwitch: $0.resolve(),
      accountBalance: $0.resolve(),
      stamp: log.stamp("AccountForecast")
    )
  }
  Registration(RoyaltyApproval.self) {
    try RoyaltyApproval(
      consentToken: $0.resolve(),
      newsletterComposer: $0.resolve(),
      stamp: log.stamp("RoyaltyApproval")
    )
  }
  Registration((any InvoiceForecast).self) {
    try AuditedInvoiceForecast(accountBalance: $0.resolve(), stamp: log.stamp("InvoiceForecast"))
  }
  Registration(PayrollClosing.self, lifetime: .scoped(.evening)) {
    try PayrollClosing(
      balconyPlan: $0.resolve(),
      guestRosters: $0.resolve(),
      wheelchairMap: $0.resolve(),
      stamp: log.stamp("PayrollClosing")
    )
  }
  Registration((any AccountBook).self) { (resolver: Resolver) async throws in
    try await AuditedAccountBook(
      galleryAllocator: resolver.resolve(),
      barcodeProofs: resolver.resolve(),
      stamp: log.stamp("AccountBook")
    )
  }
  Registration(DepositClosing.self, lifetime: .weak) {
    try DepositClosing(
      houseSwitch: $0.resolve(),
      ticketSpooler: $0.resolve(),
      consentToken: $0.resolve(),
      stamp: log.stamp("DepositClosing")
    )
  }
  Registration(AccountExport.self) {
    try AccountExport(
      stageSwitch: $0.resolve(),
      clockFeed: $0.resolve(),
      ticketLayout: $0.resolve(),
      memberSession: $0.resolve(),
      badgeRoster: $0.resolve(),
      stamp: log.stamp("AccountExport")
    )
  }
  Registration(PayrollReport.self) {
    try PayrollReport(
      loginSession: $0.resolve(),
      stageRegistry: $0.resolve(),
      stamp: log.stamp("PayrollReport")
    )
  }
  Registration(DepositExport.self) {
    try DepositExport(
      consentToken: $0.resolve(),
      depositReport: $0.resolve(),
      stamp: log.stamp("DepositExport")
    )
  }
  Registration((any CurrencyReport).self) {
    try AuditedCurrencyReport(
      rowFinder: $0.resolve(),
      newsletterStamper: $0.resolve(),
      barcodeProofs: $0.resolve(),
      receiptFilter: $0.resolve(),
      stamp: log.stamp("CurrencyReport")
    )
  }
}

@RegistrationBuilder
private func accountingParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(ExpenseBalance.self) {
    try ExpenseBalance(
      archivePayrollExport: $0.resolve(name: "archive"),
      depositClosing: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("ExpenseBalance")
    )
  }
}
