/// Describes the registrations of a dry run, for its reports.
extension DryRun {
  package var label: String? { sandbox.label }

  /// The keys that are tried, in registration order.
  package var keys: [Key] { records.map(\.key) }

  /// The keys that are not tried, since a firewall guards them.
  package var guardedKeys: [Key] { guarded.map(\.key) }

  /// The registrations that are tried, in registration order.
  package var items: [ContainerContents.Item] { records.map(item) }

  /// The registrations that are not tried, since a firewall guards them.
  package var guardedItems: [ContainerContents.Item] { guarded.map(item) }

  /// The registration that counts for a key.
  package func item(for key: Key) -> ContainerContents.Item? { record(for: key).map(item) }

  private func item(_ record: RegistrationRecord) -> ContainerContents.Item {
    .init(record, nil, rules: nil, isOwn: owns(record.key))
  }

  /// The ancestor that has registered a key which the container itself has not.
  package func ancestor(with key: Key) -> Container? {
    guard !owns(key) else { return nil }
    return sandbox.lineage.dropFirst().first { $0.registers(key) }
  }

  private func owns(_ key: Key) -> Bool { sandbox.registers(key) }
}
