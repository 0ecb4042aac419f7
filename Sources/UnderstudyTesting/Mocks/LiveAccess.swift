package import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Decides what happens when a test uses a registration that is marked live.
///
/// Registrations with `live()` and the `live:` values of typed keys are marked live. A test with a
/// `.container` trait, or in a `ContainerTestCase`, reports their use by default; a mock and a
/// ``Firewall`` refuse it.
///
/// | set by | applies to |
/// | --- | --- |
/// | `.container(.live(.allow))` on a test or a suite, `class var policy` in XCTest | that test or suite |
/// | the environment variable `UNDERSTUDY_LIVE=allow`, `report` or `refuse` | the run |
/// | ``setDefault(_:)`` | the process |
///
/// The first of these that is set applies; the default is ``report``.
///
/// ```swift
/// @Suite(.container(.live(.allow)))  // this suite runs on the real services
/// struct GatewayTests { … }
/// ```
public enum LiveAccess: Hashable, Sendable, CaseIterable {
  /// The registration runs, and is not reported.
  case allow
  /// The registration runs, and is an issue of the test: one for each key, at the line that
  /// resolved it first.
  case report
  /// The registration does not run: resolving it throws and is an issue of the test.
  case refuse

  static let variable = "UNDERSTUDY_LIVE"

  private static let chosen = Lock<LiveAccess?>(nil)
  private static let environment = read(getenv(variable).map { String(cString: $0) })

  /// Sets the default of this process for tests whose policy does not specify it.
  ///
  /// ```swift
  /// LiveAccess.setDefault(.refuse)
  /// ```
  ///
  /// It applies to containers made from then on. The environment variable takes precedence.
  ///
  /// - Parameter access: what a test without a policy of its own does with live services.
  public static func setDefault(_ access: LiveAccess) { chosen.withLock { $0 = access } }

  /// The access that applies if no policy specifies one.
  package static var inProcess: LiveAccess {
    environment.access ?? chosen.withLock { $0 } ?? .report
  }

  /// The problem with the environment variable, if there is one.
  static var misuse: String? { environment.misuse }

  /// - Returns: the access that the text names, and the problem with the text.
  static func read(_ text: String?) -> (access: LiveAccess?, misuse: String?) {
    guard let text, !text.isEmpty else { return (nil, nil) }
    if let access = allCases.first(where: { "\($0)" == text }) { return (access, nil) }
    let misuse =
      "\(variable) is \"\(text)\", which is not one of its values, so live services are reported."
      + "\n  fix: set it to allow, report or refuse, or unset it."
    return (.report, misuse)
  }
}

extension LiveAccess {
  /// The rules for a container; `nil` if nothing is guarded.
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
      NearestHost.record(ContainerIssue(text, at: SourceSite()))
    }
  }()

  static func report() { isReported }
}
