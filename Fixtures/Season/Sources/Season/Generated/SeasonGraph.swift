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
      BackstageSwitch; HouseRegistry; HouseSwitch; AlarmProbe; StageRegistry
    CalendarRegistry | platform | singleton class
      ConsoleRegistry
    CalendarFeed | platform | singleton class
      CalendarMonitor; SignalMonitor
    CalendarFeed(name: touring) | platform | singleton class
      CalendarMonitor; SignalMonitor
    CalendarProbe | platform | singleton protocol
      AlarmProbe; ConsoleRegistry
    StageProbe | platform | transient struct
      StageRegistry; CalendarFeed(name: touring)
    ConsoleFeed | platform | singleton struct
    BackstageSettings | platform | singleton class
    SignalFeed | platform | transient struct
    ClockFeed | platform | singleton protocol
      HouseSwitch; StageRegistry
    ClockFeed(name: matinee) | platform | singleton protocol
      SignalSwitch
    RecordWriter | storage | singleton instance
    VaultWriter | storage | singleton class
      HouseSwitch; AlarmProbe; ConsoleRegistry
    LedgerStore | storage | singleton struct
      CalendarFeed(name: touring); BackstageSwitch; VaultWriter; CalendarMonitor; HouseSwitch
      AlarmProbe
    ShelfWriter | storage | singleton class | live
      LedgerStore; HouseSwitch; CalendarFeed(name: touring); AlarmSettings
    IndexMigration | storage | singleton struct
      CalendarRegistry; HouseSwitch; ShelfWriter; ConsoleRegistry
    IndexReader | storage | singleton protocol
      CalendarMonitor; CalendarFeed(name: touring)
    LedgerMigration | storage | transient struct
      IndexReader; ConsoleRegistry
    BlobMigration | storage | singleton protocol | asynchronous
      HouseSwitch; BackstageSwitch
    BackupMigration | storage | singleton class
      AlarmProbe; CalendarProbe; HouseSwitch; LedgerMigration; ConsoleRegistry; StageRegistry
    VaultMigration | storage | singleton struct
      ConsoleRegistry; StageRegistry; HouseRegistry; HouseSwitch
    BlobWriter | storage | singleton protocol
      SignalMonitor; LedgerMigration; ConsoleFeed; HouseSwitch
    ShelfReader | storage | singleton class
      LedgerMigration; VaultMigration; HouseSwitch
    ShelfCursor | storage | transient class
      ClockFeed; LedgerMigration; CalendarFeed
    BackupReader | storage | singleton class
      HouseSwitch
    ArchiveCache | storage | singleton class
      RecordWriter; VaultWriter
    LedgerReader | storage | singleton class
      CalendarFeed; HouseSwitch
    VaultStore | storage | singleton struct
    BlobCursor | storage | singleton class | live
      AlarmProbe; SignalProbe; StageRegistry
    IndexWriter | storage | transient struct
      LedgerMigration; BackstageSwitch; HouseSwitch; AlarmProbe
      ParameterizedFactory<Int, BackstageFeed>
    VaultCompactor | storage | singleton class
      LedgerMigration; StageRegistry
    RecordStore | storage | singleton struct
      BackupReader; CalendarFeed(name: touring)
    BlobCache | storage | graph class
      LedgerReader; IndexWriter; ArchiveCache; BackstageSwitch
    ShelfStore | storage | singleton struct
      HouseSwitch; StageRegistry
    BlobCompactor | storage | transient struct
      CalendarMonitor; HouseSwitch; AlarmProbe
    ArchiveCompactor | storage | transient class
      ConsoleFeed; ConsoleRegistry; ClockFeed
    ProxyRetrier | network | singleton instance
    RequestSigner | network | singleton struct
      CalendarFeed(name: touring); ClockFeed; ConsoleFeed; HouseSwitch; ConsoleRegistry
    PartnerDecoder | network | singleton class
      RequestSigner; HouseSwitch
    ProxyLimiter | network | singleton class
      StageRegistry; ConsoleRegistry; CalendarFeed(name: touring); PartnerDecoder
    GatewayLimiter | network | singleton struct
      ProxyRetrier; ProxyLimiter
    GatewayPinger | network | transient struct
      AlarmProbe; CalendarSchedule
    RoutePinger | network | singleton protocol | asynchronous
      CalendarFeed; HouseSwitch
    SocketLimiter | network | singleton class
      HouseSwitch; GatewayLimiter
    PacketClient | network | singleton struct
      AlarmSettings; HouseSwitch; ConsoleRegistry; StageRegistry; SignalFeed
    RequestDecoder | network | singleton class
      StageRegistry; CalendarFeed(name: touring); AlarmSettings; SignalSwitch; HouseSwitch
      ConsoleRegistry
    WireClient | network | singleton class | live
      StageRegistry; HouseSwitch
    RouteSigner | network | singleton struct
      ClockFeed; HouseRegistry
    PacketPinger | network | singleton struct
      HouseSwitch
    WireDecoder | network | singleton struct
      ClockFeed; ConsoleRegistry
    WireLimiter | network | singleton struct
      RequestDecoder
    ProxySigner | network | singleton struct
      CalendarFeed(name: touring); SignalProbe; GatewayPinger; SignalSwitch; HouseSwitch
    GatewayRetrier | network | transient class
      AlarmProbe; ConsoleRegistry
    PacketLimiter | network | singleton protocol
      HouseSwitch
    PartnerQueue | network | transient class
      ConsoleRegistry; ClockFeed; ProxyLimiter; HouseSwitch; CalendarMonitor
    ProxyQueue | network | scoped class
      CalendarFeed; HouseSwitch; CalendarSchedule
    RequestRetrier | network | singleton class
    RequestPinger | network | singleton struct
      RequestDecoder; RequestRetrier
    ProxyDecoder | network | singleton struct
      GatewayPinger; RequestPinger; PacketLimiter
    ProxyClient | network | weak class
      SocketLimiter; CalendarFeed
    PartnerPinger | network | singleton protocol | asynchronous
      ClockFeed; HouseSwitch; ConsoleRegistry
    GatewayQueue | network | scoped class
      WireLimiter; SignalFeed
    PartnerRetrier | network | singleton protocol
    MemberRoster | identity | singleton instance
    LoginLookup | identity | singleton class
      ArchiveCache; IndexMigration
    GuestLookup | identity | singleton class
      LoginLookup
    MemberToken | identity | singleton struct
      IndexReader; GuestLookup; BackstageSettings
    ConsentRoster | identity | singleton class
      MemberToken
    LoginSession | identity | singleton class
    StaffLookup | identity | singleton class
      LedgerMigration; ConsentRoster; StageRegistry; ParameterizedFactory<Int, BackstageFeed>
      HouseSwitch; SignalMonitor
    LoginToken | identity | singleton class
      HouseSwitch
    BadgeRoster | identity | singleton struct
      LedgerMigration; IndexReader; ClockFeed; AlarmProbe; BackupMigration; BlobCompactor
    LoginVerifier | identity | singleton struct
      CalendarFeed(name: touring); IndexWriter; LedgerMigration; HouseSwitch
    RolePolicy | identity | singleton class
    RolePolicy(name: backup) | identity | singleton class
    GuestPolicy | identity | singleton protocol
      ClockFeed(name: matinee); HouseSwitch; BlobWriter; BadgeRoster; LoginVerifier
    BadgeToken | identity | singleton class
      ClockFeed
    ParameterizedFactory<Int, GuestRoster> | identity | transient factory
      BadgeRoster; BlobCache; IndexMigration; LedgerMigration
    PatronDirectory | identity | singleton class | asynchronous
      CalendarRegistry; MemberToken; HouseSwitch
    StaffRoster | identity | singleton class
      LedgerMigration; LoginVerifier
    PatronLookup | identity | singleton protocol
      HouseSwitch; ClockFeed; ShelfReader; BlobCache
    BadgeSession | identity | singleton class
      PatronLookup
    RoleDirectory | identity | singleton class
      LoginToken
    MemberSession | identity | singleton protocol
      ConsoleRegistry; BackstageSwitch
    MemberSession(name: touring) | identity | singleton protocol
      ConsoleRegistry
    BadgeDirectory | identity | transient struct
      ShelfWriter
    RoleLookup | identity | transient class
      ClockFeed; StageSwitch; CalendarFeed(name: touring); ArchiveCache
    ConsentLookup | identity | singleton struct
      IndexWriter; CalendarRegistry
    PatronRoster | identity | singleton struct
      HouseSwitch; ParameterizedFactory<Int, GuestRoster>; CalendarRegistry; LedgerMigration
      CalendarFeed(name: touring); MemberSession
    PatronToken | identity | singleton struct
      ClockFeed; IndexReader
    ConsentToken | identity | singleton protocol
      ConsoleFeed; RecordStore; IndexWriter; ArchiveCache; BadgeSession
    WheelchairHold | seating | singleton instance
    BalconyPlan | seating | singleton struct
      IndexMigration
    WheelchairChart | seating | singleton class
      CalendarFeed(name: touring); BalconyPlan; ShelfReader; ArchiveCache
    WheelchairMap | seating | singleton class
      BlobCompactor; WheelchairChart; IndexWriter; LedgerMigration; StageRegistry
      CalendarFeed(name: touring)
    HallChart | seating | singleton class
      RecordStore; WheelchairMap
    HallCounter | seating | singleton class
      BlobCompactor
    LogeMap | seating | singleton class
      HouseSwitch; ClockFeed; BlobCompactor
    HallFinder | seating | weak class
      BackupReader; WheelchairHold; HouseSwitch; BlobCompactor; LedgerMigration
    WheelchairAllocator | seating | singleton struct
      SignalMonitor
    RowMap | seating | singleton class
      HouseSwitch; IndexMigration
    BalconyMap | seating | singleton class
      HouseSwitch; ParameterizedFactory<Int, BackstageFeed>
    HallPlan | seating | singleton class
      LedgerMigration; HallFinder; HouseSwitch; ConsoleRegistry
    RowAllocator | seating | singleton class
      LedgerStore
    GalleryAllocator | seating | singleton class
      HouseSwitch; BlobCache; HallFinder
    LogeChart | seating | singleton class
      HouseSwitch
    GalleryMap | seating | singleton struct
      ArchiveCache; HallPlan; StageRegistry
    WheelchairCounter | seating | singleton protocol
      HallPlan
    BalconyCounter | seating | singleton class
      LedgerMigration; HallPlan; BalconyMap; IndexMigration; AlarmProbe
    HallHold | seating | singleton class
      IndexMigration
    RowFinder | seating | singleton struct
      StageRegistry; CalendarSchedule; HouseSwitch; ArchiveCache; StageSwitch; HallFinder
    LogeFinder | seating | singleton class
      ConsoleRegistry; CalendarMonitor
    LogeFinder(name: touring) | seating | singleton class
      ConsoleRegistry; CalendarMonitor
    GalleryFinder | seating | weak class
      SignalSwitch; HouseSwitch; BalconyPlan; VaultCompactor; CalendarFeed
    LogePlan | seating | singleton protocol
      ShelfStore; BlobCompactor
    LogePlan(name: backup) | seating | singleton protocol
      CalendarSchedule; HallFinder; GalleryFinder
    PricePreview | pricing | singleton instance
    RebateTable | pricing | singleton protocol
      ProxyClient; StageRegistry; LedgerMigration; GatewayLimiter
    DiscountCalculator | pricing | singleton class
      RequestPinger; IndexWriter; RebateTable
    OfferRounding | pricing | singleton class
      DiscountCalculator
    RebateQuote | pricing | singleton protocol
      StageRegistry; OfferRounding; LedgerMigration; CalendarFeed(name: touring); HouseSwitch
      RebateTable
    DiscountTable | pricing | singleton class
      PartnerQueue; CalendarFeed(name: touring); ArchiveCache
    SurchargeQuote | pricing | singleton protocol
      RecordStore; HouseSwitch; RequestPinger
    TariffMatcher | pricing | transient struct
      ConsoleRegistry; CalendarFeed(name: touring); BackstageSwitch
    VoucherRounding | pricing | singleton class
      HouseSwitch; PacketPinger
    VoucherRule | pricing | singleton struct
      CalendarFeed
    ParameterizedFactory<Int, VoucherQuote> | pricing | transient factory
      HouseSwitch; StageRegistry; IndexReader
    SurchargeTable | pricing | singleton protocol
      BlobCache; ProxyRetrier
    OfferRule | pricing | singleton protocol
      LedgerMigration; HouseSwitch
    TariffRounding | pricing | singleton struct
      ShelfReader; BlobCache; LedgerMigration
    DiscountQuote | pricing | singleton class
      HouseSwitch; SurchargeTable
    SurchargePreview | pricing | transient struct
      RequestDecoder
    SurchargeRounding | pricing | singleton protocol
      ParameterizedFactory<Int, BackstageFeed>; RequestSigner; HouseSwitch
    DiscountRounding | pricing | scoped class
      SurchargePreview; IndexReader; BackupReader
    PriceRounding | pricing | singleton protocol
      ConsoleRegistry
    TaxMatcher | pricing | singleton protocol
      ProxyLimiter
    VoucherPreview | pricing | singleton class
      ProxyClient; LedgerMigration; StageRegistry
    TaxCalculator | pricing | singleton class
      AlarmProbe
    DiscountMatcher | pricing | singleton class
      PacketLimiter
    TaxTable | pricing | singleton struct
      DiscountCalculator
    OfferPreview | pricing | singleton class
      IndexReader
    OfferTable | pricing | transient class
      AlarmProbe
    TariffCalculator | pricing | singleton class
      OfferTable; HouseSwitch; RebateQuote
    DiscountRule | pricing | singleton class
      DiscountCalculator; ArchiveCompactor; ClockFeed; ProxyClient
    PriceRule | pricing | singleton class
      LedgerMigration; HouseSwitch; VaultWriter
    OfferCalculator | pricing | singleton protocol
      ProxyClient; ShelfWriter; RequestDecoder; HouseSwitch; PartnerRetrier
    OrderDesk | sales | singleton instance
    PaymentAudit | sales | singleton class
      RebateQuote; ShelfWriter
    RefundNumbers | sales | singleton protocol
      OfferTable; PaymentAudit
    BasketNumbers | sales | singleton protocol
      RefundNumbers
    BasketAudit | sales | singleton class
      BackupReader; BasketNumbers
    OrderLimits | sales | scoped class
      TariffRounding; RequestDecoder; HallFinder; SignalProbe
    ExchangeLimits | sales | singleton class
      DiscountMatcher; SignalSwitch; RequestDecoder; HallHold
    OrderNumbers | sales | singleton class
      OfferRule; ProxySigner
    OrderFlow | sales | singleton class | live
      BalconyPlan; HallFinder; LedgerMigration; HallPlan; OfferTable
    OrderFlow(name: touring) | sales | singleton class
      BalconyPlan; HallFinder; LedgerMigration; HallPlan; OfferTable
    BookingJournal | sales | singleton protocol
      LedgerStore; SignalFeed; RouteSigner; OfferTable
    RefundLimits | sales | singleton protocol | live
      CalendarFeed(name: touring); ProxyClient; RequestDecoder
    PaymentJournal | sales | singleton struct
      RefundNumbers; HallFinder
    BasketValidator | sales | singleton class | live
      WireLimiter
    CheckoutValidator | sales | singleton class
      BalconyMap; HouseSwitch; IndexReader
    RefundValidator | sales | singleton struct
      BasketAudit; HallFinder
    CheckoutAudit | sales | singleton class
      LedgerMigration; CalendarMonitor
    CheckoutLimits | sales | singleton struct
      OfferTable
    RefundDesk | sales | singleton protocol
      OrderFlow(name: touring); HallPlan; BlobCursor; ArchiveCompactor
    RefundDesk(name: archive) | sales | singleton protocol
      BlobCache; CalendarFeed; BalconyMap; WheelchairCounter; BasketNumbers
    CheckoutNumbers | sales | singleton class | live
      ArchiveCompactor; OfferTable; RowMap; RequestDecoder; BackstageSwitch
    BasketLimits | sales | singleton class
      CheckoutNumbers; RebateTable; RequestDecoder; GalleryFinder; BlobCache; HallHold
    PosterTemplate | printing | singleton class
      ConsentToken; GuestPolicy; ConsentRoster
    PosterProof | printing | singleton class
      PosterTemplate
    TicketSpooler | printing | singleton protocol
      PosterProof
    RibbonPrinter | printing | singleton class
      RouteSigner; TicketSpooler; StageRegistry; WireDecoder
    BarcodeCutter | printing | singleton class
      CalendarFeed(name: touring); BackstageSwitch
    PosterTray | printing | singleton protocol | live
      LoginSession; CalendarSchedule
    StubPrinter | printing | singleton protocol
      ConsentToken; LoginSession; RibbonPrinter
    ProgrammeLayout | printing | singleton class
      BadgeRoster; PacketPinger
    PosterSpooler | printing | singleton protocol | asynchronous
      PartnerPinger; StageRegistry
    LabelCutter | printing | singleton class
      LoginLookup; ClockFeed
    ParameterizedFactory<Int, PaperCutter> | printing | transient factory
      ConsentToken; MemberToken; RolePolicy; BadgeSession
    StubSpooler | printing | singleton class
      ConsoleRegistry; RoleDirectory; PosterProof; RolePolicy; ProxySigner; ProxyClient
    ParameterizedFactory<Int, BarcodeProof> | printing | transient factory
      ParameterizedFactory<Int, PaperCutter>; RibbonPrinter; HouseSwitch
    LabelTray | printing | scoped class
      BadgeRoster; BadgeSession; ParameterizedFactory<Int, GuestRoster>
    ParameterizedFactory<Int, LabelPrinter> | printing | transient factory
      CalendarFeed; ParameterizedFactory<Int, BarcodeProof>
    PaperLayout | printing | singleton class
      ConsentToken; HouseSwitch; SignalFeed
    RibbonCutter | printing | transient class
      ProxyLimiter
    TicketLayout | printing | singleton protocol
    ProgrammeTemplate | printing | transient class
      ParameterizedFactory<Int, BarcodeProof>; PacketClient; StageRegistry; BadgeRoster
      RibbonPrinter
    ProgrammeSpooler | printing | singleton class
      ParameterizedFactory<Int, BarcodeProof>; ConsentToken; PosterTray; CalendarRegistry
    StubProof | printing | singleton struct
      ConsoleRegistry; GuestPolicy
    ReceiptComposer | mail | singleton instance
    NewsletterStamper | mail | singleton class
      HallChart
    AddressComposer | mail | singleton protocol | live
      GalleryMap; GalleryAllocator; NewsletterStamper
    BounceFilter | mail | singleton class
      AddressComposer
    NewsletterFilter | mail | singleton class
      BounceFilter
    InviteOutbox | mail | singleton struct
      NewsletterStamper
    ReminderSorter | mail | singleton class
      BackstageSwitch; CalendarFeed; HouseSwitch
    NewsletterOutbox | mail | singleton class | asynchronous
      HallFinder; SignalMonitor; HouseSwitch; BalconyCounter
    ReceiptFilter | mail | transient class
      ReminderSorter; LogeFinder(name: touring); HouseSwitch
    NewsletterSorter | mail | singleton protocol
      ReminderSorter; WheelchairChart; ClockFeed; ConsoleRegistry; HouseSwitch
    BounceSorter | mail | singleton class
      ReceiptFilter; WheelchairChart; HallPlan; HallFinder
    LetterStamper | mail | singleton class | asynchronous | live
      HouseSwitch; ConsoleRegistry
    NewsletterDigest | mail | singleton class
    InviteMailer | mail | singleton protocol
      AlarmSettings; ReminderSorter
    ReceiptSorter | mail | singleton class
      StageProbe; HallHold
    AddressStamper | mail | graph class
      InviteMailer; NewsletterStamper; BalconyCounter
    NewsletterMailer | mail | singleton class | asynchronous
      HallFinder
    BounceOutbox | mail | singleton struct
      HallHold; BalconyCounter
    BounceComposer | mail | singleton class
      AlarmSettings
    PostcardStamper | mail | singleton protocol
      HouseSwitch; AddressComposer; HallFinder
    NewsletterComposer | mail | singleton class
      CalendarMonitor
    BudgetReport | accounting | singleton instance
    InvoiceApproval | accounting | singleton instance
    ExpenseClosing | accounting | singleton struct
      BalconyPlan; HouseSwitch; HallChart
    PayrollExport | accounting | singleton protocol
      ExpenseClosing; GuestLookup
    PayrollExport(name: archive) | accounting | singleton protocol
      HouseSwitch; PostcardStamper; BackstageSwitch
    DepositBook | accounting | singleton struct
      BadgeRoster; HallFinder; PayrollExport; BalconyPlan; ExpenseClosing
    InvoiceClosing | accounting | singleton class
      DepositBook
    RoyaltyBook | accounting | singleton class
      HouseSwitch
    CurrencyBook | accounting | singleton protocol
      ClockFeed
    ExpenseApproval | accounting | singleton class | live
      NewsletterStamper
    CurrencyBalance | accounting | singleton class
      ConsentToken; AddressStamper
    AccountBalance | accounting | weak class
      HallPlan; ReminderSorter
    CurrencyApproval | accounting | singleton protocol
      ExpenseApproval
    DepositReport | accounting | graph class
      PosterTray
    DepositForecast | accounting | transient class
      AccountBalance; GalleryFinder; HouseSwitch; WheelchairChart
    AccountForecast | accounting | singleton struct
      HallFinder; HouseSwitch; AccountBalance
    RoyaltyApproval | accounting | singleton class
      ConsentToken; NewsletterComposer
    InvoiceForecast | accounting | singleton protocol
      AccountBalance
    PayrollClosing | accounting | scoped class
      BalconyPlan; ParameterizedFactory<Int, GuestRoster>; WheelchairMap
    AccountBook | accounting | singleton protocol | asynchronous
      GalleryAllocator; ParameterizedFactory<Int, BarcodeProof>
    DepositClosing | accounting | weak class
      HouseSwitch; TicketSpooler; ConsentToken
    AccountExport | accounting | singleton class
      StageSwitch; ClockFeed; TicketLayout; MemberSession; BadgeRoster
    PayrollReport | accounting | singleton class
      LoginSession; StageRegistry
    DepositExport | accounting | singleton class
      ConsentToken; DepositReport
    CurrencyReport | accounting | singleton protocol
      RowFinder; NewsletterStamper; ParameterizedFactory<Int, BarcodeProof>; ReceiptFilter
    ExpenseBalance | accounting | singleton class
      PayrollExport(name: archive); DepositClosing; BackstageSwitch
    SeasonChannel | marketing | singleton protocol
      NewsletterFilter; PosterTray
    TrailerTracker | marketing | singleton class
      CalendarProbe; SeasonChannel
    TeaserChannel | marketing | singleton protocol
      TrailerTracker; ProxyRetrier; RequestDecoder
    BannerPlanner | marketing | singleton class
      TeaserChannel; WheelchairChart; ReminderSorter
    CampaignTracker | marketing | transient class
      HouseSwitch; ReceiptFilter; ParameterizedFactory<Int, PaperCutter>
    SurveyTracker | marketing | singleton class
      RequestDecoder; HouseSwitch; WheelchairChart; PartnerQueue
    TrailerSegment | marketing | singleton class
      AddressStamper
    SeasonSegment | marketing | graph class
      CalendarMonitor; RequestDecoder; ReminderSorter; NewsletterComposer; HallFinder
    ParameterizedFactory<Int, SurveyPlanner> | marketing | transient factory
      GalleryFinder; ClockFeed; SeasonSegment
    SurveyDraw | marketing | singleton protocol | live
    PressChannel | marketing | scoped class
      HallFinder; InviteMailer; PacketLimiter
    TeaserDraw | marketing | singleton class | live
      BalconyMap; ReceiptFilter
    AudienceTracker | marketing | singleton class | asynchronous
      HallHold; HouseSwitch
    PressDraw | marketing | singleton class
      PostcardStamper
    CampaignPlanner | marketing | graph class
    TrailerEditor | marketing | singleton protocol
      HallFinder; CalendarProbe; ParameterizedFactory<Int, BarcodeProof>; GalleryFinder
      ConsoleRegistry
    BannerSegment | marketing | singleton class
      ParameterizedFactory<Int, BarcodeProof>; BackstageSwitch; AlarmSettings
    BannerSegment(name: archive) | marketing | singleton class
      ParameterizedFactory<Int, BarcodeProof>; BackstageSwitch; AlarmSettings
    TrailerPlanner | marketing | singleton protocol
      HouseSwitch; StubPrinter; GalleryAllocator; CalendarFeed(name: touring)
    TrailerPlanner(name: touring) | marketing | singleton protocol
      RequestDecoder; ProxyClient; RequestSigner; CampaignTracker
    CampaignChannel | marketing | singleton protocol | live
    AudiencePlanner | marketing | singleton class
      PartnerRetrier; PaperLayout
    TeaserTracker | marketing | singleton class
      BannerSegment(name: archive); ProxyClient
    AudienceChannel | marketing | singleton struct
    ParameterizedFactory<Int, SurveyScore> | marketing | transient factory
      PostcardStamper
    SurveySegment | marketing | singleton struct
      ClockFeed
    SeasonPlanner | marketing | singleton class | live
      CampaignTracker
    FoyerScanner | frontOfHouse | singleton instance
    IntervalTally | frontOfHouse | singleton struct
      HouseSwitch; NewsletterFilter
    DoorDisplay | frontOfHouse | singleton protocol
      IntervalTally; BlobCache; BounceComposer; RefundValidator; GatewayPinger
    QueueingGuide | frontOfHouse | singleton struct
      DoorDisplay
    FoyerShift | frontOfHouse | singleton class
      QueueingGuide
    BarShift | frontOfHouse | singleton protocol
    QueueingGong | frontOfHouse | singleton protocol
      OfferRule; StageRegistry; InviteMailer
    QueueingScanner | frontOfHouse | singleton protocol | asynchronous
      ParameterizedFactory<Int, GuestRoster>; HouseSwitch; BounceSorter
    AnnouncementShift | frontOfHouse | scoped class
      CalendarProbe; PaymentAudit; ProxyClient
    BarDisplay | frontOfHouse | singleton protocol
      ConsoleRegistry; ProxyClient
    IntervalGuide | frontOfHouse | singleton class
      LoginSession; AlarmProbe; ShelfWriter
    FoyerTally | frontOfHouse | transient class
      OfferTable; InviteMailer; ParameterizedFactory<Int, GuestRoster>; PaymentAudit
    FoyerBoard | frontOfHouse | singleton class
      ParameterizedFactory<Int, GuestRoster>; PriceRounding; BarDisplay; LedgerMigration; OfferRule
    UsherGong | frontOfHouse | singleton struct
      NewsletterDigest
    FoyerGuide | frontOfHouse | transient struct
    QueueingTally | frontOfHouse | singleton class | asynchronous
      ParameterizedFactory<Int, GuestRoster>; DiscountCalculator
    UsherBoard | frontOfHouse | transient class
      RefundDesk(name: archive); StageRegistry
    UsherGuide | frontOfHouse | singleton class
    BarScanner | frontOfHouse | scoped class
      RefundDesk(name: archive); BasketLimits; IndexWriter
    QueueingDisplay | frontOfHouse | singleton protocol
      MemberRoster; CheckoutNumbers; BlobCursor; ReceiptFilter; HouseSwitch
    DoorTally | frontOfHouse | singleton protocol
      IndexReader; ShelfCursor
    UsherScanner | frontOfHouse | singleton class
      RefundNumbers; RequestDecoder
    UsherScanner(name: touring) | frontOfHouse | singleton class
      RefundNumbers; RequestDecoder
    AnnouncementGuide | frontOfHouse | singleton class
      PostcardStamper; RequestDecoder; BlobCache
    """
)
