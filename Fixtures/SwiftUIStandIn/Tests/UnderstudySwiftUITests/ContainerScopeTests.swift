import Observation
@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct `A scope of a view` {
  let app = Container.hall("app")

  init() {
    app.register(Visit.self, lifetime: .scoped(.visit)) { try Visit($0.resolve(Int.self)) }
  }

  @Test func `U1: is open while the view is there, and ends after it`() async {
    let choice = Choice(app)
    let ended = app.nextEnd()
    let host = Host { ShowingView(choice: choice) { VisitView(id: 1) } }
    for _ in 1...3 { host.render() }
    #expect(host.texts == ["visit 1"])
    #expect(app.openScopes == [ScopeID(.visit, 1)])
    choice.isShown = false
    host.settle()
    await ended.value
    #expect(app.openScopes.isEmpty)
  }

  @Test func `U1: runs its clean-up when it ends`() async {
    let hooks = AsyncStream<Int>.makeStream()
    app.register {
      Registration(Visit.self, lifetime: .scoped(.visit)) { try Visit($0.resolve(Int.self)) }
        .onClose { visit in hooks.continuation.yield(visit.number) }
    }
    Host { VisitView(id: 1).container(app) }.close()
    var cleaned = hooks.stream.makeAsyncIterator()
    #expect(await cleaned.next() == 1)
  }

  @Test func `U1: stays open while the view is merely covered`() {
    var visible: [Bool] = []
    let host = Host {
      VisitView(id: 1).onAppear { visible.append(true) }.onDisappear { visible.append(false) }
        .container(app)
    }
    host.cover()
    #expect(app.openScopes == [ScopeID(.visit, 1)])
    host.uncover()
    #expect(host.texts == ["visit 1"])
    host.close()
    #expect(visible == [true, false, true, false])
  }

  @Test func `U1: of another identity takes its place`() async {
    let number = Number()
    let ended = app.nextEnd()
    let host = Host { NumberedView(number: number).container(app) }
    number.value = 2
    host.settle()
    #expect(host.texts == ["visit 2"])
    await ended.value
    #expect(app.openScopes == [ScopeID(.visit, 2)])
  }

  @Test func `U1: is shared by two windows and ends with the last`() async {
    let windows = (1...2).map { _ in Host { VisitView(id: 1).container(app) } }
    let ended = app.nextEnd()
    windows[0].close()
    await endsBegun()
    windows[1].render()
    #expect(windows[1].texts == ["visit 1"])
    #expect(app.openScopes == [ScopeID(.visit, 1)])
    windows[1].close()
    await ended.value
    #expect(app.openScopes.isEmpty)
  }

  @Test func `U1: is handed on to a view that comes in the same rendering`() async throws {
    let number = Number()
    let host = Host { BranchingView(number: number).container(app) }
    let visit = try await app.scope(.visit, id: 1).resolve(Visit.self)
    number.value = 2
    host.settle()
    #expect(host.texts == ["second", "visit 1"])
    await endsBegun()
    #expect(try await app.scope(.visit, id: 1).resolve(Visit.self) === visit)
  }

  @Test func `U1: is used and not ended if other code has opened it`() async throws {
    let scope = try app.openScope(.visit, id: 1) { Registration(Int.self, instance: 7) }
    let host = Host { VisitView(id: 1).container(app) }
    #expect(host.texts == ["visit 7"])
    host.close()
    await endsBegun()
    #expect(try app.scope(.visit, id: 1) === scope)
  }

  @Test func `U1: that other code has ended is opened anew by the next rendering`() async throws {
    let host = Host { VisitView(id: 1).container(app) }
    await (try app.scope(.visit, id: 1)).close()
    host.render()
    #expect(host.texts == ["visit 1"])
    #expect(app.openScopes == [ScopeID(.visit, 1)])
  }

  @Test func `U1: that cannot be opened is an issue, and leaves the container from above`() {
    let issues = Issues()
    let app = Container(label: "app", rules: nil, host: issues)
    let line = UInt(#line + 2)
    let host = Host {
      LabelView().containerScope(.visit, id: 1) {
        Registration(Int.self, instance: 1)
        Registration(Int.self, instance: 2)
      }
      .container(app)
    }
    for _ in 1...3 { host.render() }
    #expect(host.texts == ["app"])
    #expect(issues.all.map(\.site) == [SourceSite(line: line)])
    #expect(issues.all[0].message.hasPrefix("Int is registered twice"), "\(issues.all[0].message)")
    #expect(app.openScopes.isEmpty)
  }

  @Test func `U1: in a closed container is an issue, and leaves that one`() async {
    let issues = Issues()
    let app = Container(label: "app", rules: nil, host: issues)
    await app.close()
    let host = Host { LabelView().containerScope(.visit, id: 1).container(app) }
    host.render()
    #expect(host.texts == ["app"])
    #expect(issues.all.count == 1)
  }
}

// MARK: - Fixtures

private final class Issues: TestHost {
  private let list = Lock<[ContainerIssue]>([])

  var isOnTestTask: Bool { false }
  var all: [ContainerIssue] { list.withLock { $0 } }

  func record(_ issue: ContainerIssue) { list.withLock { $0.append(issue) } }
}

private final class Visit: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

@MainActor @Observable private final class Number {
  var value = 1
}

private struct VisitTextView: View {
  @EnvironmentInjected var visit: Visit

  var body: some View { Text("visit \(visit.number)") }
}

private struct VisitView: View {
  let id: Int

  var body: some View {
    VisitTextView().containerScope(.visit, id: id) { Registration(Int.self, instance: id) }
  }
}

private struct NumberedView: View {
  let number: Number

  var body: some View { VisitView(id: number.value) }
}

private struct BranchingView: View {
  let number: Number

  var body: some View {
    if number.value == 1 {
      VisitView(id: 1)
    } else {
      VStack {
        Text("second")
        VisitView(id: 1)
      }
    }
  }
}

/// Returns when every scope that is about to end has begun to: what ends them was enqueued earlier.
@MainActor private func endsBegun() async { await Task { @MainActor in }.value }

extension Container {
  /// Waits for the next scope that is closed here.
  fileprivate func nextEnd() -> Task<Void, Never> {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    observe { if case .closed = $0.kind { continuation.yield() } }
    return Task {
      var ends = stream.makeAsyncIterator()
      await ends.next()
    }
  }
}
