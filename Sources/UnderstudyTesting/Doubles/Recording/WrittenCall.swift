/// A call that a double has written down itself, as text.
struct WrittenCall: Sendable, Equatable {
  let member: String
  let text: CallText

  /// The whole call as its double puts it.
  init(_ call: String) {
    member = MemberName(call).base
    text = CallText(description: call)
  }

  /// A member's name, filled with the arguments.
  init(_ member: String, _ arguments: [Any]) {
    self.member = member
    let values = arguments.map { (label: String?.none, text: CallText.text(of: $0)) }
    text = CallText(MemberName(member), values)
  }
}
