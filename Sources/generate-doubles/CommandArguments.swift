#if Macros
import DoubleGenerator
import Foundation

/// The command line:
///
///     generate-doubles --output FILE --tests MODULE FILE… [--module MODULE FILE…]… \
///       [--manifest FILE]… [--options FILE] [--main-actor MODULE]… [--package] [--check]
///
/// `--package` writes a file to be committed: what cannot be generated is printed, not part of it.
struct CommandArguments {
  private(set) var output = ""
  private(set) var testModule = ""
  private(set) var isCheck = false
  private(set) var isForPackage = false
  private(set) var options = GeneratorOptions()
  private var files: [(path: String, module: String, isTest: Bool)] = []

  private static let usage = """
    fix: generate-doubles --output FILE --tests MODULE FILE… [--module MODULE FILE…]… \
    [--manifest FILE]… [--options FILE] [--main-actor MODULE]… [--package] [--check]
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var module: (name: String, isTest: Bool)?
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value.") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": output = try value(of: argument)
      case "--tests":
        testModule = try value(of: argument)
        module = (testModule, true)
      case "--module": module = (try value(of: argument), false)
      case "--main-actor": options.isolatedModules.insert(try value(of: argument))
      case "--manifest":
        let text = try Self.text(of: try value(of: argument))
        options.isolatedModules.formUnion(ModuleIsolation.isolatedModules(inManifest: text))
      case "--options": try readOptions(try value(of: argument))
      case "--package": isForPackage = true
      case "--check": isCheck = true
      default:
        if argument.hasPrefix("--") { throw UsageError("\(argument) is no option.") }
        guard let module else { throw UsageError("\(argument) stands before any module.") }
        files.append((argument, module.name, module.isTest))
      }
    }
    if output.isEmpty { throw UsageError("--output is missing.") }
    if testModule.isEmpty { throw UsageError("--tests is missing.") }
  }

  /// Reads the file `.doubles`, whose paths are relative to its folder.
  private mutating func readOptions(_ path: String) throws {
    let isolated = options.isolatedModules
    options = GeneratorOptions(parsing: try Self.text(of: path), path: path)
    options.isolatedModules.formUnion(isolated)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    for source in options.sources {
      let file = folder.appendingPathComponent(source.path).path
      if FileManager.default.isReadableFile(atPath: file) {
        files.append((file, source.module, false))
      } else {
        options.report("\(source.path) cannot be read. fix: a path from here", line: source.line)
      }
    }
  }

  private static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path) cannot be read.")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The files' texts. A file that is gone is reported by the compiler.
  func sources() -> [SourceText] {
    files.compactMap { file in
      guard let text = try? Self.text(of: file.path) else { return nil }
      return SourceText(path: file.path, text: text, module: file.module, isTest: file.isTest)
    }
  }

  /// A command line that does not say what to do.
  private struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ text: String) { description = "\(text) \(usage)" }
  }
}
#endif
