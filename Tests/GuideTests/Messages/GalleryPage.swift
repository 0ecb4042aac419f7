import Foundation
import Testing

@testable import Understudy
@testable import UnderstudyTesting

/// The page of messages, made of what the package prints.
struct GalleryPage {
  /// The text of `Guides/messages.md`.
  private(set) var text: String
  /// The cases of errors that were thrown.
  private(set) var kinds: Set<String> = []

  private static let head = """
    # Messages

    The errors and issues of the package, and the texts that end a process, for you to search. A test makes the
    package print each of them and compares this page with it, so they are what you see. Only names and lines are
    examples. Before the text of an issue, the test framework prints its file and line.

    *resolved at* is the line that failed, and *for the resolve at* the one further out that needed it. In a fix,
    `container` and `double` stand for yours, and `…` for what you fill in. Calls are listed as `send(ada)`, with
    strings as they read and not as you type them.

    [Troubleshooting](troubleshooting.md) begins with symptoms that have no text. What the generator of doubles
    says is in [Setting up generation](setting-up-generation.md). Texts that you ask for, such as a log or a health
    report, are in their guides.

    """

  static func made() async throws -> GalleryPage {
    var page = GalleryPage(text: head)
    let apart = try await printedApart()
    for group in GalleryGroup.all {
      page.text += "\n## \(group.title)\n"
      if !group.introduction.isEmpty { page.text += "\n\(group.introduction)\n" }
      for message in group.messages {
        if GalleryGroup.symptomsApart.contains(message.symptom) {
          page.add(message, apart[message.symptom] ?? [])
        } else {
          let stage = GalleryStage()
          try await message.make(stage)
          page.add(message, stage.texts)
          page.kinds.formUnion(stage.kinds)
        }
      }
    }
    return page
  }

  private mutating func add(_ message: GalleryMessage, _ texts: [String]) {
    if texts.isEmpty { Issue.record("The message “\(message.symptom)” was not printed.") }
    let file = message.guide.prefix { $0 != "#" }
    let section = message.guide.dropFirst(file.count)
    text += "\n### \(message.symptom)\n\n\(message.moment)"
    text += " See [\(Self.title(of: file))](\(file).md\(section)).\n"
    for text in texts { self.text += "\n```text\n\(Self.masked(text))\n```\n" }
  }

  /// The name of a guide's file as words, so that a new title of a guide does not change the page.
  private static func title(of guide: Substring) -> String {
    let words = guide.replacing("-", with: " ").replacing("ready made", with: "ready-made")
      .replacing("set up", with: "set-up").replacing("xctest", with: "XCTest")
      .replacing("swift testing", with: "Swift Testing").replacing(" ci", with: " CI")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The text with the lines of an app instead of those of the gallery, and without what differs from
  /// run to run.
  static func masked(_ text: String) -> String {
    var places: [Substring: String] = [:]
    return text.trimmingCharacters(in: .newlines).replacing(
      #/(at )?(GuideTests\/)?Gallery[\w+]*\.swift:\d+/#
    ) { match in
      let site = match.0.drop { $0 != "G" }
      let known = places[site]
      let name = match.2 == nil ? "SaleTests.swift" : "BoxOffice/Sale.swift"
      let place = known ?? "\(name):\(12 + 9 * places.count)"
      places[site] = place
      return "\(match.1 ?? "")\(place)"
    }
    .replacing(#/\d+\.\d+ ms/#, with: "0.05 ms")
    .replacing("\"\(GalleryTests.name)\"", with: "BoxOfficeTests")
    .replacing(GalleryTests.name, with: "BoxOfficeTests")
    .replacing("GalleryGroup", with: "BoxOffice")
    .replacing("GalleryStage", with: "Printer")
  }
}

// MARK: - In other processes

extension GalleryPage {
  fileprivate static let begin = "⟪"
  fileprivate static let next = "⟫next"
  fileprivate static let end = "⟫end"

  /// The messages that processes of their own print, by their symptoms.
  private static func printedApart() async throws -> [String: [String]] {
    async let quiet = printedTogether()
    async let first = lastWords(of: 0)
    async let second = lastWords(of: 1)
    var printed: [String: [String]] = [:]
    for chunk in await quiet.components(separatedBy: "\(end)\n") {
      guard let start = chunk.firstIndex(of: "⟪") else { continue }
      var texts = chunk[start...].dropFirst().components(separatedBy: "\(next)\n")
      let lines = texts.removeFirst().split(separator: "\n", maxSplits: 1)
      texts.insert(contentsOf: lines.dropFirst().map(String.init), at: 0)
      printed[String(lines[0])] = texts
    }
    for (message, end) in zip(GalleryGroup.process.messages, await [first, second]) {
      // Some builds print the stack after the text.
      let text = end.components(separatedBy: "\nCurrent stack trace:")[0]
      let parts = text.components(separatedBy: "Fatal error: ")
      printed[message.symptom] = parts.dropFirst().map { "Fatal error: \($0)" }
    }
    return printed
  }

  /// Makes all those that need a process of their own, in one.
  private static func printedTogether() async -> String {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      TestRun.allowDefault()
      for message in GalleryGroup.apart {
        StandardError.write("\(GalleryPage.begin)\(message.symptom)")
        let stage = GalleryStage()
        try await message.make(stage)
        for text in stage.texts { StandardError.write("\(GalleryPage.next)\n\(text)") }
        StandardError.write(GalleryPage.end)
      }
    }
    return text(of: result)
  }

  /// Makes a message that ends its process.
  private static func lastWords(of index: Int) async -> String {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index = index as Int] in
      try await GalleryGroup.process.messages[index].make(GalleryStage())
    }
    return text(of: result)
  }

  private static func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
