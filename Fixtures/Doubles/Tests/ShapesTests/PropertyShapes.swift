import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shapes

@Suite(.container)
struct PropertyShapes {
  @Test func `S026 S028 properties`() {
    let lantern = LanternDouble()
    lantern.on.lumens.returns(3)
    #expect(lantern.lumens == 3)
    let hold = HoldDouble()
    hold.on.crates.returns([])
    hold.on.index.returns([:])
    hold.crates.append(Crate(id: 1))
    hold.captain = "Ada"
    hold.index["a", default: []].append(2)
    #expect(hold.crates == [Crate(id: 1)])
    #expect(hold.captain == "Ada")
    #expect(hold.index == ["a": [2]])
    hold.on.captain.set("Ada").verify()
  }

  @Test func `S029 S031 effects`() async throws {
    let vane = WeathervaneDouble()
    vane.on.heading.returns(90)
    #expect(await vane.heading == 90)
    let thermocline = ThermoclineDouble()
    thermocline.on.reading.throws(.calm)
    thermocline.on.later.returns(Tide(level: 2))
    #expect(throws: Gale.calm) { try thermocline.reading }
    #expect(try await thermocline.later == Tide(level: 2))
  }

  @Test func `S032 S035 S037 S038 closures, mutating, names, aliases`() async throws {
    let rope = BellropeDouble()
    rope.on.make.returns { Tide(level: Double($0)) }
    #expect(try await rope.make(4) == Tide(level: 4))
    let glass = SandglassDouble()
    glass.on.tick.returns(1)
    glass.pace = 3
    #expect(glass.tick == 1)
    #expect(glass.pace == 3)
    let head = FigureheadDouble()
    head.on.default.returns(1)
    head.🐙 = 8
    #expect(head.default == 1)
    #expect(head.🐙 == 8)
    let aliased = AliasedDouble()
    aliased.on.pair.returns((left: 1, right: 2))
    aliased.maybe = 4
    #expect(aliased.pair.right == 2)
    #expect(aliased.maybe == 4)
  }

  @Test func `S034 S119 S124 S125 statics and operators`() async throws {
    RegistryDouble.statics.flag.returns("f")
    RegistryDouble.statics.count.returns(0)
    RegistryDouble.count += 2
    #expect(RegistryDouble.flag == "f")
    FoundryDouble.statics.cast(1).returns(2)
    FoundryDouble.statics.mold("a").returns("b")
    FoundryDouble.statics.pour().throws(Gale.calm)
    #expect(FoundryDouble.cast(1) == 2)
    #expect(FoundryDouble.mold("a") == "b")
    await #expect(throws: Gale.calm) { try await FoundryDouble.pour() }
    AtlasDouble.statics[3].returns(4)
    #expect(AtlasDouble[3] == 4)
    let vector = Vector9Double()
    Vector9Double.statics.operator0().returns(true)
    Vector9Double.statics.operator1().returns(3)
    #expect(vector <~> vector)
    #expect(^^vector == 3)
  }

  @Test func `S121 S122 S127 subscripts and mutation`() {
    let shelf = ShelfDouble()
    shelf.on[2].returns(Crate(id: 2))
    #expect(shelf[2] == Crate(id: 2))
    let grid = GridDouble()
    grid[1, 2] = 0.5
    grid["a"] = 7
    #expect(grid[1, 2] == 0.5)
    #expect(grid["a"] == 7)
    let counter = Counter7Double()
    counter.on.reset().returns(3)
    counter.bump(by: 2)
    #expect(counter.reset() == 3)
    counter.on.bump(by: 2).verify()
  }

  @Test func `S139 S145 S148 S149 S151 S152 contexts and clashes`() async throws {
    let port = PublicPortDouble()
    port.on.f().returns(Tide(level: 1))
    #expect(try await port.f(Crate(id: 1)) == Tide(level: 1))
    let inner = Docks.InnerDouble()
    inner.on.f().answers { $0 }
    #expect(inner.f(Crate(id: 2)) == Crate(id: 2))
    let conditional = ConditionalDouble()
    conditional.on.always().returns(1)
    #expect(conditional.always() == 1)
    let clash = Clash2Double()
    clash.on.verify().returns(4)
    clash.on.given(1).returns(2)
    #expect(clash.verify() == 4)
    #expect(clash.given(1) == 2)
    let names = Clash3Double()
    names.on.g(1).throws(Gale.calm)
    #expect(throws: Gale.calm) { try names.g(1, 2, 3, 4) }
    let raw = RawnamesDouble()
    raw.on.`is open?`.returns(true)
    raw.on.`send a message`(`to the`: 3).returns(4)
    #expect(raw.`is open?`)
    #expect(raw.`send a message`(`to the`: 3) == 4)
    let shadowed = Shadowed.PDouble()
    shadowed.on.h().returns(nil)
    #expect(try shadowed.h() == nil)
  }
}
