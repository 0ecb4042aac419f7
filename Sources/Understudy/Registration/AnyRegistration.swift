/// A registration of any type: what builders collect and batches accept.
///
/// Only ``Registration`` conforms; types outside this module cannot satisfy the requirements
/// besides ``key``.
public protocol AnyRegistration: Sendable {
  /// The key it registers.
  var key: Key { get }
  /// The registration in the container's own representation.
  var erased: ErasedRegistration { get }
  /// The same registration, marked live: see ``Registration/live()``.
  func live() -> Self
}

/// A registration without its type, made by ``Registration`` alone.
public struct ErasedRegistration: Sendable {
  package let site: SourceSite
  /// The defect of the registration itself, if it has one.
  package let defect: ContainerError?
  /// Registrations added with it: the own type of an instance registered under another type.
  package let companions: [any AnyRegistration]
  let makeRecord: @Sendable (_ defect: ContainerError?) -> RegistrationRecord
}
