/// The positions of a member's arguments in the value that a call records.
struct ArgumentLayout {
  struct Slot {
    /// The label; `nil` for `_`, and for arguments whose label is unknown.
    let label: String?
    /// The name in messages: the label, otherwise the tuple's own.
    let name: String?
    let type: Any.Type
    let offset: Int
  }

  let slots: [Slot]

  /// Finds the elements of a tuple, or any other value as the only argument.
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
    // If the name and the tuple disagree on the number, the tuple's own labels count.
    let names = labels.count == elements.count ? labels : elements.map(\.name)
    slots = zip(names, elements).map { label, element in
      Slot(label: label, name: label ?? element.name, type: element.type, offset: element.offset)
    }
  }
}
