#if Macros
/// Writes the file of a test target's doubles.
struct FileRenderer {
  let models: [DoubleModel]
  let testModule: String
  let access: ProtocolDeclaration.Access
  let modulesWithImportAccess: Set<String>
  /// Whether one of the modules declares a type.
  let isDeclared: (String, Set<String>) -> Bool

  func text() -> String {
    let text = """
      // Doubles that the tests name, generated from the protocols. Edits are overwritten.
      // swift-format-ignore-file
      // swiftlint:disable all

      """
    if models.isEmpty { return text }
    let doubles = models.map { (model: $0, text: DoubleRenderer(model: $0).text()) }
    let imports = ImportRenderer(
      doubles: doubles,
      testModule: testModule,
      access: access,
      modulesWithImportAccess: modulesWithImportAccess,
      isDeclared: isDeclared
    )
    return text + imports.text() + doubles.map { "\n" + $0.text }.joined()
  }
}
#endif
