/// Lines of Swift, wrapped as `swift format` leaves them.
struct SourceText {
  static let width = 100

  private(set) var lines: [String] = []

  /// As a file has it.
  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func add(_ line: String = "") { lines.append(line) }

  /// Something in brackets: in one line if it fits, else each element on a line of its own.
  ///
  /// - Parameter indent: how many spaces stand before the first line.
  mutating func add(_ indent: Int, _ head: String, _ elements: [String], _ tail: String) {
    let space = String(repeating: " ", count: indent)
    let line = space + head + elements.joined(separator: ", ") + tail
    guard line.count > Self.width else { return add(line) }
    add(space + head)
    for (place, element) in elements.enumerated() {
      add("\(space)  \(element)\(place == elements.count - 1 ? "" : ",")")
    }
    add(space + tail)
  }
}
