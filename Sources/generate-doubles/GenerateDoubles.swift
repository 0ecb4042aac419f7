#if Macros
import DoubleGenerator
import Foundation

/// The command: reads its arguments and files, and writes the doubles.
enum GenerateDoubles {
  /// - Returns: the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let request = try CommandArguments(arguments)
      let generator = DoubleGenerator(
        sources: request.sources(),
        testModule: request.testModule,
        options: request.options
      )
      let file = generator.generate()
      guard request.isForPackage else { return try deliver(file.textWithDiagnostics, request) }
      for diagnostic in file.diagnostics { print(diagnostic.line, to: .standardError) }
      let isComplete = !file.diagnostics.contains { $0.severity == .error }
      return try max(deliver(file.text, request), isComplete ? 0 : 1)
    } catch {
      print("error: \(error)", to: .standardError)
      return 1
    }
  }

  /// Writes the text unless the file has it, so that nothing is compiled again for nothing.
  private static func deliver(_ text: String, _ request: CommandArguments) throws -> Int32 {
    let url = URL(fileURLWithPath: request.output)
    let data = Data(text.utf8)
    let current = try? Data(contentsOf: url)
    if current == data { return 0 }
    if request.isCheck {
      print(
        "error: \(request.output) is not current. fix: swift package "
          + "--allow-writing-to-package-directory generate-doubles --target \(request.testModule)",
        to: .standardError
      )
      return 1
    }
    try data.write(to: url)
    return 0
  }

  private static func print(_ line: String, to file: FileHandle) {
    file.write(Data("\(line)\n".utf8))
  }
}
#endif
