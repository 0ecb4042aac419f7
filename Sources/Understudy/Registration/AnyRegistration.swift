/// A registration of any type: what builders collect and batches take.
///
/// Only ``Registration`` conforms; the requirement beside ``key`` cannot be met from outside.
public protocol AnyRegistration: Sendable {
  /// The key it registers.
  var key: Key { get }
  /// The registration in the container's own terms.
  var erased: ErasedRegistration { get }
  /// What it registers beside its key: the own type of an instance that stands for another.
  var companions: [any AnyRegistration] { get }
  /// The same registration, marked live: see ``Registration/live()``.
  func live() -> Self
}

/// A registration without its type, made by ``Registration`` alone.
public struct ErasedRegistration: Sendable {
  package let site: SourceSite
  /// What is wrong with it by itself.
  package let defect: ContainerError?
  let makeRecord: @Sendable (_ defect: ContainerError?) -> RegistrationRecord
}
