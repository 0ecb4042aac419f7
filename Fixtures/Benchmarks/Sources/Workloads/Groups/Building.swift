import Measuring
import Understudy

/// The rows of what is built and registered.
@Sendable func buildingRows() -> [any Row] {
  [transient(), chain()] + graph() + [registering(), registeringAgain()]
}

private func transient() -> Workload {
  let container = Container(label: "transient")
  container.register(Hall.self, lifetime: .transient) { Hall() }
  let make: @Sendable () -> Hall = { Hall() }
  let factory = opaque(make)
  return Workload(
    "resolve a transient",
    reach: .times(4.5),
    figure: 36,
    peer: .transient,
    limit: { count in
      for _ in 0..<count { blackHole(factory()) }
    },
    ours: { count in
      for _ in 0..<count { blackHole(try! container.resolve(Hall.self)) }
    }
  )
}

// MARK: - Chains

private final class Link<Place>: Sendable {
  let next: (any AnyObject & Sendable)?
  init(_ next: (any AnyObject & Sendable)? = nil) { self.next = next }
}

/// Ten, each of which needs the next; by hand, ten calls in one another.
private func chain() -> Workload {
  let container = Container(label: "chain")
  container.register(Link<D9>.self, lifetime: .transient) { Link<D9>() }
  link(D8.self, in: container)
  link(D7.self, in: container)
  link(D6.self, in: container)
  link(D5.self, in: container)
  link(D4.self, in: container)
  link(D3.self, in: container)
  link(D2.self, in: container)
  link(D1.self, in: container)
  link(D0.self, in: container)
  return Workload(
    "chain of 10 transients",
    reach: .times(4),
    figure: 295,
    peer: .chain,
    limit: { count in
      for _ in 0..<count { blackHole(wired()) }
    },
    ours: { count in
      for _ in 0..<count { blackHole(try! container.resolve(Link<D0>.self)) }
    }
  )
}

private func link<Place: Digit>(_: Place.Type, in container: Container) {
  container.register(Link<Place>.self, lifetime: .transient) {
    try Link<Place>($0.resolve(Link<Place.Next>.self))
  }
}

@inline(never)
private func wired() -> Link<D0> {
  let end = Link<D5>(Link<D6>(Link<D7>(Link<D8>(Link<D9>()))))
  return Link<D0>(Link<D1>(Link<D2>(Link<D3>(Link<D4>(end)))))
}

// MARK: - Registering

/// Fills a container of its own with a hundred of them: that is what an app does when it starts.
private func registering() -> Workload {
  Workload(
    "register one entry, of 100 in a new container",
    reach: .times(2.5),
    figure: 150,
    peer: .register,
    limit: { count in
      for _ in 0..<(count + 99) / 100 {
        var filler = RegistryFiller(registry: Registry())
        showHundred(to: &filler)
        blackHole(filler.registry)
      }
    },
    ours: { count in
      for _ in 0..<(count + 99) / 100 {
        var filler = ContainerFiller(container: Container())
        showHundred(to: &filler)
        blackHole(filler.container)
      }
    }
  )
}

/// Replaces an entry that nobody has asked for, among a thousand.
private func registeringAgain() -> Workload {
  let base = Base(1_000)
  let registry = Registry()
  func fill<Key: Fillable>(_ type: Key.Type) { registry.register(type) { Key() } }
  for type in seatTypes(1_000) { fill(type) }
  return Workload(
    "register one of 1,000 again",
    reach: .times(2.5),
    figure: 150,
    peer: .register,
    limit: { count in
      for _ in 0..<count { registry.register(Hall.self) { Hall() } }
    },
    ours: { count in
      for _ in 0..<count { base.container.register(Hall.self) { Hall() } }
    }
  )
}

private struct RegistryFiller: SeatVisitor {
  let registry: Registry
  mutating func visit<Key: Fillable>(_ type: Key.Type) { registry.register(type) { Key() } }
}
