import Understudy

extension LeakVerdict {
  /// Returns the issue's text.
  func text(for testName: String) -> String {
    (leftText(testName) + sharedText(testName) + advice).joined(separator: "\n")
  }

  private func leftText(_ testName: String) -> [String] {
    guard !left.isEmpty else { return [] }
    let count = left.reduce(0) { $0 + $1.count }
    let head =
      "\(objects(count)) that factories built for test \(TestScope.inText(testName)) "
      + "\(count == 1 ? "is" : "are") still alive, but all its containers are closed:"
    return [head]
      + left.flatMap { finding, count in
        let several = count == 1 ? "" : ", \(count) objects, of which the first:"
        return ["  \(finding.origin.key): \(finding.type)\(several)", "    \(finding.origin.text)"]
      }
  }

  private func sharedText(_ testName: String) -> [String] {
    guard !shared.isEmpty else { return [] }
    let head =
      "In test \(TestScope.inText(testName)), factories returned \(objects(shared.count)) that had "
      + "already been returned in another container:"
    return [head]
      + shared.flatMap { finding in
        var lines = ["  \(finding.origin.key): \(finding.type)", "    \(finding.origin.text)"]
        if let (origin, test) = finding.earlier {
          lines.append("    before that: \(origin.text), in test \(TestScope.inText(test))")
        }
        return lines
      }
  }

  private var advice: [String] {
    var seen: Set<ObjectIdentifier> = []
    let types = (left.map(\.first) + shared).map(\.origin.key.type)
    let allowance = types.filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map { ContainerError.spell(Key($0)) }.joined(separator: ", ")
    let holders = """
        possible holders: a static or a global; a task, a thread or a queue that is still running; a \
      closure that captured it; two objects that hold each other, where @Injected(.weak) helps.
      """
    let exclusions = """
        not counted: objects that were registered as instances; objects that a snapshot or a \
      sharing fork still holds; under XCTest, objects that reflection finds in the test case object.
      """
    let fix =
      shared.isEmpty
      ? "end the holder, or make it release the object, before the test ends"
      : "let each factory build its own, or register the instance if it is meant to be shared"
    let allowing =
      ".checkingLeaks(allowing: \(allowance)), or LeakCheck(allowing: \(allowance)) in XCTest"
    let causes =
      "  possible causes: the factory returns a static or a global, or an object that its closure "
      + "captured."
    return (left.isEmpty ? [] : [holders]) + (shared.isEmpty ? [] : [causes])
      + [exclusions, "  fix: \(fix); or allow it: \(allowing)."]
  }

  private func objects(_ count: Int) -> String { count == 1 ? "1 object" : "\(count) objects" }
}

extension InstanceOrigin {
  fileprivate var text: String {
    "built for the resolve at \(builtFor), registered at \(registeredAt), "
      + "in container \"\(label ?? "unlabelled")\""
  }
}
