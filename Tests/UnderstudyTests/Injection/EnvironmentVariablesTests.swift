import Foundation
import TestSupport
import Testing
import Understudy

@Suite struct `Environment variables` {
  private let variables: EnvironmentVariables = ["LOG_LEVEL": "debug", "EMPTY": ""]

  @Test func `have the values that were set, and no others`() {
    #expect(variables["LOG_LEVEL"] == "debug")
    #expect(variables["EMPTY"]?.isEmpty == true)
    #expect(variables["PATH"] == nil)
    #expect(EnvironmentVariables(["LOG_LEVEL": "debug", "EMPTY": ""]) == variables)
    #expect(EnvironmentVariables([:]) != .process)
  }

  @Test func `of the process are read from it`() {
    #expect(EnvironmentVariables.process["PATH"] == ProcessInfo.processInfo.environment["PATH"])
    #expect(EnvironmentVariables.process["UNDERSTUDY_BOX_OFFICE"] == nil)
  }

  @Test func `show their names, never their values`() {
    let secret: EnvironmentVariables = ["TOKEN": "hunter2", "ADDRESS": "stage door"]
    var dumped = ""
    dump(secret, to: &dumped)
    #expect("\(secret)" == "ADDRESS, TOKEN")
    #expect(!dumped.contains("hunter2"))
    #expect(!String(reflecting: secret).contains("hunter2"))
    #expect("\(EnvironmentVariables([:]))" == "no variables")
    #expect("\(EnvironmentVariables.process)" == "the variables of the process")
  }

  @Test func `are those of the process in an app, and none in a test`() throws {
    #expect(try Container(label: "app")[\.environmentVariables] == .process)
    let test = Container(label: "test", rules: nil, host: IssueCollector())
    #expect(try test[\.environmentVariables] == [:])
  }

  @Test func `registered again rebuild what read the old ones`() throws {
    let container = Container(label: "app")
    container.register(Counter.self) { resolver in
      Counter(address: try resolver[\.environmentVariables]["TICKETS"] ?? "localhost")
    }
    container.register(key: \.environmentVariables, instance: ["TICKETS": "first"])
    #expect(try container.resolve(Counter.self).address == "first")
    container.register(key: \.environmentVariables, instance: [:])
    #expect(try container.resolve(Counter.self).address == "localhost")
  }
}

// MARK: - Fixtures

private struct Counter: Sendable { let address: String }
