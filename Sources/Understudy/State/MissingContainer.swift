/// Why the container that a placeholder stands for is missing.
///
/// A placeholder refuses everything. Its forks and children have only what was registered in them:
/// no default and no live value of a typed key either.
enum MissingContainer {
  /// The container was freed before the code that resolves from it.
  case gone
  /// Code of a test runs outside the test's task, or has outlived the test's container.
  case escaped
}
