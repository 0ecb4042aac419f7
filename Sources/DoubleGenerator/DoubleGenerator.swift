#if Macros
/// Generates the doubles that the tests of one target name.
///
/// ```swift
/// let generator = DoubleGenerator(sources: sources, testModule: "ShopTests")
/// let text = generator.generate().text
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

  /// The file with the doubles, and what keeps others from being generated.
  public func generate() -> GeneratedFile {
    var collector = RequestCollector()
    // Names of doubles in production code are no requests.
    var dependencies = RequestCollector()
    var injected = InjectedTypes()
    for source in sources {
      if source.isTest { collector.read(source) } else { dependencies.read(source) }
      injected.read(source)
    }
    var reader = DeclarationReader(sources)
    reader.read(
      options.doubles.compactMap { $0.name.split(separator: ".").last.map(String.init) }
        + collector.requests.map(\.name) + injected.paths.compactMap(\.last)
    )
    var selection = DoubleSelection(
      index: reader.index,
      protocolNames: reader.protocolNames,
      testModule: testModule,
      declared: collector.declared,
      isolatedModules: options.isolatedModules.subtracting(options.nonisolatedModules)
    )
    // A name in the file `.doubles` says which of several protocols a test means.
    for double in options.doubles { selection.add(double, of: options.path) }
    for request in collector.requests {
      selection.add(request) { dependencies.declared.contains($0) }
    }
    for path in injected.paths { selection.addFallback(path) }
    let renderer = FileRenderer(
      models: selection.models.map { $0.accessible(to: options.access) },
      testModule: testModule,
      access: options.access,
      modulesWithImportAccess: options.access == .internal ? [] : modulesWithImportAccess,
      isDeclared: { isDeclared($0, in: $1) }
    )
    let fallbacks = EnumFallbacks(sources: sources)
    return GeneratedFile(
      text: renderer.text() + fallbacks.text(for: selection.models),
      diagnostics: options.diagnostics + selection.diagnostics
    )
  }

  /// The modules with imports that state their access, where one that states none is internal.
  private var modulesWithImportAccess: Set<String> {
    let stating = sources.filter { source in
      ["public import ", "package import "].contains { source.text.contains(word: $0) }
    }
    return Set(stating.map(\.module))
  }

  /// Whether one of the modules declares the type.
  private func isDeclared(_ name: String, in modules: Set<String>) -> Bool {
    sources.contains { source in
      !source.isTest && modules.contains(source.module) && source.text.contains(word: name)
        && ["class", "struct", "enum", "actor", "typealias", "protocol", "associatedtype"]
          .contains { source.text.contains(word: "\($0) \(name)") }
    }
  }
}
#endif
