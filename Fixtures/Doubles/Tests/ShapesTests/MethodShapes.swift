import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shapes

@Suite(.container)
struct MethodShapes {
  @Test func `S001 a method without parameters`() {
    let double = FoghornDouble()
    double.sound()
    double.on.sound().verify()
  }

  @Test func `S002 labels`() {
    let double = ChandleryDouble()
    double.on.price("rope", for: .any, at: .any).returns(2.5)
    #expect(double.price("rope", for: 1, at: 0.5) == 2.5)
    #expect(double.on.price().calls.map(\.for) == [1])
  }

  @Test func `S004 collections`() {
    let double = ManifestDouble()
    double.on.sort().returns([1: []])
    #expect(double.sort([Crate(id: 1)], by: [:], skipping: []) == [1: []])
    double.on.sort(.equal([Crate(id: 1)])).verify()
  }

  @Test func `S005 tuples`() {
    let double = SextantDouble()
    double.on.fix().returns((lat: 1, lon: 2))
    #expect(double.fix((ra: 1, dec: 2), at: (3, 4)).lon == 2)
    double.on.fix().verify()
  }

  @Test func `S007 overloads by result`() {
    let double = GaugeDouble()
    double.on.read().returns("text")
    double.on.read(as: Int.self).returns(4)
    let text: String = double.read()
    let number: Int = double.read()
    #expect(text == "text")
    #expect(number == 4)
    double.on.read(as: String.self).verify()
  }

  @Test func `S008 reserved words`() {
    let double = SemaphoreDouble()
    double.on.repeat("a").returns("b")
    double.on.protocol.returns("p")
    #expect(double.repeat("a") == "b")
    #expect(double.protocol == "p")
    double.signal(for: "x", in: 1, default: true, is: 2)
    double.on.signal(for: "x", in: 1).verify()
  }

  @Test func `S010 unnamed parameters`() {
    let double = PilotageDouble()
    double.on.swap(1, 2, 3).returns(6)
    double.on.take(label: 4).returns(true)
    #expect(double.swap(1, 2, 3) == 6)
    #expect(double.take(label: 4))
    double.accept("x")
    double.on.accept("x").verify()
  }

  @Test func `S013 S014 effects`() async throws {
    let lock = LockDouble()
    lock.on.level().returns(Tide(level: 1))
    lock.on.open().throws(Gale.calm)
    #expect(try lock.level() == Tide(level: 1))
    #expect(throws: Gale.calm) { try lock.open() }
    let ferry = FerryDouble()
    ferry.on.eta().answers { 7 }
    #expect(await ferry.eta() == 7)
    await ferry.depart()
    ferry.on.depart().verify()
  }

  @Test func `S016 typed errors`() async {
    let double = StormglassDouble()
    double.on.forecast(3).throws(.gust(3))
    double.on.forecast(4).answers { hours in Tide(level: Double(hours)) }
    #expect(throws: Gale.gust(3)) { try double.forecast(3) }
    #expect(try! double.forecast(4).level == 4)
    double.on.alarm().throws(.calm)
    await #expect(throws: Gale.calm) { try await double.alarm() }
  }

  @Test func `S017 S019 S020 errors of arguments`() throws {
    let relay = RelayDouble()
    relay.on.forward(.any(Result<Int, Gale>.self)).throws(.calm)
    #expect(throws: Gale.calm) { try relay.forward(Result<Int, Gale>.success(1)) }
    let sieve = SieveDouble()
    sieve.on.sift().answers { keep in try [Crate(id: 1), Crate(id: 2)].filter(keep) }
    #expect(sieve.sift { $0.id == 2 } == [Crate(id: 2)])
    #expect(throws: Gale.calm) { try sieve.sift { _ in throw Gale.calm } }
    let bed = FilterbedDouble()
    bed.on.run(as: Int.self, Gale.self).returns(9)
    #expect(try bed.run { (number: Int) throws(Gale) -> Int in number } == 9)
  }

  @Test func `S022 S023 S025 errors and closures of results`() async throws {
    let dredge = DredgeDouble<Gale>()
    dredge.on.dig(1).throws(.calm)
    dredge.on.depth.returns(3)
    #expect(throws: Gale.calm) { try dredge.dig(1) }
    #expect(try dredge.depth == 3)
    let dispatcher = DispatcherDouble()
    dispatcher.on.plan().returns { Tide(level: Double($0)) }
    #expect(try await dispatcher.plan(1)(2).level == 2)
    let slipway = SlipwayDouble()
    slipway.on.haul().returns(1)
    slipway.on.launch(.equal(Crate(id: 3))).answers { $0.id }
    #expect(await slipway.haul() == 1)
    #expect(await slipway.launch(Crate(id: 3)) == 3)
  }

  @Test func `S128 S130 S131 S134 ownership`() {
    let trimmer = TrimmerDouble()
    trimmer.on.trim().answers { text, count in
      text = String(text.prefix(count))
      return true
    }
    var text = "abc"
    #expect(trimmer.trim(&text, to: 1))
    #expect(text == "a")
    let bailer = BailerDouble()
    bailer.on.drink("x").returns(1)
    #expect(bailer.drink("x") == 1)
    let capstan = CapstanDouble()
    capstan.on.weigh().answers { anchor in anchor.depth }
    #expect(capstan.weigh(Anchor(depth: 5)) == 5)
    capstan.on.adjust().answers { anchor in anchor.depth += 1 }
    var anchor = Anchor(depth: 1)
    capstan.adjust(&anchor)
    #expect(anchor.depth == 2)
    let summer = SummerDouble()
    summer.on.sum().answers { span in span.count }
    #expect(summer.sum([1, 2].span) == 2)
  }

  @Test func `S158 overloads by inout and async`() async {
    let double = SluiceDouble()
    double.on.open(.any(Int.self), .inout).answers { number in number = 9 }
    // Where a test is async, Swift prefers the async overload.
    func opened() -> Int {
      var number = 1
      double.open(&number)
      return number
    }
    #expect(opened() == 9)
    await double.open(3)
    double.on.open(.equal(3) as Match<Int>, .async).verify()
  }
}
