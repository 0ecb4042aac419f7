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
