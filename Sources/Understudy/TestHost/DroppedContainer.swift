/// The contents of a test's container when its last reference was released.
///
/// It holds the doubles themselves. Keep only values taken from it that hold nothing.
package struct DroppedContainer {
  package static let limit = 40

  /// ``Container/label``.
  package let label: String?
  /// ``Container/identity``.
  package let container: UInt64
  /// The registrations, and the doubles built here, in registration order; at most ``limit``.
  package let items: [ContainerContents.Item]
  /// The number of further items.
  package let more: Int
  /// Whether it refused keys that no test registered.
  package let isStrictMock: Bool
}

extension Container {
  /// Reports to its test what it held. For `deinit`: nothing must keep the container.
  func reportDropped() {
    guard let host, !core.isStandIn else { return }
    host.dropped { contents }
  }

  /// Collects the contents.
  ///
  /// - Complexity: O(n) in the number of overrides, regardless of what the container shares with
  ///   others.
  private var contents: DroppedContainer {
    let marks = knownOverrides?.marks ?? []
    let (registrations, instances, residents) = withCore { core in
      let residents = core.extras?.testState.shareResidents()
      return (core.registrations.share(), core.instances.share(), residents ?? PersistentMap())
    }
    var keys = Set(marks.suffix(10 * DroppedContainer.limit).map(\.key))
    residents.visit { keys.insert($0.key) }
    let records = keys.compactMap { registrations.find($0) }.sorted { $0.rank < $1.rank }
    let items = records.prefix(DroppedContainer.limit).map { record in
      ContainerContents.Item(
        record,
        instances.find(record.key),
        rules: rules,
        resident: residents.find(record.key)?.resident.current
      )
    }
    let more = max(records.count, marks.count) - items.count
    return DroppedContainer(
      label: label,
      container: id,
      items: items,
      more: more,
      isStrictMock: rules?.missing == .fails
    )
  }
}
