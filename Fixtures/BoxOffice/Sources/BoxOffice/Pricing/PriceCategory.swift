/// The part of the house a seat is in, which decides its price.
package enum PriceCategory: String, Codable, CaseIterable, Sendable {
  case stalls
  case circle
  case gallery
}
