/// How long a built instance is used again.
///
/// ```swift
/// container.register((any Mailer).self) { SMTPMailer() }  // .singleton
/// container.register(Ticket.self, lifetime: .transient) { Ticket() }
/// ```
///
/// Lifetimes that share one instance exist only where `Value` is `Sendable`, so the compiler
/// refuses to share what threads may not share.
public struct Lifetime<Value>: Sendable {
  @usableFromInline let kind: LifetimeKind
  /// Whose scopes keep the instance.
  @usableFromInline let scope: ScopeKind?

  private init(_ kind: LifetimeKind, in scope: ScopeKind? = nil) {
    self.kind = kind
    self.scope = scope
  }

  /// A new instance for every resolve; the container keeps none of them.
  public static var transient: Lifetime { Lifetime(.transient) }
}

extension Lifetime where Value: Sendable {
  /// One instance per container that owns the registration, built on first use.
  public static var singleton: Lifetime { Lifetime(.singleton) }

  /// One instance while somebody holds it; when the last holder lets go it is freed, and the next
  /// resolve builds anew.
  ///
  /// For classes, and for protocols whose registered instance is of a class: for a value type the
  /// resolve throws ``ContainerError/weakUnsupported(_:)``.
  public static var weak: Lifetime { Lifetime(.weak) }

  /// One instance within one outermost resolve: everybody who needs it on the way shares it.
  ///
  /// The next outermost resolve has another. A ``Lazy`` or an ``Injected`` made on the way gives that
  /// instance also when it is read later, as long as somebody else holds it: it is held weakly there,
  /// so that two that need each other are freed together.
  public static var graph: Lifetime { Lifetime(.graph) }

  /// One instance for each open scope of a kind, built on first use and kept until the scope ends.
  ///
  /// ```swift
  /// container.register(Cart.self, lifetime: .scoped(.session)) { try Cart(user: $0.resolve()) }
  /// ```
  ///
  /// The scope that keeps it builds it, with the scope's values; a request inside a session shares the
  /// session's. Where no scope of the kind is open, resolving throws
  /// ``ContainerError/scopeNotOpen(_:kind:id:open:)``. Registered in a container that stands inside
  /// such a scope, it is kept there.
  public static func scoped(_ kind: ScopeKind) -> Lifetime { Lifetime(.scoped, in: kind) }
}

/// The lifetime without its type.
@usableFromInline
package enum LifetimeKind: UInt8, Sendable {
  case singleton, transient, weak, graph, scoped

  /// Whether a container keeps the instance until it closes.
  var isKept: Bool { self == .singleton || self == .scoped }
}
