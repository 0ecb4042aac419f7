/// A double attached to a container: resetting and closing the container reset it.
final class ResidentRecord: MapLeaf, @unchecked Sendable {  // adds one `let`
  let resident: any ContainerResident

  init(key: Key, resident: any ContainerResident) {
    self.resident = resident
    super.init(key: key)
  }
}
