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
      return try deliver(generator.generate(), request)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
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
      let text =
        "error: \(request.output) is not current. fix: swift package generate-doubles\n"
      FileHandle.standardError.write(Data(text.utf8))
      return 1
    }
    try data.write(to: url)
    return 0
  }
}
#endif
