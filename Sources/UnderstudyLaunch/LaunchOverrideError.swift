public import Understudy

/// The reason an app did not take the overrides of its launch environment.
///
/// The app has registered none of them then. ``description`` lists every problem, with the fix.
public struct LaunchOverrideError: Error, Sendable {
  /// A problem with one override, or with all.
  public enum Problem: Sendable {
    /// The variable is not a list of overrides.
    case malformed(reason: String)
    /// The app knows no override of this name.
    case unknown(name: String, known: [String])
    /// Two of the overrides, or two of the types that the app knows, have one name.
    case duplicate(name: String)
    /// The value of an override cannot be decoded.
    case undecodable(name: String, reason: String)
    /// The container does not take the registrations.
    case refused(ContainerError)
  }

  /// The problems, in the order of the overrides.
  public let problems: [Problem]

  init(_ problems: [Problem]) { self.problems = problems }
}

extension LaunchOverrideError: CustomStringConvertible {
  /// The problems and their fixes, a few lines each.
  public var description: String {
    let head = "The launch overrides in \(LaunchOverrides.variable) were not applied."
    return ([head] + problems.map { "- \($0.text)" }).joined(separator: "\n")
  }
}

extension LaunchOverrideError.Problem {
  var text: String {
    switch self {
    case .malformed(let reason):
      """
      The variable does not hold a list of overrides: \(reason)
        fix: set it in the test: app.launchEnvironment.merge(try LaunchOverrides(…).environment()) { $1 }
      """
    case .unknown(let name, let known):
      """
      There is no override \(name). The app knows \(Self.list(known)).\(Self.question(name, known))
        fix: \(Self.correction(name, known))pass the type to applyLaunchOverrides(…), and build the \
      app and the test from the same version of the code.
      """
    case .duplicate(let name):
      """
      Two overrides are called \(name).
        fix: pass only one of them, or give one type another static launchName.
      """
    case .undecodable(let name, let reason):
      """
      The value of \(name) cannot be decoded: \(reason)
        fix: build the app and the test from the same version of the code; if the type has its own \
      init(from:), correct it.
      """
    case .refused(let error) where error.kind == .containerClosed:
      error.description(placing: "overridden", fix: "apply the overrides before it closes.")
    case .refused(let error): "\(error)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private static func question(_ name: String, _ known: [String]) -> String {
    nearest(name, known).map { " Did you mean \($0)?" } ?? ""
  }

  private static func correction(_ name: String, _ known: [String]) -> String {
    nearest(name, known).map { "use \($0) if that is meant; otherwise " } ?? ""
  }

  private static func nearest(_ name: String, _ known: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let distances = known.map {
      ($0, NearMisses.editDistance(wanted, Array($0.lowercased().utf8)))
    }
    return distances.filter { $0.1 <= max(2, wanted.count / 3) }.min { $0.1 < $1.1 }?.0
  }
}
