/// The least that a fork with one override can be: an object with a table of one entry over a
/// base that nobody changes.
final class Overlay: Sendable {
  @TaskLocal static var current: Overlay?

  private let base: PointerTable
  private let key: ObjectIdentifier
  private let factory: @Sendable () -> AnyObject
  // Written before the overlay is pushed, or on the one thread that resolves from it.
  nonisolated(unsafe) private var built: AnyObject?

  init(
    over base: PointerTable,
    overriding type: any Any.Type,
    with factory: @escaping @Sendable () -> AnyObject
  ) {
    self.base = base
    key = ObjectIdentifier(type)
    self.factory = factory
  }

  @inline(__always)
  func resolve<Value: AnyObject>(_ type: Value.Type) -> Value? {
    guard ObjectIdentifier(type) == key else { return base.instance(of: type) }
    if let built { return unsafeDowncast(built, to: type) }
    let instance = factory()
    built = instance
    // The factory was registered under this very type.
    return unsafeDowncast(instance, to: type)
  }
}
