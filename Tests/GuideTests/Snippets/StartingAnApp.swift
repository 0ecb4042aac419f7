// snippet: a composition
import Understudy

protocol StageLights: Sendable {
  func dim() -> String
}

struct DimmerRack: StageLights {
  func dim() -> String { "The lights go down." }  // in the app: a call to the rack
}

struct Evening {
  @Injected var lights: any StageLights

  func begin() -> String { lights.dim() }
}

/// What the app consists of. The app registers it, and so do its tests.
@RegistrationBuilder func playhouse() -> [any AnyRegistration] {
  Registration((any StageLights).self) { DimmerRack() }.live()
}

func openPlayhouse() throws {
  try Container.bootstrap { playhouse() }
  print(Evening().begin())
}
// end snippet

// snippet: a server
struct PageRequest: Sendable {
  let id: Int
  let path: String
}

struct PageWriter: Sendable {
  let request: PageRequest
  let lights: any StageLights

  func write() -> String { "\(request.path): \(lights.dim())" }
}

func servePages(_ requests: AsyncStream<PageRequest>) async throws {
  let app = try await Container.bootstrap(validating: true) { container in
    container.register { playhouse() }
    container.register(String.self, name: "house", instance: try await downloadName())
    container.register(PageWriter.self, lifetime: .scoped("request")) {
      try PageWriter(request: $0.resolve(), lights: $0.resolve())
    }
  }
  for await request in requests {
    try await app.withScope("request", id: request.id) {
      Registration(PageRequest.self, instance: request)
    } operation: { scope in
      print(try await scope.resolve(PageWriter.self).write())
    }
  }
  await app.close()
}
// end snippet

private func downloadName() async throws -> String { "Globe" }
