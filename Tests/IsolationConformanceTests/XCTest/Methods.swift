import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// A method made at run time: a case of a rule, or one that is to fail.
///
/// It has no methods that XCTest would find; ``XCTestConformance`` runs what it makes.
protocol Method: XCTestCase {
  static var driver: Driver { get }
  var failingCase: FailingCase? { get set }
}

extension Method {
  /// What the driver's closure does that is nearest to the method.
  func prepare(_ container: Container) throws {
    if let failingCase { return try failingCase.configure(container) }
    try type(of: self).driver.prepare("method", container)
  }
}

/// With a container by inheritance.
class BaseClassMethod: ContainerTestCase, Method {
  class var driver: Driver { .baseClass }
  var failingCase: FailingCase?

  override func configure(_ container: Container) throws { try prepare(container) }
}

final class StrictBaseClassMethod: BaseClassMethod {
  override class var policy: MockPolicy? { .strict }
}

/// On a set-up that all methods of the class share.
class ClassFixtureMethod: BaseClassMethod {
  override class var driver: Driver { .classFixture }

  override class func configureClass(_ container: Container) throws {
    try driver.prepare("set-up", container)
  }
}

final class StrictClassFixtureMethod: ClassFixtureMethod {
  override class var policy: MockPolicy? { .strict }
}

/// With a container by a call.
final class MixInMethod: XCTestCase, Method {
  static let driver = Driver.mixIn
  var failingCase: FailingCase?

  override func invokeTest() {
    isolated(failingCase?.isStrict == true ? .strict : nil) {
      try prepare($0)
    } invoke: {
      super.invokeTest()
    }
  }
}

/// With nothing of its own: the observer sees to it.
final class ObservedMethod: XCTestCase, Method {
  static let driver = Driver.observer
  var failingCase: FailingCase?
}
