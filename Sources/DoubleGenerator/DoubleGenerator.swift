#if Macros
/// Generates the doubles that the tests of one target name.
///
/// ```swift
/// let generator = DoubleGenerator(sources: sources, testModule: "ShopTests")
/// let text = generator.generate()
/// ```
public struct DoubleGenerator {
  private let sources: [SourceText]
  private let testModule: String
  private let options: GeneratorOptions

  /// Makes a generator for the tests of one target.
  ///
  /// - Parameters:
  ///   - sources: the files of the test target, and those of its dependencies.
  ///   - testModule: the module that the doubles become part of.
  ///   - options: what the sources do not tell.
  public init(
    sources: [SourceText],
    testModule: String,
    options: GeneratorOptions = GeneratorOptions()
  ) {
    self.sources = sources
    self.testModule = testModule
    self.options = options
  }

  /// The text of the file with the doubles.
  public func generate() -> String {
    var index = DeclarationIndex()
    var collector = RequestCollector()
    var injected = InjectedTypes()
    for source in sources {
      DeclarationCollector.read(source, into: &index)
      if source.isTest { collector.read(source) }
      injected.read(source)
    }
    var selection = DoubleSelection(
      index: index,
      testModule: testModule,
      declared: collector.declared,
      isolatedModules: options.isolatedModules.subtracting(options.nonisolatedModules)
    )
    // A name in the file `.doubles` says which of several protocols a test means.
    for path in options.doubles { selection.add(path) }
    for request in collector.requests { selection.add(request) { isDeclared($0) } }
    for path in injected.paths { selection.addFallback(path) }
    return FileRenderer(
      models: selection.models,
      diagnostics: selection.diagnostics,
      testModule: testModule
    ).text()
  }

  /// Whether a dependency declares the type.
  private func isDeclared(_ name: String) -> Bool {
    sources.contains { source in
      !source.isTest
        && ["class", "struct", "enum", "actor", "typealias"]
          .contains { source.text.utf8.contains(word: "\($0) \(name)") }
    }
  }
}
#endif
