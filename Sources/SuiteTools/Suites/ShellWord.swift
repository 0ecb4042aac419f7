/// Words as a POSIX shell reads them.
package enum ShellWord {
  /// The word, in single quotes where a shell would change it.
  package static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./=:,@%+".utf8.contains(byte)
      }
    }
    if plain && !word.isEmpty { return word }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  /// The words of one command, with spaces between them.
  package static func command(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }
}
