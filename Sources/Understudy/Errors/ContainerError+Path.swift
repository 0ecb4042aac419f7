/// Shortens the paths of errors.
extension ContainerError {
  /// A path in one line; of a long one, its beginning and its end.
  package static func render(_ path: [Key]) -> String {
    guard path.count > 24 else { return path.map(\.description).joined(separator: " → ") }
    // The beginning and the end of a path matter most.
    let first = path.prefix(10).map(\.description)
    let last = path.suffix(10).map(\.description)
    return (first + ["… \(path.count - 20) more …"] + last).joined(separator: " → ")
  }
}
