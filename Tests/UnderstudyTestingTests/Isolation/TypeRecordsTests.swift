import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct TypeRecordsTests {
  private let container = ClassName(of: Container.self)

  @Test func `a class is found by its name and its module's, among others`() {
    var image = HandmadeImage()
    image.declare(.class, "Mailer", in: .module, "Understudy")
    let expected = image.declare(.class, "Container", in: .module, "Understudy")
    image.declare(.class, "Container", in: .module, "Understudy")
    #expect(image.offset(of: container) == expected)
  }

  @Test(arguments: [
    (HandmadeImage.Kind.class, "Contain", HandmadeImage.Kind.module, "Understudy"),
    (.class, "ContainerCore", .module, "Understudy"),
    (.struct, "Container", .module, "Understudy"),
    (.class, "Container", .module, "BoxOffice"),
    (.class, "Container", .module, "UnderstudyTesting"),
    (.class, "Container", .class, "Understudy"),
  ])
  func `a record that only resembles the class is skipped`(
    kind: HandmadeImage.Kind,
    name: String,
    parentKind: HandmadeImage.Kind,
    parent: String
  ) {
    var image = HandmadeImage()
    image.declare(kind, name, in: parentKind, parent)
    #expect(image.offset(of: container) == nil)
  }

  @Test(arguments: [1, 2, 3])
  func `a record that leads to a pointer is skipped`(lowBits: Int) {
    var image = HandmadeImage()
    image.declare(.class, "Container", in: .module, "Understudy", past: lowBits)
    #expect(image.offset(of: container) == nil)
    let expected = image.declare(.class, "Container", in: .module, "Understudy")
    #expect(image.offset(of: container) == expected)
  }

  @Test func `an empty record is skipped`() {
    var image = HandmadeImage()
    image.add(record: 0)
    let expected = image.declare(.class, "Container", in: .module, "Understudy")
    #expect(image.offset(of: container) == expected)
  }

  @Test func `an image without types contains no class`() {
    #expect(HandmadeImage().offset(of: container) == nil)
    #expect(
      TypeRecords(bytes: UnsafeRawBufferPointer(start: nil, count: 0))
        .descriptor(of: container) == nil
    )
  }
}

// MARK: - Fixtures

/// Types and the list of them, laid out by hand as the compiler would.
///
/// The list grows at the start, what it leads to in the room behind it.
struct HandmadeImage {
  enum Kind: Int32 {
    case module = 0
    case `class` = 16
    case `struct` = 17
  }

  private static let room = 64

  private var records = 0
  private var bytes = [UInt8](repeating: 0, count: Self.room)

  /// Declares a type and returns where in the image its descriptor is.
  ///
  /// - Parameter lowBits: how far the descriptors are past a multiple of four, so that offsets to
  ///   them read as such to a pointer.
  @discardableResult
  mutating func declare(
    _ kind: Kind,
    _ name: String,
    in parentKind: Kind,
    _ parent: String,
    past lowBits: Int = 0
  ) -> Int {
    let parent = append(parentKind, name: append(parent), parent: nil, past: lowBits)
    let descriptor = append(kind, name: append(name), parent: parent, past: lowBits)
    add(record: Int32(descriptor - records * 4))
    return descriptor
  }

  mutating func add(record: Int32) {
    precondition(records * 4 < Self.room, "The list of types is full.")
    store(record, at: records * 4)
    records += 1
  }

  /// Where in the image the search finds the class.
  func offset(of name: ClassName) -> Int? {
    bytes.withUnsafeBytes { bytes in
      TypeRecords(bytes: UnsafeRawBufferPointer(rebasing: bytes[..<(records * 4)]))
        .descriptor(of: name).map { $0 - bytes.baseAddress! }
    }
  }

  /// Names end at any address, descriptors begin at multiples of four.
  private mutating func append(_ name: String) -> Int {
    defer { bytes += Array(name.utf8) + [0] }
    return bytes.count
  }

  private mutating func append(_ kind: Kind, name: Int, parent: Int?, past lowBits: Int) -> Int {
    bytes += [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4 + lowBits)
    let start = bytes.count
    bytes += [UInt8](repeating: 0, count: 12)
    // The bits above the kind say more of the type, and are not to be minded.
    store(kind.rawValue | 0x0001_0040, at: start)
    if let parent { store(Int32(parent - start - 4), at: start + 4) }
    store(Int32(name - start - 8), at: start + 8)
    return start
  }

  private mutating func store(_ value: Int32, at offset: Int) {
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: value, toByteOffset: offset, as: Int32.self) }
  }
}
