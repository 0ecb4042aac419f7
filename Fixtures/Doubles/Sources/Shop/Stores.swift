import Catalogue

protocol Warehouse<Item> {
  associatedtype Item: Equatable
  func add(_ item: Item)
  func take() -> Item?
}

protocol SortedWarehouse: Warehouse {
  // Another type than the warehouse's own.
  func sort<Item: Comparable>(_ items: [Item]) -> Int
}

protocol PriceList: Priced {
  subscript(_ aisle: Int, shelf shelf: Int) -> String { get set }
  func each(_ body: (String) -> Bool) -> Int
  func trim(_ name: inout String, to length: Int)
  func decode<Value: Decodable>(_ key: String) throws -> Value
}

enum Vault {
  protocol Store { func load(_ key: String) -> [Int] }
}

protocol Register {
  static var count: Int { get set }
  init?(serial: Int)
}

// The type of `id` says what `ID` is.
protocol Ticketed: Identifiable {
  var id: String { get }
}

// Its own descriptions take the place of those that every double has.
protocol Marked: CustomDebugStringConvertible, Hashable {
  var debugDescription: String { get }
  func hash(into hasher: inout Hasher)
}

#if canImport(Foundation) || canImport(Darwin)
  #if DEBUG || NEVER
    protocol Conditioned { func open() -> Int }
  #endif
#endif

protocol Loader {
  static func load(_ key: Int) -> Int
  static func load(_ key: Int) async -> Int
  func on(_ event: String) -> Int
}

@MainActor protocol Display {
  func show(_ text: String)
  var title: String { get set }
}
