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

  /// A new instance for every resolve; the container keeps none of them.
  public static var transient: Lifetime { Lifetime(kind: .transient) }
}

extension Lifetime where Value: Sendable {
  /// One instance per container that owns the registration, built on first use.
  public static var singleton: Lifetime { Lifetime(kind: .singleton) }

  /// One instance while somebody holds it; when the last holder lets go it is freed, and the next
  /// resolve builds anew.
  ///
  /// For classes, and for protocols whose registered instance is of a class: for a value type the
  /// resolve throws ``ContainerError/weakUnsupported(_:)``.
  public static var weak: Lifetime { Lifetime(kind: .weak) }

  /// One instance within one outermost resolve: everybody who needs it on the way shares it.
  ///
  /// The next outermost resolve has another. Resolved by itself it is like a transient.
  public static var graph: Lifetime { Lifetime(kind: .graph) }
}

/// The lifetime without its type.
@usableFromInline
enum LifetimeKind: UInt8, Sendable {
  case singleton, transient, weak, graph
}
