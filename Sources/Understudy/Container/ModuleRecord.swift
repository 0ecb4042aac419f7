/// The modules that a container was configured with, as far as it knows of modules.
///
/// It is immutable: forks and snapshots share it.
package protocol ModuleRecord: AnyObject, Sendable {
  /// The names of those whose registrations are there, in the order of their configuration.
  var namesInPlace: [String] { get }
  /// The names of the optional ones that are not.
  var namesOfFailed: [String] { get }
}
