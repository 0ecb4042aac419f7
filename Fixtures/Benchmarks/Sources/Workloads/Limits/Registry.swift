/// The least that registering can be: a dictionary of closures by type and name, under a lock.
final class Registry: @unchecked Sendable {  // `factories` is reached under `mutex`
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }

  private let mutex = BareMutex()
  private var factories: [Key: @Sendable () -> Any] = [:]

  deinit { mutex.destroy() }

  // A call, as a container in another module is one.
  @inline(never)
  func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    _ factory: @escaping @Sendable () -> Value
  ) {
    let key = Key(type: ObjectIdentifier(type), name: name)
    let old = mutex.withLock { factories.updateValue({ factory() }, forKey: key) }
    withExtendedLifetime(old) {}
  }
}
