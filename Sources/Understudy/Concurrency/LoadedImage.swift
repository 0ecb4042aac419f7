#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file whose code the process runs: the executable, a test bundle or a dynamic library.
package struct LoadedImage: Hashable, Sendable {
  /// The start address, which identifies an image whatever its name.
  package let base: UInt
  /// The path, as the system reports it.
  package let path: String

  package init(base: UInt, path: String) {
    self.base = base
    self.path = path
  }

  /// Finds the image that contains an address; `nil` if the system knows none.
  package init?(at address: UnsafeRawPointer) {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(address, &info) != 0, let path = info.dli_fname else { return nil }
      self.init(base: UInt(bitPattern: info.dli_fbase), path: String(cString: path))
    #else
      var info = Information()
      guard let find = Self.find, find(address, &info) != 0, let path = info.path else {
        return nil
      }
      self.init(base: info.base, path: String(cString: path))
    #endif
  }

  /// The image of the concurrency runtime that this library is linked with.
  static let ofConcurrencyRuntime = LoadedImage(
    // A type that the runtime declares; its metadata is a constant in the same image.
    at: unsafeBitCast(CancellationError.self as any Any.Type, to: UnsafeRawPointer.self)
  )

  /// The image of the runtime that this library is linked with.
  package static let ofRuntime = LoadedImage(
    at: unsafeBitCast(Int.self as any Any.Type, to: UnsafeRawPointer.self)
  )

  #if !canImport(Darwin)
    /// `Dl_info`, which Glibc declares only if `_GNU_SOURCE` is defined.
    private struct Information {
      var path: UnsafePointer<CChar>?
      var base: UInt = 0
      var symbol: (name: UInt, address: UInt) = (0, 0)
    }

    /// `dladdr`, looked up by name for the same reason.
    private static let find = dlsym(nil, "dladdr").map {
      // The type is that of the declaration in `dlfcn.h`; the structure is passed by its address.
      unsafeBitCast(
        $0,
        to: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt).self
      )
    }
  #endif
}
