/// Guards a value that one thread at a time may access.
///
/// It has the API of `Synchronization.Mutex`, which it replaces on Linux: that one is
/// uninstrumented in the runtime, so the thread sanitizer reports every use of it as a race, and
/// under contention it drops to a tenth of this lock's speed.
@usableFromInline
package struct Lock<Value>: ~Copyable, @unchecked Sendable {  // `storage` is reached under `word`
  @usableFromInline let word = LockWord()
  @usableFromInline let storage: UnsafeMutablePointer<Value>

  @inlinable
  package init(_ value: consuming sending Value) {
    let room = HeapRoom.allocate(
      size: MemoryLayout<Value>.size,
      alignment: MemoryLayout<Value>.alignment
    )
    storage = room.assumingMemoryBound(to: Value.self)
    storage.initialize(to: value)
  }

  @inlinable
  deinit {
    storage.deinitialize(count: 1)
    HeapRoom.deallocate(storage, alignment: MemoryLayout<Value>.alignment)
  }

  /// Runs the body with exclusive access to the value. No user code may run in it.
  @inlinable
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    word.lock()
    defer { word.unlock() }
    return try body(&storage.pointee)
  }
}
