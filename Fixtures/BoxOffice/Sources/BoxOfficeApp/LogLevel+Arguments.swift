import Understudy
import UnderstudyInsight

extension LogLevel {
  /// What the operator asked for with `--log LEVEL`; `nil`, and so silence, if nothing.
  ///
  /// - Throws: what to say to somebody who asked for a level that there is not.
  static func asked(for arguments: [String]) throws -> LogLevel? {
    guard let option = arguments.firstIndex(of: "--log") else { return nil }
    let name = arguments.dropFirst(option + 1).first ?? ""
    guard let level = allCases.first(where: { "\($0)" == name }) else {
      throw UnknownLevel(name: name)
    }
    return level
  }

  private struct UnknownLevel: Error, CustomStringConvertible {
    let name: String

    var description: String {
      "--log takes one of \(allCases.map { "\($0)" }.joined(separator: ", ")), not \"\(name)\""
    }
  }
}
