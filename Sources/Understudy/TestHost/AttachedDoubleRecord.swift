/// A double attached to a container: resetting and closing the container reset it.
final class AttachedDoubleRecord: MapLeaf, @unchecked Sendable {  // adds one `let`
  let resident: any AttachedDouble

  init(key: Key, resident: any AttachedDouble) {
    self.resident = resident
    super.init(key: key)
  }
}
