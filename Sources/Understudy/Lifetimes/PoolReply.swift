/// The result for a caller that waits for an element of a pool.
enum PoolReply<Element> {
  case lend(Element)
  /// A slot: the caller makes an element and reports whether that succeeded.
  case make
  case cancelled
  /// Nothing was returned within the limit.
  case exhausted(after: Duration)
  case closed
}

extension PoolReply: Sendable where Element: Sendable {}
