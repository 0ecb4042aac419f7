import Synchronization

/// An instance that a container or a wrapper keeps, with its type erased.
@usableFromInline
class InstanceRecord: MapLeaf, @unchecked Sendable {  // subclasses keep the promise: only `let`s
  /// ``ProvenanceBits/bits``; those of a record once ``provenance`` was read.
  private let origin: Atomic<UInt64>

  init(provenance: DependencyRecord) {
    origin = Atomic(ProvenanceBits(provenance).bits)
    super.init(key: provenance.key)
  }

  /// - Parameter origin: with a reference that this takes over.
  init(_ origin: consuming ProvenanceBits) {
    self.origin = Atomic(origin.bits)
    super.init(key: origin.key)
  }

  deinit { ProvenanceBits.record(in: origin.load(ordering: .relaxed))?.release() }

  /// What it was made from, the same object on every call.
  final var provenance: DependencyRecord {
    let bits = origin.load(ordering: .acquiring)
    guard let known = ProvenanceBits.record(in: bits) else { return makeProvenance(bits) }
    return known.takeUnretainedValue()
  }

  @inline(never)
  private final func makeProvenance(_ bits: UInt64) -> DependencyRecord {
    let made = ProvenanceBits(DependencyRecord(key, lookupIn: bits))
    let (isFirst, known) = origin.compareExchange(
      expected: bits,
      desired: made.bits,
      ordering: .acquiringAndReleasing
    )
    if !isFirst { ProvenanceBits.record(in: made.bits)!.release() }
    // Either way there is one by now.
    return ProvenanceBits.record(in: isFirst ? made.bits : known)!.takeUnretainedValue()
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

  @usableFromInline
  init(_ value: Value, _ origin: consuming ProvenanceBits) {
    self.value = value
    super.init(origin)
  }

  /// Makes a record of what a factory has just made with the resolver.
  @inlinable
  convenience init(_ value: Value, madeWith resolver: Resolver) {
    self.init(value, resolver.origin)
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
  /// Whether `Value` is a class, and so a reference to the object is a value.
  private let isOfClass: Bool

  init(_ object: AnyObject, provenance: DependencyRecord) {
    target = WeakTarget(object: object)
    isOfClass = Value.self is AnyClass
    super.init(provenance: provenance)
  }

  private init(_ other: WeakInstance, provenance: DependencyRecord) {
    target = other.target
    isOfClass = other.isOfClass
    super.init(provenance: provenance)
  }

  override var isCacheable: Bool { false }

  var value: Value? {
    // The object came from a `Value`, and so it is one; a dynamic cast takes longer than all else.
    target.object.map { isOfClass ? unsafeBitCast($0, to: Value.self) : $0 as! Value }
  }

  override var strong: InstanceRecord? {
    value.map { TypedInstance($0, provenance: provenance) }
  }

  override var anyValue: Any { target.object as Any }

  override var valueType: any Any.Type { target.object.map { type(of: $0) } ?? Value.self }

  override var object: AnyObject? { target.object }

  override func with(_ provenance: DependencyRecord) -> InstanceRecord {
    WeakInstance(self, provenance: provenance)
  }
}

/// A weak reference that can be copied without a retain, and so under a lock.
private struct WeakTarget {
  weak var object: AnyObject?
}
