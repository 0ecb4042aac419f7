/// What has a price. Protocols of other modules inherit it.
public protocol Priced {
  func price(of item: String) -> Int?
  var currency: String { get set }
}
