#if Macros
/// Finds the files that declare a name, without parsing any.
///
/// It may name a file too many, for a declaration in a comment, and none too few.
struct DeclarationFinder {
  private var files: [String: [Int]] = [:]
  private var typeFiles: [String: [Int]] = [:]
  private var extensionFiles: [String: [Int]] = [:]
  private(set) var protocolNames: Set<String> = []

  init(_ sources: [SourceText]) {
    for (file, source) in sources.enumerated() {
      source.text.searching { add(file, $0) }
    }
  }

  /// The files that may declare the name, as far as doubles depend on it.
  func files(declaring name: String) -> [Int] { files[name] ?? [] }

  /// The files that may declare a type of this name, of any kind.
  func files(declaringType name: String) -> [Int] { typeFiles[name] ?? [] }

  /// The files that may extend a type of this name.
  func files(extending name: String) -> [Int] { extensionFiles[name] ?? [] }

  private mutating func add(_ file: Int, _ text: TextBytes) {
    // Of other types it matters whether they can be copied, and of actors whether they are global.
    let isSpecial = ["~Copyable", "~Escapable", "@globalActor"]
      .contains { text.firstOffset(of: $0, from: 0) != nil }
    for keyword in ["protocol", "typealias", "struct", "enum", "actor", "class"] {
      let isRead = keyword == "protocol" || keyword == "typealias" || isSpecial
      for name in names(after: keyword, in: text) {
        typeFiles[name, default: []].append(file)
        if isRead { files[name, default: []].append(file) }
        if keyword == "protocol" { protocolNames.insert(name) }
      }
    }
    for path in names(after: "extension", in: text) {
      extensionFiles[path, default: []].append(file)
    }
  }

  private func names(after keyword: String, in text: TextBytes) -> [String] {
    text.offsets(of: keyword).compactMap { offset in
      let end = offset + keyword.utf8.count
      let start = text.skippingBlanks(from: end)
      guard start > end, text.identifierStart(before: offset) == offset else { return nil }
      let name = text.identifier(at: start)
      return name.isEmpty ? nil : name
    }
  }
}
#endif
