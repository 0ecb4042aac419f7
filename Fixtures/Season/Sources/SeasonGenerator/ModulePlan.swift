/// What a module of every season is called, and what its parts are called after.
struct ModulePlan {
  let name: String
  let layer: String
  /// What its parts are about; no word belongs to two modules.
  let subjects: [String]
  /// What its parts do.
  let roles: [String]
  /// What implementations of its protocols are called after.
  let maker: String
  /// Whether some of its parts reach out of the house.
  let reachesOut: Bool
}

extension ModulePlan {
  /// The layers from the ground up; a module needs one of the layer below.
  static let layers = ["foundation", "house", "trade", "public"]

  /// The twelve, each after those it may need.
  static let all = [
    ModulePlan(
      name: "platform",
      layer: "foundation",
      subjects: ["House", "Stage", "Clock", "Calendar", "Signal", "Console", "Alarm", "Backstage"],
      roles: ["Settings", "Monitor", "Registry", "Feed", "Probe", "Schedule", "Switch"],
      maker: "System",
      reachesOut: false
    ),
    ModulePlan(
      name: "storage",
      layer: "foundation",
      subjects: ["Record", "Archive", "Ledger", "Blob", "Backup", "Index", "Shelf", "Vault"],
      roles: ["Store", "Reader", "Writer", "Cache", "Migration", "Cursor", "Compactor"],
      maker: "SQLite",
      reachesOut: true
    ),
    ModulePlan(
      name: "network",
      layer: "foundation",
      subjects: ["Wire", "Request", "Socket", "Partner", "Proxy", "Gateway", "Packet", "Route"],
      roles: ["Client", "Queue", "Limiter", "Signer", "Decoder", "Retrier", "Pinger"],
      maker: "HTTP",
      reachesOut: true
    ),
    ModulePlan(
      name: "identity",
      layer: "house",
      subjects: ["Patron", "Member", "Staff", "Badge", "Login", "Consent", "Guest", "Role"],
      roles: ["Directory", "Verifier", "Session", "Policy", "Lookup", "Token", "Roster"],
      maker: "Signed",
      reachesOut: false
    ),
    ModulePlan(
      name: "seating",
      layer: "house",
      subjects: ["Seat", "Row", "Balcony", "Stalls", "Gallery", "Hall", "Loge", "Wheelchair"],
      roles: ["Map", "Plan", "Allocator", "Hold", "Chart", "Finder", "Counter"],
      maker: "Hashed",
      reachesOut: false
    ),
    ModulePlan(
      name: "pricing",
      layer: "house",
      subjects: ["Price", "Discount", "Tariff", "Voucher", "Tax", "Surcharge", "Rebate", "Offer"],
      roles: ["Table", "Calculator", "Rule", "Rounding", "Quote", "Matcher", "Preview"],
      maker: "Seasonal",
      reachesOut: false
    ),
    ModulePlan(
      name: "sales",
      layer: "trade",
      subjects: [
        "Sale", "Basket", "Booking", "Checkout", "Payment", "Refund", "Order", "Exchange",
      ],
      roles: ["Desk", "Journal", "Numbers", "Validator", "Flow", "Audit", "Limits"],
      maker: "Counter",
      reachesOut: true
    ),
    ModulePlan(
      name: "printing",
      layer: "trade",
      subjects: ["Ticket", "Label", "Poster", "Stub", "Barcode", "Paper", "Ribbon", "Programme"],
      roles: ["Printer", "Layout", "Spooler", "Template", "Tray", "Proof", "Cutter"],
      maker: "Thermal",
      reachesOut: true
    ),
    ModulePlan(
      name: "mail",
      layer: "trade",
      subjects: [
        "Letter", "Postcard", "Newsletter", "Reminder", "Receipt", "Address", "Bounce", "Invite",
      ],
      roles: ["Mailer", "Outbox", "Composer", "Filter", "Digest", "Sorter", "Stamper"],
      maker: "SMTP",
      reachesOut: true
    ),
    ModulePlan(
      name: "accounting",
      layer: "trade",
      subjects: [
        "Account", "Invoice", "Royalty", "Payroll", "Budget", "Deposit", "Currency", "Expense",
      ],
      roles: ["Book", "Report", "Closing", "Export", "Balance", "Approval", "Forecast"],
      maker: "Audited",
      reachesOut: true
    ),
    ModulePlan(
      name: "marketing",
      layer: "public",
      subjects: [
        "Campaign", "Audience", "Banner", "Survey", "Press", "Trailer", "Season", "Teaser",
      ],
      roles: ["Planner", "Segment", "Score", "Channel", "Tracker", "Editor", "Draw"],
      maker: "Social",
      reachesOut: true
    ),
    ModulePlan(
      name: "frontOfHouse",
      layer: "public",
      subjects: [
        "Door", "Foyer", "Usher", "Cloakroom", "Bar", "Queueing", "Announcement", "Interval",
      ],
      roles: ["Board", "Scanner", "Shift", "Gong", "Display", "Tally", "Guide"],
      maker: "Live",
      reachesOut: false
    ),
  ]
}
