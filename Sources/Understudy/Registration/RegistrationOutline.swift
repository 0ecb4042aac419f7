/// The parts of a registration that statistics count.
package struct RegistrationOutline: Sendable {
  package let lifetime: String
  package let isLive: Bool
  package let isAsynchronous: Bool
  /// Whether it is a ready instance and no factory.
  package let isReady: Bool

  package init(_ registration: any AnyRegistration) {
    let record = registration.erased.makeRecord(nil)
    lifetime = record.lifetime.text
    isLive = record.mark != nil
    isAsynchronous = record.place == .task
    isReady = record.ready != nil
  }
}
