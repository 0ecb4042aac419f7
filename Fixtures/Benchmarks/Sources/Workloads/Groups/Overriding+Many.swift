import Measuring
import Understudy

/// Forks with ten overrides and with a hundred, of keys that are built in the base; all are
/// resolved.
func manyOverrides() -> [Workload] {
  let base = Base(1_000)
  return [
    many(Ten.self, figure: 1_400, .tenOverrides, base),
    many(Hundred.self, figure: 13_600, .hundredOverrides, base),
    Workload(
      "growth: 100 overrides against 10 times 10",
      reach: .times(1.2),
      limit: { count in overriding(Ten.self, base.container, count * 10) },
      ours: { count in overriding(Hundred.self, base.container, count) }
    ),
  ]
}

private func many<Keys: SomeSeats>(
  _: Keys.Type,
  figure: Double,
  _ peer: Peer,
  _ base: Base
) -> Workload {
  Workload(
    "fork, \(Keys.count) overrides, resolve them, leave",
    reach: .times(4),
    figure: figure,
    peer: peer,
    limit: { count in
      for _ in 0..<count {
        var filler = OverlayFiller(overlay: FactoryTable(over: base.table))
        Keys.show(to: &filler)
        FactoryTable.$current.withValue(filler.overlay) {
          var asker = OverlayAsker(overlay: FactoryTable.current!)
          Keys.show(to: &asker)
        }
      }
    },
    ours: { count in overriding(Keys.self, base.container, count) }
  )
}

/// The hundred, for counting.
func overridingHundred(_ container: Container, _ count: Int) {
  overriding(Hundred.self, container, count)
}

@inline(__always)
private func overriding<Keys: SomeSeats>(_: Keys.Type, _ container: Container, _ count: Int) {
  for _ in 0..<count {
    var filler = ContainerFiller(container: container.fork())
    Keys.show(to: &filler)
    withContainer(filler.container) {
      var asker = ContainerAsker(container: Container.current)
      Keys.show(to: &asker)
    }
  }
}

// MARK: - Which keys

private protocol SomeSeats: Sendable {
  static var count: Int { get }
  static func show(to visitor: inout some SeatVisitor)
}

private enum Ten: SomeSeats {
  static let count = 10
  @inline(__always)
  static func show(to visitor: inout some SeatVisitor) { showTen(D0.self, to: &visitor) }
}

private enum Hundred: SomeSeats {
  static let count = 100
  @inline(__always)
  static func show(to visitor: inout some SeatVisitor) { showHundred(to: &visitor) }
}

// MARK: - What is done with them

struct ContainerFiller: SeatVisitor {
  let container: Container
  mutating func visit<Key: Fillable>(_ type: Key.Type) { container.register(type) { Key() } }
}

private struct ContainerAsker: SeatVisitor {
  let container: Container
  mutating func visit<Key: Fillable>(_ type: Key.Type) { blackHole(container.require(type)) }
}

private struct OverlayFiller: SeatVisitor {
  let overlay: FactoryTable
  mutating func visit<Key: Fillable>(_ type: Key.Type) { overlay.register(type) { Key() } }
}

private struct OverlayAsker: SeatVisitor {
  let overlay: FactoryTable
  mutating func visit<Key: Fillable>(_ type: Key.Type) { blackHole(overlay.resolve(type)!) }
}
