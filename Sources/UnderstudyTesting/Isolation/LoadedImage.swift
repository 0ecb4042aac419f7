#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that the process runs code of: the executable, a test bundle or a dynamic library.
struct LoadedImage: Hashable {
  /// Where it begins in memory, which tells images apart whatever they are called.
  let base: UInt
  /// Its path, as the system says it.
  let path: String

  init(base: UInt, path: String) {
    self.base = base
    self.path = path
  }

  /// The image that an address lies in; `nil` if the system knows none.
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
    /// `Dl_info`, which Glibc shows to those only who define `_GNU_SOURCE`.
    private struct Information {
      var path: UnsafePointer<CChar>?
      var base: UInt = 0
      var symbol: (name: UInt, address: UInt) = (0, 0)
    }

    /// `dladdr`, for the same reason looked up by its name.
    private static let find = dlsym(nil, "dladdr").map {
      // The type is that of the declaration in `dlfcn.h`; the structure is passed by its address.
      unsafeBitCast(
        $0,
        to: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt).self
      )
    }
  #endif
}
