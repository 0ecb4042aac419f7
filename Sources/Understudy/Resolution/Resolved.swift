/// What a resolve found, and where it came from.
struct Resolved<Value> {
  let value: Value
  /// What it was made from; whoever asks for it in the request gets it.
  let provenance: Provenance?
}

/// Carries a value across an isolation boundary that the compiler cannot follow.
struct Transfer<Value>: @unchecked Sendable {  // each use states who alone holds the value
  let value: Value
  init(_ value: Value) { self.value = value }
}
