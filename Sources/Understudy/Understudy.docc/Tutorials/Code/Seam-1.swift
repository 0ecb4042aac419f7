struct Letter: Hashable, Sendable {
  var text: String
}

protocol Mailer: Sendable {
  func send(_ letter: Letter, to address: String) async throws
}
