import Understudy

/// A copy of one of our modules in one image.
struct LibraryCopy: Hashable {
  enum Module: CaseIterable {
    case understudy, understudyTesting

    /// A class of the module that identifies a copy of it.
    var landmark: AnyObject.Type {
      switch self {
      case .understudy: Container.self
      case .understudyTesting: TestScope.self
      }
    }
  }

  let module: Module
  let image: LoadedImage

  /// The copies that are in this process now. One that is loaded later is not among them.
  static var loaded: [LibraryCopy] {
    let images = TypeRecords.loaded
    return Module.allCases.flatMap { module in
      let name = ClassName(of: module.landmark)
      return images.compactMap { $0.descriptor(of: name) }.compactMap(LoadedImage.init(at:)).map {
        LibraryCopy(module: module, image: $0)
      }
    }
  }
}
