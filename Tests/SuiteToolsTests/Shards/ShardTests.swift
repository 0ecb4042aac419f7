import Foundation
import SuiteTools
import Testing

@Suite struct `Shards of a suite` {
  private static let tests: [TestName] = (0..<40).flatMap { suite in
    (0...(suite % 7)).map { TestName("House.Suite\(suite)/test\($0)()") }
  }

  private static let times = Dictionary(
    uniqueKeysWithValues: tests.enumerated().map { ($0.element, Double($0.offset * 37 % 101) / 10) }
  )

  @Test(arguments: [1, 2, 3, 4, 7, 40, 200])
  func `hold each test once, and none is empty where there are enough tests`(count: Int) {
    let plan = ShardPlan(Self.tests, count: count, times: Self.times)
    #expect(plan.shards.joined().sorted() == Self.tests.sorted())
    #expect(plan.shards.filter { !$0.isEmpty }.count == min(count, Self.tests.count))
  }

  @Test(arguments: [2, 3, 4])
  func `take about equally long`(count: Int) throws {
    let plan = ShardPlan(Self.tests, count: count, times: Self.times)
    let longest = try #require(plan.seconds.max())
    let all = Self.times.values.reduce(0, +)
    #expect(longest <= all / Double(count) * 1.25)
    for (shard, seconds) in zip(plan.shards, plan.seconds) {
      let sum = shard.compactMap { Self.times[$0] }.reduce(0, +)
      #expect(abs(sum - seconds) < 1e-6)
    }
  }

  @Test func `are the same whatever the order of the list`() {
    let plan = ShardPlan(Self.tests, count: 4, times: Self.times)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let shuffled = Self.tests.shuffled(using: &generator)
      let other = ShardPlan(shuffled, count: 4, times: Self.times)
      #expect(other.shards.map { $0.sorted() } == plan.shards.map { $0.sorted() })
    }
  }

  @Test func `keep a suite together, unless it is long`() {
    let tests = Self.tests + (0..<60).map { TestName("House.Long/test\($0)()") }
    let plan = ShardPlan(tests, count: 4, times: [:])
    let suites = plan.shards.map { Set($0.compactMap(\.suites.first)) }
    for suite in Set(tests.compactMap(\.suites.first)) {
      let count = suites.filter { $0.contains(suite) }.count
      #expect(suite == "House.Long" ? count == 4 : count == 1)
    }
  }

  @Test func `a test without a time counts as the mean`() {
    let times: [TestName: Double] = ["House.a()": 1, "House.b()": 3]
    let plan = ShardPlan(["House.a()", "House.b()", "House.c()"], count: 3, times: times)
    #expect(plan.seconds.sorted() == [1, 2, 3])
  }

  @Test func `a test that is listed with its place has the time of its name`() {
    let times: [TestName: Double] = ["House.a()": 1, "House.b()": 3]
    let plan = ShardPlan(["House.a()", "House.b()/File.swift:1:2"], count: 2, times: times)
    #expect(plan.seconds.sorted() == [1, 3])
  }

  @Test func `one is given as 2/4`() throws {
    let shard = try Shard("2/4")
    #expect(shard.number == 2 && shard.count == 4)
    for text in ["", "2", "0/4", "5/4", "2/0", "2/4/6", "a/b", "-1/4", "/4"] {
      let error = #expect(throws: SuiteToolError.self) { try Shard(text) }
      #expect(error?.fix == "--shard 2/4")
    }
  }
}

@Suite struct `Times of a report` {
  @Test func `are summed over the cases of a test`() throws {
    let text = """
      {"kind":"process","schema":1,"process":"6f"}
      {"kind":"began","case":1,"test":"House.Sale/sells(seat:)","at":1.2}
      {"kind":"test","case":1,"test":"House.Sale/sells(seat:)","duration":0.5}
      {"kind":"test","case":2,"test":"House.Sale/sells(seat:)","duration":0.25,"new":[1]}
      {"kind":"test","case":3,"test":"House.Sale/quick()"}
      {"kind":"somethingNew","at":3}
      {"kind":"ended","at":92.4}

      """
    let times = try TestTimes(text: text, name: "a.jsonl")
    #expect(times.seconds == ["House.Sale/sells(seat:)": 0.75, "House.Sale/quick()": 0])
    #expect(times.warnings.isEmpty)
  }

  @Test func `name the lines that cannot be read, and keep the others`() throws {
    let text = """
      {"kind":"process","schema":1}
      broken
      {"kind":"test","test":"House.a()","duration":2}
      {"kind":"test","test":"House.b()","dur
      """
    let times = try TestTimes(text: text, name: "a.jsonl")
    #expect(times.seconds == ["House.a()": 2])
    #expect(
      times.warnings == [
        "a.jsonl:4: the last line was cut off, and is skipped.",
        "a.jsonl:2: not a line of a report, and skipped.",
      ]
    )
  }

  @Test func `of another schema are refused`() throws {
    let error = #expect(throws: SuiteToolError.self) {
      try TestTimes(text: "{\"kind\":\"process\",\"schema\":2}\n", name: "a.jsonl")
    }
    #expect(error?.text == "a.jsonl:1: the report has schema 2; this tool reads schema 1.")
  }

  @Test func `come from all files of a folder, and of the folders in it`() throws {
    try withFolder { folder in
      #expect(throws: SuiteToolError.self) { try TestTimes(report: folder) }
      try FileManager.default.createDirectory(
        at: folder.appending(path: "shard-1"),
        withIntermediateDirectories: true
      )
      for name in ["a", "shard-1/b"] {
        let line = "{\"kind\":\"test\",\"test\":\"House.\(name)()\",\"duration\":1}\n"
        try Data(line.utf8).write(to: folder.appending(path: "\(name).jsonl"))
      }
      try Data("other".utf8).write(to: folder.appending(path: "notes.txt"))
      #expect(try TestTimes(report: folder).seconds == ["House.a()": 1, "House.shard-1/b()": 1])
      #expect(throws: SuiteToolError.self) {
        try TestTimes(report: folder.appending(path: "missing"))
      }
    }
  }
}
