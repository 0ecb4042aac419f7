import BoxOfficeDoubles
import Testing
import UnderstudySwiftTesting

extension Trait where Self == ContainerTrait {
  /// A house of doubles for one test.
  static var houseOfDoubles: ContainerTrait {
    .mockContainer { HouseDoubles().register(in: $0) }
  }
}
