/// Sends letters.
package protocol Mailer: Sendable {
  func send(_ letter: Letter, to address: String) async throws(MailError)
}

package enum MailError: Error, Hashable {
  case undeliverable
}

/// Writes letters to standard output, for a house whose mail relay is a pipe.
package struct ConsoleMailer: Mailer {
  package init() {}

  package func send(_ letter: Letter, to address: String) async throws(MailError) {
    print("Mail to \(address): \(letter.subject)\n  \(letter.text)")
  }
}
