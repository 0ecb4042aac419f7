import Understudy

#if canImport(Darwin)
  import Darwin
  import MachO
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TypeRecords {
  #if canImport(Darwin)
    #if _pointerBitWidth(_64)
      private typealias Header = mach_header_64
    #else
      private typealias Header = mach_header
    #endif

    /// The flag of an image in the shared cache: one of the system's, none of which contains this
    /// library.
    private static let isInSharedCache: UInt32 = 0x8000_0000

    /// The records of every image in this process except the system's.
    static var loaded: [TypeRecords] {
      sections("__swift5_types").map { TypeRecords(bytes: $0) }
    }

    fileprivate static func sections(_ name: String) -> [UnsafeRawBufferPointer] {
      (0..<_dyld_image_count()).compactMap { index in
        guard let image = _dyld_get_image_header(index),
          image.pointee.flags & isInSharedCache == 0
        else { return nil }
        let header = UnsafeRawPointer(image).assumingMemoryBound(to: Header.self)
        var size: UInt = 0
        guard let start = getsectiondata(header, "__TEXT", name, &size) else { return nil }
        return UnsafeRawBufferPointer(start: start, count: Int(size))
      }
    }
  #else
    /// The record that Swift's runtime keeps of an image: version, base address, two unused words,
    /// then the sections, each with its start and its length, of which the types are the third.
    ///
    /// The header `MetadataSections.h`, which comes with the toolchain, promises to add fields at
    /// the end only.
    fileprivate struct Sections {
      static let firstVersion: UInt = 3

      var version: UInt
      var base: UnsafeRawPointer?
      var unused: (UInt, UInt)
      var protocols: (start: UInt, length: UInt)
      var conformances: (start: UInt, length: UInt)
      var types: (start: UInt, length: UInt)
    }

    private typealias Body =
      @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
    private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer?) -> Void

    /// The records of every image in this process; none if the runtime is linked statically, which
    /// leaves no dynamic library to hold another copy.
    static var loaded: [TypeRecords] { sections { $0.types }.map { TypeRecords(bytes: $0) } }

    fileprivate static func sections(
      _ choose: (Sections) -> (start: UInt, length: UInt)
    ) -> [UnsafeRawBufferPointer] {
      let name = "swift_enumerateAllMetadataSections"
      guard let symbol = LoadedSymbol.address(of: name, in: .ofRuntime) else { return [] }
      // The type is that of the declaration in Swift's runtime, `ImageInspectionCommon.cpp`.
      let enumerate = unsafeBitCast(symbol, to: Enumerate.self)
      var found: [Sections] = []
      withUnsafeMutablePointer(to: &found) { found in
        enumerate(
          { image, found in
            let sections = image.load(as: Sections.self)
            guard sections.version >= Sections.firstVersion else { return true }
            found?.assumingMemoryBound(to: [Sections].self).pointee.append(sections)
            return true
          },
          found
        )
      }
      return found.map(choose).map {
        UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: $0.start), count: Int($0.length))
      }
    }
  #endif
}

extension ConformanceRecords {
  /// The records of every image in this process except the system's; on Linux none if the runtime
  /// is linked statically.
  static var loaded: [ConformanceRecords] {
    #if canImport(Darwin)
      TypeRecords.sections("__swift5_proto").map { ConformanceRecords(bytes: $0) }
    #else
      TypeRecords.sections { $0.conformances }.map { ConformanceRecords(bytes: $0) }
    #endif
  }
}
