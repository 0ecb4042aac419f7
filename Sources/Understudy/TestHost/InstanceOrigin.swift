/// The origin of an object that a factory has built. It does not hold the object.
package struct InstanceOrigin: Sendable {
  package let key: Key
  /// ``RegistrationRecord/id``; 0 for the product of a parameterised factory.
  package let registration: UInt64
  package let registeredAt: SourceSite
  /// The line whose resolve caused the build.
  package let builtFor: SourceSite
  /// ``Container/id`` of the container whose factory ran.
  package let container: UInt64
  package let label: String?
  /// The IDs of the containers it descends from, as a fork or as a child, and its own.
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
