#if Macros
extension DoubleGenerator {
  /// Returns the double of one protocol, for the place at which the protocol is declared.
  ///
  /// It sees this one declaration: no parents but those of the standard library, and no aliases.
  ///
  /// - Parameters:
  ///   - declaration: the text of the declaration.
  ///   - module: the module that it is in.
  /// - Throws: what keeps the double from being generated, as a text.
  public static func double(inPlaceOf declaration: String, module: String) throws -> String {
    var index = DeclarationIndex()
    let source = SourceText(path: "", text: declaration, module: module, isTest: false)
    DeclarationCollector.read(source, into: &index)
    let own = index.protocols.values.flatMap { $0 }.first { !$0.isBuiltIn && $0.scope.isEmpty }
    guard var own else { return "" }
    // Other files cannot see it, which does not matter here.
    let access = own.access == .hidden ? "private " : ""
    own.access = .internal
    do throws(DoubleFailure) {
      var model = try DoubleBuilder(index: index, isolatedModules: []).model(of: own)
      model.access = access
      return DoubleRenderer(model: model).declaration
    } catch {
      throw InPlaceFailure(description: error.textInPlace)
    }
  }
}

/// Why a protocol has no double in place.
private struct InPlaceFailure: Error, CustomStringConvertible {
  let description: String
}
#endif
