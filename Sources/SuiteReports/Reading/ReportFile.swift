/// The content of one process's file.
struct ReportFile: Equatable {
  var path: String
  var process: SuiteProcess
  var cases: [TestCase]
  var problems: [ReportProblem]
  /// The size of the file, in bytes.
  var size: Int

  /// Reads the content of a file.
  ///
  /// Lines that are broken are left out, with a problem for each.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - path: where it is from.
  /// - Throws: a problem if nothing of the file can be used.
  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: [UInt8], at path: String) throws(ReportProblem) {
    guard !bytes.isEmpty else { throw .empty(path) }
    self.path = path
    size = bytes.count
    (cases, problems) = ([], [])
    var process: SuiteProcess?
    var running: [Int: String] = [:]
    var (start, number) = (0, 0)
    while start < bytes.count {
      number += 1
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
        problems.append(.cutOff(path, number))
        break
      }
      defer { start = end + 1 }
      guard start < end else { continue }
      let line: ReportLine
      do throws(JSONFault) {
        line = try ReportLine(bytes, start..<end)
      } catch {
        problems.append(.broken(path, number, error))
        continue
      }
      if process == nil {
        guard case .process(let first, let schema) = line else { throw .noProcess(path) }
        guard schema == 1 else { throw .schema(schema, path) }
        process = first
        continue
      }
      switch line {
      case .began(let number, let test): running[number] = test
      case .test(let number, let test):
        if let number { running[number] = nil }
        cases.append(test)
      case .suite(let suite): cases.append(suite)
      case .ended(let time): process?.ended = time
      case .process, .unknown: break
      }
    }
    guard var process else { throw problems.first ?? .noProcess(path) }
    process.running = running.sorted { $0.key < $1.key }.map(\.value)
    self.process = process
  }
}
