/// The modules that a container was configured with, as much as the container itself needs to know.
///
/// It is immutable: forks and snapshots share it.
package protocol ModuleRecord: AnyObject, Sendable {
  /// The names of the modules whose registrations are in place, in the order of configuration.
  var namesInPlace: [String] { get }
  /// The names of the optional modules that failed.
  var namesOfFailed: [String] { get }
}
