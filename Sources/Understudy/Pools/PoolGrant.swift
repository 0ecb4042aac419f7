/// What somebody who waits for an element of a pool gets in the end.
enum PoolGrant<Element> {
  case lend(Element)
  /// A place: he makes an element and says whether it came to be.
  case make
  case cancelled
  /// Nothing has come back for so long.
  case exhausted(after: Duration)
  case closed
}

extension PoolGrant: Sendable where Element: Sendable {}
