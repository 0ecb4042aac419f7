import SeasonModel

/// What a part is, before it has a name.
struct PartKind {
  var lifetime = SeasonPart.Lifetime.singleton
  var form = SeasonPart.Form.class
  var isAsynchronous = false

  /// So many of each: all but the named variants, which need one to be a variant of.
  static let all: [PartKind] =
    repeated(113, PartKind()) + repeated(46, PartKind(form: .struct))
    + repeated(6, PartKind(isAsynchronous: true))
    + repeated(54, PartKind(form: .protocol))
    + repeated(6, PartKind(form: .protocol, isAsynchronous: true))
    + repeated(14, PartKind(lifetime: .transient))
    + repeated(10, PartKind(lifetime: .transient, form: .struct))
    + repeated(6, PartKind(lifetime: .weak)) + repeated(6, PartKind(lifetime: .graph))
    + repeated(9, PartKind(lifetime: .scoped)) + repeated(10, PartKind(form: .instance))
    + repeated(8, PartKind(lifetime: .transient, form: .factory))

  /// How many named variants there are beside those.
  static let variants = 12

  private static func repeated(_ count: Int, _ kind: PartKind) -> [PartKind] {
    Array(repeating: kind, count: count)
  }
}
