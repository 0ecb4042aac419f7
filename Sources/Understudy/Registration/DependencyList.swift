/// The lookups that a value was made from, in their order.
///
/// Most values are made from two others at most. These are in place, so that they cost no array.
struct DependencyList: Sendable {
  // Invariant: `second` only behind `first`, and `rest` only behind both, without being empty.
  private var first: DependencyRecord?
  private var second: DependencyRecord?
  private var rest: [DependencyRecord]?

  init() {}

  init(_ records: some Sequence<DependencyRecord>) { for record in records { append(record) } }

  mutating func append(_ record: DependencyRecord) {
    if first == nil {
      first = record
    } else if second == nil {
      second = record
    } else {
      append(further: record)
    }
  }

  @inline(never)
  private mutating func append(further record: DependencyRecord) {
    if rest == nil {
      rest = [record]
      rest?.reserveCapacity(4)
    } else {
      rest?.append(record)
    }
  }

  /// An upper bound of the depths of the records.
  var height: Int32 {
    guard let first else { return 0 }
    guard let second else { return first.height }
    let height = Swift.max(first.height, second.height)
    guard let rest else { return height }
    return Swift.max(height, rest.lazy.map(\.height).max() ?? 0)
  }

  /// Whether the list has the record, or another one that says the same.
  func has(_ record: DependencyRecord) -> Bool {
    guard let first else { return false }
    if first.says(record) { return true }
    guard let second else { return false }
    if second.says(record) { return true }
    return rest?.contains { $0.says(record) } == true
  }
}

extension DependencyRecord {
  @inline(__always)
  fileprivate func says(_ other: DependencyRecord) -> Bool {
    self === other || registration == other.registration && isSameLookup(as: other)
  }
}

extension DependencyList: RandomAccessCollection, ExpressibleByArrayLiteral {
  init(arrayLiteral records: DependencyRecord...) { self.init(records) }

  var startIndex: Int { 0 }
  var endIndex: Int {
    if let rest { return 2 + rest.count }
    return first == nil ? 0 : second == nil ? 1 : 2
  }

  @inline(__always)
  var isEmpty: Bool { first == nil }

  subscript(index: Int) -> DependencyRecord {
    switch index {
    case 0: first!
    case 1: second!
    default: rest![index - 2]
    }
  }
}
