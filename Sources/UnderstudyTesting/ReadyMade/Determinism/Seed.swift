import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a bundle of deterministic doubles begins with, and how it came by it.
struct Seed: Hashable, Sendable {
  static let variable = "UNDERSTUDY_SEED"

  let value: UInt64
  /// Whether nobody has said it in the source, so that the environment may say it the next time.
  let isDrawn: Bool

  init(_ value: UInt64, isDrawn: Bool = false) {
    self.value = value
    self.isDrawn = isDrawn
  }

  /// What stands beside the failure of a test.
  var remark: String {
    "seed \(value) – repeat with DeterministicDoubles(seed: \(value))"
      + (isDrawn ? ", or with \(Self.variable)=\(value) in the environment" : "")
  }

  /// What the environment says, if anything; else a drawn one.
  ///
  /// - Parameter text: the variable's value.
  /// - Returns: the seed, and what is wrong with the text.
  static func read(_ text: String?, orDraw draw: () -> UInt64) -> (UInt64, misuse: String?) {
    guard let text, !text.isEmpty else { return (draw(), nil) }
    if let value = UInt64(text) { return (value, nil) }
    let misuse =
      "\(variable) is \"\(text)\", which is no seed, so one was drawn at random."
      + "\n  fix: set it to a whole number from 0 to \(UInt64.max), or unset it."
    return (draw(), misuse)
  }

  /// The seed for a bundle that is given none: in a test, the one of all its bundles.
  static func drawn(in scope: TestScope?, for site: SourceSite) -> Seed {
    var found: String?
    let draw = {
      let (value, misuse) = read(environment) { .random(in: .min ... .max) }
      found = misuse
      return value
    }
    let value = scope?.noted.seed(draw) ?? draw()
    if let found { IssueSinks.record(ContainerIssue(found, at: site)) }
    return Seed(value, isDrawn: true)
  }

  private static var environment: String? { getenv(variable).map { String(cString: $0) } }
}
