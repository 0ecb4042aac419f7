/// How the body of a case is written.
enum Flavour: String, CaseIterable, Sendable {
  case synchronous, asynchronous, mainActor
}
