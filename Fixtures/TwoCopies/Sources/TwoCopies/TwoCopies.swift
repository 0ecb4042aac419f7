import Evening
import Matinee

@main struct TwoCopies {
  /// Uses the toolkit for the first time: a mock without an argument, a double with one.
  static func main() {
    if CommandLine.arguments.count > 1 { return Matinee.rehearse() }
    Matinee.perform { print("Matinee performs; Evening sees \(Evening.whoPerforms())") }
  }
}
