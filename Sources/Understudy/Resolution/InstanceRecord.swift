/// A shared instance in a container, without its type.
class InstanceRecord: MapLeaf, @unchecked Sendable {  // subclasses keep the promise: only `let`s
  let provenance: Provenance

  init(provenance: Provenance) {
    self.provenance = provenance
    super.init(key: provenance.key)
  }

  /// The instance, whatever its type.
  var anyValue: Any { fatalError("an instance record is always a TypedInstance") }

  /// Puts a copy where uninitialized room for the key's type is.
  func copy(into room: UnsafeMutableRawPointer) {
    fatalError("an instance record is always a TypedInstance")
  }
}

/// A shared instance with its type; made only where `Value: Sendable`.
final class TypedInstance<Value>: InstanceRecord, @unchecked Sendable {  // adds one `let`
  let value: Value

  init(_ value: Value, provenance: Provenance) {
    self.value = value
    super.init(provenance: provenance)
  }

  override var anyValue: Any { value }

  override func copy(into room: UnsafeMutableRawPointer) {
    room.initializeMemory(as: Value.self, to: value)
  }
}
