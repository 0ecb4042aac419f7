/// Identifies a call that is being answered, until it ends.
///
/// Generated code uses it; tests do not.
public struct CallTicket: Sendable {
  @usableFromInline let index: Int
  @usableFromInline let epoch: Int

  @inlinable
  init(index: Int, epoch: Int) { (self.index, self.epoch) = (index, epoch) }
}
