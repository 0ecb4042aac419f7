import Observation
@_spi(Rendering) import SwiftUI
import Testing
import Understudy
import UnderstudySwiftUI

/// What the guide shows, run.
@MainActor
@Suite struct `The guide` {
  @Test func `U1: shows an app that sells a ticket`() throws {
    let app = BoxOfficeApp()
    let window = Host.window(of: app.body)
    #expect(window.texts == ["120 seats at 19:30", "", "Sell"])
    window.type("ada")
    window.press()
    #expect(window.texts == ["119 seats at 19:30", "ada", "Sell", "Sold to ada"])
  }

  @Test func `U1: shows the ways to change a part`() throws {
    let app = boxOffice()
    let windows = [AnyHall(), AnyHall(isLate: true)].map { view in Host { view.container(app) } }
    #expect(windows.map { $0.texts[0] } == ["120 seats at 19:30", "120 seats at 22:00"])
  }

  @Test func `U1: shows a scope`() throws {
    let app = boxOffice()
    app.register(Basket.self, lifetime: .scoped("order")) { Basket(order: try $0.resolve()) }
    let window = Host { CheckoutSheet(order: Order(id: 7)).container(app) }
    #expect(window.texts == ["Basket of order 7"])
  }

  @Test func `U1: shows previews`() async throws {
    let preview = try await Host.preview(traits: .halfFull) { SaleView() }
    #expect(preview.texts[0] == "60 seats at 22:00")
    #expect(Host { SalePreviews.previews }.texts == preview.texts)
  }

  // snippet: model-test
  @Test func `a sale takes a seat`() throws {
    let hall = SmallHall(free: 2)
    let container = Container(label: "sale")
    container.register((any Hall).self, instance: hall)
    let model = withContainer(container) { SaleModel() }

    model.sell()

    #expect(hall.free == 1)
  }
  // end snippet
}

// MARK: - Fixtures

protocol Hall: AnyObject, Sendable {
  @MainActor var free: Int { get set }
}

@MainActor @Observable final class SmallHall: Hall {
  var free: Int
  nonisolated init(free: Int) { _free = free }
}

struct CurtainTime: Sendable {
  var text: String
}

func boxOffice() -> Container {
  let container = Container(label: "box office")
  container.register((any Hall).self) { SmallHall(free: 120) }
  container.register(CurtainTime.self, instance: CurtainTime(text: "19:30"))
  return container
}

// snippet: app
struct BoxOfficeApp: App {
  private let container = boxOffice()

  var body: some Scene {
    WindowGroup { SaleView() }.container(container)
  }
}

struct SaleView: View {
  @EnvironmentInjected private var hall: any Hall
  @EnvironmentInjected private var curtain: CurtainTime
  @InjectedModel private var model = SaleModel()

  var body: some View {
    Text("\(hall.free) seats at \(curtain.text)")
    TextField("\(model.buyer)", text: $model.buyer)
    Button("Sell") { model.sell() }
    if let sale = model.sale { Text("\(sale)") }
  }
}
// end snippet

// snippet: model
@MainActor @Observable final class SaleModel {
  @ObservationIgnored @Injected private var hall: any Hall
  var buyer = ""
  private(set) var sale: String?

  func sell() {
    hall.free -= 1
    sale = "Sold to \(buyer)"
  }
}
// end snippet

struct AnyHall: View {
  var isLate = false

  var body: some View {
    if isLate { lateShow } else { SaleView() }
  }

  private var lateShow: some View {
    // snippet: override
    SaleView()
      .container { $0.register(CurtainTime.self, instance: CurtainTime(text: "22:00")) }
    // end snippet
  }
}

struct Order: Sendable {
  let id: Int
}

final class Basket: Sendable {
  let order: Order
  init(order: Order) { self.order = order }
}

struct BasketView: View {
  @EnvironmentInjected private var basket: Basket

  var body: some View { Text("Basket of order \(basket.order.id)") }
}

struct CheckoutSheet: View {
  let order: Order

  var body: some View {
    // snippet: scope
    BasketView()
      .containerScope("order", id: order.id) { Registration(Order.self, instance: order) }
    // end snippet
  }
}

// snippet: preview
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var halfFull: Self {
    .container {
      $0.register((any Hall).self, instance: SmallHall(free: 60))
      $0.register(CurtainTime.self, instance: CurtainTime(text: "22:00"))
    }
  }
}
// end snippet

// snippet: provider
struct SalePreviews: PreviewProvider {
  static let container = Container.preview(over: boxOffice()) {
    Registration((any Hall).self) { SmallHall(free: 60) }
    Registration(CurtainTime.self, instance: CurtainTime(text: "22:00"))
  }

  static var previews: some View { SaleView().container(container) }
}
// end snippet
