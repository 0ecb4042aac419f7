// snippet: module factories, after
import Testing
import Understudy
import UnderstudyInsightTesting
import UnderstudyModules
import UnderstudySwiftTesting

struct Guest: Sendable { let name: String }

protocol HallPlan: Sendable { var rows: Int { get } }
struct PrintedHallPlan: HallPlan { let rows = 20 }
struct TinyHallPlan: HallPlan { let rows = 1 }

final class SeatAllocator: Sendable {
  let plan: any HallPlan
  init(plan: any HallPlan) { self.plan = plan }
}

final class SeatPicker: Sendable {
  let allocator: SeatAllocator
  let guest: Guest

  init(allocator: SeatAllocator, guest: Guest) {
    self.allocator = allocator
    self.guest = guest
  }
}

extension ScopeKind { static let login: ScopeKind = "login" }

let rootModule = Module("root") {
  Registration((any HallPlan).self) { PrintedHallPlan() }
}

let seatingModule = Module("seating") {
  Registration(SeatAllocator.self) { try SeatAllocator(plan: $0.resolve()) }
  Registration(SeatPicker.self, lifetime: .scoped(.login)) {
    try SeatPicker(allocator: $0.resolve(), guest: $0.resolve())
  }
}

extension Container {
  func logIn(_ guest: Guest) throws -> Container {
    try openScope(.login, id: guest.name) { Registration(Guest.self, instance: guest) }
  }
}

@Suite(.container { try $0.configure([rootModule, seatingModule]) })
struct SeatingModuleTests {
  @Test func `guests have pickers of their own and share the allocator`() throws {
    let ada = try Container.current.logIn(Guest(name: "Ada"))[SeatPicker.self]
    let bob = try Container.current.logIn(Guest(name: "Bob"))[SeatPicker.self]

    #expect(ada.guest.name == "Ada")
    #expect(bob.guest.name == "Bob")
    #expect(ada.allocator === bob.allocator)
  }

  @Test(.container { $0.register((any HallPlan).self, instance: TinyHallPlan()) })
  func `a test replaces one provider of the tree`() throws {
    #expect(try Container.current[SeatAllocator.self].plan.rows == 1)
  }

  @Test func `every module finds what it needs`() async throws {
    try await Container.current.expectCleanAudit { kind in
      if kind == .login { Registration(Guest.self, instance: Guest(name: "Ada")) }
    }
  }
}
// end snippet
