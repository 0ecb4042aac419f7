import Season
import SeasonModel
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Nothing that reaches out of the house runs in a test, whoever asks for it.
@Suite struct FirewallTests {
  @Test(
    .mockContainer(.firewall(.marked), over: productionSeason()),
    arguments: touching
  )
  func `each live part that is touched is named, until a double is there for all`(
    key: String
  ) async throws {
    let origin = try House()
    _ = try await origin.parts()
    let live = touched(by: key)
    var named: [String] = []
    let texts = try await issues {
      while named.count <= live.count, let next = await blockedByFirewall(of: origin[key]) {
        named.append(next)
        Container.current.register { origin[next].double(from: origin.container) }
      }
    }
    #expect(named == live)
    #expect(texts.count == live.count)
    for (text, key) in zip(texts, live) { #expect(text.hasPrefix("\(key) is live, and no test")) }
  }

  @Test(.mockContainer(.firewall(.marked), over: productionSeason()))
  func `what touches nothing live resolves`() async throws {
    let names = try House()
    for key in sample(300, seed: 32, where: { $0.lifetime != .scoped })
    where touched(by: key).isEmpty {
      let part = try await names[key].part(in: Container.current)
      #expect(!part.stamp.part.isEmpty)
    }
  }

  @Test(
    .mockContainer(.strict, over: productionSeason()),
    arguments: sample(5, seed: 33) { $0.lifetime != .scoped }
  )
  func `a strict mock takes the whole season for live`(key: String) async throws {
    let names = try House()
    let texts = try await issues {
      #expect(await blockedByFirewall(of: names[key]) == key)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("\(key) is live, and no test") == true)
  }
}

/// The season as it is registered in production.
private func productionSeason() -> Container {
  let container = Container(label: "production")
  container.register { seasonRegistrations(BuildLog()).map { $0 as any AnyRegistration } }
  return container
}

/// What a mock refuses first when it is asked for a part.
private func blockedByFirewall(of registration: any PartRegistration) async -> String? {
  do {
    _ = try await registration.part(in: Container.current)
    return nil
  } catch {
    guard let error = error as? ContainerError, error.kind == .blockedByFirewall else {
      Issue.record(error)
      return nil
    }
    return error.key?.description
  }
}

/// The live parts that stand in the way of one, the first first. What a live part needs does not: its
/// double needs nothing.
private func touched(by key: String) -> [String] {
  var live: [String] = []
  func visit(_ key: String, _ needs: KeyPath<SeasonPart, [String]>) {
    guard let part = seasonGraph[key], !live.contains(key) else { return }
    if part.isLive { return live.append(key) }
    for need in part[keyPath: needs] { visit(need, \.needs) }
  }
  visit(key, \.dependencies)  // a factory makes something
  return live
}

/// Each that is live, and some that need several.
private let touching: [String] = {
  let byCount = seasonGraph.keys { $0.lifetime != .scoped }.sorted()
    .sorted { touched(by: $0).count > touched(by: $1).count }
  return Array(byCount.prefix(8)) + seasonGraph.keys(where: \.isLive).sorted()
}()
