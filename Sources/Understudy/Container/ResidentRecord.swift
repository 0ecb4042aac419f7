/// A double that lives in a container: reset and closing of the container reach it.
final class ResidentRecord: MapLeaf, @unchecked Sendable {  // adds one `let`
  let resident: any ContainerResident

  init(key: Key, resident: any ContainerResident) {
    self.resident = resident
    super.init(key: key)
  }
}
