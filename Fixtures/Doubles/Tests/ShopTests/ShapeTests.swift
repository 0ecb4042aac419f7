import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shop

@Suite(.container)
struct ShapeTests {
  @Test func `A double is generic over the associated types`() {
    let warehouse = WarehouseDouble<String>()
    warehouse.on.take().returns("oats")
    warehouse.add("rye")
    #expect(warehouse.take() == "oats")
    warehouse.on.add("rye").verify()
  }

  @Test func `A generic parameter has the name of an associated type`() {
    let warehouse = SortedWarehouseDouble<String>()
    warehouse.on.sort(.equal([1, 2])).returns(2)
    warehouse.on.take().returns("oats")
    #expect(warehouse.sort([1, 2]) == 2)
    #expect(warehouse.take() == "oats")
  }

  @Test func `Parents of another module are part of the double`() {
    let list = PriceListDouble()
    list.on.price(of: "tea").returns(3)
    list.on.currency.returns("EUR")
    #expect(list.price(of: "tea") == 3)
    #expect(list.currency == "EUR")
  }

  @Test func `Subscripts keep what is set, for their arguments`() {
    let list = PriceListDouble()
    list.on[.any, shelf: .any].returns("empty")
    list[1, shelf: 2] = "tea"
    #expect(list[1, shelf: 2] == "tea")
    #expect(list[1, shelf: 3] == "empty")
  }

  @Test func `Closures that do not escape are handed to the answer`() {
    let list = PriceListDouble()
    list.on.each().answers { body in ["a", "b"].count(where: body) }
    #expect(list.each { $0 == "a" } == 1)
  }

  @Test func `An answer changes inout arguments`() {
    let list = PriceListDouble()
    list.on.trim().answers { name, length in name = String(name.prefix(length)) }
    var name = "lavender"
    list.trim(&name, to: 3)
    #expect(name == "lav")
    list.on.trim("lavender", to: 3).verify()
  }

  @Test func `A generic member answers for each type`() throws {
    let list = PriceListDouble()
    list.on.decode("k").returns(5)
    list.on.decode("k").returns("five")
    let number: Int = try list.decode("k")
    let text: String = try list.decode("k")
    #expect(number == 5)
    #expect(text == "five")
    list.on.decode(as: Int.self).verify()
  }

  @Test func `Nested protocols have nested doubles`() {
    let store = Vault.StoreDouble()
    store.on.load("k").returns([1])
    #expect(store.load("k") == [1])
  }

  @Test func `Statics and initializers are those of the test`() {
    RegisterDouble.statics.count.returns(2)
    #expect(RegisterDouble.count == 2)
    RegisterDouble.statics.initializer(serial: 4).returns(false)
    RegisterDouble.statics.initializer(serial: 5).returns(true)
    #expect(RegisterDouble(serial: 4) == nil)
    #expect(RegisterDouble(serial: 5) != nil)
  }

  @Test func `A property with a type says what a parent's associated type is`() {
    let ticket = TicketedDouble()
    ticket.on.id.returns("A1")
    #expect(ticket.id == "A1")
  }

  @Test func `Requirements that repeat a parent's are the test's to answer`() {
    let marked = MarkedDouble()
    marked.on.debugDescription.returns("A1")
    #expect(marked.debugDescription == "A1")
    let conditioned = ConditionedDouble()
    conditioned.on.open().returns(3)
    #expect(conditioned.open() == 3)
  }

  @Test func `Static overloads answer apart`() async {
    LoaderDouble.statics.load(1).returns(10)
    LoaderDouble.statics.load(1, .async).returns(20)
    func loaded() -> Int { LoaderDouble.load(1) }
    #expect(loaded() == 10)
    #expect(await LoaderDouble.load(1) == 20)
  }

  @Test func `A protocol with a member called on has a function of that name`() {
    let loader = LoaderDouble()
    on(loader).on("open").returns(3)
    #expect(loader.on("open") == 3)
  }

  @MainActor @Test func `A protocol of the main actor is doubled on it`() {
    let display = DisplayDouble()
    display.on.show().answers { text in #expect(text == "hello") }
    display.show("hello")
    display.title = "Shop"
    #expect(display.title == "Shop")
    display.on.show("hello").verify()
  }
}
