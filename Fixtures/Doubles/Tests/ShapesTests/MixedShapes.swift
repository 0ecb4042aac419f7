import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shapes

@Suite(.container)
struct MixedShapes {
  @Test func `S011 S136 S137 attributes, pointers, many parameters`() {
    let tugboat = TugboatDouble()
    tugboat.on.pull().returns(3)
    #expect(tugboat.pull() == 3)
    tugboat.drag()
    tugboat.on.drag().verify()
    let deck = RawdeckDouble()
    deck.on.write().answers { pointer, count in pointer.pointee = count }
    var number = 0
    deck.write(&number, n: 4)
    #expect(number == 4)
    let dozen = DozenDouble()
    dozen.on.f(a: 1, l: 12).returns(78)
    #expect(
      dozen.f(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12) == 78
    )
    #expect(dozen.on.f().calls.map(\.h) == [8])
  }

  @Test func `S046 S050 async closures and C functions`() async throws {
    let stevedore = StevedoreDouble()
    stevedore.on.shift().answers { work in [try await work(Crate(id: 2))] }
    let tides = try await stevedore.shift { Tide(level: Double($0.id)) }
    #expect(tides == [Tide(level: 2)])
    let gearbox = GearboxDouble()
    gearbox.on.engage().answers { function in #expect(function(3) == 4) }
    gearbox.engage { $0 + 1 }
    gearbox.spin {}
    gearbox.on.spin().verify()
  }

  @Test func `S065 S080 S085 S086 nested generics`() {
    let transposer = TransposerDouble()
    transposer.on.t(.equal(["a": 1])).returns((keys: ["b"], make: { _ in 2 }))
    #expect(transposer.t(["a": 1], nil).keys == ["b"])
    let lineage = LineageDouble<Leaf>()
    lineage.on.child().returns(Leaf())
    #expect(lineage.child() != nil)
    let deed = DeedDouble()
    deed.go { _ in }
    deed.on.go().verify()
    let refinery = RefineryDouble<Int>()
    refinery.on.smelt().returns([1: [2]])
    #expect(refinery.smelt({ $0 }, (1, 2)) == [1: [2]])
  }

  @Test func `S091 S094 S140 S143 S146 parents and access`() async throws {
    let radio = RadioDouble()
    radio.on.send(.equal(Crate(id: 1))).throws(Gale.calm)
    radio.channel = 4
    #expect(radio.channel == 4)
    await #expect(throws: Gale.calm) { try await radio.send(Crate(id: 1)) }
    let mishap = MishapDouble()
    mishap.on.code.returns(7)
    #expect(throws: MishapDouble.self) { throw mishap }
    #expect(mishap.code == 7)
    let port = PackagePortDouble()
    port.on.f().returns(1)
    #expect(port.f() == 1)
    let inner = Docks.InnerDouble()
    inner.on.n.returns(2)
    #expect(inner.n == 2)
    let newport = NewportDouble()
    newport.on.g().returns(3)
    #expect(newport.g() == 3)
  }

  @MainActor @Test func `S118 S154 S155 isolation, size, whitespace`() async throws {
    let signboard = SignboardDouble()
    signboard.on.text.returns("open")
    #expect(signboard.text == "open")
    #expect(signboard == signboard)
    let forty = FortyDouble()
    forty.on.m20(.any, 2).returns(Tide(level: 3))
    forty.on.r03.throws(Gale.calm)
    #expect(try await forty.m20(Tide(level: 1), 2) == Tide(level: 3))
    #expect(throws: Gale.calm) { try forty.r03 }
    let bindings = BindingsDouble()
    bindings.on.f(1).returns(2)
    bindings.on.g(1, y: "a").returns(["b": 3])
    #expect(bindings.f(1) == 2)
    #expect(try await bindings.g(1, y: "a") == ["b": 3])
  }
}

// MARK: - Fixtures

struct Leaf: Lineage, Sendable { func child() -> Leaf? { nil } }
