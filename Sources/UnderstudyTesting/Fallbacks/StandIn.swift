import Understudy

/// What a fallback double stands in for.
enum StandIn: Sendable {
  /// For a registration that the test lacks, or may not use.
  case registration(Key)
  /// For a type that code without a container asked for.
  case container(of: Key)
  /// For the answer of a call to a member of another double.
  case answer(member: String)

  /// What it stands in for, within a sentence.
  var text: String {
    switch self {
    case .registration(let key): "\(key), which could not be resolved"
    case .container(let key): "\(key), which could not be resolved without a container"
    case .answer(let member): "a missing answer of \(member)"
    }
  }

  /// The fix for a call of it that has no answer.
  var fix: String {
    switch self {
    case .registration(let key):
      "register a double in the test: \(ContainerError.spellRegisteringDouble(key))"
    case .container(let key):
      "give this code a container, as an earlier failure says, and register a double in it: "
        + ContainerError.spellRegisteringDouble(key)
    case .answer(let member): "answer \(member) with a double first, as its own failure says."
    }
  }
}
