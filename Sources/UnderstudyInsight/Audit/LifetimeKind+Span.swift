import Understudy

extension LifetimeKind {
  /// The length of an instance's life, relative to others. A scoped instance is refused where it
  /// would be outlived.
  var span: Int {
    switch self {
    case .transient: 0
    case .graph: 1
    case .weak: 2
    case .scoped, .singleton: 3
    }
  }

  /// Whether the container reuses the instance, so that its dependencies live as long.
  var keeps: Bool { span > Self.graph.span }
}
