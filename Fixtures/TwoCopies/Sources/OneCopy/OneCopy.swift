import Circle
import Stalls

@main struct OneCopy {
  /// Uses the toolkit for the first time: a mock without an argument, a double with one.
  static func main() {
    if CommandLine.arguments.count > 1 { return Stalls.rehearse() }
    Stalls.perform { print("Stalls performs; Circle sees \(Circle.whoPerforms())") }
  }
}
