import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct LibraryCopiesTests {
  @Test func `two copies of the container are reported with both binaries and the fix`() {
    let message = LibraryCopies.message(for: [
      .of(.understudy, in: .matinee), .of(.understudy, in: .evening),
    ])
    #expect(
      message == """
        This process holds 2 copies of Understudy:
          - /opt/house/libMatinee.so
          - /opt/house/libEvening.so
          Registrations and overrides made through one copy are missing in the other, so tests use \
        live dependencies without a warning.
          fix: link Understudy into one of these binaries only. In an Xcode project, keep it in the \
        app, and remove it from Link Binary With Libraries of the test bundle. In a Swift package, \
        leave out type: .dynamic on your products; then it goes into the executable or the test \
        bundle alone. If they have to be dynamic, let one target of yours depend on every product of Understudy that you use, make it a dynamic library, .library(name: "Backstage", type: .dynamic, targets: ["Backstage"]), and let your other targets depend on it instead of Understudy.
        """
    )
  }

  @Test func `two copies of the toolkit over one container are reported with their effect`() {
    let message = LibraryCopies.message(for: [
      .of(.understudy, in: .matinee),
      .of(.understudyTesting, in: .matinee), .of(.understudyTesting, in: .tests),
    ])
    #expect(
      message?.hasPrefix(
        """
        This process holds 2 copies of UnderstudyTesting:
          - /opt/house/libMatinee.so
          - /opt/house/tests.xctest
          Containers know the doubles of one copy only, so those of the other are not reset with \
        their container, and the issues they record may fail no test.
          fix: link UnderstudyTesting into one of these binaries only. In an Xcode project, keep \
        it in the test bundle, and remove it from Link Binary With Libraries of the app and its \
        frameworks.
        """
      ) == true
    )
  }

  @Test func `two copies of both modules are reported once, by the container`() {
    let message = LibraryCopies.message(for: [
      .of(.understudyTesting, in: .matinee), .of(.understudyTesting, in: .evening),
      .of(.understudy, in: .matinee), .of(.understudy, in: .evening),
    ])
    #expect(message?.hasPrefix("This process holds 2 copies of Understudy:\n") == true)
  }

  @Test func `each of three copies is named`() {
    let message = LibraryCopies.message(
      for: [LoadedImage.matinee, .evening, .tests].map { .of(.understudy, in: $0) }
    )
    #expect(
      message?.hasPrefix(
        """
        This process holds 3 copies of Understudy:
          - /opt/house/libMatinee.so
          - /opt/house/libEvening.so
          - /opt/house/tests.xctest

        """
      ) == true
    )
  }

  @Test(
    arguments: [
      [],
      [.of(.understudy, in: .matinee)],
      [.of(.understudy, in: .matinee), .of(.understudy, in: .matinee)],
      [.of(.understudy, in: .matinee), .of(.understudy, in: .matineeByItsLink)],
      [.of(.understudy, in: .matinee), .of(.understudyTesting, in: .tests)],
    ] as [[LibraryCopy]]
  )
  func `a single copy is not reported, however often it is found`(copies: [LibraryCopy]) {
    #expect(LibraryCopies.message(for: copies) == nil)
  }

  @Test func `two images of one name are two copies`() {
    let other = LoadedImage(base: 0x9000, path: LoadedImage.matinee.path)
    #expect(
      LibraryCopies.message(for: [
        .of(.understudy, in: .matinee), .of(.understudy, in: other),
      ]) != nil
    )
  }

  @Test func `the report is one error, wherever it is asked for again`() {
    let host = IssueCollector()
    let copies = LibraryCopies([.of(.understudy, in: .matinee), .of(.understudy, in: .evening)])
    withContainer(Container(label: "test", rules: nil, host: host)) {
      copies.report()
      copies.report()
    }
    #expect(host.issues.map(\.severity) == [.error])
    #expect(host.messages.first?.hasPrefix("This process holds 2 copies") == true)
  }

  @Test func `a process without a second copy reports nothing`() {
    let host = IssueCollector()
    withContainer(Container(label: "test", rules: nil, host: host)) {
      LibraryCopies([.of(.understudy, in: .matinee)]).report()
    }
    #expect(host.issues.isEmpty)
  }

  @Test func `each module is found once in this process, in the image it runs from`() throws {
    let container = try #require(
      LoadedImage(at: unsafeBitCast(Container.self, to: UnsafeRawPointer.self))
    )
    let toolkit = try #require(
      LoadedImage(at: unsafeBitCast(TestScope.self, to: UnsafeRawPointer.self))
    )
    #expect(
      LibraryCopy.loaded == [
        LibraryCopy(module: .understudy, image: container),
        LibraryCopy(module: .understudyTesting, image: toolkit),
      ]
    )
  }

  @Test(arguments: LibraryCopy.Module.allCases)
  func `a module is identified by a class of its own`(module: LibraryCopy.Module) {
    #expect(String(reflecting: module.landmark).hasPrefix("\(module.name)."))
  }

  @Test func `an address outside all images belongs to none`() {
    var local = 0
    withUnsafeBytes(of: &local) { stack in
      #expect(stack.baseAddress.flatMap(LoadedImage.init(at:)) == nil)
    }
  }
}

// MARK: - Fixtures

extension LoadedImage {
  fileprivate static let matinee = LoadedImage(base: 0x1000, path: "/opt/house/libMatinee.so")
  fileprivate static let matineeByItsLink = LoadedImage(base: 0x1000, path: "/opt/libMatinee.so.1")
  fileprivate static let evening = LoadedImage(base: 0x2000, path: "/opt/house/libEvening.so")
  fileprivate static let tests = LoadedImage(base: 0x3000, path: "/opt/house/tests.xctest")
}

extension LibraryCopy {
  fileprivate static func of(_ module: Module, in image: LoadedImage) -> LibraryCopy {
    LibraryCopy(module: module, image: image)
  }
}
