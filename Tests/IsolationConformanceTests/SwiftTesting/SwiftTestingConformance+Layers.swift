import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

extension SwiftTestingConformance {
  /// Three layers a case.
  @Suite(.container { try Driver.nestedTraits.prepare("suite", $0) })
  struct NestedTraits {
    @Suite(.container { try Driver.nestedTraits.prepare("inner suite", $0) })
    struct Inner {
      static let driver = Driver.nestedTraits

      @Test(
        .container { try driver.prepare("test", $0) },
        .conforming(driver, .synchronous),
        arguments: Trial.all(driver, .synchronous)
      )
      func `every rule holds in synchronous cases`(_ trial: Trial) throws { try trial.perform() }

      @Test(
        .container { try driver.prepare("test", $0) },
        .conforming(driver, .asynchronous),
        arguments: Trial.all(driver, .asynchronous)
      )
      func `every rule holds in asynchronous cases`(_ trial: Trial) async throws {
        try await trial.perform()
      }

      @Test(
        .container { try driver.prepare("test", $0) },
        .conforming(driver, .mainActor),
        arguments: Trial.all(driver, .mainActor)
      )
      @MainActor func `every rule holds in cases on the main actor`(_ trial: Trial) async throws {
        try await trial.perform()
      }
    }
  }

  /// On a set-up that all cases share.
  @Suite(
    .suiteContainer { try Driver.suiteContainer.prepare("set-up", $0) },
    .container { try Driver.suiteContainer.prepare("suite", $0) }
  )
  struct SuiteContainer {
    static let driver = Driver.suiteContainer

    @Test(
      .container { try driver.prepare("test", $0) },
      .conforming(driver, .synchronous),
      arguments: Trial.all(driver, .synchronous)
    )
    func `every rule holds in synchronous cases`(_ trial: Trial) throws { try trial.perform() }

    @Test(
      .container { try driver.prepare("test", $0) },
      .conforming(driver, .asynchronous),
      arguments: Trial.all(driver, .asynchronous)
    )
    func `every rule holds in asynchronous cases`(_ trial: Trial) async throws {
      try await trial.perform()
    }

    @Test(
      .container { try driver.prepare("test", $0) },
      .conforming(driver, .mainActor),
      arguments: Trial.all(driver, .mainActor)
    )
    @MainActor func `every rule holds in cases on the main actor`(_ trial: Trial) async throws {
      try await trial.perform()
    }
  }
}
