/// Reserves memory on the stack for a value that the body writes there.
@inlinable
@inline(__always)
func withUninitializedValue<Value>(
  for type: Value.Type,
  _ fill: (UnsafeMutableRawPointer) throws(ContainerError) -> Void
) throws(ContainerError) -> Value {
  try withUnsafeTemporaryAllocation(of: type, capacity: 1) { buffer throws(ContainerError) in
    let destination = buffer.baseAddress.unsafelyUnwrapped  // for one value, so there is one
    try fill(destination)
    return destination.move()
  }
}

/// Reserves memory on the stack for a value that may be missing.
///
/// - Parameter fill: returns whether it has written a value.
@inlinable
@inline(__always)
func withUninitializedValueIfNeeded<Value>(
  for type: Value.Type,
  _ fill: (UnsafeMutableRawPointer) throws(ContainerError) -> Bool
) throws(ContainerError) -> Value? {
  try withUnsafeTemporaryAllocation(of: type, capacity: 1) { buffer throws(ContainerError) in
    let destination = buffer.baseAddress.unsafelyUnwrapped  // as above
    return try fill(destination) ? destination.move() : nil
  }
}
