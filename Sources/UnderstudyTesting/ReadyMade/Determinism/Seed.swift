import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The seed of a bundle of deterministic doubles, and its source.
struct Seed: Hashable, Sendable {
  static let variable = "UNDERSTUDY_SEED"

  let value: UInt64
  /// Whether the source code does not set it, so that the environment can set it the next time.
  let isDrawn: Bool

  init(_ value: UInt64, isDrawn: Bool = false) {
    self.value = value
    self.isDrawn = isDrawn
  }

  /// The remark that is shown with the failure of a test.
  var remark: String {
    "seed \(value) – repeat with DeterministicDoubles(seed: \(value))"
      + (isDrawn ? ", or with \(Self.variable)=\(value) in the environment" : "")
  }

  /// Returns the seed of the environment, if there is one; otherwise a random one.
  ///
  /// - Parameter text: the variable's value.
  /// - Returns: the seed, and the problem with the text.
  static func read(_ text: String?, orDraw draw: () -> UInt64) -> (UInt64, misuse: String?) {
    guard let text, !text.isEmpty else { return (draw(), nil) }
    if let value = UInt64(text) { return (value, nil) }
    let misuse =
      "\(variable) is \"\(text)\", which is not a seed, so a random one is used."
      + "\n  fix: set it to a whole number from 0 to \(UInt64.max), or unset it."
    return (draw(), misuse)
  }

  /// Returns the seed for a bundle without one: in a test, the same for all its bundles.
  static func drawn(in scope: TestScope?, for site: SourceSite) -> Seed {
    var found: String?
    let draw = {
      let (value, misuse) = read(environment) { .random(in: .min ... .max) }
      found = misuse
      return value
    }
    let value = scope?.noted.seed(draw) ?? draw()
    if let found { NearestHost.record(ContainerIssue(found, at: site)) }
    return Seed(value, isDrawn: true)
  }

  private static var environment: String? { getenv(variable).map { String(cString: $0) } }
}
