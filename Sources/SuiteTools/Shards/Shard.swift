/// One of several parts of a suite: `2/4`.
package struct Shard: Equatable, Sendable, CustomStringConvertible {
  /// From 1.
  package let number: Int
  package let count: Int

  /// - Throws: `SuiteToolError` if the text is not of the form `2/4`.
  package init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      count > 0, (1...count).contains(number)
    else {
      throw SuiteToolError(
        "\(ShellWord.quoted(text)) is not a shard: the first number has to be from 1 to the second.",
        fix: "--shard 2/4"
      )
    }
    self.number = number
    self.count = count
  }

  package var description: String { "\(number)/\(count)" }
}
