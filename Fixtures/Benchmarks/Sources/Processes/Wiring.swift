import Foundation

/// A file in which registrations of realistic shape are written down, to be type-checked.
struct Wiring {
  /// How they are written.
  enum Form {
    /// In one result builder.
    case builder
    /// In so many functions of 50, which one builder calls.
    case parts
    /// As statements of one closure: what the compiler takes without a builder.
    case closure
  }

  let count: Int
  let form: Form

  /// How long its functions take to be type-checked, all together.
  func typeCheckingTime(modules: String, in folder: URL) throws -> Duration {
    let file = folder.appending(path: "Wiring.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let text = try Command(
      "swiftc",
      "-typecheck",
      "-swift-version",
      "6",
      "-parse-as-library",
      "-I",
      modules,
      "-Xfrontend",
      "-debug-time-function-bodies",
      file.path()
    ).run().text
    let times = text.matches(of: /([0-9.]+)ms\t[^\t]*\t[^\n]*wire/).compactMap { Double($0.1) }
    guard !times.isEmpty else {
      throw Command.Failure(description: "the compiler tells no times:\n\(text)")
    }
    return .milliseconds(1) * times.reduce(0, +)
  }

  var source: String {
    let types = (0..<count).map { number in
      """
      protocol P\(number): Sendable {}
      final class C\(number): P\(number) { init(needing other: (any P\(before(number)))? = nil) {} }

      """
    }
    return "import Understudy\n\n" + types.joined() + "\n" + functions
  }

  private var functions: String {
    switch form {
    case .builder: builder("wire", (0..<count).map(registration))
    case .parts:
      stride(from: 0, to: count, by: 50).map { start in
        builder("wire\(start)", (start..<min(count, start + 50)).map(registration))
      }.joined()
        + builder("wire", stride(from: 0, to: count, by: 50).map { "wire\($0)()" })
    case .closure:
      """
      func wire() -> (Container) -> Void {
        { (container: Container) in
      \((0..<count).map { "container.register" + arguments($0) }.joined(separator: "\n"))
        }
      }
      """
    }
  }

  private func builder(_ name: String, _ lines: [String]) -> String {
    """
    @RegistrationBuilder func \(name)() -> [any AnyRegistration] {
    \(lines.joined(separator: "\n"))
    }

    """
  }

  private func registration(_ number: Int) -> String { "Registration" + arguments(number) }

  /// Six shapes in turns: with and without a resolver, a name, a lifetime, a task.
  private func arguments(_ number: Int) -> String {
    let (p, c, needed) = ("(any P\(number)).self", "C\(number)", "(any P\(before(number))).self")
    return switch number % 6 {
    case 0: "(\(p)) { \(c)() }"
    case 1: "(\(p)) { \(c)(needing: try $0.resolve()) }"
    case 2: "(\(p), lifetime: .transient) { \(c)(needing: try $0.resolve(\(needed))) }"
    case 3: "(\(c).self, name: \"\(number)\") { \(c)() }"
    case 4: "(\(p), lifetime: .weak) { resolver in \(c)(needing: try resolver.resolve()) }"
    default:
      """
      (\(p), name: "backup") { resolver in
        let other = try await resolver.resolve(\(needed))
        return \(c)(needing: other)
      }
      """
    }
  }

  private func before(_ number: Int) -> Int { max(0, number - 1) }
}
