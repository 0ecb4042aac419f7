/// Leases instances that are expensive to make and used by one caller at a time: connections,
/// printers.
///
/// Register it with its maximum; it is a singleton that is resolved and injected like any other.
///
/// ```swift
/// container.register {
///   Registration(pooling: TicketPrinter.self, maximum: 4) { resolver in
///     try TicketPrinter(port: resolver.resolve())
///   } reset: { printer in
///     try printer.clear()
///   } discard: { printer in
///     await printer.unplug()
///   }
/// }
/// let printers = try container.resolve(Pool<TicketPrinter>.self)
/// try await printers.withBorrowed { printer in try await printer.print(ticket) }
/// ```
///
/// An instance is made when one is requested and none is idle. There are never more than the
/// maximum: if all are in use, the caller waits, and callers are served in the order of arrival.
/// Between two leases an instance is reset; if that throws, it is discarded, and so is one that was
/// made from something that has been registered again meanwhile.
///
/// Closing the container ends all waits with ``ContainerError/containerClosed(_:)`` and discards
/// idle instances; leased ones are discarded when they are returned. The pool holds its container
/// weakly.
///
/// - Complexity: borrowing and returning are O(1), besides making and resetting; after a change of
///   the container's registrations, O(what the instance was made from) once.
public final class Pool<Element: Sendable>: Sendable {
  typealias State = PoolState<Item, CheckedContinuation<PoolReply<Item>, Never>>

  /// An element, with what it was made from.
  struct Item: Sendable {
    let value: Element
    let origin: PoolSlot.Origin
  }

  /// The closures that make, reset and discard elements.
  struct Plan: Sendable {
    let maximum: Int
    let reset: (@Sendable (Element) throws -> Void)?
    let discard: (@Sendable (Element) async -> Void)?
    let factory: ParameterizedFactory<PoolSlot, Element>
    let source: PoolDependencies
  }

  let plan: Plan
  let state: Lock<State>
  /// The line of each lease, for the error of a wait that exceeds its limit; kept while tests run.
  let leases = Lock<[ObjectIdentifier: SourceSite]>([:])
  let tracksLeases: Bool
  /// Opens when the pool is closed and nothing is being discarded.
  let ending = Completion()

  init(_ plan: Plan) {
    self.plan = plan
    tracksLeases = TestRun.toolkit != nil || plan.factory.reference.container?.host != nil
    state = Lock(State(maximum: plan.maximum))
  }

  /// The number of instances in each state, and of waiting tasks, at this moment.
  public var statistics: Statistics {
    state.withLock { state in
      Statistics(
        maximum: state.maximum,
        idle: state.idle.count,
        borrowed: state.lent,
        runningFactories: state.beingMade,
        runningDiscards: state.beingDiscarded,
        waiting: state.waiting,
        everMade: state.everMade
      )
    }
  }
}

extension Pool: InstanceKeeper {
  package var keptValues: [Any] { state.withLock { $0.idle.map(\.value) } }
}

extension Pool: ContainerKeeping {}

extension Pool: RegisteredOtherwise {
  static var product: any Any.Type { Element.self }

  static var spelledArguments: (types: String, rest: String) {
    ("pooling: \(ContainerError.spellType(of: Key(Element.self)))", ", maximum: …")
  }

  static var spelledFactory: String { "{ _ in … }" }
}
