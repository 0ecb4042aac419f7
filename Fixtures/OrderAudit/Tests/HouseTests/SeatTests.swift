import Testing

/// Statics that tests share on purpose, and which none of them resets. Tests read and write them in series,
/// or in parallel by chance: `unsafe` is what is audited here.
enum House {
  nonisolated(unsafe) static var sold: Set<String> = []
  nonisolated(unsafe) static var discount = 0
  nonisolated(unsafe) static var isDark = false
  nonisolated(unsafe) static var isLocked = false
}

@Suite struct `Seats in a static` {
  @Test func `a row has ten seats`() { #expect((1...10).count == 10) }

  @Test func `a sale marks its seat`() {
    House.sold.insert("A1")
    #expect(House.sold.contains("A1"))
  }

  @Test func `a seat has a name`() { #expect("A\(1)" == "A1") }

  @Test func `a new seat is free`() { #expect(!House.sold.contains("A1")) }
}

/// In the framework's order, the test that changes something comes after the one that it changes.
@Suite struct `Prices, the cause comes later` {
  @Test func `the full price is 40`() { #expect(40 - House.discount == 40) }

  @Test func `two seats cost 80`() { #expect(2 * 40 == 80) }

  @Test func `a discount (5, or more) lowers the price`() {
    House.discount = 5
    #expect(40 - House.discount == 35)
  }
}

@Suite struct `Doors, two causes together` {
  @Test func `the lights go out`() { House.isDark = true }

  @Test func `a bell rings`() { #expect("ring".count == 4) }

  @Test func `the doors are locked`() { House.isLocked = true }

  @Test func `nobody is locked in the dark`() { #expect(!(House.isDark && House.isLocked)) }
}
