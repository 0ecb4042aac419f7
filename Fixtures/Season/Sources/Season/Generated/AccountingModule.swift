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
  let consentRoster: ConsentRoster
  let stamp: Stamp

  init(expenseClosing: ExpenseClosing, consentRoster: ConsentRoster, stamp: Stamp) {
    self.expenseClosing = expenseClosing
    self.consentRoster = consentRoster
    self.stamp = stamp
  }

  var parts: [any Part] { [expenseClosing, consentRoster] }
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
  let rolePolicy: RolePolicy
  let hallFinder: HallFinder
  let payrollExport: any PayrollExport
  let consentToken: any ConsentToken
  let expenseClosing: ExpenseClosing
  let stamp: Stamp

  var parts: [any Part] { [rolePolicy, hallFinder, payrollExport, consentToken, expenseClosing] }
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
  let guestLookup: GuestLookup
  let stamp: Stamp

  init(guestLookup: GuestLookup, stamp: Stamp) {
    self.guestLookup = guestLookup
    self.stamp = stamp
  }

  var parts: [any Part] { [guestLookup] }
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
  let receiptFilter: ReceiptFilter
  let stamp: Stamp

  init(hallPlan: HallPlan, receiptFilter: ReceiptFilter, stamp: Stamp) {
    self.hallPlan = hallPlan
    self.receiptFilter = receiptFilter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallPlan, receiptFilter] }
}

protocol CurrencyApproval: Part {}

final class AuditedCurrencyApproval: CurrencyApproval {
  let currencyBook: any CurrencyBook
  let stamp: Stamp

  init(currencyBook: any CurrencyBook, stamp: Stamp) {
    self.currencyBook = currencyBook
    self.stamp = stamp
  }

  var parts: [any Part] { [currencyBook] }
}

final class DepositReport: Part {
  let stubPrinter: any StubPrinter
  let stamp: Stamp

  init(stubPrinter: any StubPrinter, stamp: Stamp) {
    self.stubPrinter = stubPrinter
    self.stamp = stamp
  }

  var parts: [any Part] { [stubPrinter] }
}

final class DepositForecast: Part {
  let currencyBalance: CurrencyBalance
  let logeFinder: LogeFinder
  let houseSwitch: HouseSwitch
  let balconyPlan: BalconyPlan
  let stamp: Stamp

  init(
    currencyBalance: CurrencyBalance,
    logeFinder: LogeFinder,
    houseSwitch: HouseSwitch,
    balconyPlan: BalconyPlan,
    stamp: Stamp
  ) {
    self.currencyBalance = currencyBalance
    self.logeFinder = logeFinder
    self.houseSwitch = houseSwitch
    self.balconyPlan = balconyPlan
    self.stamp = stamp
  }

  var parts: [any Part] { [currencyBalance, logeFinder, houseSwitch, balconyPlan] }
}

struct AccountForecast: Part {
  let hallFinder: HallFinder
  let houseSwitch: HouseSwitch
  let currencyBalance: CurrencyBalance
  let stamp: Stamp

  var parts: [any Part] { [hallFinder, houseSwitch, currencyBalance] }
}

final class RoyaltyApproval: Part {
  let consentToken: any ConsentToken
  let postcardStamper: any PostcardStamper
  let stamp: Stamp

  init(consentToken: any ConsentToken, postcardStamper: any PostcardStamper, stamp: Stamp) {
    self.consentToken = consentToken
    self.postcardStamper = postcardStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, postcardStamper] }
}

protocol InvoiceForecast: Part {}

final class AuditedInvoiceForecast: InvoiceForecast {
  let currencyBalance: CurrencyBalance
  let stamp: Stamp

  init(currencyBalance: CurrencyBalance, stamp: Stamp) {
    self.currencyBalance = currencyBalance
    self.stamp = stamp
  }

  var parts: [any Part] { [currencyBalance] }
}

final class PayrollClosing: Part {
  let consentToken: any ConsentToken
  let guestRosters: ParameterizedFactory<Int, GuestRoster>
  let balconyPlan: BalconyPlan
  let stamp: Stamp

  init(
    consentToken: any ConsentToken,
    guestRosters: ParameterizedFactory<Int, GuestRoster>,
    balconyPlan: BalconyPlan,
    stamp: Stamp
  ) {
    self.consentToken = consentToken
    self.guestRosters = guestRosters
    self.balconyPlan = balconyPlan
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, balconyPlan] }
}

protocol AccountBook: Part {}

final class AuditedAccountBook: AccountBook {
  let hallPlan: HallPlan
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let stamp: Stamp

  init(hallPlan: HallPlan, barcodeProofs: ParameterizedFactory<Int, BarcodeProof>, stamp: Stamp) {
    self.hallPlan = hallPlan
    self.barcodeProofs = barcodeProofs
    self.stamp = stamp
  }

  var parts: [any Part] { [hallPlan] }
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
  let memberRoster: MemberRoster
  let paperLayout: PaperLayout
  let staffRoster: StaffRoster
  let badgeRoster: BadgeRoster
  let stamp: Stamp

  init(
    stageSwitch: StageSwitch,
    memberRoster: MemberRoster,
    paperLayout: PaperLayout,
    staffRoster: StaffRoster,
    badgeRoster: BadgeRoster,
    stamp: Stamp
  ) {
    self.stageSwitch = stageSwitch
    self.memberRoster = memberRoster
    self.paperLayout = paperLayout
    self.staffRoster = staffRoster
    self.badgeRoster = badgeRoster
    self.stamp = stamp
  }

  var parts: [any Part] { [stageSwitch, memberRoster, paperLayout, staffRoster, badgeRoster] }
}

final class PayrollReport: Part {
  let loginToken: LoginToken
  let calendarSchedule: CalendarSchedule
  let stamp: Stamp

  init(loginToken: LoginToken, calendarSchedule: CalendarSchedule, stamp: Stamp) {
    self.loginToken = loginToken
    self.calendarSchedule = calendarSchedule
    self.stamp = stamp
  }

  var parts: [any Part] { [loginToken, calendarSchedule] }
}

final class DepositExport: Part {
  let consentToken: any ConsentToken
  let currencyBalance: CurrencyBalance
  let stamp: Stamp

  init(consentToken: any ConsentToken, currencyBalance: CurrencyBalance, stamp: Stamp) {
    self.consentToken = consentToken
    self.currencyBalance = currencyBalance
    self.stamp = stamp
  }

  var parts: [any Part] { [consentToken, currencyBalance] }
}

protocol CurrencyReport: Part {}

final class AuditedCurrencyReport: CurrencyReport {
  let hallHold: HallHold
  let programmeSpooler: ProgrammeSpooler
  let barcodeProofs: ParameterizedFactory<Int, BarcodeProof>
  let reminderSorter: ReminderSorter
  let stamp: Stamp

  init(
    hallHold: HallHold,
    programmeSpooler: ProgrammeSpooler,
    barcodeProofs: ParameterizedFactory<Int, BarcodeProof>,
    reminderSorter: ReminderSorter,
    stamp: Stamp
  ) {
    self.hallHold = hallHold
    self.programmeSpooler = programmeSpooler
    self.barcodeProofs = barcodeProofs
    self.reminderSorter = reminderSorter
    self.stamp = stamp
  }

  var parts: [any Part] { [hallHold, programmeSpooler, reminderSorter] }
}

final class ExpenseBalance: Part {
  let expenseClosing: ExpenseClosing
  let depositClosing: DepositClosing
  let backstageSwitch: BackstageSwitch
  let stamp: Stamp

  init(
    expenseClosing: ExpenseClosing,
    depositClosing: DepositClosing,
    backstageSwitch: BackstageSwitch,
    stamp: Stamp
  ) {
    self.expenseClosing = expenseClosing
    self.depositClosing = depositClosing
    self.backstageSwitch = backstageSwitch
    self.stamp = stamp
  }

  var parts: [any Part] { [expenseClosing, depositClosing, backstageSwitch] }
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
      consentRoster: $0.resolve(),
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
      rolePolicy: $0.resolve(),
      hallFinder: $0.resolve(),
      payrollExport: $0.resolve(),
      consentToken: $0.resolve(),
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
    try AuditedCurrencyBook(guestLookup: $0.resolve(), stamp: log.stamp("CurrencyBook"))
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
      receiptFilter: $0.resolve(),
      stamp: log.stamp("AccountBalance")
    )
  }
  Registration((any CurrencyApproval).self) {
    try AuditedCurrencyApproval(currencyBook: $0.resolve(), stamp: log.stamp("CurrencyApproval"))
  }
  Registration(DepositReport.self, lifetime: .graph) {
    try DepositReport(stubPrinter: $0.resolve(), stamp: log.stamp("DepositReport"))
  }
  Registration(DepositForecast.self, lifetime: .transient) {
    try DepositForecast(
      currencyBalance: $0.resolve(),
      logeFinder: $0.resolve(),
      houseSwitch: $0.resolve(),
      balconyPlan: $0.resolve(),
      stamp: log.stamp("DepositForecast")
    )
  }
  Registration(AccountForecast.self) {
    try AccountForecast(
      hallFinder: $0.resolve(),
      houseSwitch: $0.resolve(),
      currencyBalance: $0.resolve(),
      stamp: log.stamp("AccountForecast")
    )
  }
  Registration(RoyaltyApproval.self) {
    try RoyaltyApproval(
      consentToken: $0.resolve(),
      postcardStamper: $0.resolve(),
      stamp: log.stamp("RoyaltyApproval")
    )
  }
  Registration((any InvoiceForecast).self) {
    try AuditedInvoiceForecast(currencyBalance: $0.resolve(), stamp: log.stamp("InvoiceForecast"))
  }
  Registration(PayrollClosing.self, lifetime: .scoped(.evening)) {
    try PayrollClosing(
      consentToken: $0.resolve(),
      guestRosters: $0.resolve(),
      balconyPlan: $0.resolve(),
      stamp: log.stamp("PayrollClosing")
    )
  }
  Registration((any AccountBook).self) { (resolver: Resolver) async throws in
    try await AuditedAccountBook(
      hallPlan: resolver.resolve(),
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
      memberRoster: $0.resolve(),
      paperLayout: $0.resolve(),
      staffRoster: $0.resolve(),
      badgeRoster: $0.resolve(),
      stamp: log.stamp("AccountExport")
    )
  }
  Registration(PayrollReport.self) {
    try PayrollReport(
      loginToken: $0.resolve(),
      calendarSchedule: $0.resolve(),
      stamp: log.stamp("PayrollReport")
    )
  }
  Registration(DepositExport.self) {
    try DepositExport(
      consentToken: $0.resolve(),
      currencyBalance: $0.resolve(),
      stamp: log.stamp("DepositExport")
    )
  }
  Registration((any CurrencyReport).self) {
    try AuditedCurrencyReport(
      hallHold: $0.resolve(),
      programmeSpooler: $0.resolve(),
      barcodeProofs: $0.resolve(),
      reminderSorter: $0.resolve(),
      stamp: log.stamp("CurrencyReport")
    )
  }
}

@RegistrationBuilder
private func accountingParts2(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(ExpenseBalance.self) {
    try ExpenseBalance(
      expenseClosing: $0.resolve(),
      depositClosing: $0.resolve(),
      backstageSwitch: $0.resolve(),
      stamp: log.stamp("ExpenseBalance")
    )
  }
}
