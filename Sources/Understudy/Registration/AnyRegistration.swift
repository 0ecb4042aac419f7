/// A registration of any type: what builders collect and batches accept.
///
/// Only ``Registration`` conforms; types outside this module cannot satisfy the requirement.
public protocol AnyRegistration: Sendable {
  /// The registration in the container's own representation.
  var erased: ErasedRegistration { get }
}

extension AnyRegistration {
  /// The key it registers.
  public var key: Key { erased.key }
}

/// A registration without its type, made by ``Registration`` alone.
public struct ErasedRegistration: Sendable {
  package let key: Key
  package let site: SourceSite
  /// The defect of the registration itself, if it has one.
  package let defect: ContainerError?
  /// Registrations added with it: the own type of an instance registered under another type.
  package private(set) var companions: [any AnyRegistration]
  private(set) var isLive: Bool
  private let record: @Sendable (_ defect: ContainerError?, _ isLive: Bool) -> RegistrationRecord

  init(
    key: Key,
    site: SourceSite,
    defect: ContainerError?,
    companions: [any AnyRegistration],
    isLive: Bool,
    record: @escaping @Sendable (ContainerError?, Bool) -> RegistrationRecord
  ) {
    self.key = key
    self.site = site
    self.defect = defect
    self.companions = companions
    self.isLive = isLive
    self.record = record
  }

  func makeRecord(_ defect: ContainerError?) -> RegistrationRecord { record(defect, isLive) }

  /// The same registration, marked live.
  func live() -> ErasedRegistration {
    var copy = self
    copy.isLive = true
    copy.companions = companions.live()
    return copy
  }
}
