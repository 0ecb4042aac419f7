import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Every rule, in every way in which Swift Testing's cases get a container.
@Suite(DriverCount()) enum SwiftTestingConformance {
  /// In parallel.
  @Suite(.container { try Driver.suiteTrait.prepare("suite", $0) })
  struct SuiteTrait {
    static let driver = Driver.suiteTrait

    @Test(.conforming(driver, .synchronous), arguments: Trial.all(driver, .synchronous))
    func `every rule holds in synchronous cases`(_ trial: Trial) throws { try trial.perform() }

    @Test(.conforming(driver, .asynchronous), arguments: Trial.all(driver, .asynchronous))
    func `every rule holds in asynchronous cases`(_ trial: Trial) async throws {
      try await trial.perform()
    }

    @Test(.conforming(driver, .mainActor), arguments: Trial.all(driver, .mainActor))
    @MainActor func `every rule holds in cases on the main actor`(_ trial: Trial) async throws {
      try await trial.perform()
    }
  }

  /// One after the other.
  @Suite(.serialized, .container { try Driver.suiteTraitInSeries.prepare("suite", $0) })
  struct SuiteTraitInSeries {
    static let driver = Driver.suiteTraitInSeries

    @Test(.conforming(driver, .synchronous), arguments: Trial.all(driver, .synchronous))
    func `every rule holds in synchronous cases`(_ trial: Trial) throws { try trial.perform() }

    @Test(.conforming(driver, .asynchronous), arguments: Trial.all(driver, .asynchronous))
    func `every rule holds in asynchronous cases`(_ trial: Trial) async throws {
      try await trial.perform()
    }

    @Test(.conforming(driver, .mainActor), arguments: Trial.all(driver, .mainActor))
    @MainActor func `every rule holds in cases on the main actor`(_ trial: Trial) async throws {
      try await trial.perform()
    }
  }

  /// With nothing on the suite.
  @Suite
  struct TestTrait {
    static let driver = Driver.testTrait

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

  /// Where a missing key fails the case.
  @Suite
  struct MockTrait {
    static let driver = Driver.mockTrait

    @Test(
      .mockContainer { try driver.prepare("test", $0) },
      .conforming(driver, .synchronous),
      arguments: Trial.all(driver, .synchronous)
    )
    func `every rule holds in synchronous cases`(_ trial: Trial) throws { try trial.perform() }

    @Test(
      .mockContainer { try driver.prepare("test", $0) },
      .conforming(driver, .asynchronous),
      arguments: Trial.all(driver, .asynchronous)
    )
    func `every rule holds in asynchronous cases`(_ trial: Trial) async throws {
      try await trial.perform()
    }

    @Test(
      .mockContainer { try driver.prepare("test", $0) },
      .conforming(driver, .mainActor),
      arguments: Trial.all(driver, .mainActor)
    )
    @MainActor func `every rule holds in cases on the main actor`(_ trial: Trial) async throws {
      try await trial.perform()
    }
  }
}
