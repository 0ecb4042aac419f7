import Understudy

// MARK: - Fixtures

protocol Mailer: Sendable { var route: String { get } }
protocol Shelf<Model>: Sendable {
  associatedtype Model
  var name: String { get }
}

struct SMTPMailer: Mailer {
  let host: String
  var route: String { host }
}
struct Decorator: Mailer {
  let name: String
  let base: any Mailer
  var route: String { "\(name) > \(base.route)" }
}
final class Hall: Sendable {
  let name: String
  init(name: String = "Main") { self.name = name }
}
struct Seat: Sendable, Equatable { var number = 1 }
struct Repository<Model: Sendable>: Shelf { let name: String }
final class DotPrinter {}
final class Theatre: Sendable {
  let office: Office
  init(office: Office) { self.office = office }
}
final class Office: Sendable {
  let printing: Printing
  init(printing: Printing) { self.printing = printing }
}
final class Printing: Sendable {
  let mailer: any Mailer
  init(mailer: any Mailer) { self.mailer = mailer }
}
struct Broken: Error, Equatable {}

/// For tests in a process of their own whose subject is its default.
func useProcessDefault() { TestRun.allowDefault() }

/// For tests whose subject is what is current where nothing is.
func withProcessDefault<Result>(_ operation: () throws -> Result) rethrows -> Result {
  try TestRun.$reason.withValue("it is the subject of the test", operation: operation)
}
