/// Stands in for the lifetime of another framework's registration, so that there is only one error.
@_documentation(visibility: private)
public struct GuessedOption: Sendable {
  public static var singleton: GuessedOption { fatalError() }
  public static var transient: GuessedOption { fatalError() }
  public static var weak: GuessedOption { fatalError() }
  public static var graph: GuessedOption { fatalError() }
  public static var shared: GuessedOption { fatalError() }
  public static var cached: GuessedOption { fatalError() }
  public static var unique: GuessedOption { fatalError() }
  public static var container: GuessedOption { fatalError() }
  public static var application: GuessedOption { fatalError() }
  public static var session: GuessedOption { fatalError() }
  public static var request: GuessedOption { fatalError() }
  public static var prototype: GuessedOption { fatalError() }
  public static var single: GuessedOption { fatalError() }
  public static var test: GuessedOption { fatalError() }
  public static var preview: GuessedOption { fatalError() }
  public static var debug: GuessedOption { fatalError() }
  public static var simulator: GuessedOption { fatalError() }
  public static var device: GuessedOption { fatalError() }
  public static var registration: GuessedOption { fatalError() }
  public static var all: GuessedOption { fatalError() }
  public static var scope: GuessedOption { fatalError() }
  public static var none: GuessedOption { fatalError() }
  public static var context: GuessedOption { fatalError() }
  public static var cache: GuessedOption { fatalError() }

  public static func scoped(_ kind: ScopeKind) -> GuessedOption { fatalError() }

  public static func arg(_ argument: String) -> GuessedOption { fatalError() }
}
