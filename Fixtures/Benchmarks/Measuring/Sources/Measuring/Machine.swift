import Foundation

/// What the numbers were measured on.
public struct Machine: Sendable {
  let processor: String
  let cores: Int
  let system: String
  let toolchain: String

  public init(processor: String, cores: Int, system: String, toolchain: String) {
    self.processor = processor
    self.cores = cores
    self.system = system
    self.toolchain = toolchain
  }

  /// How this package is built, and with it what it measures.
  static var configuration: String {
    #if DEBUG
      "debug, which says nothing about release"
    #else
      "release"
    #endif
  }

  /// It in one line, with how this package is built.
  public var text: String {
    "\(processor), \(coresText), \(system), with \(toolchain), in \(Self.configuration)"
  }

  private var coresText: String { cores == 1 ? "1 core" : "\(cores) cores" }

  /// This one.
  public static var current: Machine {
    Machine(
      processor: value(of: "model name", in: "/proc/cpuinfo", separatedBy: ":")
        ?? output(of: "sysctl", "-n", "machdep.cpu.brand_string") ?? "unknown processor",
      cores: coreCount,
      system: value(of: "PRETTY_NAME", in: "/etc/os-release", separatedBy: "=")
        ?? ProcessInfo.processInfo.operatingSystemVersionString,
      toolchain: output(of: "swift", "--version") ?? "unknown toolchain"
    )
  }

  /// How many cores this process may use, which may be fewer than the machine has.
  static var coreCount: Int {
    value(of: "Cpus_allowed", in: "/proc/self/status", separatedBy: ":").flatMap(cores(inMask:))
      ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// How many bits are set in a mask as the kernel prints it: hexadecimal, with a comma after every
  /// eight digits.
  static func cores(inMask mask: String) -> Int? {
    let digits = mask.filter { $0 != "," }.map(\.hexDigitValue)
    let count = digits.reduce(0) { $0 + ($1?.nonzeroBitCount ?? 0) }
    return count > 0 && !digits.contains(nil) ? count : nil
  }

  /// What stands behind a name in a file of the system.
  private static func value(
    of name: String,
    in path: String,
    separatedBy separator: Character
  ) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else {
        continue
      }
      return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"").union(.whitespaces))
    }
    return nil
  }

  /// The first line that a tool prints.
  private static func output(of tool: String, _ arguments: String...) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text.split(separator: "\n").first.map(String.init) : nil
  }
}
