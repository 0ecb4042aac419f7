/// An instance that a container or a wrapper keeps, with its type erased.
@usableFromInline
class InstanceRecord: MapLeaf, @unchecked Sendable {  // subclasses keep the promise: only `let`s
  let provenance: DependencyRecord

  init(provenance: DependencyRecord) {
    self.provenance = provenance
    super.init(key: provenance.key)
  }

  /// Whether the container keeps the instance, so that a read may take it from there.
  var isCacheable: Bool { true }

  /// This record with its instance held strongly; `nil` if the instance is gone.
  var strong: InstanceRecord? { self }

  /// The record that holds the instance weakly; `nil` if that cannot be.
  var weakened: InstanceRecord? { fatalError("an instance record is always a TypedInstance") }

  /// The same instance with another provenance.
  func with(_ provenance: DependencyRecord) -> InstanceRecord {
    fatalError("an instance record is always typed")
  }

  /// The instance, whatever its type.
  var anyValue: Any { fatalError("an instance record is always a TypedInstance") }

  /// The type of the instance itself, whatever it is registered as.
  var valueType: any Any.Type { fatalError("an instance record is always a TypedInstance") }

  /// The object that the instance is, if it is one and there.
  var object: AnyObject? { fatalError("an instance record is always a TypedInstance") }

  /// Copies the value into uninitialized memory for the key's type.
  func copy(into room: UnsafeMutableRawPointer) {
    fatalError("an instance record is always a TypedInstance")
  }
}

/// An instance with its type. If `Value` is not `Sendable`, one wrapper made it for itself, and is
/// not `Sendable` either.
@usableFromInline
final class TypedInstance<Value>: InstanceRecord, @unchecked Sendable {  // adds one `let`
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value, provenance: DependencyRecord) {
    self.value = value
    super.init(provenance: provenance)
  }

  /// Makes a record of what a factory has just made with the resolver.
  @inlinable
  convenience init(_ value: Value, madeWith resolver: Resolver) {
    self.init(value, provenance: resolver.provenance)
  }

  override var anyValue: Any { value }

  override var valueType: any Any.Type { type(of: value as Any) }

  override func with(_ provenance: DependencyRecord) -> InstanceRecord {
    TypedInstance(value, provenance: provenance)
  }

  override var weakened: InstanceRecord? {
    object.map { WeakInstance<Value>($0, provenance: provenance) }
  }

  override var object: AnyObject? {
    // Not `as? AnyObject`: every value can be boxed into an object, which is freed at once.
    valueType is AnyClass ? value as AnyObject : nil
  }

  override func copy(into room: UnsafeMutableRawPointer) {
    room.initializeMemory(as: Value.self, to: value)
  }
}

/// An instance that the container does not keep alive.
final class WeakInstance<Value>: InstanceRecord, @unchecked Sendable {  // adds one weak `let`
  private let target: WeakTarget

  init(_ object: AnyObject, provenance: DependencyRecord) {
    target = WeakTarget(object: object)
    super.init(provenance: provenance)
  }

  private init(_ target: WeakTarget, provenance: DependencyRecord) {
    self.target = target
    super.init(provenance: provenance)
  }

  override var isCacheable: Bool { false }

  // The object came from a `Value`, and so it is one.
  var value: Value? { target.object.map { $0 as! Value } }

  override var strong: InstanceRecord? {
    value.map { TypedInstance($0, provenance: provenance) }
  }

  override var anyValue: Any { target.object as Any }

  override var valueType: any Any.Type { target.object.map { type(of: $0) } ?? Value.self }

  override var object: AnyObject? { target.object }

  override func with(_ provenance: DependencyRecord) -> InstanceRecord {
    WeakInstance(target, provenance: provenance)
  }
}

/// A weak reference that can be copied without a retain, and so under a lock.
private struct WeakTarget {
  weak var object: AnyObject?
}
