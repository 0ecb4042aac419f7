import Testing

@testable import Understudy

@Suite struct `The builds at work` {
  let container = Container()

  private func build(_ name: String) -> Build {
    Build(
      Request(Key(Hall.self, name: name), site: SourceSite(), chain: nil),
      nil,
      container: container,
      isAsynchronous: false,
      epoch: 0
    )
  }

  /// A few are a list, and many a dictionary.
  @Test(arguments: [3, 40])
  func `lose the build that is taken out, wherever it is`(count: Int) {
    for index in [0, 1, count - 1] {
      var flight = BuildsInFlight()
      let builds = (0..<count).map { build("\($0)") }
      for build in builds { flight.add(build) }

      let removals = [flight.remove(builds[index]), flight.remove(builds[index])]
      #expect(removals == [true, false])
      #expect(flight[builds[index].key] == nil)
      #expect(flight.all.count == count - 1)
      for build in builds where build !== builds[index] {
        #expect(flight[build.key] === build)
        let isRemoved = flight.remove(build)
        #expect(isRemoved)
      }
      #expect(flight.isEmpty)
    }
  }

  @Test(arguments: [3, 40])
  func `keep the build that has followed another of its key`(count: Int) {
    var flight = BuildsInFlight()
    let builds = (0..<count).map { build("\($0)") }
    for build in builds { flight.add(build) }
    for old in [build("0"), build("\(count - 1)"), build("none")] {
      let isRemoved = flight.remove(old)
      #expect(!isRemoved)
    }
    #expect(flight.all.count == count)
  }

  /// The list counts right when it is empty again: its length decides when the dictionary takes over.
  @Test func `are as many as there are`() {
    var flight = BuildsInFlight()
    for round in 0..<100 {
      let build = build("\(round)")
      flight.add(build)
      #expect(flight[build.key] === build)
      let isRemoved = flight.remove(build)
      #expect(isRemoved)
    }
    #expect(flight.isEmpty)
  }
}
