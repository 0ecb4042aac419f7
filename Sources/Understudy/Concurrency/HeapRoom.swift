#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Uninitialized memory for one value.
///
/// `UnsafeMutablePointer.allocate` asks for an alignment even where any memory has it, which takes
/// twice as long; a test's scope has a dozen locks.
@usableFromInline
enum HeapRoom {
  @usableFromInline
  static func allocate(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    // What `malloc` returns is aligned for 16 bytes on every 64-bit platform.
    guard alignment <= MemoryLayout<Int>.alignment, let room = malloc(max(1, size)) else {
      return .allocate(byteCount: size, alignment: alignment)
    }
    return room
  }

  @usableFromInline
  static func deallocate(_ room: UnsafeMutableRawPointer, alignment: Int) {
    if alignment <= MemoryLayout<Int>.alignment { free(room) } else { room.deallocate() }
  }
}
