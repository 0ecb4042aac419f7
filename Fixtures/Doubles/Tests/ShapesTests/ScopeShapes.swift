import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shapes

@Suite(.container)
struct ScopeShapes {
  @Test func `S168 S169 S170 names of outer scopes`() {
    let till = Quay.Shed.TillDouble()
    till.on.pay(.equal(Quay.Coin(n: 2))).returns(Quay.Coin(n: 1))
    #expect(till.pay(Quay.Coin(n: 2), Quay.Shed.Note()) == Quay.Coin(n: 1))
    till.on.hush().answers { whisper in whisper(Quay.Coin(n: 7)) }
    var heard = 0
    till.hush { heard = $0.n }
    #expect(heard == 7)
    let counter = Yard.CounterDouble()
    counter.on.change().returns(Yard.Coin())
    counter.on.pay().returns(Quay.Coin(n: 4))
    #expect(counter.change(Yard.Coin()) == Yard.Coin())
    #expect(counter.pay(Quay.Coin(n: 2), Quay.Shed.Note()) == Quay.Coin(n: 4))
    let knot = Berth.Ring.KnotDouble()
    knot.on.tie(.equal(Wharf.Rope())).returns(Wharf.Rope())
    #expect(knot.tie(Wharf.Rope()) == Wharf.Rope())
  }

  @Test func `S171 closures behind generic aliases`() throws {
    let winch = WinchDouble()
    winch.on.a().answers { handler in handler(3) }
    var number = 0
    winch.a { number = $0 }
    #expect(number == 3)
    winch.b { _ in }
    winch.on.b().verify()
    winch.on.d().answers { attempt throws(Gale) in try attempt(2) }
    #expect(try winch.d { $0 + 1 } == 3)
    winch.on.e().answers { pull in pull(4) }
    #expect(winch.e { $0 * 2 } == 8)
    winch.on.h(6).returns(7)
    #expect(winch.h(6) == 7)
  }

  @Test func `S172 S173 S174 names that shadow others`() async {
    let plank = Pier.PlankDouble()
    plank.on.a(.equal(Pier.Span())).returns(Pier.Task())
    #expect(plank.a(Pier.Span(), Pier.Mutex()) == Pier.Task())
    plank.on.c().returns(Pier.Never())
    #expect(plank.c() == Pier.Never())
    plank.span = Pier.Span()
    #expect(plank.span == Pier.Span())
    let harbour = HarbourDouble()
    harbour.on.watch(.equal(Shapes::Spy())).returns(Shapes::Unkept())
    #expect(harbour.watch(Shapes::Spy()) == Shapes::Unkept())
    let mast = ForemastDouble()
    mast.on.a(4).returns(.success(5))
    #expect(try! mast.a(4).get() == 5)
    mast.c()
    mast.on.c().verify()
    let pennant = String.PennantDouble()
    pennant.on.fly().returns(1)
    #expect(pennant.fly("a".startIndex) == 1)
  }

  @MainActor @Test func `S175 S176 isolation of outer types`() async throws {
    let sluice = Canal.Gate.FloodgateDouble()
    sluice.on.open().returns(2)
    #expect(await sluice.open() == 2)
    sluice.on.drain().throws(.drip)
    #expect(throws: Canal.Leak.drip) { try sluice.drain() }
    sluice.on.list().answers { steps in #expect(steps() == ["a", "b"]) }
    sluice.list {
      "a"
      "b"
    }
    let deck = Viaduct.DeckDouble()
    deck.on.own().returns(1)
    #expect(deck.own() == 1)
    let bell = Tower.BellDouble()
    bell.on.ring().returns(3)
    #expect(bell.ring() == 3)
    bell.n = 4
    #expect(bell.n == 4)
  }

  @Test func `S180 S181 superclasses have members of the protocol`() async throws {
    let steamer = SteamerDouble()
    steamer.on.displacement().returns(10)
    steamer.on.weight.returns(20)
    steamer.on.steam().returns(30)
    #expect((steamer as Vessel).displacement() == 10)
    #expect((steamer as Vessel).weight == 20)
    #expect(steamer.steam() == 30)
    // These the superclass does, as no subclass can.
    #expect(steamer.fixed(8) == 8)
    #expect(steamer.length == 3)
    #expect(steamer.extended() == 7)
    #expect(try await (steamer as any Steamer).sync() == 6)
    let freighter = FreighterDouble()
    freighter.on.load(.equal(Crate(id: 1))).returns(Crate(id: 2))
    #expect((freighter as Bilge<Crate>).load(Crate(id: 1)) == Crate(id: 2))
    freighter.on.own().returns(5)
    #expect(freighter.own() == 5)
  }

  @Test func `S182 S183 S184 superclasses with initializers`() {
    let lighter = LighterDouble()
    lighter.on.own().returns(1)
    #expect(lighter.own() == 1)
    _ = LighterDouble(n: 4)
    LighterDouble.statics.initializer(n: 4).verify()
    let hydrofoil = HydrofoilDouble()
    on(hydrofoil).own().returns(2)
    #expect(hydrofoil.own() == 2)
    #expect(hydrofoil.on == 3)
    let admiral = AdmiralDouble()
    admiral.on.name().returns("flagship")
    #expect((admiral as LeadShip).name() == "flagship")
  }

  @Test func `S185 S186 declarations under conditions`() {
    let pump = FirePumpDouble()
    pump.on.press().returns(1)
    pump.on.spray().returns(2)
    #expect(pump.press() == 1)
    #expect(pump.spray() == 2)
    PumpDouble().on.press().verify(0)
    let anvil = AnvilDouble<String>()
    anvil.on.strike("hot").returns("flat")
    #expect(anvil.strike("hot") == "flat")
  }

  @Test func `S187 S188 S189 results of other kinds`() async throws {
    let wreck = WreckDouble()
    wreck.on.leak().throws(Gale.calm)
    #expect(throws: Gale.calm) { try wreck.leak() }
    wreck.on.burst().throws(.calm)
    #expect(throws: Gale.calm) { try wreck.burst() }
    wreck.on.either().returns(nil)
    #expect(wreck.either { fatalError() } == nil)
    let fog = FogDouble()
    fog.on.a(3).returns(nil)
    #expect(fog.a(3) == nil)
    fog.c = 4
    #expect(fog.c == 4)
    fog.on.f().returns(5)
    #expect(try await fog.f() == 5)
    fog[1] = 6
    #expect(fog[1] == 6)
    let chandlery = AnchorStoreDouble()
    chandlery.on.anchor.answers { Anchor(depth: 9) }
    #expect(chandlery.anchor.depth == 9)
    chandlery.anchor = Anchor(depth: 3)
    chandlery.on.anchor.set().verify()
  }
}
