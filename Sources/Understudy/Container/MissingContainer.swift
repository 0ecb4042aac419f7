/// Why a container is missing that another one stands in for.
///
/// A stand-in refuses everything. Its forks and children have what was registered in them, and no
/// more: not the default or the live value of a typed key either.
enum MissingContainer {
  /// It was freed before those who ask it.
  case gone
  /// Code of a test asks that is not on the task of one, or has outlived its container.
  case escaped
}
