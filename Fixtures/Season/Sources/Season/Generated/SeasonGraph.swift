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
      StageSwitch; AlarmSettings
    SignalMonitor | platform | singleton protocol
      StageSwitch; SignalSwitch; AlarmSettings
    AlarmProbe | platform | graph class
      SignalSwitch; StageSwitch; SignalMonitor
    HouseRegistry | platform | weak class
      SignalMonitor; StageSwitch; AlarmProbe
    SignalProbe | platform | transient class
      AlarmProbe; HouseRegistry; StageSwitch; SignalMonitor
    BackstageFeed | platform | transient struct
      SignalProbe; AlarmProbe; HouseRegistry; SignalMonitor
    BackstageSwitch | platform | singleton protocol
      SignalMonitor
    HouseSwitch | platform | singleton protocol
      SignalMonitor; AlarmProbe; HouseRegistry
    ConsoleRegistry | platform | singleton class
      HouseRegistry; SignalMonitor
    StageRegistry | platform | singleton class
      SignalMonitor; AlarmProbe
    CalendarMonitor | platform | singleton protocol
      SignalMonitor; AlarmProbe
    CalendarSchedule | platform | singleton struct
      AlarmProbe; SignalMonitor
    CalendarRegistry | platform | singleton class
      HouseRegistry; AlarmProbe; StageRegistry
    CalendarFeed | platform | singleton class
      HouseSwitch; BackstageFeed
    CalendarProbe | platform | singleton struct
      HouseRegistry; AlarmProbe; SignalMonitor; BackstageFeed; HouseSwitch
    StageProbe | platform | transient struct
      SignalProbe
    ConsoleFeed | platform | singleton class
      CalendarRegistry; SignalSwitch
    ConsoleFeed(name: backup) | platform | singleton class
      CalendarRegistry; SignalSwitch
    BackstageSettings | platform | singleton class
      SignalSwitch; HouseRegistry
    ParameterizedFactory<Int, SignalFeed> | platform | transient factory
      CalendarSchedule; StageProbe
    ClockFeed | platform | singleton class
    RecordWriter | storage | singleton instance
    BlobWriter | storage | singleton class | live
    BackupWriter | storage | singleton struct
      BlobWriter
    ArchiveMigration | storage | singleton class
      BackupWriter; AlarmProbe
    VaultMigration | storage | singleton struct
      HouseSwitch; StageSwitch; AlarmProbe; ArchiveMigration; SignalMonitor
    LedgerStore | storage | graph class
      SignalMonitor; HouseRegistry; CalendarSchedule; BackstageSwitch; AlarmProbe; CalendarRegistry
    BackupCursor | storage | singleton class
      CalendarSchedule; AlarmSettings
    LedgerCache | storage | transient struct
      AlarmProbe; LedgerStore; StageRegistry; ConsoleFeed
    IndexMigration | storage | singleton class
    ShelfStore | storage | singleton class
      CalendarSchedule; ConsoleFeed(name: backup)
    ArchiveWriter | storage | singleton class
      BackupCursor; HouseRegistry
    ShelfCursor | storage | singleton class
      AlarmProbe; SignalMonitor
    IndexCompactor | storage | singleton class
      SignalMonitor; BackstageSettings; AlarmProbe; ArchiveWriter; HouseRegistry; StageRegistry
    ArchiveCompactor | storage | singleton struct
      CalendarSchedule; HouseRegistry; SignalMonitor; AlarmProbe
    IndexWriter | storage | singleton struct
      SignalSwitch; LedgerStore; ConsoleFeed(name: backup); AlarmProbe
    BlobCache | storage | singleton protocol
      ArchiveWriter; ArchiveCompactor; AlarmProbe
    IndexStore | storage | transient struct
      ConsoleFeed(name: backup); ArchiveWriter; CalendarSchedule
    BackupStore | storage | singleton protocol | asynchronous | live
      AlarmProbe
    RecordStore | storage | singleton struct
      BlobWriter; BackupWriter
    BlobReader | storage | transient struct
      BackstageSwitch; SignalMonitor
    BlobCursor | storage | singleton protocol
    BlobMigration | storage | transient class
      SignalMonitor; AlarmProbe; CalendarSchedule
    VaultStore | storage | singleton class
      ShelfCursor; SignalMonitor; AlarmProbe; BackstageSwitch; HouseRegistry
    LedgerReader | storage | transient class
      BlobCache; CalendarSchedule
    ShelfCache | storage | singleton struct
      BlobReader; CalendarRegistry
    RouteDecoder | network | singleton instance
    SocketPinger | network | singleton struct
      ConsoleFeed(name: backup); ParameterizedFactory<Int, SignalFeed>; CalendarFeed; SignalMonitor
    WireDecoder | network | singleton class
      AlarmProbe; SocketPinger
    WireLimiter | network | singleton class | live
      WireDecoder
    RequestRetrier | network | singleton struct
      StageSwitch; SignalMonitor; WireLimiter
    RouteClient | network | weak class
      SignalMonitor; HouseRegistry
    GatewayClient | network | singleton class
      BackstageFeed; AlarmProbe
    WireClient | network | singleton struct
      CalendarRegistry; RouteClient
    PacketLimiter | network | singleton struct
      AlarmProbe; RouteClient; ParameterizedFactory<Int, SignalFeed>; StageSwitch
    RouteRetrier | network | singleton struct
      ConsoleFeed; HouseSwitch; AlarmProbe; StageRegistry
    ProxyLimiter | network | singleton protocol | asynchronous
      ParameterizedFactory<Int, SignalFeed>; ConsoleRegistry; AlarmProbe; SignalMonitor
      BackstageFeed; AlarmSettings
    PacketClient | network | singleton protocol
      SignalSwitch; RouteClient
    SocketSigner | network | singleton class
      HouseRegistry; AlarmSettings; ConsoleRegistry; AlarmProbe
    RouteSigner | network | scoped class
      BackstageFeed; StageProbe; StageSwitch; SignalSwitch; AlarmProbe; BackstageSwitch
    GatewayDecoder | network | singleton protocol
      HouseSwitch; HouseRegistry
    PartnerPinger | network | singleton protocol | asynchronous
      RouteClient; SignalMonitor
    PartnerRetrier | network | transient class
      AlarmProbe
    RequestSigner | network | singleton struct
      WireDecoder; SignalProbe
    RequestDecoder | network | singleton struct
      RouteRetrier
    ProxyQueue | network | singleton class
      CalendarProbe; SignalMonitor; GatewayClient; StageSwitch; HouseRegistry
    GatewayLimiter | network | singleton struct
      SignalMonitor; StageRegistry
    PartnerSigner | network | transient class
      SignalMonitor
    PartnerDecoder | network | scoped class
      AlarmProbe; RouteClient; PacketLimiter; HouseRegistry; HouseSwitch
    PartnerLimiter | network | singleton class | live
      StageRegistry; AlarmProbe; HouseSwitch
    ProxySigner | network | singleton struct
    ProxyRetrier | network | singleton struct
      WireClient; ProxySigner
    SocketQueue | network | transient struct
      RouteClient; ProxyRetrier; RequestDecoder
    BadgeRoster | identity | singleton instance
    ConsentRoster | identity | singleton class
      VaultMigration; ParameterizedFactory<Int, SignalFeed>
    StaffLookup | identity | singleton class
      ConsentRoster; LedgerStore
    LoginToken | identity | singleton struct
      StaffLookup
    GuestVerifier | identity | singleton class
      LoginToken
    MemberToken | identity | singleton class | asynchronous
      BlobReader; HouseRegistry; LedgerStore; ParameterizedFactory<Int, SignalFeed>; BackupCursor
    StaffSession | identity | singleton class
    BadgeSession | identity | singleton struct
      VaultStore; LedgerStore; CalendarRegistry
    ConsentVerifier | identity | singleton class
    LoginPolicy | identity | singleton class
      ArchiveWriter; BadgeSession; HouseRegistry; SignalMonitor; AlarmProbe; SignalSwitch
    RoleRoster | identity | singleton class
      AlarmProbe
    ConsentSession | identity | singleton protocol
      ArchiveWriter; LedgerStore; BackupCursor; SignalMonitor; BlobCache; LoginToken
    GuestSession | identity | singleton protocol
      CalendarSchedule; BlobReader; LedgerStore; AlarmProbe
    BadgeToken | identity | transient class
    RoleDirectory | identity | singleton struct
      BackstageSettings; AlarmProbe; ShelfCursor; ConsentVerifier; RoleRoster
    GuestRoster | identity | singleton protocol
      CalendarFeed
    LoginVerifier | identity | singleton struct
      BadgeSession; BlobCursor; BackupCursor; LedgerStore
    MemberLookup | identity | singleton protocol
      HouseRegistry; LoginToken; AlarmProbe
    MemberLookup(name: archive) | identity | singleton protocol
      BackupCursor; LoginPolicy
    GuestDirectory | identity | transient struct
      AlarmProbe; CalendarSchedule; ArchiveWriter; BlobCursor
    PatronToken | identity | singleton class
      GuestDirectory
    PatronLookup | identity | singleton struct
      StaffSession
    ConsentPolicy | identity | singleton struct
      BackstageFeed; SignalMonitor
    MemberVerifier | identity | singleton class
      AlarmProbe
    LoginRoster | identity | singleton class
      LedgerStore
    LoginRoster(name: touring) | identity | singleton class
      LedgerStore
    BadgeDirectory | identity | singleton class
      ArchiveMigration; StageSwitch; CalendarRegistry; BlobReader
    ParameterizedFactory<Int, BadgePolicy> | identity | transient factory
      BlobCursor; CalendarSchedule
    RowPlan | seating | singleton instance
    RowFinder | seating | singleton struct
      BlobCursor; LedgerStore; HouseRegistry; SignalMonitor; VaultMigration; ShelfCache
    HallAllocator | seating | singleton class
      RowFinder
    LogeChart | seating | singleton class
      CalendarRegistry; HallAllocator
    LogePlan | seating | singleton class
      LogeChart
    HallPlan | seating | weak class
      SignalProbe; ArchiveWriter; LedgerStore; BackupCursor; ShelfCache
    HallMap | seating | weak class
      BlobReader
    WheelchairHold | seating | singleton class
      ArchiveWriter; RowPlan; BackstageSwitch; ArchiveMigration
    StallsMap | seating | singleton struct
      CalendarFeed; BlobCursor; WheelchairHold; LedgerStore
    LogeFinder | seating | singleton class
      HallMap; ArchiveMigration
    SeatCounter | seating | singleton class
      HallMap
    StallsCounter | seating | singleton protocol
      AlarmProbe; ParameterizedFactory<Int, SignalFeed>; HallMap
    GalleryChart | seating | singleton class
      ArchiveWriter; HallMap; HouseRegistry; HallPlan; IndexWriter
    WheelchairMap | seating | singleton struct
      StageSwitch
    RowCounter | seating | singleton class
      AlarmProbe; LedgerStore
    LogeCounter | seating | singleton class
      AlarmProbe; SignalMonitor
    BalconyHold | seating | singleton class
      LedgerCache; HallMap; AlarmProbe; HouseRegistry
    HallHold | seating | singleton protocol
      LedgerStore
    WheelchairChart | seating | singleton class
      AlarmProbe; ShelfCache; StallsMap
    WheelchairAllocator | seating | singleton class
      SignalMonitor
    HallCounter | seating | singleton class
      BlobReader; HallHold; HouseRegistry
    BalconyPlan | seating | singleton class
      HallHold
    GalleryAllocator | seating | singleton struct
      RecordStore; HallHold; BalconyHold; LedgerCache; SignalMonitor
    RebateTable | pricing | singleton instance
    OfferQuote | pricing | singleton protocol
      RequestRetrier
    DiscountCalculator | pricing | singleton class
      OfferQuote; ProxyQueue
    PriceMatcher | pricing | singleton class
      DiscountCalculator
    DiscountRounding | pricing | singleton protocol
      PriceMatcher
    TariffCalculator | pricing | singleton class
      StageSwitch
    TariffCalculator(name: touring) | pricing | singleton class
      StageSwitch
    DiscountPreview | pricing | singleton class
      PacketClient; AlarmProbe
    OfferTable | pricing | scoped class
      CalendarFeed; CalendarSchedule
    VoucherRounding | pricing | singleton class
      TariffCalculator(name: touring)
    PriceRounding | pricing | singleton protocol
      StageSwitch; AlarmProbe; SocketPinger; BlobReader; BackstageFeed
    OfferCalculator | pricing | singleton class
      BlobReader; BlobCursor
    PricePreview | pricing | singleton protocol
      HouseRegistry; PacketClient; TariffCalculator(name: touring)
    PriceRule | pricing | transient class
      ConsoleRegistry; ArchiveWriter; DiscountRounding; SignalMonitor
    VoucherPreview | pricing | singleton struct
      AlarmProbe; HouseRegistry; SignalMonitor; BlobMigration; PriceRule
    VoucherTable | pricing | singleton struct
      StageRegistry
    SurchargeRule | pricing | singleton protocol
      BlobCache; LedgerStore
    SurchargeRule(name: touring) | pricing | singleton protocol
      RequestDecoder; CalendarRegistry; BlobReader
    OfferPreview | pricing | transient struct
      BlobCursor; AlarmProbe; RebateTable
    VoucherCalculator | pricing | singleton struct
      BackstageSwitch; ConsoleFeed(name: backup); SignalMonitor
    SurchargeMatcher | pricing | singleton protocol
      SignalMonitor; PacketClient
    TaxRule | pricing | singleton class
      StageRegistry
    VoucherMatcher | pricing | singleton class
      AlarmProbe; BackstageSwitch; LedgerStore
    VoucherMatcher(name: backup) | pricing | singleton class
      AlarmProbe; BackstageSwitch; LedgerStore
    DiscountTable | pricing | singleton class
      VaultStore; RouteClient
    RebateCalculator | pricing | singleton class
      LedgerCache; SignalMonitor
    RebateRule | pricing | singleton protocol
      ArchiveWriter; VaultStore; ShelfStore
    ParameterizedFactory<Int, SurchargeCalculator> | pricing | transient factory
      AlarmProbe; DiscountTable
    TaxPreview | pricing | transient struct
      PacketClient
    DiscountQuote | pricing | singleton class
      AlarmProbe; RequestRetrier; SignalMonitor
    TaxQuote | pricing | singleton protocol
      RebateRule; LedgerStore; BlobReader
    RebateRounding | pricing | singleton protocol
      HouseRegistry
    TariffTable | pricing | singleton class
      WireClient
    RefundAudit | sales | singleton instance
    PaymentValidator | sales | singleton class
      ClockFeed; DiscountRounding; WheelchairChart
    PaymentValidator(name: matinee) | sales | singleton class
      ClockFeed; DiscountRounding; WheelchairChart
    SaleFlow | sales | singleton protocol
      SignalMonitor; BackupCursor; PaymentValidator
    ExchangeLimits | sales | singleton protocol
      SaleFlow
    CheckoutValidator | sales | singleton class
      BackupWriter; BackstageSwitch; BlobReader; ExchangeLimits
    BookingValidator | sales | singleton protocol
      AlarmProbe; HallPlan; CalendarMonitor; HallCounter; SurchargeMatcher; HouseRegistry
    OrderDesk | sales | scoped class
      BlobReader; HouseRegistry; BackupCursor
    BasketValidator | sales | singleton protocol | live
      GalleryChart; ArchiveWriter; HallMap; AlarmProbe; BalconyHold
    PaymentLimits | sales | singleton class
      BalconyPlan; ArchiveMigration
    BasketDesk | sales | singleton class
      StageSwitch; ArchiveWriter; RecordStore; PacketClient; AlarmProbe
    CheckoutNumbers | sales | singleton class
      AlarmProbe; HallMap
    ExchangeFlow | sales | singleton protocol
      TaxQuote; StageSwitch; RouteClient; HallHold
    PaymentFlow | sales | singleton struct
      VoucherPreview; PacketClient
    BookingLimits | sales | singleton struct
      LogeChart; HallMap; BackupCursor; HallPlan; TaxQuote
    ExchangeValidator | sales | singleton class
      RecordWriter; CalendarRegistry; GatewayClient; TaxQuote
    ExchangeValidator(name: archive) | sales | singleton class
      RecordWriter; CalendarRegistry; GatewayClient; TaxQuote
    SaleNumbers | sales | singleton class
      CalendarSchedule; GatewayLimiter; RouteClient
    PaymentAudit | sales | singleton class
      ExchangeFlow; HallMap
    BookingAudit | sales | singleton class | live
      PacketClient
    CheckoutLimits | sales | singleton struct
      GalleryChart; AlarmProbe; LedgerStore
    OrderValidator | sales | singleton class | live
      SaleNumbers; HallMap
    PaperSpooler | printing | singleton class
      HouseRegistry; GuestVerifier
    BarcodeLayout | printing | singleton class
      PaperSpooler; StaffSession; MemberVerifier; AlarmProbe
    ProgrammeTemplate | printing | singleton protocol
      MemberVerifier; BarcodeLayout
    BarcodeCutter | printing | singleton class
      ProgrammeTemplate; MemberVerifier
    PosterTray | printing | singleton class
      MemberVerifier
    ParameterizedFactory<Int, BarcodePrinter> | printing | transient factory
      AlarmProbe; SocketPinger; CalendarRegistry
    LabelTemplate | printing | singleton protocol
      CalendarSchedule; GuestDirectory; PacketClient; BackstageSettings; SignalSwitch
    ProgrammeSpooler | printing | singleton class
      ParameterizedFactory<Int, BarcodePrinter>; StaffSession; ParameterizedFactory<Int, SignalFeed>
      SocketQueue; CalendarSchedule; ProxySigner
    PosterPrinter | printing | transient class
      HouseRegistry; BarcodeCutter; MemberVerifier
    PaperProof | printing | singleton protocol | asynchronous
      MemberVerifier
    PosterSpooler | printing | transient class
      PacketLimiter; SignalProbe
    ParameterizedFactory<Int, TicketLayout> | printing | transient factory
      PacketClient; SignalMonitor; AlarmProbe
    ParameterizedFactory<Int, ProgrammeLayout> | printing | transient factory
      StaffSession; BackstageFeed
    StubCutter | printing | singleton protocol
      LoginRoster; BadgeToken; PosterPrinter
    StubCutter(name: matinee) | printing | singleton protocol | live
      StaffSession; RouteClient
    RibbonTemplate | printing | singleton class
      RequestSigner; HouseRegistry
    PaperPrinter | printing | singleton protocol
      PartnerSigner; CalendarRegistry
    RibbonTray | printing | singleton struct
      MemberVerifier; ProxyRetrier; RoleRoster; MemberLookup(name: archive)
    PosterLayout | printing | singleton class
      AlarmProbe; MemberLookup(name: archive); BarcodeLayout; ConsentSession; WireClient
      PacketClient
    TicketPrinter | printing | scoped class
      PosterLayout; LabelTemplate; AlarmProbe
    PosterCutter | printing | singleton class
      StaffSession; BadgeToken; LoginPolicy
    PosterCutter(name: touring) | printing | singleton class
      StaffSession; BadgeToken; LoginPolicy
    ProgrammePrinter | printing | singleton class
      ConsoleRegistry; PosterCutter(name: touring)
    PostcardFilter | mail | singleton instance
    NewsletterMailer | mail | singleton class
      AlarmProbe; HallMap; LogePlan
    NewsletterOutbox | mail | singleton protocol
      CalendarSchedule; AlarmProbe; NewsletterMailer
    LetterDigest | mail | singleton class | live
      NewsletterOutbox; AlarmProbe; CalendarSchedule
    PostcardSorter | mail | singleton class
      LetterDigest; AlarmProbe; LogeChart
    BounceDigest | mail | graph class
      HallCounter; BalconyPlan; AlarmProbe; HallMap
    ReceiptOutbox | mail | singleton class
      AlarmProbe; ConsoleRegistry; HallPlan
    InviteDigest | mail | singleton protocol | live
      HouseRegistry; SignalMonitor; CalendarSchedule; AlarmProbe
    NewsletterComposer | mail | singleton protocol
      SignalMonitor
    ReceiptMailer | mail | singleton class
      AlarmProbe
    PostcardStamper | mail | transient class
      HallHold
    InviteMailer | mail | singleton class
      SignalSwitch
    InviteMailer(name: touring) | mail | singleton class
      SignalSwitch
    AddressFilter | mail | singleton class
      InviteDigest; BalconyHold
    BounceComposer | mail | singleton class | asynchronous
      WheelchairHold; AddressFilter; AlarmProbe
    PostcardDigest | mail | singleton class | asynchronous
      HallMap; BounceComposer; HouseRegistry
    ReminderStamper | mail | singleton class
      PostcardFilter; AlarmProbe; HallMap; InviteDigest; BounceDigest
    LetterOutbox | mail | singleton struct
      HallMap
    InviteStamper | mail | singleton struct
      HallMap
    AddressComposer | mail | singleton class
      AlarmProbe
    LetterSorter | mail | singleton protocol
      SignalMonitor
    ReceiptFilter | mail | singleton class | asynchronous
      StageSwitch; BounceComposer
    ExpenseReport | accounting | singleton instance
    DepositBook | accounting | singleton instance
    DepositClosing | accounting | singleton struct
      RibbonTray; LogePlan
    BudgetBook | accounting | singleton protocol
      DepositClosing; WheelchairHold
    PayrollExport | accounting | singleton struct
      ProgrammeSpooler; PosterCutter(name: touring); PosterLayout; BudgetBook
    ExpenseBalance | accounting | singleton class
      PosterSpooler; CalendarSchedule; PayrollExport
    CurrencyApproval | accounting | weak class
      HouseRegistry; PosterCutter; LogeChart
    InvoiceExport | accounting | weak class
      StaffSession
    PayrollBook | accounting | graph class
      HallPlan; CalendarSchedule; AlarmProbe
    PayrollApproval | accounting | singleton class
      WheelchairChart
    AccountExport | accounting | singleton class
      SignalMonitor; InvoiceExport; AlarmProbe
    AccountBook | accounting | singleton protocol
      HallMap; InviteStamper; HallPlan; BadgeToken; PayrollBook
    InvoiceBook | accounting | singleton class
      SignalMonitor
    CurrencyExport | accounting | singleton class
      ParameterizedFactory<Int, SignalFeed>
    PayrollForecast | accounting | singleton struct
      InviteDigest
    AccountApproval | accounting | singleton class
      MemberVerifier; InviteStamper
    ExpenseForecast | accounting | singleton protocol
      HallMap; BounceDigest
    ExpenseApproval | accounting | singleton protocol
      InvoiceExport
    BudgetApproval | accounting | transient class
      PosterSpooler
    InvoiceApproval | accounting | singleton class
      AccountApproval; HallCounter; AlarmProbe; HallPlan
    CurrencyClosing | accounting | singleton class | live
      HallMap; AlarmProbe; CurrencyExport
    BudgetExport | accounting | scoped class
      MemberVerifier; InvoiceExport
    DepositExport | accounting | singleton class | live
      ExpenseApproval
    BudgetClosing | accounting | singleton protocol | asynchronous
      LogeChart; LoginVerifier; HallPlan
    RoyaltyClosing | accounting | singleton protocol
      LogeCounter; PosterCutter(name: touring)
    AudienceSegment | marketing | singleton protocol
      WireClient; HallMap; PostcardSorter
    TeaserTracker | marketing | singleton class
      PostcardStamper; CalendarRegistry; AudienceSegment; StageSwitch
    TeaserScore | marketing | singleton protocol
      TeaserTracker
    PressTracker | marketing | singleton class | live
      TeaserScore; BounceDigest
    PressTracker(name: archive) | marketing | singleton class
      TeaserScore; BounceDigest
    PressPlanner | marketing | graph class
      CalendarSchedule; AlarmProbe
    BannerEditor | marketing | graph class
      GatewayDecoder; TeaserScore
    TrailerSegment | marketing | singleton protocol
      HallMap; PosterLayout; BarcodeLayout; PosterCutter(name: touring)
    SeasonTracker | marketing | singleton class
      AddressFilter; TrailerSegment; SignalMonitor
    PressChannel | marketing | singleton class
      BounceDigest; PosterCutter(name: touring)
    SurveyTracker | marketing | singleton struct
      RouteRetrier
    CampaignScore | marketing | transient class
      RouteClient; PacketClient; AudienceSegment
    CampaignEditor | marketing | singleton class
      PosterLayout; HallMap; AddressComposer; StubCutter(name: matinee)
    AudienceEditor | marketing | scoped class
      TeaserScore; AlarmProbe; PacketClient
    SeasonDraw | marketing | singleton protocol
      TeaserScore; HallHold
    CampaignChannel | marketing | singleton protocol
      TeaserScore
    SeasonPlanner | marketing | singleton class | live
      ConsoleRegistry; GatewayClient; AddressFilter; TrailerSegment; HallMap
    TeaserSegment | marketing | singleton class
      LabelTemplate; RouteDecoder; CampaignEditor
    BannerTracker | marketing | singleton class
    TeaserChannel | marketing | singleton class | asynchronous | live
      LogeFinder; InviteStamper; PartnerPinger
    AudienceScore | marketing | singleton class
      StallsMap; AddressFilter
    AudienceTracker | marketing | singleton protocol
      BarcodeLayout; AlarmProbe
    ParameterizedFactory<Int, TeaserPlanner> | marketing | transient factory
      BannerEditor
    ParameterizedFactory<Int, BannerChannel> | marketing | transient factory
    TrailerDraw | marketing | singleton struct
      HallMap; CalendarFeed; PosterCutter(name: touring); PosterTray; HouseRegistry
    CampaignPlanner | marketing | singleton class
      ProgrammePrinter; SignalMonitor; AlarmSettings
    BarGong | frontOfHouse | singleton instance
    FoyerShift | frontOfHouse | singleton struct
      AlarmProbe; CalendarRegistry; PostcardSorter; MemberVerifier
    CloakroomShift | frontOfHouse | singleton protocol
      FoyerShift
    QueueingGong | frontOfHouse | singleton struct
      PostcardSorter; BlobReader; LedgerCache; CloakroomShift
    AnnouncementGuide | frontOfHouse | singleton class
      WireDecoder; QueueingGong; AlarmProbe; GuestRoster
    UsherTally | frontOfHouse | singleton protocol
      ArchiveWriter; InviteStamper
    DoorGuide | frontOfHouse | singleton class
      PaymentAudit
    BarShift | frontOfHouse | transient class
      BlobWriter
    AnnouncementGong | frontOfHouse | transient class
      PostcardSorter
    UsherGuide | frontOfHouse | singleton protocol
      AlarmProbe; SignalMonitor
    IntervalScanner | frontOfHouse | singleton class
      PaymentAudit; BlobCursor
    DoorTally | frontOfHouse | scoped class
      TaxQuote; StaffSession
    AnnouncementScanner | frontOfHouse | singleton class | asynchronous
      BackstageSwitch
    UsherBoard | frontOfHouse | singleton protocol
    BarDisplay | frontOfHouse | scoped class
      PriceRule; HouseRegistry; ReminderStamper
    DoorGong | frontOfHouse | singleton class
      PatronToken; AlarmProbe; AddressFilter
    CloakroomBoard | frontOfHouse | singleton protocol
      CalendarSchedule; PaymentLimits; GatewayLimiter
    FoyerDisplay | frontOfHouse | singleton protocol
      AlarmProbe; GatewayLimiter
    QueueingBoard | frontOfHouse | singleton class
      StaffSession; SignalSwitch; ClockFeed
    BarScanner | frontOfHouse | singleton protocol | asynchronous
      PaymentLimits; LetterSorter; MemberVerifier; ExchangeValidator(name: archive)
    FoyerBoard | frontOfHouse | singleton struct
      LoginVerifier; DiscountTable; FoyerDisplay; ArchiveWriter; VoucherPreview
    BarBoard | frontOfHouse | transient struct
      LetterOutbox
    QueueingTally | frontOfHouse | singleton class
    """
)
