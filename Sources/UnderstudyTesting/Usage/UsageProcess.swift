#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a report says of the process that writes it.
struct UsageProcess: Sendable {
  /// The version of the format.
  static let schema = 1

  var executable: String
  var id: Int
  /// The current folder, which SwiftPM sets to the package.
  var package: String?
  /// The part of the run, if a run is divided among machines: `2/4`.
  var shard: String?
  /// The seconds since 1970.
  var started: Int

  static var current: UsageProcess {
    UsageProcess(
      executable: executable(among: CommandLine.arguments),
      id: Int(getpid()),
      package: folder,
      shard: variable("UNDERSTUDY_SHARD"),
      started: time(nil)
    )
  }

  /// Returns the first line of the file.
  ///
  /// - Parameter name: the name of the file, without its extension.
  func line(_ name: String) -> [UInt8] {
    var line = JSONLine(kind: "process")
    line.add("schema", Self.schema)
    line.add("process", EscapedText(name))
    line.add("started", EscapedText(Self.text(of: started)))
    line.add("executable", EscapedText(executable))
    line.add("pid", id)
    line.add("shard", shard.flatMap { $0.isEmpty ? nil : EscapedText($0) })
    line.add("package", package.map { EscapedText($0) })
    return line.ended
  }

  /// Returns the name of the test bundle: on Apple's platforms, the program that runs it has another
  /// one.
  static func executable(among arguments: [String]) -> String {
    let ending = ".xctest"
    for argument in arguments {
      for part in argument.split(separator: "/") where part.hasSuffix(ending) {
        return String(part)
      }
    }
    return arguments.first?.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns a time such as `2026-11-26T17:04:06Z`.
  static func text(of seconds: Int) -> String {
    var (time, fields) = (time_t(seconds), tm())
    gmtime_r(&time, &fields)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &fields)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func atExit(_ action: @escaping @convention(c) () -> Void) { atexit(action) }

  private static var folder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
