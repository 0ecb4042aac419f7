/// Where the arguments of a member stand in the value that a call records of them.
struct ArgumentLayout {
  struct Slot {
    /// `nil` for `_`, and for arguments that no name tells the label of.
    let label: String?
    /// What messages call it: the label, else what the tuple calls it.
    let name: String?
    let type: Any.Type
    let offset: Int
  }

  let slots: [Slot]

  /// The elements of a tuple, or any other value as the only argument.
  ///
  /// A single argument may be a tuple itself: the member's name decides.
  init(of arguments: Any.Type, member: MemberName) {
    let labels = member.labels ?? [nil]
    let elements = StoredFields.isTuple(arguments) ? StoredFields.of(arguments) : nil
    guard let elements, labels.count != 1 || elements.isEmpty else {
      let label = labels.count == 1 ? labels[0] : nil
      slots = [Slot(label: label, name: label, type: arguments, offset: 0)]
      return
    }
    // A name and a tuple that disagree on the number: the tuple knows its own labels.
    let names = labels.count == elements.count ? labels : elements.map(\.name)
    slots = zip(names, elements).map { label, element in
      Slot(label: label, name: label ?? element.name, type: element.type, offset: element.offset)
    }
  }
}
