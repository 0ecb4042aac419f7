import Understudy

/// The part of a report about one container.
struct ContainerState: CustomStringConvertible {
  static let lineLimit = 40

  let label: String
  let state: String
  let items: [Item]
  /// The number of items left out.
  let more: Int
  let doubles: [DoubleState]

  /// - Parameter told: the doubles that the report has shown already; each is shown once.
  init(_ container: Container, besides told: inout Set<DoubleState.Identity>) {
    label = container.label ?? "unlabelled"
    state = container.isClosed ? "closed" : "open"
    let inventory = container.inspect().own
    items = inventory.map(Item.init)
    more = 0
    doubles = inventory.compactMap { $0.resident.flatMap { DoubleState($0) } }
      .filter { told.takes($0) }
  }

  init(_ container: FreedContainer, besides told: inout Set<DoubleState.Identity>) {
    label = container.label ?? "unlabelled"
    state = "freed"
    (items, more) = (container.items, container.more)
    doubles = container.doubles.map { DoubleState($0) }
      .filter { told.takes($0) }
  }

  var description: String {
    // Keys that the test registered or built are more informative than earlier ones.
    let telling = items.filter { $0.isUsed != nil || $0.isBuilt }
    var lines = ["Container \"\(label)\" (\(state)):"]
    lines += telling.prefix(Self.lineLimit).map { "  \($0)" }
    let more = telling.count - Self.lineLimit
    if more > 0 { lines.append("  … and \(more) more") }
    if self.more > 0 { lines.append("  … and \(self.more) more") }
    let others = items.count - telling.count
    if others > 0 { lines.append("  … and \(others) that were never resolved") }
    if items.isEmpty {
      lines.append(state == "freed" ? "  nothing was registered" : "  nothing is registered")
    }
    for double in doubles.prefix(Self.lineLimit) { lines.append("  \(double)") }
    return lines.joined(separator: "\n")
  }
}

extension ContainerState {
  /// The part of a report about a key; it holds no instance.
  ///
  /// A line such as `Mailer, singleton, built, used, registered at SaleTests.swift:12`.
  struct Item: CustomStringConvertible, Sendable {
    let key: Key
    let lifetime: String
    let site: SourceSite
    let isBuilt: Bool
    let isLive: Bool
    let isUsed: Bool?

    init(_ item: ContainerContents.Item) {
      (key, lifetime, site) = (item.key, item.lifetimeText, item.site)
      (isBuilt, isLive, isUsed) = (item.isBuilt, item.isLive, item.isUsed)
    }

    var description: String {
      var parts = ["\(key)", lifetime]
      if isBuilt { parts.append("built") }
      if isLive { parts.append("live") }
      if let isUsed { parts.append(isUsed ? "used" : "never used") }
      return parts.joined(separator: ", ") + ", registered at \(site)"
    }
  }
}

extension Set<DoubleState.Identity> {
  /// Returns whether the double is new to the report, and marks it as shown.
  fileprivate mutating func takes(_ double: DoubleState) -> Bool {
    double.identity.map { insert($0).inserted } ?? true
  }
}

/// The part of a report about a double: its recorded calls.
struct DoubleState: CustomStringConvertible {
  static let callLimit = 20

  /// The identity of a double within one test.
  enum Identity: Hashable {
    case member(ObjectIdentifier)
    /// Its address alone may belong to another one by now.
    case freed(ObjectIdentifier, lastOrder: Int)
    case resident(AttachedDoubleIdentity)
  }

  let name: String
  /// The identity; `nil` if the double has none.
  let identity: Identity?
  /// The last recorded calls.
  let calls: [String]
  let count: Int

  init?(_ resident: any AttachedDouble) {
    if let residency = resident as? DoubleAttachment, residency.double.stubMembers.isEmpty {
      // A double that keeps its history itself: if that is empty, it is unknown whether it was
      // called.
      let calls = residency.double.__writtenCalls
      guard !calls.isEmpty else { return nil }
      name = "\(type(of: residency.double))"
      identity = residency.identity.map { .resident($0) }
      self.calls = calls.suffix(Self.callLimit)
      count = calls.count
    } else {
      guard let (name, members) = Self.members(of: resident) else { return nil }
      self.name = name
      identity =
        members.first.map { .member(ObjectIdentifier($0)) }
        ?? resident.identity.map { .resident($0) }
      let calls = members.flatMap(\.erasedCalls).sorted(byPlace: \.place)
      self.calls = calls.suffix(Self.callLimit).map(\.reported)
      count = calls.count
    }
  }

  init(_ double: FreedDouble) {
    name = double.name
    identity = double.members.first?.identity
    let members = double.members.map(\.calls)
    let calls = members.flatMap(\.last).sorted(byPlace: \.place)
    self.calls = calls.suffix(Self.callLimit).map(\.reported)
    count = members.reduce(0) { $0 + $1.count }
  }

  /// Returns the name and the members of a double in a container.
  ///
  /// - Returns: `nil` if it records nothing, so that it is unknown whether it was called.
  static func members(of resident: any AttachedDouble) -> (String, [any StubMember])? {
    switch resident {
    case let residency as DoubleAttachment:
      let members = residency.double.stubMembers
      return members.isEmpty ? nil : ("\(type(of: residency.double))", members)
    case let member as any StubMember: return (member.name, [member])
    default: return nil
    }
  }

  var description: String {
    guard count > 0 else { return "\(name) was not called" }
    var lines = ["\(name) was called \(Times.count(count)):"]
    let skipped = count - calls.count
    if skipped > 0 { lines.append("    … \(skipped) earlier ones") }
    lines += calls.map { "    \($0.indented)" }
    return lines.joined(separator: "\n")
  }
}

extension RecordedCall {
  /// The call, and its outcome if that may explain a failure.
  fileprivate var reported: String {
    if case .returned = outcome { description } else { "\(description) – \(outcome)" }
  }
}
