/// Where, and for whom, a factory has built an object. It does not hold the object.
package struct Birth: Sendable {
  package let key: Key
  /// ``RegistrationRecord/id``; 0 for what a parameterised factory makes.
  package let registration: UInt64
  package let registeredAt: SourceSite
  /// The line whose resolve had it built.
  package let builtFor: SourceSite
  /// ``Container/id`` of the container whose factory it was.
  package let container: UInt64
  package let label: String?
  /// The IDs of the containers that one comes from, as a fork or as a child, and its own.
  package let line: [UInt64]

  package init(
    key: Key,
    registration: UInt64,
    registeredAt: SourceSite,
    builtFor: SourceSite,
    container: UInt64,
    label: String?,
    line: [UInt64]
  ) {
    self.key = key
    self.registration = registration
    self.registeredAt = registeredAt
    self.builtFor = builtFor
    self.container = container
    self.label = label
    self.line = line
  }
}
