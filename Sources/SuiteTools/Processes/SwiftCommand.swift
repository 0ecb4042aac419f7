package import Foundation

/// A command of the toolchain, in the folder of a package.
package struct SwiftCommand {
  private let folder: URL
  private let options: [String]
  private let scratch: URL

  /// - Parameter scratch: a folder for what the command prints.
  package init(folder: URL, options: [String], scratch: URL) {
    self.folder = folder
    self.options = options
    self.scratch = scratch
  }

  /// Runs `swift` with the arguments and the options, and returns what it prints on standard output.
  ///
  /// - Throws: `SuiteToolError` with the last lines, if the command fails.
  package func run(_ arguments: [String]) throws -> String {
    let words = ["swift"] + arguments + options
    let output = scratch.appending(path: "command-output")
    let errors = scratch.appending(path: "command-errors")
    let end = try ChildProcess(command: words, folder: folder).run(output: output, errors: errors)
    let printed = try String(decoding: Data(contentsOf: output), as: UTF8.self)
    guard end == .exited(0) else {
      let said = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
      throw SuiteToolError(
        "\(ShellWord.command(words)) failed in \(folder.path):\n"
          + (printed + said).lastLines(20),
        fix: "run this command alone, and correct what it reports."
      )
    }
    return printed
  }
}

extension String {
  /// The last lines, without blank ones and frames of a stack, each cut to 500 characters.
  package func lastLines(_ count: Int) -> String {
    split(whereSeparator: \.isNewline).filter { !Self.isFrame($0) }.suffix(count)
      .map { String($0.prefix(500)) }.joined(separator: "\n")
  }

  /// `12   libc.so.6   0x00007f115275f8ec <unavailable> + 1087724`, which tells nobody anything.
  private static func isFrame(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", maxSplits: 3)
    return words.count > 2 && Int(words[0]) != nil && words[2].hasPrefix("0x")
  }
}
