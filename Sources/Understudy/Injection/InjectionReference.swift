/// How an injection holds its container and the instance it reads.
public enum InjectionReference: Sendable {
  /// The injection keeps its container and the instance it has read.
  case strong
  /// The injection keeps its container, and the instance only while something else does.
  ///
  /// Two instances that inject each other would otherwise keep each other alive. Once the instance
  /// is freed, the next read resolves anew: a transient is then another one, not `nil`. It is for
  /// instances of classes; a value, or the value of an optional property, is looked up at each read.
  case weak
  /// The injection keeps nothing and resolves from the current container at each read.
  case current
}
