import Understudy

/// The keys that random sequences register: names of one type, so that `resolveAll` has them all.
enum PartKey: String, CaseIterable, Sendable {
  case a = "A"
  case b = "B"
  case c = "C"
  case d = "D"
  case e = "E"
  case f = "F"
}

/// The kinds of scopes that random sequences open.
enum PartScope: String, CaseIterable, Sendable {
  case session, request

  var kind: ScopeKind { ScopeKind(stringLiteral: rawValue) }
}

/// What a factory of a random registration does.
struct Recipe: Sendable {
  enum Sharing: String, CaseIterable, Sendable {
    case singleton, transient, weak, graph
    /// One in each scope of that kind.
    case inSession, inRequest

    var scope: PartScope? {
      switch self {
      case .inSession: .session
      case .inRequest: .request
      case .singleton, .transient, .weak, .graph: nil
      }
    }

    /// Whether a container keeps what is made.
    var isKept: Bool { self != .transient && self != .graph }
  }

  /// One way for a factory to depend on a key.
  enum Way: String, CaseIterable, Sendable {
    /// Through the resolver it was given.
    case resolver
    /// Through `Container.current`.
    case current
    /// By an `Injected` that is read at once, and stays.
    case injected
    /// By `resolveIfRegistered`.
    case optional
    /// By an `Injected` of an optional that is read at once, and stays.
    case injectedOptional
    /// By an `Injected`, a `Provider` or a `Lazy` that stays and is read later, if at all.
    case injectedLater, provider, lazy

    /// Whether what it makes gives an instance of the graph in which it was made, later too.
    var looksBack: Bool {
      switch self {
      case .injected, .injectedOptional, .injectedLater, .lazy: true
      case .resolver, .current, .optional, .provider: false
      }
    }
  }

  struct Step: Sendable {
    let way: Way
    let key: PartKey
  }

  var sharing: Sharing
  var isAsync: Bool
  var steps: [Step]
  /// Before which step an asynchronous factory stops, where an operation asks it to.
  var holdsBefore: Int
  var fails: Bool
}

extension Recipe: CustomStringConvertible {
  var description: String {
    let needs = steps.enumerated().map { index, step in
      (isAsync && index == holdsBefore ? "hold, " : "") + "\(step.key) by \(step.way)"
    }
    return "\(isAsync ? "async " : "")\(sharing)"
      + (needs.isEmpty ? "" : " of [\(needs.joined(separator: ", "))]")
      + (fails ? " that fails" : "")
  }
}

extension PartKey: CustomStringConvertible {
  var description: String { rawValue }
}
