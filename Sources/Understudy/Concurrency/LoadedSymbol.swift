#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds what the images of the process export.
enum LoadedSymbol {
  /// The address of the symbol; `nil` if no image exports it, as in a program that is linked statically.
  static func address(of name: String) -> UnsafeMutableRawPointer? { dlsym(everyImage, name) }

  /// The handle by which `dlsym` searches all images of the process.
  private static var everyImage: UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      UnsafeMutableRawPointer(bitPattern: -2)  // `RTLD_DEFAULT`, a macro that Swift does not import
    #else
      nil
    #endif
  }
}
