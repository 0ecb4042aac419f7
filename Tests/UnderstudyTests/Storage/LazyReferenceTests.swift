import Testing

@testable import Understudy

@Suite struct `An object that is made on first use` {
  @Test func `is made once, and released with its owner`() {
    weak var made: Hall?
    do {
      let reference = LazyReference<Hall>()
      #expect(reference.known == nil)
      let hall = reference.object { Hall() }
      made = hall
      #expect(reference.known === hall)
      #expect(reference.object { Hall(name: "other") } === hall)
    }
    #expect(made == nil)
  }

  /// Whoever makes it may find that somebody else was quicker.
  @Test func `is the same for all callers, the first one made`() {
    weak var late: Hall?
    let reference = LazyReference<Hall>()
    var first: Hall?
    let given = reference.object {
      first = reference.object { Hall(name: "first") }
      let hall = Hall(name: "late")
      late = hall
      return hall
    }
    #expect(given === first)
    #expect(reference.known === first)
    #expect(late == nil)
  }
}
