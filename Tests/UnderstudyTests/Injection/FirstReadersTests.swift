import Testing

@testable import Understudy

@Suite struct `Readers that come at the same time` {
  var readers = FirstReaders()

  @Test mutating func `share a scope until the last has left`() {
    let first = readers.enter()
    #expect(readers.enter() === first)
    #expect(readers.leave(first) == nil)
    #expect(readers.enter() === first)
    #expect(readers.leave(first) == nil)
    #expect(readers.leave(first) === first)
    #expect(readers.enter() !== first)
  }

  @Test mutating func `share nothing with readers from before a reset`() {
    let old = readers.enter()
    _ = readers.enter()
    #expect(readers.dismiss() === old)
    let new = readers.enter()
    #expect(new !== old)
    #expect(readers.leave(old) == nil)
    #expect(readers.leave(old) == nil)
    #expect(readers.enter() === new)
    #expect(FirstReaders().isEmpty)
  }
}

extension FirstReaders {
  fileprivate var isEmpty: Bool {
    var copy = self
    return copy.dismiss() == nil
  }
}
