/// The result of a resolve, and where it came from.
struct Resolved<Value> {
  let value: Value
  /// The provenance of the value, if requested.
  let provenance: DependencyRecord?
}

/// Carries a value across an isolation boundary that the compiler cannot follow.
struct Transfer<Value>: @unchecked Sendable {  // each use states what alone holds the value
  let value: Value
  init(_ value: Value) { self.value = value }
}
