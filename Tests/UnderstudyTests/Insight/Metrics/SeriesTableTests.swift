import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `A table of series` {
  private typealias Series = SeriesTable<Int>.Series
  private var table = SeriesTable<Int>(keyLimit: 2)

  @Test mutating func `makes each handle once`() {
    let series = Series.resolutions(.of(Hall.self), .hit)
    #expect(table.find(series).handle == nil)
    #expect(table.keep(1, for: series) == 1)
    #expect(table.find(series) == (series, 1))
    #expect(table.find(.resolutions(.of(Hall.self), .built)).handle == nil)
  }

  @Test mutating func `keeps the first of two handles made at the same time`() {
    let series = Series.failures(.requiresAsync)
    #expect(table.keep(1, for: series) == 1)
    #expect(table.keep(2, for: series) == 1)
  }

  @Test mutating func `has a series for each of the first keys, in all their outcomes`() {
    let keys = [Key(Hall.self), Key(Seat.self), Key(Office.self)]
    for outcome in [SeriesTable<Int>.Outcome.hit, .built, .failed] {
      let found = keys.map { table.find(.resolutions($0, outcome)).series }
      #expect(
        found == keys.prefix(2).map { .resolutions($0, outcome) } + [.resolutions(nil, outcome)]
      )
    }
    #expect(table.find(.failures(.timedOut)).series == .failures(.timedOut))
  }

  @Test func `counts all keys together if it has no room`() {
    var table = SeriesTable<Int>(keyLimit: -3)
    #expect(table.find(.resolutions(.of(Hall.self), .hit)).series == .resolutions(nil, .hit))
  }
}
