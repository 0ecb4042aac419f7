#if Macros
import DoubleGenerator
import Foundation

/// The command line:
///
///     generate-doubles --output FILE --tests MODULE FILE… [--module MODULE FILE…]… \
///       [--main-actor MODULE]… [--check]
struct CommandArguments {
  private(set) var output = ""
  private(set) var testModule = ""
  private(set) var isCheck = false
  private(set) var isolatedModules: Set<String> = []
  private var files: [(path: String, module: String, isTest: Bool)] = []

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
      case "--main-actor": isolatedModules.insert(try value(of: argument))
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

  /// The files' texts.
  func sources() throws -> [SourceText] {
    try files.map { file in
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw UsageError("\(file.path) cannot be read.")
      }
      return SourceText(
        path: file.path,
        text: String(decoding: data, as: UTF8.self),
        module: file.module,
        isTest: file.isTest
      )
    }
  }
}

/// A command line that does not say what to do.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ text: String) {
    description = """
      \(text) fix: generate-doubles --output FILE --tests MODULE FILE… [--module MODULE FILE…]… \
      [--main-actor MODULE]… [--check]
      """
  }
}
#endif
