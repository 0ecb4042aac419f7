#if Suite
  import ArgumentParser
  import Foundation

  @main
  enum Main {
    static func main() {
      do {
        var command = try UnderstudySuite.parseAsRoot()
        try command.run()
      } catch {
        let code = UnderstudySuite.exitCode(for: error)
        // Requests for help, and codes that a command chose.
        if code == .success || error is ExitCode { UnderstudySuite.exit(withError: error) }
        FileHandle.standardError.write(Data("\(UnderstudySuite.fullMessage(for: error))\n".utf8))
        exit(2)
      }
    }
  }
#else
  import Foundation

  /// The command without the trait: says how to get it.
  @main
  enum Main {
    static func main() {
      let text = """
        understudy-suite was built without the trait Suite.
          fix: swift run --traits Suite understudy-suite …; where the package is a dependency, list it \
        with traits: ["Suite"].

        """
      FileHandle.standardError.write(Data(text.utf8))
      exit(2)
    }
  }
#endif
