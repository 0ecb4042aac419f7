import Understudy

/// The implementations that a contract is tested with, from ``Contract/implementations(of:in:includingLive:fileID:line:)``.
///
/// Pass it as `arguments:` of a test, or loop over it. It is never empty: without an implementation,
/// its only element fails when it is used.
public struct Implementations<Value>: RandomAccessCollection, Sendable {
  private let elements: [Implementation<Value>]
  /// The implementations that are not tested, because they are live and were not asked for.
  ///
  /// ```swift
  /// #expect(mailers.leftOut.map(\.name) == ["smtp"])
  /// ```
  public let leftOut: [Implementation<Value>]

  init(of type: Value.Type, in containers: [Container], includingLive: Bool, at site: SourceSite) {
    let candidates = containers.map(\.contractCandidates)
    let rows = ContractRows(candidates, of: type, includingLive: includingLive)
    let names = ContractRows.names(of: containers.map(\.label))
    let implementation = { (row: ContractRows.Row) in
      Implementation<Value>(row.candidate, of: containers[row.origin], in: names[row.origin])
    }
    leftOut = rows.leftOut.map(implementation)
    elements =
      rows.tested.isEmpty
      ? [Implementation(absent: .init(Key(type), containers, leftOut.map(\.description), site))]
      : rows.tested.map(implementation)
  }

  /// The index of the first implementation.
  public var startIndex: Int { elements.startIndex }
  /// The index after the last implementation.
  public var endIndex: Int { elements.endIndex }
  /// The implementation at an index.
  ///
  /// - Parameter index: an index from `startIndex` until before `endIndex`.
  public subscript(index: Int) -> Implementation<Value> { elements[index] }

  /// The line about what is left out; `nil` if nothing is.
  func note(at site: SourceSite) -> String? {
    guard !leftOut.isEmpty else { return nil }
    let list = leftOut.map { "\n  - \($0)" }.joined()
    return "\(site): note: the contract of \(Value.self) leaves out what is live:\(list)"
      + "\n  fix: to test these too, pass includingLive: true."
  }
}
