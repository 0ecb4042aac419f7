/// The reasons matchers do not fit a member, in words.
struct PatternMisuse: Error {
  /// The complaints, a line each; the member is named by ``text(for:)``.
  private let complaints: [String]
  /// The number of arguments, if another number of matchers was given.
  private var wanted: Int?
  /// Whether more matchers were given: one may have been meant for the number of calls.
  private var isTooMany = false
  /// The labels of a tuple that the matchers are meant for, and that the name makes one argument.
  private var tuple: [String?]?

  /// Binds the matchers to the arguments, one each.
  static func binding(
    _ matchers: [Matcher],
    to slots: [ArgumentLayout.Slot]
  ) throws(PatternMisuse) -> [ArgumentMatcher] {
    guard matchers.count == slots.count else {
      throw PatternMisuse(given: matchers.count, wanted: slots)
    }
    var bound: [ArgumentMatcher] = []
    var complaints: [String] = []
    for (index, (matcher, slot)) in zip(matchers, slots).enumerated() {
      do throws(MatcherRefusal) {
        let ready = try matcher.bound(to: slot.type)
        bound.append(ArgumentMatcher(offset: slot.offset, type: slot.type, bound: ready))
      } catch {
        let name = slot.name.map { " (\($0))" } ?? ""
        complaints.append(
          "Argument \(index + 1)\(name) is of type \(slot.type), "
            + "but the matcher \(TextLimit.cut(error.text)) \(error.complaint)."
        )
      }
    }
    guard complaints.isEmpty else { throw PatternMisuse(complaints) }
    return bound
  }

  private init(_ complaints: [String]) {
    self.complaints = complaints
  }

  // Without the matchers' texts, since it is unknown which of them are secret.
  private init(given: Int, wanted slots: [ArgumentLayout.Slot]) {
    let types = slots.map { slot in slot.name.map { "\($0): \(slot.type)" } ?? "\(slot.type)" }
    let wanted =
      switch slots.count {
      case 0: "takes no arguments"
      case 1: "takes 1 argument, (\(types[0]))"
      default: "takes \(slots.count) arguments, (\(types.joined(separator: ", ")))"
      }
    let were = given == 1 ? "1 matcher was" : "\(given) matchers were"
    complaints = ["It \(wanted), but \(were) given."]
    self.wanted = slots.count
    isTooMany = given > slots.count
    if slots.count == 1, StoredFields.isTuple(slots[0].type) {
      let elements = StoredFields.of(slots[0].type)
      if elements.count == given { tuple = elements.map(\.name) }
    }
  }

  /// Returns the issue's text.
  func text(for member: String) -> String {
    return """
      The matchers do not fit \(member), so they match no call.
      - \(complaints.joined(separator: "\n- "))
        fix: \(remedy(for: member))
      """
  }

  private func remedy(for member: String) -> String {
    if let tuple {
      let labels = tuple.map { "\($0 ?? "_"):" }.joined()
      let name = "\(MemberName(member).base)(\(labels))"
      return "make the stub or spy with the whole name of its member, "
        + "Spy<…>(\(name.debugDescription)); "
        + "named only `\(member)`, it takes the tuple for a single argument."
    }
    if wanted == 0 { return "leave out the matchers: \(member) has no arguments to match." }
    guard let wanted else {
      return
        "give a literal or an .equal(_:) of the argument's own type, or a .where { … } whose closure takes "
        + "one of that type."
    }
    let each = Array(repeating: ".any", count: wanted).joined(separator: ", ")
    let one = "give one matcher for each argument, .any where it does not matter, as in "
    return isTooMany
      ? "\(one)verify(3, with: \(each)), where 3 is the number of calls."
      : "\(one)verify(with: \(each))."
  }
}
