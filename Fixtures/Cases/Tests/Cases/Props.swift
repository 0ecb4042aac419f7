import Understudy

/// One of a thousand distinct classes, spelled by three digits.
final class Prop<A: Digit, B: Digit, C: Digit>: Sendable {}

protocol Digit: Sendable {}
enum D0: Digit {}
enum D1: Digit {}
enum D2: Digit {}
enum D3: Digit {}
enum D4: Digit {}
enum D5: Digit {}
enum D6: Digit {}
enum D7: Digit {}
enum D8: Digit {}
enum D9: Digit {}

/// What cases stand on: a thousand registrations, all built.
enum Base {
  static let container: Container = {
    let container = Container(label: "base of 1,000")
    try! fill(container)  // nothing in it throws
    return container
  }()

  static func fill(_ container: Container) throws {
    let digits: [any Digit.Type] = [
      D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
    ]
    for a in digits { for b in digits { for c in digits { try add(a, b, c, to: container) } } }
  }

  private static func add<A: Digit, B: Digit, C: Digit>(
    _: A.Type,
    _: B.Type,
    _: C.Type,
    to container: Container
  ) throws {
    container.register(Prop<A, B, C>.self) { Prop() }
    _ = try container.resolve(Prop<A, B, C>.self)
  }
}

/// What a case replaces, and then uses: ten of the thousand.
enum Cast {
  @Sendable static func override(_ container: Container) {
    container.register(Prop<D0, D0, D1>.self) { Prop() }
    container.register(Prop<D1, D0, D1>.self) { Prop() }
    container.register(Prop<D2, D0, D1>.self) { Prop() }
    container.register(Prop<D3, D0, D1>.self) { Prop() }
    container.register(Prop<D4, D0, D1>.self) { Prop() }
    container.register(Prop<D5, D0, D1>.self) { Prop() }
    container.register(Prop<D6, D0, D1>.self) { Prop() }
    container.register(Prop<D7, D0, D1>.self) { Prop() }
    container.register(Prop<D8, D0, D1>.self) { Prop() }
    container.register(Prop<D9, D0, D1>.self) { Prop() }
  }

  /// Asks for what was replaced: what a test does not use is reported to it.
  static func perform(from container: Container = .current) throws {
    use(try container.resolve(Prop<D0, D0, D1>.self))
    use(try container.resolve(Prop<D1, D0, D1>.self))
    use(try container.resolve(Prop<D2, D0, D1>.self))
    use(try container.resolve(Prop<D3, D0, D1>.self))
    use(try container.resolve(Prop<D4, D0, D1>.self))
    use(try container.resolve(Prop<D5, D0, D1>.self))
    use(try container.resolve(Prop<D6, D0, D1>.self))
    use(try container.resolve(Prop<D7, D0, D1>.self))
    use(try container.resolve(Prop<D8, D0, D1>.self))
    use(try container.resolve(Prop<D9, D0, D1>.self))
  }

  /// The same in a fork of the base, as an app would make one.
  static func performInFork() throws {
    let fork = Base.container.fork(label: "fork")
    try withContainer(fork) {
      override(fork)
      try perform()
    }
  }

  /// The same where no container is: objects made by hand.
  static func rehearse() {
    use(Prop<D0, D0, D1>())
    use(Prop<D1, D0, D1>())
    use(Prop<D2, D0, D1>())
    use(Prop<D3, D0, D1>())
    use(Prop<D4, D0, D1>())
    use(Prop<D5, D0, D1>())
    use(Prop<D6, D0, D1>())
    use(Prop<D7, D0, D1>())
    use(Prop<D8, D0, D1>())
    use(Prop<D9, D0, D1>())
  }

  @inline(never)
  @_optimize(none)
  private static func use(_ object: some AnyObject) {}
}
