import Foundation

/// The files of processes in folders, and in the folders within them.
package struct ReportFolders {
  /// Problems that leave nothing to report on.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case missing(String)
    case missingReport(String)
    case empty([String])
    case unusable([ReportProblem])

    package var description: String {
      switch self {
      case .missing(let path):
        "\(path): There is no such folder or file."
          + "\n  fix: run the tests with UNDERSTUDY_REPORT=\(path) in the environment (under xcodebuild TEST_RUNNER_UNDERSTUDY_REPORT, with a full path), or name another."
      case .missingReport(let path):
        "\(path): There is no such report.\n  fix: write it from an earlier run, understudy-suite report … --json \(path), or leave --compare out."
      case .empty(let paths):
        "\(paths.joined(separator: ", ")): There is no .jsonl file of a test process."
          + "\n  fix: run the tests with UNDERSTUDY_REPORT=\(paths[0]) in the environment (under xcodebuild TEST_RUNNER_UNDERSTUDY_REPORT, with a full path)."
      case .unusable(let problems):
        "None of the files can be used:\n"
          + problems.map(\.description).joined(separator: "\n")
      }
    }
  }

  /// The paths of the files, in an order that depends on their names alone.
  let files: [String]

  /// Finds the files that end in `.jsonl`.
  ///
  /// - Parameter paths: folders, or single files.
  package init(_ paths: [String]) throws(Failure) {
    var files: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .missing(path)
      }
      guard isFolder.boolValue else {
        files.insert(Self.canonical(path))
        continue
      }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      for name in names where name.hasSuffix(".jsonl") {
        files.insert(Self.canonical(path + "/" + name))
      }
    }
    guard !files.isEmpty else { throw .empty(paths) }
    self.files = files.sorted()
  }

  /// One name for a file that is reached in two ways.
  private static func canonical(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path(percentEncoded: false)
  }

  /// Reads and merges the files.
  ///
  /// - Returns: the report, which names what was read around.
  package func read() throws(Failure) -> SuiteReport {
    var contents: [ReportFile] = []
    var problems: [ReportProblem] = []
    for path in files {
      do throws(ReportProblem) {
        contents.append(try ReportFile(Self.bytes(of: path), at: path))
      } catch {
        problems.append(error)
      }
    }
    guard !contents.isEmpty else { throw .unusable(problems) }
    return SuiteReport(merging: contents, besides: problems)
  }

  private static func bytes(of path: String) throws(ReportProblem) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadable(path, (error as NSError).localizedDescription)
    }
  }
}
