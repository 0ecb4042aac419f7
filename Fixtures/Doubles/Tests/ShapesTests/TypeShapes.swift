import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shapes

@Suite(.container)
struct TypeShapes {
  @Test func `S040 S041 S043 S044 S047 S049 closures`() async {
    let loader = LoaderDouble()
    loader.on.load().answers { each in each(Crate(id: 1)) ? 1 : 0 }
    #expect(loader.load { $0.id == 1 } == 1)
    let watch = WatchDouble()
    watch.observe { _ in }
    watch.on.observe().verify()
    let logbook = LogbookDouble()
    logbook.note("wind " + "north", level: 2)
    logbook.on.note("wind north", level: 2).verify()
    let lazy = LazyLogDouble()
    lazy.a("a")
    lazy.b(3)
    await lazy.c(4)
    lazy.on.b(3).verify()
    let splicer = SplicerDouble()
    splicer.on.braid().answers { make in make(2) }
    #expect(splicer.braid { left in { right in left * right } }(5) == 10)
    let flagship = FlagshipDouble()
    flagship.hoist { _ in }
    flagship.keep { _ in }
    flagship.on.hoist().verify()
    flagship.on.keep().verify()
  }

  @Test func `S052 S053 trailing closures and builders`() {
    let animator = AnimatorDouble()
    animator.sail(duration: 1) {
    } completion: { _ in
    }
    animator.on.sail(duration: 1).verify()
    let charter = CharterDouble()
    charter.on.route().answers { parts in parts().count }
    #expect(
      charter.route {
        "a"
        "b"
      } == 2
    )
    charter.on.all().answers { closures in closures.map { $0() }.reduce(0, +) }
    #expect(charter.all({ 1 }, { 2 }) == 3)
  }

  @Test func `S055 S056 S058 S059 generic members`() throws {
    let echo = EchoDouble()
    echo.on.echo(.equal(4)).returns(5)
    #expect(echo.echo(4) == 5)
    let decoder = DecodererDouble()
    decoder.on.decode("k").returns(8)
    let decoded: Int = try decoder.decode("k")
    #expect(decoded == 8)
    let matcher = Matcher3Double()
    matcher.on.match(.equal(1), .equal("a")).returns(true)
    #expect(matcher.match(1, "a"))
    let zipper = ZipperDouble()
    zipper.on.zip(.any([Int].self), .any([Int].self)).returns([1])
    #expect(zipper.zip([1], [2]) == [1])
  }

  @Test func `S061 S062 S064 S067 S068 opaque types and packs`() async throws {
    let mooring = MooringDouble()
    mooring.moor(Lamp())
    mooring.on.moor(.where { $0.lumens == 5 }).verify()
    let armada = ArmadaDouble()
    armada.on.fleet().answers { $0.count }
    armada.on.ints().answers { $0.count }
    #expect(armada.fleet([Lamp()]) == 1)
    #expect(armada.ints([1, 2]) == 2)
    let mapper = MapperDouble()
    mapper.on.map().answers { (values: [Int], transform: (Int) -> String) in values.map(transform) }
    #expect(mapper.map([1]) { "\($0)" } == ["1"])
    let convoy = ConvoyDouble()
    convoy.send(1, "a")
    convoy.on.send(.equal(1), .equal("a")).verify()
    let formation = FormationDouble()
    formation.on.collect(.any(Int.self), .any(String.self)).answers { values in values }
    let collected = try await formation.collect(1, "a")
    #expect(collected.1 == "a")
  }

  @Test func `S070 S071 S073 noncopyable, values, metatypes`() {
    let cradle = CradleDouble()
    cradle.hold(Anchor(depth: 1))
    let rack = RackDouble()
    rack.on.fill().answers { (values: InlineArray<2, Int>) in values[0] }
    #expect(rack.fill([7, 8]) == 7)
    let reflector = ReflectorDouble()
    let hull = Hull()
    reflector.on.make(Hull.self).returns(hull)
    #expect(reflector.make(Hull.self) === hull)
  }

  @Test func `S074 S076 S077 S079 S082 S083 S163 associated types`() async throws {
    let warehouse = WarehouseDouble<Int>()
    warehouse.on.get().returns(4)
    #expect(warehouse.get() == 4)
    let pipeline = PipelineDouble<Int, String>()
    pipeline.on.run(3).returns("three")
    #expect(try await pipeline.run(3) == "three")
    let flotilla = FlotillaDouble<[Int]>()
    flotilla.on.ships.returns([1])
    #expect(flotilla.ships == [1])
    let line = RelaylineDouble<[Int], [Int]>()
    line.on.move(.equal([1])).returns([2])
    #expect(line.move([1]) == [2])
    let grader = GraderDouble<Int>()
    grader.on.best(.any([Int].self)).returns(3)
    #expect(grader.best([1, 3]) == 3)
    let clash = Clash1Double<Int, String, Bool>()
    clash.on.f(1, "a").returns(true)
    #expect(clash.f(1, "a"))
    let deed = DeedDouble()
    deed.on.find("a").returns(1)
    #expect(deed.find("a") == 1)
    let cache = Cache7Double<String, Int>()
    cache["a", or: 0] = 4
    #expect(cache["a", or: 0] == 4)
  }

  @Test func `S088 S089 S092 S095 S097 S098 S100 S101 inheritance`() {
    let schooner = SchoonerDouble()
    schooner.on.float().returns(true)
    #expect(schooner.float())
    let vessel = Vessel2Double()
    vessel.on.keel().returns(1)
    vessel.on.whole().returns(2)
    #expect(vessel.keel() + vessel.whole() == 3)
    let salvage = SalvageDouble()
    salvage.on.raise().answers { Opaque($0.drift) }
    #expect(salvage.raise(Buoy()).box as? Int == 0)
    let card = PostcardDouble()
    card.text = "hello"
    #expect(card.text == "hello")
    let gauge = ReadWriteGaugeDouble()
    gauge.value = 3
    #expect(gauge.value == 3)
    let silo = OatSiloDouble()
    silo.on.draw().returns("oats")
    silo.pour("rye")
    #expect(silo.draw() == "oats")
    silo.on.pour("rye").verify()
    let gangway = GangwayDouble()
    gangway.on.raise().returns(2)
    gangway.cycle()
    gangway.on.raise().verify()
    let bulkhead = BulkheadDouble()
    bulkhead.seal()
    bulkhead.on.seal().verify()
  }

  @Test func `S160 S161 S164 S166 combinations`() {
    let mast = TallMastDouble()
    mast.raise(1.5)
    mast.on.raise(.any(Double.self)).verify()
    let hybrid = HybridDouble()
    hybrid.on.boil().returns(1)
    hybrid.on.reef().returns(2)
    #expect(hybrid.boil() + hybrid.reef() == 3)
    let meter = KnotMeterDouble()
    meter.on.speed.returns(1)
    meter.on.speed(2).returns(3)
    #expect(meter.speed + meter.speed(2) == 4)
    let freight = FreightDouble<Int>()
    freight.on.best(.equal([1])).returns(1)
    #expect(freight.best([1]) == 1)
  }
}

// MARK: - Fixtures

struct Lamp: Beacon { var lumens: Int { 5 } }
