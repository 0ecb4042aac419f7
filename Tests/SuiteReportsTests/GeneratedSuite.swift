import Foundation

/// Writes the files of a suite that does not exist: the processes of several shards, with every kind
/// of finding. Equal numbers give equal files.
struct GeneratedSuite {
  var tests = 10_000
  var keys = 300
  var shards = 4
  /// Another number gives other findings, to compare with.
  var edition = 1

  /// Writes one file for each shard. The process of the last one dies.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for shard in 1...shards {
      let name = "00000000-0000-4000-8000-00000000\(edition)00\(shard)"
      let text = lines(of: shard, name).map { $0 + "\n" }.joined()
      try text.write(toFile: "\(folder)/\(name).jsonl", atomically: true, encoding: .utf8)
    }
  }

  private func lines(of shard: Int, _ process: String) -> [String] {
    var lines = [
      #"{"kind":"process","schema":1,"process":"\#(process)","started":"2026-11-26T17:04:0\#(shard)Z","#
        + #""executable":"BoxOfficePackageTests.xctest","pid":\#(4700 + shard),"#
        + #""shard":"\#(shard)/\#(shards)","package":"/box-office"}"#
    ]
    if shard == 1 {
      lines.append(
        #"{"kind":"suite","suite":"BoxOfficeTests.Suite0Tests","at":0,"#
          + #""keys":[{"key":"\#(key(4))","use":"real","resolves":1,"builds":1}],"#
          + #""overrides":[{"key":"\#(key(1))","at":"BoxOfficeTests/Suite0Tests.swift:5"}]}"#
      )
    }
    for number in stride(from: shard, through: tests, by: shards) {
      let head = #""case":\#(number),"test":"\#(name(of: number))","#
      lines.append(#"{"kind":"began",\#(head)"at":\#(Double(number) / 100)}"#)
      lines.append(#"{"kind":"test",\#(head)\#(members(of: number))}"#)
    }
    if shard == shards {
      lines.append(
        #"{"kind":"began","case":0,"test":"SeasonTests.LastNight/`the lights go out`()","at":9}"#
      )
    } else {
      lines.append(#"{"kind":"ended","at":\#(tests / 100)}"#)
    }
    return lines
  }

  private func name(of number: Int) -> String {
    let subjects = [
      "a sale", "a refund", "a reservation", "a group of visitors", "a season ticket",
    ]
    let deeds = ["charges the card", "prints a ticket", "takes the best seat", "sends a mail"]
    let subject = subjects[number % subjects.count]
    let deed = deeds[number / subjects.count % deeds.count]
    return "BoxOfficeTests.Suite\(number / 40 % 250)Tests/`\(subject) \(deed), row \(number)`()"
  }

  private func key(_ number: Int) -> String {
    let names = ["PaymentGateway", "Mailer", "TicketPrinter", "SeatMap", "HouseClock", "Ledger"]
    let number = number % keys
    let name = names[number % names.count]
    return number < names.count ? name : "\(name)(name: hall \(number / names.count))"
  }

  private func members(of number: Int) -> String {
    var parts = [
      #""file":"BoxOfficeTests/Suite\#(number / 40 % 250)Tests.swift","line":\#(10 + number % 40 * 7)"#,
      #""at":\#(Double(number) / 100),"duration":0.0\#(10 + number % 80)"#,
      #""building":0.00\#(number % 7 + 1),"keys":[\#(uses(in: number).joined(separator: ","))]"#,
    ]
    let key = key(number)
    if number % 97 == edition {
      parts.append(
        #""issues":1,"live":[{"key":"\#(self.key(number * 3))","decision":"reported","at":"Theatre/Theatre.swift:23"}]"#
      )
    }
    if number % 211 == 2 {
      parts.append(
        #""live":[{"key":"\#(key)","decision":"refused","at":"Theatre/Theatre.swift:31"}]"#
      )
    }
    if number % 131 == 3 {
      parts.append(
        #""doubles":[{"double":"\#(key.prefix { $0 != "(" })Double","key":"\#(key)","at":"Doubles.swift:9"}]"#
      )
    }
    if number % 173 == 4 {
      parts.append(#""overrides":[{"key":"\#(key)","at":"Overrides.swift:5"}]"#)
    }
    if number % 307 == 5 {
      parts.append(
        #""leaked":[{"container":"\"row \#(number)\"","key":"\#(key)","object":"Sale","at":"Theatre/Sale.swift:40"}]"#
      )
    }
    if number % 401 == 6 { parts.append(#""warnings":2,"seeds":[\#(number &* 7_919)]"#) }
    return parts.joined(separator: ",")
  }

  private func uses(in number: Int) -> [String] {
    (0..<14).map { place in
      let key = number * 3 + place * place * 5 + place
      let uses = ["real", "doubled", "real", "defaulted", "doubled"]
      var use = uses[(number + place) % uses.count]
      if number % 97 == edition, place == 0 { use = "live" }
      if number % 149 == 7, place == 1 { use = "unregistered" }
      // Keys need those with smaller numbers, so that there are layers and no cycle.
      let number = key % keys
      let needs =
        place % 3 == 0 && number > 1
        ? #","needs":["\#(self.key(number / 2))","\#(self.key(number / 3))"]"# : ""
      return #"{"key":"\#(self.key(key))","use":"\#(use)","resolves":\#(place + 1),"builds":1,"#
        + #""building":0.000\#(100 * edition + key % 90)\#(needs)}"#
    }
  }
}
