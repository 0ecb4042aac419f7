// Drawn and written by `generate --seed 1`: what is changed here is lost with the next run.

public import SeasonModel

/// What there is in the season, and what needs what.
public let seasonGraph = SeasonGraph(
  table: """
    module platform | foundation
    module storage | foundation
      platform
    module network | foundation
      platform
    module identity | house
      platform; storage
    module seating | house
      platform; storage
    module pricing | house
      platform; storage; network
    module sales | trade
      platform; storage; network; seating; pricing
    module printing | trade
      platform; network; identity
    module mail | trade
      platform; seating
    module accounting | trade
      platform; identity; seating; printing; mail
    module marketing | public
      platform; network; seating; printing; mail
    module frontOfHouse | public
      platform; storage; network; identity; pricing; sales; mail
    AlarmSettings | platform | singleton class
    StageSwitch | platform | singleton struct
      AlarmSettings
    SignalSwitch | platform | singleton protocol
      StageSwitch
    SignalMonitor | platform | singleton protocol
      SignalSwitch; StageSwitch; AlarmSettings
    AlarmProbe | platform | singleton protocol
      SignalSwitch; SignalMonitor
    HouseRegistry | platform | transient class
      SignalSwitch; AlarmProbe
    SignalProbe | platform | singleton struct
      AlarmSettings; SignalSwitch; AlarmProbe
    ParameterizedFactory<Int, BackstageFeed> | platform | transient factory
      AlarmProbe; StageSwitch; SignalMonitor; HouseRegistry; AlarmSettings
    BackstageSwitch | platform | singleton class
      AlarmProbe; ParameterizedFactory<Int, BackstageFeed>; SignalSwitch; SignalProbe; SignalMonitor
      StageSwitch
    HouseSwitch | platform | weak class
      StageSwitch
    ConsoleRegistry | platform | singleton class
      HouseSwitch; SignalMonitor
    StageRegistry | platform | graph class
      HouseSwitch; HouseRegistry; ConsoleRegistry
    CalendarMonitor | platform | singleton class
      ConsoleRegistry; HouseSwitch
    CalendarSchedule | platform | singleton class
      HouseSwitch; AlarmProbe; BackstageSwitch; SignalMonitor; ConsoleRegistry
    CalendarRegistry | platform | singleton class
      ConsoleRegistry
    CalendarFeed | platform | singleton class
      CalendarMonitor; SignalMonitor
    CalendarFeed(name: touring) | platform | singleton class
      CalendarMonitor; SignalMonitor
    CalendarProbe | platform | singleton protocol
      SignalMonitor; HouseSwitch
    StageProbe | platform | transient struct
      StageRegistry; CalendarFeed(name: touring)
    ConsoleFeed | platform | singleton struct
    BackstageSettings | platform | singleton class
    SignalFeed | platform | transient struct
    ClockFeed | platform | singleton protocol
      HouseSwitch; ConsoleRegistry
    ClockFeed(name: matinee) | platform | singleton protocol
      SignalSwitch
    RecordWriter | storage | singleton instance
    VaultWriter | storage | singleton class
      BackstageSwitch; AlarmProbe; HouseSwitch
    LedgerStore | storage | singleton struct
      CalendarFeed(name: touring); BackstageSwitch; VaultWriter; CalendarRegistry; HouseSwitch
      AlarmProbe
    ShelfWriter | storage | singleton class | live
      LedgerStore; HouseSwitch; CalendarFeed(name: touring); AlarmSettings
    IndexMigration | storage | singleton struct
      CalendarFeed(name: touring); HouseSwitch; ShelfWriter; ConsoleRegistry
    IndexReader | storage | singleton protocol
      CalendarFeed; CalendarProbe
    LedgerMigration | storage | transient struct
      IndexReader; ConsoleRegistry
    BlobMigration | storage | singleton protocol | asynchronous
      HouseSwitch; ParameterizedFactory<Int, BackstageFeed>
    BackupMigration | storage | singleton class
      AlarmProbe; SignalFeed; HouseSwitch; LedgerMigration; ConsoleRegistry; CalendarRegistry
    VaultMigration | storage | singleton struct
      ConsoleRegistry; CalendarMonitor; HouseRegistry; HouseSwitch
    BlobWriter | storage | singleton protocol
      SignalMonitor; LedgerMigration; ClockFeed; HouseSwitch
    ShelfReader | storage | singleton class
      LedgerMigration; VaultMigration; HouseSwitch
    ShelfCursor | storage | transient class
      ClockFeed(name: matinee); LedgerMigration; BackstageSettings
    BackupReader | storage | singleton class
      HouseSwitch
    ArchiveCache | storage | singleton class
      LedgerStore; IndexMigration
    LedgerReader | storage | singleton class
      CalendarFeed(name: touring); HouseSwitch
    VaultStore | storage | singleton struct
    BlobCursor | storage | singleton class | live
      AlarmProbe; HouseRegistry; CalendarSchedule
    IndexWriter | storage | transient struct
      LedgerMigration; BackstageSwitch; HouseSwitch; AlarmProbe
      ParameterizedFactory<Int, BackstageFeed>
    VaultCompactor | storage | singleton class
      VaultMigration; BackstageSettings
    RecordStore | storage | singleton struct
      ArchiveCache; SignalFeed
    BlobCache | storage | graph class
      ArchiveCache; IndexWriter; VaultStore; BackstageSwitch
    ShelfStore | storage | singleton struct
      ConsoleRegistry; CalendarMonitor
    BlobCompactor | storage | transient struct
      ConsoleRegistry; BackstageSwitch; AlarmProbe
    ArchiveCompactor | storage | transient class
      ClockFeed; ConsoleRegistry; VaultWriter
    ProxyRetrier | network | singleton instance
    RequestSigner | network | singleton struct
      CalendarFeed(name: touring); ClockFeed; ConsoleFeed; HouseSwitch; BackstageSwitch
    PartnerDecoder | network | singleton class
      RequestSigner; HouseSwitch
    ProxyLimiter | network | singleton class
      ConsoleRegistry; CalendarMonitor; CalendarFeed(name: touring); PartnerDecoder
    GatewayLimiter | network | singleton struct
      RequestSigner; ProxyLimiter
    GatewayPinger | network | transient struct
      AlarmProbe; CalendarFeed
    RoutePinger | network | singleton protocol | asynchronous
      CalendarFeed(name: touring); HouseSwitch
    SocketLimiter | network | singleton class
      HouseSwitch; GatewayLimiter
    PacketClient | network | singleton struct
      AlarmSettings; HouseSwitch; ConsoleRegistry; CalendarMonitor; ClockFeed
    RequestDecoder | network | singleton class
      CalendarRegistry; CalendarFeed(name: touring); AlarmSettings; SignalSwitch; HouseSwitch
      ConsoleRegistry
    WireClient | network | singleton class | live
      CalendarMonitor; ConsoleRegistry
    RouteSigner | network | singleton struct
      ProxyRetrier; AlarmProbe
    PacketPinger | network | singleton struct
      HouseSwitch
    WireDecoder | network | singleton struct
      ClockFeed; ConsoleRegistry
    WireLimiter | network | singleton struct
      RequestDecoder
    ProxySigner | network | singleton struct
      StageProbe; HouseRegistry; PacketClient; SignalSwitch; HouseSwitch
    GatewayRetrier | network | transient class
      AlarmProbe; StageRegistry
    PacketLimiter | network | singleton protocol
      BackstageSwitch
    PartnerQueue | network | transient class
      BackstageSwitch; ClockFeed; GatewayPinger; HouseSwitch; CalendarRegistry
    ProxyQueue | network | scoped class
      CalendarFeed(name: touring); HouseSwitch; CalendarFeed
    RequestRetrier | network | singleton class
    RequestPinger | network | singleton struct
      RequestDecoder; RequestRetrier
    ProxyDecoder | network | singleton struct
      RequestDecoder; RequestPinger; PartnerQueue
    ProxyClient | network | weak class
      RequestDecoder; CalendarFeed(name: touring)
    PartnerPinger | network | singleton protocol | asynchronous
      ProxyRetrier; HouseSwitch; ConsoleRegistry
    GatewayQueue | network | scoped class
      WireDecoder; ClockFeed
    PartnerRetrier | network | singleton protocol
    MemberRoster | identity | singleton instance
    LoginLookup | identity | singleton class
      ArchiveCache; IndexMigration
    GuestLookup | identity | singleton class
      LoginLookup
    MemberToken | identity | singleton struct
      IndexReader; GuestLookup; ClockFeed
    ConsentRoster | identity | singleton class
      MemberToken
    LoginSession | identity | singleton class
    StaffLookup | identity | singleton class
      IndexReader; LoginSession; StageRegistry; ParameterizedFactory<Int, BackstageFeed>
      HouseSwitch; SignalMonitor
    LoginToken | identity | singleton class
      HouseSwitch
    BadgeRoster | identity | singleton struct
      LedgerMigration; IndexReader; ClockFeed(name: matinee); AlarmProbe; IndexMigration
      BlobCompactor
    LoginVerifier | identity | singleton struct
      ConsoleFeed; IndexWriter; LedgerMigration; HouseSwitch
    RolePolicy | identity | singleton class
    RolePolicy(name: backup) | identity | singleton class
    GuestPolicy | identity | singleton protocol
      ShelfWriter; HouseSwitch; VaultMigration; BadgeRoster; RolePolicy
    BadgeToken | identity | singleton class
      RecordWriter
    ParameterizedFactory<Int, GuestRoster> | identity | transient factory
      BadgeRoster; BlobCompactor; IndexReader; LedgerMigration
    PatronDirectory | identity | singleton class | asynchronous
      CalendarFeed(name: touring); LoginSession; HouseSwitch
    StaffRoster | identity | singleton class
      LedgerMigration; RolePolicy
    PatronLookup | identity | singleton protocol
      HouseSwitch; ClockFeed; BlobWriter; BlobCompactor
    BadgeSession | identity | singleton class
      PatronLookup
    RoleDirectory | identity | singleton class
      BadgeRoster
    MemberSession | identity | singleton protocol
      ConsoleRegistry; ParameterizedFactory<Int, BackstageFeed>
    MemberSession(name: touring) | identity | singleton protocol
      ConsoleRegistry
    BadgeDirectory | identity | transient struct
      IndexMigration
    RoleLookup | identity | transient class
      LedgerStore; StageSwitch; ClockFeed; ArchiveCache
    ConsentLookup | identity | singleton struct
      IndexWriter; CalendarFeed(name: touring)
    PatronRoster | identity | singleton struct
      HouseSwitch; ParameterizedFactory<Int, GuestRoster>; CalendarFeed(name: touring)
      LedgerMigration; ConsoleFeed; MemberSession(name: touring)
    PatronToken | identity | singleton struct
      ClockFeed; LedgerMigration
    ConsentToken | identity | singleton protocol
      ClockFeed; RecordStore; IndexWriter; BlobCursor; BadgeSession
    WheelchairHold | seating | singleton instance
    BalconyPlan | seating | singleton struct
      IndexMigration
    WheelchairChart | seating | singleton class
      ConsoleFeed; BalconyPlan; ShelfReader; BackupReader
    WheelchairMap | seating | singleton class
      ArchiveCompactor; WheelchairChart; IndexWriter; LedgerMigration; CalendarRegistry
      CalendarFeed(name: touring)
    HallChart | seating | singleton class
      IndexWriter; WheelchairMap
    HallCounter | seating | singleton class
      ArchiveCompactor
    LogeMap | seating | singleton class
      HouseSwitch; ClockFeed; BlobCompactor
    HallFinder | seating | weak class
      ShelfCursor; BalconyPlan; HouseSwitch; ShelfStore; LedgerMigration
    WheelchairAllocator | seating | singleton struct
      SignalSwitch
    RowMap | seating | singleton class
      HouseSwitch; IndexMigration
    BalconyMap | seating | singleton class
      HouseSwitch; ParameterizedFactory<Int, BackstageFeed>
    HallPlan | seating | singleton class
      LedgerMigration; HallFinder; HouseSwitch; ConsoleRegistry
    RowAllocator | seating | singleton class
      IndexMigration
    GalleryAllocator | seating | singleton class
      HouseSwitch; IndexWriter; HallFinder
    LogeChart | seating | singleton class
      BackstageSwitch
    GalleryMap | seating | singleton struct
      BackupReader; HallPlan; CalendarMonitor
    WheelchairCounter | seating | singleton protocol
      HallPlan
    BalconyCounter | seating | singleton class
      LedgerMigration; HallFinder; HallPlan; IndexMigration; AlarmProbe
    HallHold | seating | singleton class
      IndexMigration
    RowFinder | seating | singleton struct
      ConsoleRegistry; HouseSwitch; BackstageSwitch; ArchiveCache; StageSwitch; HallFinder
    LogeFinder | seating | singleton class
      ConsoleRegistry; CalendarFeed(name: touring)
    LogeFinder(name: touring) | seating | singleton class
      ConsoleRegistry; CalendarFeed(name: touring)
    GalleryFinder | seating | weak class
      SignalSwitch; HouseSwitch; BalconyPlan; IndexWriter; CalendarFeed(name: touring)
    LogePlan | seating | singleton protocol
      RecordStore; ShelfStore
    LogePlan(name: backup) | seating | singleton protocol
      CalendarFeed; HallFinder; LogeFinder(name: touring)
    PricePreview | pricing | singleton instance
    RebateTable | pricing | singleton protocol
      ProxyClient; CalendarRegistry; LedgerMigration; GatewayLimiter
    DiscountCalculator | pricing | singleton class
      PartnerQueue; IndexWriter; RebateTable
    OfferRounding | pricing | singleton class
      DiscountCalculator
    RebateQuote | pricing | singleton protocol
      StageRegistry; OfferRounding; IndexReader; BackstageSettings; ConsoleRegistry
      DiscountCalculator
    DiscountTable | pricing | singleton class
      PacketLimiter; SignalFeed; ArchiveCache
    SurchargeQuote | pricing | singleton protocol
      IndexWriter; HouseSwitch; RequestRetrier
    TariffMatcher | pricing | transient struct
      ConsoleRegistry; ConsoleFeed; BackstageSwitch
    VoucherRounding | pricing | singleton class
      BackstageSwitch; RequestDecoder
    VoucherRule | pricing | singleton struct
      CalendarFeed(name: touring)
    ParameterizedFactory<Int, VoucherQuote> | pricing | transient factory
      HouseSwitch; CalendarFeed; IndexReader
    SurchargeTable | pricing | singleton protocol
      BlobCache; RequestSigner
    OfferRule | pricing | singleton protocol
      LedgerMigration; HouseSwitch
    TariffRounding | pricing | singleton struct
      ShelfReader; BlobCache; LedgerMigration
    DiscountQuote | pricing | singleton class
      HouseSwitch; OfferRule
    SurchargePreview | pricing | transient struct
      RequestDecoder
    SurchargeRounding | pricing | singleton protocol
      SignalProbe; RequestSigner; HouseSwitch
    DiscountRounding | pricing | scoped class
      SurchargePreview; LedgerMigration; BackupReader
    PriceRounding | pricing | singleton protocol
      ConsoleRegistry
    TaxMatcher | pricing | singleton protocol
      SocketLimiter
    VoucherPreview | pricing | singleton class
      ProxyClient; LedgerMigration; CalendarFeed(name: touring)
    TaxCalculator | pricing | singleton class
      SignalMonitor
    DiscountMatcher | pricing | singleton class
      PacketLimiter
    TaxTable | pricing | singleton struct
      RebateQuote
    OfferPreview | pricing | singleton class
      LedgerMigration
    OfferTable | pricing | transient class
      AlarmProbe
    TariffCalculator | pricing | singleton class
      OfferTable; HouseSwitch; VoucherRounding
    DiscountRule | pricing | singleton class
      RebateQuote; PartnerDecoder; LedgerStore; RebateTable
    PriceRule | pricing | singleton class
      LedgerMigration; HouseSwitch; LedgerStore
    OfferCalculator | pricing | singleton protocol
      ProxyClient; IndexReader; WireDecoder; HouseSwitch; OfferRounding
    OrderDesk | sales | singleton instance
    PaymentAudit | sales | singleton class
      RebateQuote; IndexMigration
    RefundNumbers | sales | singleton protocol
      OfferTable; PaymentAudit
    BasketNumbers | sales | singleton protocol
      RefundNumbers
    BasketAudit | sales | singleton class
      BackupReader; BasketNumbers
    OrderLimits | sales | scoped class
      DiscountQuote; WireLimiter; RowMap; HouseRegistry
    ExchangeLimits | sales | singleton class
      OfferPreview; StageSwitch; WireClient; RowFinder
    OrderNumbers | sales | singleton class
      SurchargePreview; WireLimiter
    OrderFlow | sales | singleton class | live
      HallCounter; HallFinder; LedgerMigration; HallPlan; OfferTable
    OrderFlow(name: touring) | sales | singleton class
      HallCounter; HallFinder; LedgerMigration; HallPlan; OfferTable
    BookingJournal | sales | singleton protocol
      IndexReader; ClockFeed; PacketPinger; OfferTable
    RefundLimits | sales | singleton protocol | live
      ClockFeed; PartnerRetrier; RouteSigner
    PaymentJournal | sales | singleton struct
      RefundNumbers; HallFinder
    BasketValidator | sales | singleton class | live
      ProxySigner
    CheckoutValidator | sales | singleton class
      HallPlan; ConsoleRegistry; IndexReader
    RefundValidator | sales | singleton struct
      ExchangeLimits; HallFinder
    CheckoutAudit | sales | singleton class
      LedgerMigration; CalendarFeed(name: touring)
    CheckoutLimits | sales | singleton struct
      OfferTable
    RefundDesk | sales | singleton protocol
      BookingJournal; BalconyCounter; BlobCursor; GatewayPinger
    RefundDesk(name: archive) | sales | singleton protocol
      RecordStore; CalendarFeed(name: touring); HallPlan; HallHold; ExchangeLimits
    CheckoutNumbers | sales | singleton class | live
      ArchiveCompactor; OfferTable; HallPlan; RequestDecoder
      ParameterizedFactory<Int, BackstageFeed>
    BasketLimits | sales | singleton class
      CheckoutNumbers; SurchargeQuote; RequestDecoder; DiscountCalculator; BlobCompactor; RowFinder
    PosterTemplate | printing | singleton class
      ConsentToken; ParameterizedFactory<Int, GuestRoster>; ConsentRoster
    PosterProof | printing | singleton class
      PosterTemplate
    TicketSpooler | printing | singleton protocol
      PosterProof
    RibbonPrinter | printing | singleton class
      WireDecoder; TicketSpooler; CalendarFeed; ProxySigner
    BarcodeCutter | printing | singleton class
      BackstageSettings; BackstageSwitch
    PosterTray | printing | singleton protocol | live
      BadgeRoster; CalendarFeed(name: touring)
    StubPrinter | printing | singleton protocol
      ConsentToken; BadgeRoster; RibbonPrinter
    ProgrammeLayout | printing | singleton class
      RolePolicy(name: backup); PacketLimiter
    PosterSpooler | printing | singleton protocol | asynchronous
      PartnerPinger; CalendarFeed(name: touring)
    LabelCutter | printing | singleton class
      MemberToken; ProxyRetrier
    ParameterizedFactory<Int, PaperCutter> | printing | transient factory
      ConsentToken; LoginSession; ParameterizedFactory<Int, GuestRoster>; BadgeDirectory
    StubSpooler | printing | singleton class
      ConsoleRegistry; BadgeDirectory; TicketSpooler; GuestPolicy; PartnerQueue; PartnerRetrier
    ParameterizedFactory<Int, BarcodeProof> | printing | transient factory
      ParameterizedFactory<Int, PaperCutter>; RibbonPrinter; ConsoleRegistry
    LabelTray | printing | scoped class
      GuestPolicy; BadgeDirectory; PatronLookup
    ParameterizedFactory<Int, LabelPrinter> | printing | transient factory
      ConsoleFeed; ParameterizedFactory<Int, BarcodeProof>
    PaperLayout | printing | singleton class
      ConsentToken; ConsoleRegistry; CalendarProbe
    RibbonCutter | printing | transient class
      RequestDecoder
    TicketLayout | printing | singleton protocol
    ProgrammeTemplate | printing | transient class
      ParameterizedFactory<Int, BarcodeProof>; RequestDecoder; CalendarFeed
      RolePolicy(name: backup); StubPrinter
    ProgrammeSpooler | printing | singleton class
      ParameterizedFactory<Int, BarcodeProof>; ConsentToken; StubPrinter
      CalendarFeed(name: touring)
    StubProof | printing | singleton struct
      ConsoleRegistry; StaffRoster
    ReceiptComposer | mail | singleton instance
    NewsletterStamper | mail | singleton class
      HallChart
    AddressComposer | mail | singleton protocol | live
      GalleryAllocator; HallPlan; NewsletterStamper
    BounceFilter | mail | singleton class
      AddressComposer
    NewsletterFilter | mail | singleton class
      BounceFilter
    InviteOutbox | mail | singleton struct
      AddressComposer
    ReminderSorter | mail | singleton class
      ParameterizedFactory<Int, BackstageFeed>; CalendarFeed; HouseSwitch
    NewsletterOutbox | mail | singleton class | asynchronous
      HallFinder; SignalMonitor; HouseSwitch; WheelchairCounter
    ReceiptFilter | mail | transient class
      ReminderSorter; RowFinder; HouseSwitch
    NewsletterSorter | mail | singleton protocol
      ReminderSorter; WheelchairMap; ClockFeed(name: matinee); ConsoleRegistry; HouseSwitch
    BounceSorter | mail | singleton class
      ReceiptFilter; WheelchairMap; HallPlan; HallFinder
    LetterStamper | mail | singleton class | asynchronous | live
      HouseSwitch; ConsoleRegistry
    NewsletterDigest | mail | singleton class
    InviteMailer | mail | singleton protocol
      AlarmSettings; ReminderSorter
    ReceiptSorter | mail | singleton class
      SignalFeed; HallHold
    AddressStamper | mail | graph class
      InviteMailer; AddressComposer; BalconyCounter
    NewsletterMailer | mail | singleton class | asynchronous
      HallCounter
    BounceOutbox | mail | singleton struct
      BalconyCounter; WheelchairCounter
    BounceComposer | mail | singleton class
      AlarmSettings
    PostcardStamper | mail | singleton protocol
      HouseSwitch; AddressComposer; HallFinder
    NewsletterComposer | mail | singleton class
      CalendarFeed
    BudgetReport | accounting | singleton instance
    InvoiceApproval | accounting | singleton instance
    ExpenseClosing | accounting | singleton struct
      BalconyPlan; HouseSwitch; HallChart
    PayrollExport | accounting | singleton protocol
      ExpenseClosing; ConsentRoster
    PayrollExport(name: archive) | accounting | singleton protocol
      HouseSwitch; PostcardStamper; BackstageSwitch
    DepositBook | accounting | singleton struct
      RolePolicy; HallFinder; PayrollExport; ConsentToken; ExpenseClosing
    InvoiceClosing | accounting | singleton class
      DepositBook
    RoyaltyBook | accounting | singleton class
      HouseSwitch
    CurrencyBook | accounting | singleton protocol
      GuestLookup
    ExpenseApproval | accounting | singleton class | live
      NewsletterStamper
    CurrencyBalance | accounting | singleton class
      ConsentToken; AddressStamper
    AccountBalance | accounting | weak class
      HallPlan; ReceiptFilter
    CurrencyApproval | accounting | singleton protocol
      CurrencyBook
    DepositReport | accounting | graph class
      StubPrinter
    DepositForecast | accounting | transient class
      CurrencyBalance; LogeFinder; HouseSwitch; BalconyPlan
    AccountForecast | accounting | singleton struct
      HallFinder; HouseSwitch; CurrencyBalance
    RoyaltyApproval | accounting | singleton class
      ConsentToken; PostcardStamper
    InvoiceForecast | accounting | singleton protocol
      CurrencyBalance
    PayrollClosing | accounting | scoped class
      ConsentToken; ParameterizedFactory<Int, GuestRoster>; BalconyPlan
    AccountBook | accounting | singleton protocol | asynchronous
      HallPlan; ParameterizedFactory<Int, BarcodeProof>
    DepositClosing | accounting | weak class
      HouseSwitch; TicketSpooler; ConsentToken
    AccountExport | accounting | singleton class
      StageSwitch; MemberRoster; PaperLayout; StaffRoster; BadgeRoster
    PayrollReport | accounting | singleton class
      LoginToken; CalendarSchedule
    DepositExport | accounting | singleton class
      ConsentToken; CurrencyBalance
    CurrencyReport | accounting | singleton protocol
      HallHold; ProgrammeSpooler; ParameterizedFactory<Int, BarcodeProof>; ReminderSorter
    ExpenseBalance | accounting | singleton class
      ExpenseClosing; DepositClosing; BackstageSwitch
    SeasonChannel | marketing | singleton protocol
      NewsletterFilter; StubPrinter
    TrailerTracker | marketing | singleton class
      ClockFeed; SeasonChannel
    TeaserChannel | marketing | singleton protocol
      TrailerTracker; PartnerDecoder; RequestDecoder
    BannerPlanner | marketing | singleton class
      TeaserChannel; WheelchairMap; ReminderSorter
    CampaignTracker | marketing | transient class
      HouseSwitch; ReceiptFilter; ParameterizedFactory<Int, BarcodeProof>
    SurveyTracker | marketing | singleton class
      RequestDecoder; HouseSwitch; HallChart; PartnerQueue
    TrailerSegment | marketing | singleton class
      ReceiptSorter
    SeasonSegment | marketing | graph class
      CalendarFeed(name: touring); WireDecoder; ReminderSorter; TrailerTracker; HallFinder
    ParameterizedFactory<Int, SurveyPlanner> | marketing | transient factory
      TicketSpooler; ProxyRetrier; TrailerSegment
    SurveyDraw | marketing | singleton protocol | live
    PressChannel | marketing | scoped class
      HallFinder; ReceiptFilter; PacketLimiter
    TeaserDraw | marketing | singleton class | live
      HallPlan; ReceiptFilter
    AudienceTracker | marketing | singleton class | asynchronous
      HallHold; HouseSwitch
    PressDraw | marketing | singleton class
      PostcardStamper
    CampaignPlanner | marketing | graph class
    TrailerEditor | marketing | singleton protocol
      HallFinder; SignalFeed; ParameterizedFactory<Int, BarcodeProof>; GalleryFinder
      ConsoleRegistry
    BannerSegment | marketing | singleton class
      ParameterizedFactory<Int, BarcodeProof>; ParameterizedFactory<Int, BackstageFeed>
      AlarmSettings
    BannerSegment(name: archive) | marketing | singleton class
      ParameterizedFactory<Int, BarcodeProof>; ParameterizedFactory<Int, BackstageFeed>
      AlarmSettings
    TrailerPlanner | marketing | singleton protocol
      HouseSwitch; StubPrinter; HallPlan; CalendarProbe
    TrailerPlanner(name: touring) | marketing | singleton protocol
      RequestDecoder; ProxyClient; GatewayPinger; NewsletterComposer
    CampaignChannel | marketing | singleton protocol | live
    AudiencePlanner | marketing | singleton class
      BalconyPlan; PaperLayout
    TeaserTracker | marketing | singleton class
      TrailerPlanner; ProxyClient
    AudienceChannel | marketing | singleton struct
    ParameterizedFactory<Int, SurveyScore> | marketing | transient factory
      PostcardStamper
    SurveySegment | marketing | singleton struct
      ClockFeed
    SeasonPlanner | marketing | singleton class | live
      BannerPlanner
    FoyerScanner | frontOfHouse | singleton instance
    IntervalTally | frontOfHouse | singleton struct
      HouseSwitch; NewsletterFilter
    DoorDisplay | frontOfHouse | singleton protocol
      IntervalTally; ArchiveCompactor; PostcardStamper; CheckoutLimits; RequestDecoder
    QueueingGuide | frontOfHouse | singleton struct
      DoorDisplay
    FoyerShift | frontOfHouse | singleton class
      QueueingGuide
    BarShift | frontOfHouse | singleton protocol
    QueueingGong | frontOfHouse | singleton protocol
      DiscountQuote; CalendarFeed; InviteMailer
    QueueingScanner | frontOfHouse | singleton protocol | asynchronous
      PatronDirectory; HouseSwitch; ReceiptFilter
    AnnouncementShift | frontOfHouse | scoped class
      ClockFeed; RefundNumbers; LoginSession
    BarDisplay | frontOfHouse | singleton protocol
      ConsoleRegistry; LoginLookup
    IntervalGuide | frontOfHouse | singleton class
      BadgeRoster; AlarmProbe; IndexReader
    FoyerTally | frontOfHouse | transient class
      OfferTable; InviteMailer; BadgeDirectory; RefundNumbers
    FoyerBoard | frontOfHouse | singleton class
      ParameterizedFactory<Int, GuestRoster>; SurchargeRounding; BarDisplay; BlobWriter; OfferRule
    UsherGong | frontOfHouse | singleton struct
      NewsletterSorter
    FoyerGuide | frontOfHouse | transient struct
    QueueingTally | frontOfHouse | singleton class | asynchronous
      RoleDirectory; TariffMatcher
    UsherBoard | frontOfHouse | transient class
      RefundDesk(name: archive); CalendarRegistry
    UsherGuide | frontOfHouse | singleton class
    BarScanner | frontOfHouse | scoped class
      RefundDesk(name: archive); BasketLimits; IndexWriter
    QueueingDisplay | frontOfHouse | singleton protocol
      MemberToken; RefundDesk(name: archive); LedgerReader; ReceiptFilter; HouseSwitch
    DoorTally | frontOfHouse | singleton protocol
      LedgerMigration; IndexWriter
    UsherScanner | frontOfHouse | singleton class
      ExchangeLimits; WireDecoder
    UsherScanner(name: touring) | frontOfHouse | singleton class
      ExchangeLimits; WireDecoder
    AnnouncementGuide | frontOfHouse | singleton class
      PostcardStamper; PacketPinger; RequestSigner
    """
)
