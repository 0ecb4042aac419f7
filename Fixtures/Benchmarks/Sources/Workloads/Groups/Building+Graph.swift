import Measuring
import Understudy

/// Fifty parts of five floors of ten, all shared by two, from cold: by hand without asking whether
/// one is there already, and with slots that are filled when they are first asked for.
func graph() -> [Workload] {
  let ours = coldGraph()
  var slotting = PartSlotting()
  showFifty(to: &slotting)
  let factories = slotting.factories
  return [
    Workload(
      "graph of 50 from cold, against lazy slots",
      reach: .times(5),
      figure: 3_800,
      peer: .graph,
      limit: { count in
        for _ in 0..<count {
          let slots = LazySlots(factories)
          for place in 40..<50 { blackHole(slots[place]) }
        }
      },
      ours: ours
    ),
    Workload(
      "the same, against hand-wired",
      reach: .open,
      figure: 2_200,
      limit: { count in for _ in 0..<count { wire() } },
      ours: ours
    ),
  ]
}

/// Builds them all in a new fork, so many times.
func coldGraph() -> @Sendable (Int) -> Void {
  let container = Container(label: "graph")
  var registering = PartRegistering(container: container)
  showFifty(to: &registering)
  return { count in
    for _ in 0..<count {
      var roof = Roof(container: container.fork())
      showFloor(F4.self, to: &roof)
    }
  }
}

/// Floor by floor, ten at a time.
private func wire() {
  var below: [any AnyObject & Sendable] = (0..<10).map { _ in Part<F0, D0>() }
  for _ in 1..<5 { below = (0..<10).map { Part<F1, D0>(below[$0], below[($0 + 1) % 10]) } }
  for part in below { blackHole(part) }
}

private struct PartRegistering: PartVisitor {
  let container: Container

  mutating func visitGround<Place: Digit>(_: Place.Type) {
    container.register(Part<F0, Place>.self) { Part<F0, Place>() }
  }

  mutating func visit<Level: Floor, Place: Digit>(_: Level.Type, _: Place.Type) {
    container.register(Part<Level, Place>.self) {
      try Part<Level, Place>(
        $0.resolve(Part<Level.Below, Place>.self),
        $0.resolve(Part<Level.Below, Place.Next>.self)
      )
    }
  }
}

/// A factory a slot, floor by floor from the ground.
private struct PartSlotting: PartVisitor {
  var factories: [LazySlots.Factory] = []

  mutating func visitGround<Place: Digit>(_: Place.Type) {
    factories.append { _ in Part<F0, Place>() }
  }

  mutating func visit<Level: Floor, Place: Digit>(_: Level.Type, _: Place.Type) {
    let below = (factories.count / 10 - 1) * 10
    let place = factories.count % 10
    factories.append { slots in
      Part<Level, Place>(slots[below + place], slots[below + (place + 1) % 10])
    }
  }
}

/// Asks for the parts of the top floor.
private struct Roof: PartVisitor {
  let container: Container

  mutating func visitGround<Place: Digit>(_: Place.Type) {}

  mutating func visit<Level: Floor, Place: Digit>(_: Level.Type, _: Place.Type) {
    blackHole(try! container.resolve(Part<Level, Place>.self))
  }
}
