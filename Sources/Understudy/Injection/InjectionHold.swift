/// How an injection holds on to what it looks up.
public enum InjectionHold: Sendable {
  /// It keeps its container and the instance it has read.
  case strong
  /// It keeps its container, and the instance only as long as somebody else does: two instances
  /// that inject each other would keep each other alive otherwise. Once the instance has gone, the
  /// next read resolves anew: a transient is another one then, not `nil`. For instances of classes; a
  /// value, or what an optional property has, is looked up at each read.
  case weak
  /// It keeps nothing and asks the current container at each read.
  case current
}
