/// How long a built instance is reused.
///
/// ```swift
/// container.register((any Mailer).self) { SMTPMailer() }  // .singleton
/// container.register(Ticket.self, lifetime: .transient) { Ticket() }
/// ```
///
/// Lifetimes that share one instance exist only if `Value` is `Sendable`, so the compiler refuses
/// to share what must not be shared between threads.
public struct Lifetime<Value>: Sendable {
  @usableFromInline let kind: LifetimeKind
  /// The kind of scope that keeps the instance.
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

  /// One instance while it is referenced; it is freed with its last reference, and the next resolve
  /// builds anew.
  ///
  /// It is for classes, and for protocols whose registered instance is of a class: for a value type
  /// the resolve throws ``ContainerError/weakUnsupported(_:)``.
  public static var weak: Lifetime { Lifetime(.weak) }

  /// One instance within one outermost resolve, shared by everything built during it.
  ///
  /// The next outermost resolve has another. A ``Lazy`` or an ``Injected`` made during the resolve
  /// also returns that instance when it is read later, as long as something else holds it: the
  /// wrapper holds it weakly, so that two instances that need each other are freed together.
  public static var graph: Lifetime { Lifetime(.graph) }

  /// One instance for each open scope of a kind, built on first use and kept until the scope ends.
  ///
  /// ```swift
  /// container.register(Cart.self, lifetime: .scoped(.session)) { try Cart(user: $0.resolve()) }
  /// ```
  ///
  /// The scope that keeps it builds it, with the scope's values; a request inside a session shares
  /// the session's instance. If no scope of the kind is open, resolving throws
  /// ``ContainerError/scopeNotOpen(_:kind:id:open:)``. If it is registered in a container inside
  /// such a scope, that container keeps it.
  ///
  /// - Parameter kind: the kind of scope that keeps the instance.
  public static func scoped(_ kind: ScopeKind) -> Lifetime { Lifetime(.scoped, in: kind) }
}

/// The lifetime with its type erased.
@usableFromInline
package enum LifetimeKind: UInt8, Sendable {
  case singleton, transient, weak, graph, scoped

  /// Whether a container keeps the instance until it closes.
  var isKept: Bool { self == .singleton || self == .scoped }
}
