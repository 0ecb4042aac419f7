/// The display above the doors. Not every house has one.
package protocol FoyerBoard: Sendable {
  func show(_ text: String)
}
