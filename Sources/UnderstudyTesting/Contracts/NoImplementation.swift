import Understudy

/// The error of a contract without an implementation.
struct NoImplementation: Error, CustomStringConvertible {
  let description: String

  /// - Parameter leftOut: the descriptions of the implementations that are live and left out.
  init(_ key: Key, _ containers: [Container], _ leftOut: [String], _ site: SourceSite) {
    let labels = containers.map { $0.label.map { "\"\($0)\"" } ?? "a container without a label" }
    let places = labels.isEmpty ? "no container" : labels.joined(separator: ", ")
    let lines =
      leftOut.isEmpty
      ? [
        "Nothing is registered for \(key), so its contract tests nothing.",
        "searched: \(places)",
        "asked at \(site)",
        "fix: register an implementation under this type, or pass the container that has one.",
      ]
      : [
        "All implementations of \(key) are live and left out, so its contract tests nothing.",
        "left out: \(leftOut.joined(separator: "; "))",
        "asked at \(site)",
        "fix: pass includingLive: true, or register one that is not live.",
      ]
    description = lines.joined(separator: "\n  ")
  }
}
