public import Understudy

/// The health of a container's services.
///
/// ```swift
/// let services = await boxOffice.checkServices()
/// for entry in services.entries where entry.health != .healthy { print(entry) }
/// ```
public struct ServiceHealthReport: Hashable, Sendable {
  /// The health of one service.
  public struct Entry: Hashable, Sendable {
    /// The key that the service is registered under.
    public let key: Key
    /// The label of the container that holds the service.
    public let containerLabel: String?
    /// The health of the service.
    public let health: ServiceHealth
  }

  /// The entries, one for each key, in registration order, those of ancestors last.
  public let entries: [Entry]

  /// The worst status of all services; `.healthy` if none was checked.
  public var status: ServiceHealth.Status { entries.map(\.health.status).max() ?? .healthy }

  /// The health of a key's service; `nil` if it was not checked.
  ///
  /// - Parameter key: the key to find.
  /// - Complexity: O(n).
  public subscript(key: Key) -> ServiceHealth? { entries.first { $0.key == key }?.health }

  /// The health of a type's service; `nil` if it was not checked.
  ///
  /// - Parameters:
  ///   - type: the type as it is registered, protocols as `(any P).self`.
  ///   - name: the name it is registered under.
  public subscript(type: any Any.Type, name name: String? = nil) -> ServiceHealth? {
    self[Key(type, name: name)]
  }
}

extension ServiceHealthReport: CustomStringConvertible {
  /// A line for the overall status and one for each service.
  public var description: String {
    guard !entries.isEmpty else { return "No service was checked." }
    let count = ContainerDiagnostics.count(entries.count, "service")
    return (["\(count), \(status.rawValue):"] + entries.map { "\($0)" }).joined(separator: "\n  ")
  }
}

extension ServiceHealthReport.Entry: CustomStringConvertible {
  /// `PaymentGateway: degraded: the bank is slow`; a reason of several lines is indented.
  public var description: String {
    "\(key): \(health)".split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n    ")
  }
}

extension ServiceHealthReport {
  /// The overall status and every service as JSON.
  public var json: String { jsonValue.text }

  package var jsonValue: JSONValue {
    .object([
      ("status", .string(status.rawValue)),
      ("services", .array(entries.map(\.jsonValue))),
    ])
  }
}

extension ServiceHealthReport.Entry {
  fileprivate var jsonValue: JSONValue {
    .object([
      ("key", .string("\(key)")),
      ("container", JSONValue(containerLabel)),
      ("status", .string(health.status.rawValue)),
      ("reason", JSONValue(health.reason)),
    ])
  }
}
