import Understudy

/// What a report says of one container.
struct ContainerState: CustomStringConvertible {
  static let lineLimit = 40

  let label: String
  let isClosed: Bool
  let items: [InventoryItem]
  let doubles: [DoubleState]

  init(_ container: Container) {
    label = container.label ?? "unlabelled"
    isClosed = container.isClosed
    items = container.inventory
    var seen: Set<ResidentIdentity> = []
    doubles = items.compactMap { item in
      guard let resident = item.resident else { return nil }
      if let identity = resident.identity, !seen.insert(identity).inserted { return nil }
      return DoubleState(item.key, resident)
    }
  }

  var description: String {
    // What a test registered or built says more than what was there before it.
    let telling = items.filter { $0.isUsed != nil || $0.isBuilt }
    var lines = ["Container \"\(label)\" (\(isClosed ? "closed" : "open")):"]
    lines += telling.prefix(Self.lineLimit).map { "  \($0.text)" }
    let more = telling.count - Self.lineLimit
    if more > 0 { lines.append("  … and \(more) more") }
    let others = items.count - telling.count
    if others > 0 { lines.append("  … and \(others) that nobody has asked for") }
    if items.isEmpty { lines.append("  nothing is registered") }
    for double in doubles.prefix(Self.lineLimit) { lines.append("  \(double)") }
    return lines.joined(separator: "\n")
  }
}

/// What a report says of a double: what it was asked to do.
struct DoubleState: CustomStringConvertible {
  static let callLimit = 20

  let name: String
  let calls: [String]

  init?(_ key: Key, _ resident: any ContainerResident) {
    if let residency = resident as? DoubleResidency {
      // Nothing of it is recorded, so nobody knows whether it was called.
      guard !residency.double.members.isEmpty else { return nil }
      name = "\(type(of: residency.double))"
      calls = residency.double.callHistory.map(\.reported)
    } else if let piece = resident as? any DoubleMember {
      name = piece.name
      calls = piece.recordedCalls.map(\.reported)
    } else {
      return nil
    }
  }

  var description: String {
    guard !calls.isEmpty else { return "\(name) was not called" }
    var lines = ["\(name) was called \(Times.count(calls.count)):"]
    let skipped = calls.count - Self.callLimit
    if skipped > 0 { lines.append("    … \(skipped) earlier ones") }
    lines += calls.suffix(Self.callLimit).map { "    \($0.indented)" }
    return lines.joined(separator: "\n")
  }
}

extension InventoryItem {
  /// Such as `Mailer, singleton, built, doubled and used, at SaleTests.swift:12`.
  fileprivate var text: String {
    var parts = ["\(key)", lifetime]
    if isBuilt { parts.append("built") }
    if isLive { parts.append("live") }
    if let isUsed { parts.append(isUsed ? "used" : "never used") }
    return parts.joined(separator: ", ") + ", at \(site)"
  }
}

extension RecordedCall {
  /// The call, and its end where that may explain a failure.
  fileprivate var reported: String {
    if case .returned = outcome { description } else { "\(description) – \(outcome)" }
  }
}
