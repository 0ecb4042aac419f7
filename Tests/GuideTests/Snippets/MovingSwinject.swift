// snippet: Swinject, after
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting

final class Dimmer: Sendable {}

final class CueList: Sendable {}

final class Followspot: Sendable {
  let dimmer: Dimmer
  init(dimmer: Dimmer) { self.dimmer = dimmer }
}

final class LightRig: Sendable {
  let (left, right): (Followspot, Followspot)

  init(left: Followspot, right: Followspot) { (self.left, self.right) = (left, right) }
}

struct Cue: Sendable {
  let number: Int
  let list: CueList
}

let lighting = Module("lighting") {
  Registration(Dimmer.self, lifetime: .graph) { Dimmer() }
  Registration(Followspot.self, lifetime: .transient) { try Followspot(dimmer: $0.resolve()) }
  Registration(LightRig.self, lifetime: .graph) {
    try LightRig(left: $0.resolve(), right: $0.resolve())
  }
  Registration(CueList.self) { CueList() }
  Registration(Cue.self, with: Int.self) { resolver, number in
    Cue(number: number, list: try resolver.resolve())
  }
}

@Suite(.container { try $0.configure([lighting]) })
struct LightingTests {
  @Test func `a rig shares its dimmer, and with no other rig`() throws {
    let first = try Container.current.resolve(LightRig.self)
    let second = try Container.current.resolve(LightRig.self)

    #expect(first.left !== first.right)
    #expect(first.left.dimmer === first.right.dimmer)
    #expect(first.left.dimmer !== second.left.dimmer)
  }

  @Test func `an argument comes from the caller, the rest from the container`() throws {
    let cues = try Container.current.resolve(ParameterizedFactory<Int, Cue>.self)
    let cue = try cues.create(with: 7)

    #expect(cue.number == 7)
    #expect(try cue.list === Container.current.resolve(CueList.self))
  }
}
// end snippet
