#if Macros
extension [Member] {
  /// Gives members that would look the same at the door an argument that tells them apart.
  mutating func tagOverloads() {
    var groups: [String: [Int]] = [:]
    for position in indices { groups[self[position].doorKey, default: []].append(position) }
    for group in groups.values where group.count > 1 {
      let members = group.map { self[$0] }
      let results = Set(members.map(\.result.witness)).count > 1
      let asynchronous = Set(members.map(\.isAsync)).count > 1
      let inOut = Set(members.map(\.hasInOut)).count > 1
      for position in group {
        if results { self[position].tags.append(.result) }
        if asynchronous, self[position].isAsync { self[position].tags.append(.async) }
        if inOut, self[position].hasInOut { self[position].tags.append(.inOut) }
      }
      number(group)
    }
  }

  /// Numbers those that are still alike.
  private mutating func number(_ group: [Int]) {
    var seen: [String: Int] = [:]
    for position in group.sorted() {
      let member = self[position]
      let key = "\(member.tags) \(member.result.witness)"
      seen[key, default: 0] += 1
      if let count = seen[key], count > 1 { self[position].tags.append(.number(count)) }
    }
  }
}

extension Member {
  fileprivate var hasInOut: Bool { parameters.contains(where: \.isInOut) }

  /// What Swift tells members of a door apart by.
  fileprivate var doorKey: String {
    let list = parameters.map { "\($0.label ?? "_"):\($0.recorded)" }.joined(separator: ",")
    let clause = generics.map(\.name).joined(separator: ",")
    return
      "\(isOfType) \(kind == .operator ? "\(number)" : name) \(clause)(\(list)) \(condition ?? "")"
  }
}
#endif
