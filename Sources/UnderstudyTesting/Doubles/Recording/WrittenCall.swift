/// A call that a double has recorded itself, as text.
struct WrittenCall: Sendable, Equatable {
  let member: String
  let text: CallText

  /// Makes a call from its whole text.
  init(_ call: String) {
    member = MemberName(call).base
    text = CallText(description: call)
  }

  /// Makes a call from a member's name and the arguments.
  init(_ member: String, _ arguments: [Any]) {
    self.member = member
    let values = arguments.map { (label: String?.none, text: CallText.text(of: $0)) }
    text = CallText(MemberName(member), values)
  }
}
