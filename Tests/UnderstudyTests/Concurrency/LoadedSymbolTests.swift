import Testing

@testable import Understudy

@Suite struct `A symbol of the process` {
  @Test func `is found in the image of its own library`() throws {
    let runtime = try #require(LoadedImage.ofRuntime)
    guard LoadedSymbol.address(of: "swift_retain") != nil else { return }  // linked statically
    #expect(LoadedSymbol.address(of: "swift_retain", in: runtime) != nil)
    let concurrency = LoadedImage.ofConcurrencyRuntime
    #expect(LoadedSymbol.address(of: "swift_task_getCurrent", in: concurrency) != nil)
  }

  /// As the same name of another copy of the runtime, in a library that a program has loaded.
  @Test func `is not found in the image of another library`() throws {
    let other = LoadedImage(base: 0x1000, path: "/opt/libMatinee.so")
    #expect(LoadedSymbol.address(of: "malloc") != nil)
    #expect(LoadedSymbol.address(of: "malloc", in: .ofConcurrencyRuntime) == nil)
    #expect(LoadedSymbol.address(of: "swift_retain", in: other) == nil)
    #expect(LoadedSymbol.address(of: "swift_retain", in: nil) == nil)
  }

  @Test func `that is nowhere is not found`() {
    #expect(LoadedSymbol.address(of: "understudy_has_no_such_symbol", in: .ofRuntime) == nil)
  }
}
