import Understudy

final class Conductor: Sendable {
  let orchestra: Orchestra
  init(_ orchestra: Orchestra) { self.orchestra = orchestra }
}

/// A part with a reference back to what it is made for.
final class Orchestra: Sendable {
  enum Back: Sendable {
    case lazy(Lazy<Conductor>)
    case injected(Injected<Conductor>)
    case provider(Provider<Conductor>)
  }
  let back: Back
  init(back: Back) { self.back = back }

  var conductor: Conductor {
    get throws {
      switch back {
      case .lazy(let lazy): try lazy.get()
      case .injected(let injected): try injected()
      case .provider(let provider): try provider.get()
      }
    }
  }
  var laterConductor: Conductor {
    get async throws {
      if case .lazy(let lazy) = back { try await lazy.get() } else { try conductor }
    }
  }
}

/// Holds both, neither of which is made by the other.
struct Gala {
  let orchestra: Orchestra
  let conductor: Conductor
}

extension Container {
  /// Registers a conductor for each graph, and the orchestra that is made for him.
  func registerOrchestra(_ make: @escaping @Sendable (Resolver) throws -> Orchestra) {
    register(Conductor.self, lifetime: .graph) { Conductor(try $0.resolve()) }
    register(Orchestra.self, lifetime: .graph) { try make($0) }
  }
}
