#if Macros
/// Writes where a member's calls and answers are kept.
struct StubRenderer {
  let model: DoubleModel

  /// The stored property of a member, or of its setter, if it has one.
  func storage(of member: Member) -> [String] {
    guard !member.isInTable else { return [] }
    var lines = [stored(number: "\(member.number)", member.stubType, member.label)]
    if member.isSettable {
      lines.append(stored(number: "\(member.number)s", member.setterType, member.setterLabel))
    }
    return lines
  }

  private func stored(number: String, _ type: String, _ label: String) -> String {
    let isolation = model.isolation == nil ? "nonisolated " : ""
    return "\(isolation)let __\(number) = \(type)"
      + "(generated: \"\(label.literalText)\", of: \"\(model.reportedName)\")"
  }

  /// What a witness calls the member's stub, and the line that looks it up if one is needed.
  func local(_ member: Member) -> (name: String, declaration: String?) {
    guard member.isInTable else { return ("self.__\(member.number)", nil) }
    return ("stub", "let stub = \(lookup(member, from: ""))")
  }

  func localSetter(_ member: Member) -> (name: String, declaration: String?) {
    guard member.isInTable else { return ("self.__\(member.number)s", nil) }
    return ("setter", "let setter = \(setterLookup(member, from: ""))")
  }

  /// The member's stub, as an expression of the door.
  func atDoor(_ member: Member) -> String {
    member.isInTable ? lookup(member, from: "__double.") : "__double.__\(member.number)"
  }

  func setterAtDoor(_ member: Member) -> String {
    member.isInTable ? setterLookup(member, from: "__double.") : "__double.__\(member.number)s"
  }

  private func lookup(_ member: Member, from double: String) -> String {
    found(member, member.label, member.stubType, double)
  }

  private func setterLookup(_ member: Member, from double: String) -> String {
    found(member, member.setterLabel, member.setterType, double)
  }

  private func found(
    _ member: Member,
    _ label: String,
    _ type: String,
    _ double: String
  ) -> String {
    let table =
      member.isOfType
      ? "UnderstudyTesting::MemberTable.ofTest(\(model.selfType), named: \"\(model.reportedName)\")"
      : "\(double.isEmpty ? "self." : double)__table"
    var keys: [String] = []
    for parameter in member.generics {
      switch parameter.kind {
      case .type: keys.append("\(parameter.name).self")
      case .pack: keys.append("(repeat each \(parameter.name)).self")
      case .value: keys.append("(\(type)).self")
      case .noncopyable: break
      }
    }
    let list = keys.map { ", " + $0 }.joined()
    // Overloads may look alike to the table.
    return "\(table).member(\"\(label.literalText)\", \(member.number)\(list), as: (\(type)).self)"
  }
}

extension DoubleModel {
  /// The name in reports: that of the type, without the types around it.
  var reportedName: String { name.literalText }

  /// The double as an expression inside its own door.
  var selfType: String { "\(name)\(genericArguments).self" }
}
#endif
