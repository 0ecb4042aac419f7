// snippet: an actor container, after
import Synchronization
import Testing
import Understudy
import UnderstudySwiftTesting

protocol TicketArchive: Sendable { func guest(of ticket: String) async -> String? }

actor DiskArchive: TicketArchive {
  private let guests: [String: String]

  init(guests: [String: String]) { self.guests = guests }

  static func open() async throws -> DiskArchive { DiskArchive(guests: [:]) }  // reads a file

  func guest(of ticket: String) -> String? { guests[ticket] }
}

@RegistrationBuilder func doorServices() -> [any AnyRegistration] {
  Registration((any TicketArchive).self) { try await DiskArchive.open() }.live()
}

func openDoors() async throws -> Container {
  let container = try Container.bootstrap { doorServices() }
  try await container.preload([(any TicketArchive).self])
  return container
}

@MainActor final class DoorModel {
  @Injected var archive: any TicketArchive
  private(set) var text = ""

  func scan(_ ticket: String) async { text = await archive.guest(of: ticket) ?? "Unknown" }
}

@Suite(
  .container {
    $0.register((any TicketArchive).self, instance: DiskArchive(guests: ["A1": "Ada"]))
  }
)
@MainActor struct DoorModelTests {
  @Test(arguments: [("A1", "Ada"), ("B2", "Unknown")])
  func `a ticket names its guest`(ticket: String, text: String) async {
    let door = DoorModel()
    await door.scan(ticket)
    #expect(door.text == text)
  }
}

@Test(.container) func `tasks that ask at the same time share one build`() async throws {
  let builds = Mutex(0)
  Container.current.register((any TicketArchive).self) { _ async in
    builds.withLock { $0 += 1 }
    return DiskArchive(guests: [:])
  }

  try await withThrowingTaskGroup(of: Void.self) { group in
    for _ in 1...100 {
      group.addTask { _ = try await Container.current.resolve((any TicketArchive).self) }
    }
    try await group.waitForAll()
  }
  #expect(builds.withLock { $0 } == 1)
}
// end snippet
