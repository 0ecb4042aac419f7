import Combine
import Observation
@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

@MainActor
@Suite struct `A model of a view` {
  let app = Container.hall("app")

  @Test func `U1: is made once, under the container of the environment`() {
    let made = Tally()
    let host = Host { TallyView(made: made).container(app) }
    for _ in 1...5 { host.render() }
    host.press()
    #expect(host.texts == ["app", "sold: 1", "Sell", ""])
    #expect(made.count == 1)
  }

  @Test func `U1: has bindings, and its changes render the view`() {
    let host = Host { TallyView(made: Tally()).container(app) }
    host.type("ada")
    #expect(host.texts == ["app", "sold: 0", "Sell", "ada"])
  }

  @Test func `U1: may be an ObservableObject`() {
    let made = Tally()
    let host = Host { OlderTallyView(made: made).container(app) }
    host.press()
    host.type("ada")
    #expect(host.texts == ["app", "sold: 1", "Sell", "ada"])
    #expect(made.count == 1)
  }

  @Test func `U1: keeps its container, and another identity has another model`() {
    let choice = Choice(app)
    let made = Tally()
    let host = Host { ShowingView(choice: choice) { TallyView(made: made) } }
    choice.container = .hall("studio")
    host.settle()
    #expect(host.texts[0] == "app")

    let other = Host { IdentifiedTallyView(choice: choice, made: made) }
    #expect(other.texts[0] == "studio")
    choice.container = app
    other.settle()
    #expect(other.texts[0] == "app")
    #expect(made.count == 3)
  }

  @Test func `U1: is freed with the view`() {
    weak var model: TallyModel?
    let choice = Choice(app)
    let host = Host {
      ShowingView(choice: choice) { TallyView(made: Tally()) { model = $0 } }
    }
    #expect(model != nil)
    choice.isShown = false
    host.settle()
    #expect(model == nil)
  }

  @Test func `U1: is made in what is current where nothing is set`() {
    let host = withContainer(app) { Host { TallyView(made: Tally()) } }
    host.render()
    #expect(host.texts[0] == "app")
  }

  @Test func `U1: of two windows are two`() {
    let content = TallyView(made: Tally()).container(app)
    let windows = [Host { content }, Host { content }]
    windows[0].press()
    for window in windows { window.render() }
    #expect(windows.map { $0.texts[1] } == ["sold: 1", "sold: 0"])
  }
}

// MARK: - Fixtures

@MainActor @Observable private final class TallyModel {
  @ObservationIgnored @Injected private var seats: any SeatMap
  var sold = 0
  var buyer = ""
  var title: String { seats.title }

  init(_ made: Tally) { made.count += 1 }
}

private struct TallyView: View {
  @InjectedModel private var model: TallyModel
  private let seen: (TallyModel) -> Void

  init(made: Tally, seen: @escaping (TallyModel) -> Void = { _ in }) {
    _model = InjectedModel(wrappedValue: TallyModel(made))
    self.seen = seen
  }

  var body: some View {
    seen(model)
    return VStack {
      Text(model.title)
      Text("sold: \(model.sold)")
      Button("Sell") { model.sold += 1 }
      TextField("\(model.buyer)", text: $model.buyer)
    }
  }
}

private struct IdentifiedTallyView: View {
  let choice: Choice
  let made: Tally

  var body: some View {
    TallyView(made: made).id(ObjectIdentifier(choice.container)).container(choice.container)
  }
}

private final class OlderTallyModel: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Injected private var seats: any SeatMap
  var sold = 0 { willSet { objectWillChange.send() } }
  var buyer = "" { willSet { objectWillChange.send() } }
  var title: String { seats.title }

  @MainActor init(_ made: Tally) { made.count += 1 }
}

private struct OlderTallyView: View {
  @InjectedModel private var model: OlderTallyModel

  init(made: Tally) { _model = InjectedModel(wrappedValue: OlderTallyModel(made)) }

  var body: some View {
    VStack {
      Text(model.title)
      Text("sold: \(model.sold)")
      Button("Sell") { model.sold += 1 }
      TextField("\(model.buyer)", text: $model.buyer)
    }
  }
}
