#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds what the images of the process export.
package enum LoadedSymbol {
  /// The address of the symbol in the first image that exports it; `nil` if none does, as in a
  /// program that is linked statically.
  static func address(of name: String) -> UnsafeMutableRawPointer? { dlsym(everyImage, name) }

  /// The address of the symbol, if it is in that image.
  ///
  /// A program that is linked with Swift's runtime statically may load a library that brings another
  /// one, whose functions know nothing of this program's tasks and types.
  ///
  /// - Parameter image: the image of something known to belong to the same library; `nil` if the
  ///   system does not know it.
  package static func address(
    of name: String,
    in image: LoadedImage?
  ) -> UnsafeMutableRawPointer? {
    guard let image, let address = address(of: name), LoadedImage(at: address)?.base == image.base
    else { return nil }
    return address
  }

  /// The handle by which `dlsym` searches all images of the process.
  private static var everyImage: UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      UnsafeMutableRawPointer(bitPattern: -2)  // `RTLD_DEFAULT`, a macro that Swift does not import
    #else
      nil
    #endif
  }
}
