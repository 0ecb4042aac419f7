/// Reserves memory on the stack for a value that the body writes there.
@inlinable
@inline(__always)
func withRoom<Value>(
  for type: Value.Type,
  _ fill: (UnsafeMutableRawPointer) throws(ContainerError) -> Void
) throws(ContainerError) -> Value {
  try withUnsafeTemporaryAllocation(of: type, capacity: 1) { room throws(ContainerError) in
    let place = room.baseAddress.unsafelyUnwrapped  // for one value, so there is one
    try fill(place)
    return place.move()
  }
}

/// Reserves memory on the stack for a value that may be missing.
///
/// - Parameter fill: returns whether it has written a value.
@inlinable
@inline(__always)
func withRoomIfNeeded<Value>(
  for type: Value.Type,
  _ fill: (UnsafeMutableRawPointer) throws(ContainerError) -> Bool
) throws(ContainerError) -> Value? {
  try withUnsafeTemporaryAllocation(of: type, capacity: 1) { room throws(ContainerError) in
    let place = room.baseAddress.unsafelyUnwrapped  // as above
    return try fill(place) ? place.move() : nil
  }
}
