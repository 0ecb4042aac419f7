#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file whose code the process runs: the executable, a test bundle or a dynamic library.
struct LoadedImage: Hashable {
  /// The start address, which identifies an image whatever its name.
  let base: UInt
  /// The path, as the system reports it.
  let path: String

  init(base: UInt, path: String) {
    self.base = base
    self.path = path
  }

  /// Finds the image that contains an address; `nil` if the system knows none.
  init?(at address: UnsafeRawPointer) {
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
