package import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What happens when a test uses something that is marked live.
///
/// Marked are registrations with `live()` and the `live:` values of typed keys. A test with a
/// `.container` trait, or in a `ContainerTestCase`, reports them unless something says otherwise; a
/// mock and a ``Firewall`` refuse them.
///
/// | said where | holds for |
/// | --- | --- |
/// | `.container(.live(.allow))` on a test or a suite, `class var policy` in XCTest | that test or suite |
/// | the environment variable `UNDERSTUDY_LIVE=allow`, `report` or `refuse` | the run |
/// | ``setDefault(_:)`` | the process |
///
/// The first that says something counts; without any it is ``report``.
///
/// ```swift
/// @Suite(.container(.live(.allow)))  // this suite runs on the real parts
/// struct GatewayTests { … }
/// ```
public enum LiveAccess: String, Hashable, Sendable, CaseIterable {
  /// It runs, and is not reported.
  case allow
  /// It runs, and is an issue of the test: one for each key, at the line that asked first.
  case report
  /// It does not run: asking for it throws and is an issue of the test.
  case refuse

  static let variable = "UNDERSTUDY_LIVE"

  private static let chosen = Lock<LiveAccess?>(nil)
  private static let environment = read(getenv(variable).map { String(cString: $0) })

  /// Sets what holds in this process for tests whose policy says nothing about it.
  ///
  /// ```swift
  /// LiveAccess.setDefault(.refuse)
  /// ```
  ///
  /// It holds for containers that are made from then on. The environment variable comes before it.
  public static func setDefault(_ access: LiveAccess) { chosen.withLock { $0 = access } }

  /// What holds where no policy says anything.
  package static var inProcess: LiveAccess {
    environment.access ?? chosen.withLock { $0 } ?? .report
  }

  /// What is wrong with the environment variable.
  static var misuse: String? { environment.misuse }

  /// - Returns: what the text says, and what is wrong with it.
  static func read(_ text: String?) -> (access: LiveAccess?, misuse: String?) {
    guard let text, !text.isEmpty else { return (nil, nil) }
    if let access = LiveAccess(rawValue: text) { return (access, nil) }
    let misuse =
      "\(variable) is \"\(text)\", which is none of its values, so live services are reported."
      + "\n  fix: set it to allow, report or refuse, or unset it."
    return (.report, misuse)
  }
}

extension LiveAccess {
  /// The same in a container's terms; `nil` where nothing is guarded.
  package var rules: MockRules? {
    switch self {
    case .allow: nil
    case .report: MockRules(missing: .throwsOnly, firewall: .marked, reaction: .reports)
    case .refuse: MockRules(missing: .throwsOnly, firewall: .marked)
    }
  }
}

/// Reports, once in a process, that the environment variable has no valid value.
enum LiveAccessMisuse {
  private static let isReported: Void = {
    if let text = LiveAccess.misuse {
      IssueSinks.record(ContainerIssue(text, at: SourceSite()))
    }
  }()

  static func report() { isReported }
}
