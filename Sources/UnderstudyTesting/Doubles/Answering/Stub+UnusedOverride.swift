import Understudy

// A call without an answer may have reached the wrong double.
extension Stub {
  /// Says that the block whose code makes the call replaces something that nothing has resolved so
  /// far: the double's caller may have been made before the block. `nil` if there is none.
  var unusedOverride: String? {
    guard let block = Container.override, let own = attachment.withLock(\.container), block !== own
    else { return nil }
    let unused = block.overrides?.resolvedMarks.first {
      $0.isFromClosure && $0.isUnused && !$0.isReplaced
        && isHeld(under: $0.key, in: own)
    }
    return unused.map {
      "the registration of \($0.key) at \($0.site), in this block, was not used so far: an object made before "
        + "the block keeps what it had."
    }
  }

  /// Whether the container has the double that this is a member of under the key.
  private func isHeld(under key: Key, in container: Container) -> Bool {
    func instance<Value>(of type: Value.Type) -> Any? { container.ready(type) }
    guard key.name == nil, let double = instance(of: key.type) else { return false }
    return double as? Stub === self
      || (double as? any TestDouble)?.stubMembers.contains { $0 as? Stub === self } ?? false
  }
}
