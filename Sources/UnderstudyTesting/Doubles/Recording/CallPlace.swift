/// The place of a call among those of other members and doubles.
struct CallPlace: Hashable, Sendable {
  /// The number of the call in its test.
  let order: Int
  /// The time of the call, in nanoseconds of the machine's monotonic clock.
  let uptime: Int64
  /// The scope that numbered the call.
  let scope: ObjectIdentifier?
}

extension Sequence {
  /// Returns the elements in the order of their calls.
  ///
  /// The numbers of one test give the exact order. For doubles of several tests, such as one that
  /// was called before it was registered, the clock decides.
  func sorted(byPlace place: (Element) -> CallPlace) -> [Element] {
    let placed = map { (element: $0, place: place($0)) }
    let isOneTest = placed.allSatisfy { $0.place.scope == placed.first?.place.scope }
    return placed.sorted { left, right in
      isOneTest || left.place.uptime == right.place.uptime
        ? left.place.order < right.place.order
        : left.place.uptime < right.place.uptime
    }.map(\.element)
  }
}

extension CallPlace {
  init(of call: Call<some Any>, in scope: CallScope?) {
    order = call.order
    uptime = (scope?.start ?? 0) &+ call.sinceStart
    self.scope = scope.map(ObjectIdentifier.init)
  }
}
