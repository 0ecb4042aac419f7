/// Where a call stands among those of other members and doubles.
struct CallPlace: Hashable, Sendable {
  /// Its number in its test.
  let order: Int
  /// When it was made, in nanoseconds of the machine's monotonic clock.
  let uptime: Int64
  /// What has numbered it.
  let scope: ObjectIdentifier?
}

extension Sequence {
  /// The elements in the order of their calls.
  ///
  /// Numbers of one test say it exactly. Where doubles of several tests meet, such as one that was
  /// called before it was registered, the clock has to do.
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
  init(of call: Call<some Sendable>, in scope: CallScope?) {
    order = call.order
    uptime = (scope?.start ?? 0) &+ call.sinceStart
    self.scope = scope.map(ObjectIdentifier.init)
  }
}
