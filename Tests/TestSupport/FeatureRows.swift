public import Testing

/// The rows of the feature map: a test that shows one of them carries its tag.
///
/// `Tests/README.md` has the same list as a table.
extension Tag {
  /// A collection in memory stands in for a database table.
  @Tag public static var rowB14: Self

  /// A protocol, class, struct, generic specialization or closure type is a key.
  @Tag public static var rowC1: Self

  /// A ready instance, a factory, an async factory or a decorator is registered.
  @Tag public static var rowC2: Self

  /// Registrations come in batches from a result builder, with conditions and fallbacks.
  @Tag public static var rowC3: Self

  /// `resolve`, `resolveIfRegistered`, `require` and `resolveAll` read one or several keys.
  @Tag public static var rowC4: Self

  /// Registrations come in any order and are replaced, removed or added only if absent.
  @Tag public static var rowC5: Self

  /// A hook runs after an instance is built.
  @Tag public static var rowC6: Self

  /// `bootstrap` publishes the process default atomically, once and validated.
  @Tag public static var rowC7: Self

  /// Containers have parents and children.
  @Tag public static var rowC8: Self

  /// A frozen container refuses registrations and names the line that froze it.
  @Tag public static var rowC9: Self

  /// Typed keys declare a default and a test value once.
  @Tag public static var rowC10: Self

  /// Diagnostics count registrations and instances, as a value and as text.
  @Tag public static var rowD1: Self

  /// Containers and services report their health, with reasons.
  @Tag public static var rowD2: Self

  /// Maintenance drops entries of released weak instances, on request and under memory pressure.
  @Tag public static var rowD3: Self

  /// Metrics count and time resolves, nested ones included.
  @Tag public static var rowD4: Self

  /// Observers get events, and logs and metrics can be bridged to other packages.
  @Tag public static var rowD5: Self

  /// `validate()` names every missing key and every cycle, and builds nothing that stays.
  @Tag public static var rowD6: Self

  /// The dependency graph is exported as text, Mermaid, DOT and JSON, and compared.
  @Tag public static var rowD7: Self

  /// Lints find lifetimes, sync factories and registrations that do not fit.
  @Tag public static var rowD8: Self

  /// Parameterized factories are sync, async, throwing, without parameters, named or by protocol.
  @Tag public static var rowF1: Self

  /// Abstract factories feed other registrations.
  @Tag public static var rowF2: Self

  /// `Provider` and `Lazy` are injected as values.
  @Tag public static var rowF3: Self

  /// Lifetimes are singleton, transient, weak, graph and scoped.
  @Tag public static var rowL1: Self

  /// Pooled instances are borrowed up to a maximum and reset between uses.
  @Tag public static var rowL2: Self

  /// Clean-up hooks run in reverse order when a container or scope ends.
  @Tag public static var rowL3: Self

  /// A module is a value with a name, dependencies and registrations.
  @Tag public static var rowM1: Self

  /// A set of modules is configured in dependency order; mistakes in it are errors with names.
  @Tag public static var rowM2: Self

  /// Configuration is idempotent, runs once at a time and is all or nothing.
  @Tag public static var rowM3: Self

  /// A registration is built from another if that is registered, and from a fallback if not.
  @Tag public static var rowM4: Self

  /// Module statistics count registrations by layer without running factories.
  @Tag public static var rowM5: Self

  /// Environments are passed in, overridden in tests, and detected only on request.
  @Tag public static var rowM6: Self

  /// Async modules have time limits, retries, fallbacks and concurrent preparation.
  @Tag public static var rowM7: Self

  /// A list of critical keys is verified after the start.
  @Tag public static var rowM8: Self

  /// The start of an app has durations, and is a state that views observe.
  @Tag public static var rowM9: Self

  /// Limits and retries are functions for any operation.
  @Tag public static var rowM10: Self

  /// Names work for every operation; a wrong name lists the existing ones.
  @Tag public static var rowN1: Self

  /// A scope is opened, used and ended by kind and identity.
  @Tag public static var rowS1: Self

  /// Scope values take parameters.
  @Tag public static var rowS2: Self

  /// Scope objects set themselves up and clean up.
  @Tag public static var rowS3: Self

  /// Scopes are isolated from each other and free their instances.
  @Tag public static var rowS4: Self

  /// Presets, environments and integration containers are reusable.
  @Tag public static var rowT9: Self

  /// An audit builds every registration in a temporary fork and reports the problems.
  @Tag public static var rowT11: Self

  /// One test runs against every registered implementation of a protocol.
  @Tag public static var rowT13: Self

  /// One seed determines clock, date, UUIDs, random numbers and, if asked, the region.
  @Tag public static var rowT14: Self

  /// Previews and test processes are detected.
  @Tag public static var rowU2: Self

  /// `@Injected` is required, optional, named or an async handle.
  @Tag public static var rowW1: Self

  /// `@Factory` builds a new value on each read.
  @Tag public static var rowW2: Self

  /// Wrappers work in structs, classes, actors, generics and observable types.
  @Tag public static var rowW3: Self
}
