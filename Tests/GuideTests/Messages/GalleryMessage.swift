/// A message of the package, with the code that makes it print the message.
struct GalleryMessage: Sendable {
  /// The heading: what the reader sees, in a few words.
  let symptom: String
  /// One sentence: when it appears.
  let moment: String
  /// The guide with the fix, with or without a section: `answering-calls#what-can-go-wrong`.
  let guide: String
  /// Makes the package report: what it throws, and what it reports to the stage, is the message.
  let make: @Sendable (GalleryStage) async throws -> Void

  init(
    _ symptom: String,
    _ moment: String,
    guide: String,
    _ make: @escaping @Sendable (GalleryStage) async throws -> Void
  ) {
    (self.symptom, self.moment, self.guide, self.make) = (symptom, moment, guide, make)
  }
}

/// The messages that a reader meets while doing one thing.
struct GalleryGroup: Sendable {
  let title: String
  let introduction: String
  let messages: [GalleryMessage]

  init(_ title: String, _ introduction: String = "", _ messages: [GalleryMessage]) {
    (self.title, self.introduction, self.messages) = (title, introduction, messages)
  }

  /// All groups, in the order of the page.
  static let all: [GalleryGroup] = [
    .resolving, .injecting, .registering, .closing, .bootstrapping, .scopes, .pools, .modules,
    .launching, .isolating, .live, .usage, .answering, .misusing, .matching, .verifying, .gates,
    .waiting, .clocks, .sequences, .values, .goldens, .journals, .leaks, .contracts, .swiftTesting,
    .xcTest, .auditing, .reports, .printing, .process,
  ]

  /// What is made in a process of its own, all of it in one.
  static let apart: [GalleryMessage] = [bootstrapping, xcTest, printing].flatMap(\.messages)

  /// What must not be made in the process of the test.
  static let symptomsApart = Set((apart + process.messages).map(\.symptom))
}
