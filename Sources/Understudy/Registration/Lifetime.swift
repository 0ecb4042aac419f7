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
  let kind: LifetimeKind

  /// A new instance for every resolve; the container keeps none of them.
  public static var transient: Lifetime { Lifetime(kind: .transient) }
}

extension Lifetime where Value: Sendable {
  /// One instance per container that owns the registration, built on first use.
  public static var singleton: Lifetime { Lifetime(kind: .singleton) }
}

/// The lifetime without its type.
enum LifetimeKind: UInt8, Sendable {
  case singleton, transient
}
