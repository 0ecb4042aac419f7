import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  /// A house of doubles for one test, which need not use them all.
  static var houseOfDoubles: ContainerTrait {
    .mockContainer { HouseDoubles().register(in: $0) }
      .verifying(.unusedOverrides, severity: .ignore)
  }
}
