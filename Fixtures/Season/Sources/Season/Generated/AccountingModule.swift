// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

internal import Understudy
internal import UnderstudyModules

struct ExpenseReport: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct DepositBook: Part {
  let stamp: Stamp

  var parts: [any Part] { [] }
}

struct DepositClosing: Part {
  let ribbonTray: RibbonTray
  let logePlan: LogePlan
  let stamp: Stamp

  var parts: [any Part] { [ribbonTray, logePlan] }
}

protocol BudgetBook: Part {}

final class AuditedBudgetBook: BudgetBook {
  let depositClosing: DepositClosing
  let wheelchairHold: WheelchairHold
  let stamp: Stamp

  init(depositClosing: DepositClosing, wheelchairHold: WheelchairHold, stamp: Stamp) {
    self.depositClosing = depositClosing
    self.wheelchairHold = wheelchairHold
    self.stamp = stamp
  }

  var parts: [any Part] { [depositClosing, wheelchairHold] }
}

struct PayrollExport: Part {
  let programmeSpooler: ProgrammeSpooler
  let touringPosterCutter: PosterCutter
  let posterLayout: PosterLayout
  let budgetBook: any BudgetBook
  let stamp: Stamp

  var parts: [any Part] { [programmeSpooler, touringPosterCutter, posterLayout, budgetBook] }
}

final class ExpenseBalance: Part {
  let posterSpooler: PosterSpooler
  let calendarSchedule: CalendarSchedule
  let payrollExport: PayrollExport
  let stamp: Stamp

  init(
    posterSpooler: PosterSpooler,
    calendarSchedule: CalendarSchedule,
    payrollExport: PayrollExport,
    stamp: Stamp
  ) {
    self.posterSpooler = posterSpooler
    self.calendarSchedule = calendarSchedule
    self.payrollExport = payrollExport
    self.stamp = stamp
  }

  var parts: [any Part] { [posterSpooler, calendarSchedule, payrollExport] }
}

final class CurrencyApproval: Part {
  let houseRegistry: HouseRegistry
  let posterCutter: PosterCutter
  let logeChart: LogeChart
  let stamp: Stamp

  init(
    houseRegistry: HouseRegistry,
    posterCutter: PosterCutter,
    logeChart: LogeChart,
    stamp: Stamp
  ) {
    self.houseRegistry = houseRegistry
    self.posterCutter = posterCutter
    self.logeChart = logeChart
    self.stamp = stamp
  }

  var parts: [any Part] { [houseRegistry, posterCutter, logeChart] }
}

final class InvoiceExport: Part {
  let staffSession: StaffSession
  let stamp: Stamp

  init(staffSession: StaffSession, stamp: Stamp) {
    self.staffSession = staffSession
    self.stamp = stamp
  }

  var parts: [any Part] { [staffSession] }
}

final class PayrollBook: Part {
  let hallPlan: HallPlan
  let calendarSchedule: CalendarSchedule
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    hallPlan: HallPlan,
    calendarSchedule: CalendarSchedule,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.hallPlan = hallPlan
    self.calendarSchedule = calendarSchedule
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [hallPlan, calendarSchedule, alarmProbe] }
}

final class PayrollApproval: Part {
  let wheelchairChart: WheelchairChart
  let stamp: Stamp

  init(wheelchairChart: WheelchairChart, stamp: Stamp) {
    self.wheelchairChart = wheelchairChart
    self.stamp = stamp
  }

  var parts: [any Part] { [wheelchairChart] }
}

final class AccountExport: Part {
  let signalMonitor: any SignalMonitor
  let invoiceExport: InvoiceExport
  let alarmProbe: AlarmProbe
  let stamp: Stamp

  init(
    signalMonitor: any SignalMonitor,
    invoiceExport: InvoiceExport,
    alarmProbe: AlarmProbe,
    stamp: Stamp
  ) {
    self.signalMonitor = signalMonitor
    self.invoiceExport = invoiceExport
    self.alarmProbe = alarmProbe
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor, invoiceExport, alarmProbe] }
}

protocol AccountBook: Part {}

final class AuditedAccountBook: AccountBook {
  let hallMap: HallMap
  let inviteStamper: InviteStamper
  let hallPlan: HallPlan
  let badgeToken: BadgeToken
  let payrollBook: PayrollBook
  let stamp: Stamp

  init(
    hallMap: HallMap,
    inviteStamper: InviteStamper,
    hallPlan: HallPlan,
    badgeToken: BadgeToken,
    payrollBook: PayrollBook,
    stamp: Stamp
  ) {
    self.hallMap = hallMap
    self.inviteStamper = inviteStamper
    self.hallPlan = hallPlan
    self.badgeToken = badgeToken
    self.payrollBook = payrollBook
    self.stamp = stamp
  }

  var parts: [any Part] { [hallMap, inviteStamper, hallPlan, badgeToken, payrollBook] }
}

final class InvoiceBook: Part {
  let signalMonitor: any SignalMonitor
  let stamp: Stamp

  init(signalMonitor: any SignalMonitor, stamp: Stamp) {
    self.signalMonitor = signalMonitor
    self.stamp = stamp
  }

  var parts: [any Part] { [signalMonitor] }
}

final class CurrencyExport: Part {
  let signalFeeds: ParameterizedFactory<Int, SignalFeed>
  let stamp: Stamp

  init(signalFeeds: ParameterizedFactory<Int, SignalFeed>, stamp: Stamp) {
    self.signalFeeds = signalFeeds
    self.stamp = stamp
  }

  var parts: [any Part] { [] }
}

struct PayrollForecast: Part {
  let inviteDigest: any InviteDigest
  let stamp: Stamp

  var parts: [any Part] { [inviteDigest] }
}

final class AccountApproval: Part {
  let memberVerifier: MemberVerifier
  let inviteStamper: InviteStamper
  let stamp: Stamp

  init(memberVerifier: MemberVerifier, inviteStamper: InviteStamper, stamp: Stamp) {
    self.memberVerifier = memberVerifier
    self.inviteStamper = inviteStamper
    self.stamp = stamp
  }

  var parts: [any Part] { [memberVerifier, inviteStamper] }
}

protocol ExpenseForecast: Part {}

final class AuditedExpenseForecast: ExpenseForecast {
  let hallMap: HallMap
  let bounceDigest: BounceDigest
  let stamp: Stamp

  init(hallMap: HallMap, bounceDigest: BounceDigest, stamp: Stamp) {
    self.hallMap = hallMap
    self.bounceDigest = bounceDigest
    self.stamp = stamp
  }

  var parts: [any Part] { [hallMap, bounceDigest] }
}

protocol ExpenseApproval: Part {}

final class AuditedExpenseApproval: ExpenseApproval {
  let invoiceExport: InvoiceExport
  let stamp: Stamp

  init(invoiceExport: InvoiceExport, stamp: Stamp) {
    self.invoiceExport = invoiceExport
    self.stamp = stamp
  }

  var parts: [any Part] { [invoiceExport] }
}

final class BudgetApproval: Part {
  let posterSpooler: PosterSpooler
  let stamp: Stamp

  init(posterSpooler: PosterSpooler, stamp: Stamp) {
    self.posterSpooler = posterSpooler
    self.stamp = stamp
  }

  var parts: [any Part] { [posterSpooler] }
}

final class InvoiceApproval: Part {
  let accountApproval: AccountApproval
  let hallCounter: HallCounter
  let alarmProbe: AlarmProbe
  let hallPlan: HallPlan
  let stamp: Stamp

  init(
    accountApproval: AccountApproval,
    hallCounter: HallCounter,
    alarmProbe: AlarmProbe,
    hallPlan: HallPlan,
    stamp: Stamp
  ) {
    self.accountApproval = accountApproval
    self.hallCounter = hallCounter
    self.alarmProbe = alarmProbe
    self.hallPlan = hallPlan
    self.stamp = stamp
  }

  var parts: [any Part] { [accountApproval, hallCounter, alarmProbe, hallPlan] }
}

final class CurrencyClosing: Part {
  let hallMap: HallMap
  let alarmProbe: AlarmProbe
  let currencyExport: CurrencyExport
  let stamp: Stamp

  init(hallMap: HallMap, alarmProbe: AlarmProbe, currencyExport: CurrencyExport, stamp: Stamp) {
    self.hallMap = hallMap
    self.alarmProbe = alarmProbe
    self.currencyExport = currencyExport
    self.stamp = stamp
  }

  var parts: [any Part] { [hallMap, alarmProbe, currencyExport] }
}

final class BudgetExport: Part {
  let memberVerifier: MemberVerifier
  let invoiceExport: InvoiceExport
  let stamp: Stamp

  init(memberVerifier: MemberVerifier, invoiceExport: InvoiceExport, stamp: Stamp) {
    self.memberVerifier = memberVerifier
    self.invoiceExport = invoiceExport
    self.stamp = stamp
  }

  var parts: [any Part] { [memberVerifier, invoiceExport] }
}

final class DepositExport: Part {
  let expenseApproval: any ExpenseApproval
  let stamp: Stamp

  init(expenseApproval: any ExpenseApproval, stamp: Stamp) {
    self.expenseApproval = expenseApproval
    self.stamp = stamp
  }

  var parts: [any Part] { [expenseApproval] }
}

protocol BudgetClosing: Part {}

final class AuditedBudgetClosing: BudgetClosing {
  let logeChart: LogeChart
  let loginVerifier: LoginVerifier
  let hallPlan: HallPlan
  let stamp: Stamp

  init(logeChart: LogeChart, loginVerifier: LoginVerifier, hallPlan: HallPlan, stamp: Stamp) {
    self.logeChart = logeChart
    self.loginVerifier = loginVerifier
    self.hallPlan = hallPlan
    self.stamp = stamp
  }

  var parts: [any Part] { [logeChart, loginVerifier, hallPlan] }
}

protocol RoyaltyClosing: Part {}

final class AuditedRoyaltyClosing: RoyaltyClosing {
  let logeCounter: LogeCounter
  let touringPosterCutter: PosterCutter
  let stamp: Stamp

  init(logeCounter: LogeCounter, touringPosterCutter: PosterCutter, stamp: Stamp) {
    self.logeCounter = logeCounter
    self.touringPosterCutter = touringPosterCutter
    self.stamp = stamp
  }

  var parts: [any Part] { [logeCounter, touringPosterCutter] }
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

/// All 25 of them.
@RegistrationBuilder
func accountingParts(_ log: BuildLog) -> [any AnyRegistration] {
  accountingParts1(log)
}

@RegistrationBuilder
private func accountingParts1(_ log: BuildLog) -> [any AnyRegistration] {
  Registration(ExpenseReport.self, instance: ExpenseReport(stamp: Stamp("ExpenseReport")))
  Registration(DepositBook.self, instance: DepositBook(stamp: Stamp("DepositBook")))
  Registration(DepositClosing.self) {
    try DepositClosing(
      ribbonTray: $0.resolve(),
      logePlan: $0.resolve(),
      stamp: log.stamp("DepositClosing")
    )
  }
  Registration((any BudgetBook).self) {
    try AuditedBudgetBook(
      depositClosing: $0.resolve(),
      wheelchairHold: $0.resolve(),
      stamp: log.stamp("BudgetBook")
    )
  }
  Registration(PayrollExport.self) {
    try PayrollExport(
      programmeSpooler: $0.resolve(),
      touringPosterCutter: $0.resolve(name: "touring"),
      posterLayout: $0.resolve(),
      budgetBook: $0.resolve(),
      stamp: log.stamp("PayrollExport")
    )
  }
  Registration(ExpenseBalance.self) {
    try ExpenseBalance(
      posterSpooler: $0.resolve(),
      calendarSchedule: $0.resolve(),
      payrollExport: $0.resolve(),
      stamp: log.stamp("ExpenseBalance")
    )
  }
  Registration(CurrencyApproval.self, lifetime: .weak) {
    try CurrencyApproval(
      houseRegistry: $0.resolve(),
      posterCutter: $0.resolve(),
      logeChart: $0.resolve(),
      stamp: log.stamp("CurrencyApproval")
    )
  }
  Registration(InvoiceExport.self, lifetime: .weak) {
    try InvoiceExport(staffSession: $0.resolve(), stamp: log.stamp("InvoiceExport"))
  }
  Registration(PayrollBook.self, lifetime: .graph) {
    try PayrollBook(
      hallPlan: $0.resolve(),
      calendarSchedule: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("PayrollBook")
    )
  }
  Registration(PayrollApproval.self) {
    try PayrollApproval(wheelchairChart: $0.resolve(), stamp: log.stamp("PayrollApproval"))
  }
  Registration(AccountExport.self) {
    try AccountExport(
      signalMonitor: $0.resolve(),
      invoiceExport: $0.resolve(),
      alarmProbe: $0.resolve(),
      stamp: log.stamp("AccountExport")
    )
  }
  Registration((any AccountBook).self) {
    try AuditedAccountBook(
      hallMap: $0.resolve(),
      inviteStamper: $0.resolve(),
      hallPlan: $0.resolve(),
      badgeToken: $0.resolve(),
      payrollBook: $0.resolve(),
      stamp: log.stamp("AccountBook")
    )
  }
  Registration(InvoiceBook.self) {
    try InvoiceBook(signalMonitor: $0.resolve(), stamp: log.stamp("InvoiceBook"))
  }
  Registration(CurrencyExport.self) {
    try CurrencyExport(signalFeeds: $0.resolve(), stamp: log.stamp("CurrencyExport"))
  }
  Registration(PayrollForecast.self) {
    try PayrollForecast(inviteDigest: $0.resolve(), stamp: log.stamp("PayrollForecast"))
  }
  Registration(AccountApproval.self) {
    try AccountApproval(
      memberVerifier: $0.resolve(),
      inviteStamper: $0.resolve(),
      stamp: log.stamp("AccountApproval")
    )
  }
  Registration((any ExpenseForecast).self) {
    try AuditedExpenseForecast(
      hallMap: $0.resolve(),
      bounceDigest: $0.resolve(),
      stamp: log.stamp("ExpenseForecast")
    )
  }
  Registration((any ExpenseApproval).self) {
    try AuditedExpenseApproval(invoiceExport: $0.resolve(), stamp: log.stamp("ExpenseApproval"))
  }
  Registration(BudgetApproval.self, lifetime: .transient) {
    try BudgetApproval(posterSpooler: $0.resolve(), stamp: log.stamp("BudgetApproval"))
  }
  Registration(InvoiceApproval.self) {
    try InvoiceApproval(
      accountApproval: $0.resolve(),
      hallCounter: $0.resolve(),
      alarmProbe: $0.resolve(),
      hallPlan: $0.resolve(),
      stamp: log.stamp("InvoiceApproval")
    )
  }
  Registration(CurrencyClosing.self) {
    try CurrencyClosing(
      hallMap: $0.resolve(),
      alarmProbe: $0.resolve(),
      currencyExport: $0.resolve(),
      stamp: log.stamp("CurrencyClosing")
    )
  }.live()
  Registration(BudgetExport.self, lifetime: .scoped(.evening)) {
    try BudgetExport(
      memberVerifier: $0.resolve(),
      invoiceExport: $0.resolve(),
      stamp: log.stamp("BudgetExport")
    )
  }
  Registration(DepositExport.self) {
    try DepositExport(expenseApproval: $0.resolve(), stamp: log.stamp("DepositExport"))
  }.live()
  Registration((any BudgetClosing).self) { (resolver: Resolver) async throws in
    try await AuditedBudgetClosing(
      logeChart: resolver.resolve(),
      loginVerifier: resolver.resolve(),
      hallPlan: resolver.resolve(),
      stamp: log.stamp("BudgetClosing")
    )
  }
  Registration((any RoyaltyClosing).self) {
    try AuditedRoyaltyClosing(
      logeCounter: $0.resolve(),
      touringPosterCutter: $0.resolve(name: "touring"),
      stamp: log.stamp("RoyaltyClosing")
    )
  }
}
