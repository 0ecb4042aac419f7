#if DEBUG
  import Foundation

  /// The overrides that a launch environment holds: all of them, or the problems of all.
  struct ReceivedOverrides {
    let overrides: [any LaunchOverride]

    init(_ text: String, known: [any LaunchOverride.Type]) throws(LaunchOverrideError) {
      let catalog = try Catalog(known)
      let received = try Self.received(text, catalog)
      var seen: Set<String> = []
      let repeated = received.map(\.name).filter { !seen.insert($0).inserted }
      let problems =
        received.compactMap(\.problem)
        + repeated.map { LaunchOverrideError.Problem.duplicate(name: $0) }
      guard problems.isEmpty else { throw LaunchOverrideError(problems) }
      overrides = received.compactMap(\.override)
    }

    private static func received(
      _ text: String,
      _ catalog: Catalog
    ) throws(LaunchOverrideError) -> [ReceivedOverride] {
      let decoder = JSONDecoder()
      decoder.userInfo = [.catalog: catalog]
      do {
        return try decoder.decode([ReceivedOverride].self, from: Data(text.utf8))
      } catch {
        throw LaunchOverrideError([.malformed(reason: Self.reason(of: error, below: 0))])
      }
    }

    /// What a decoder reports, on one line.
    ///
    /// - Parameter depth: how many levels of the path are not the reader's.
    static func reason(of error: any Error, below depth: Int) -> String {
      guard let error = error as? DecodingError else { return "\(error)" }
      let context: DecodingError.Context? =
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
          .keyNotFound(_, let context), .dataCorrupted(let context):
          context
        @unknown default: nil
        }
      guard let context else { return "\(error)" }
      let path = context.codingPath.dropFirst(depth).map(\.stringValue).joined(separator: ".")
      return (path.isEmpty ? "" : "\(path): ") + context.debugDescription
    }
  }

  /// The types that an app knows, by their names.
  struct Catalog: Sendable {
    let types: [String: any LaunchOverride.Type]

    init(_ known: [any LaunchOverride.Type]) throws(LaunchOverrideError) {
      var types: [String: any LaunchOverride.Type] = [:]
      for type in known where types.updateValue(type, forKey: type.launchName) != nil {
        throw LaunchOverrideError([.duplicate(name: type.launchName)])
      }
      self.types = types
    }

    var names: [String] { types.keys.sorted() }
  }

  /// One override of a list: decoded, or its problem.
  private struct ReceivedOverride: Decodable {
    let name: String
    var override: (any LaunchOverride)?
    var problem: LaunchOverrideError.Problem?

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: LaunchField.self)
      name = try fields.decode(String.self, forKey: .name)
      guard let catalog = decoder.userInfo[.catalog] as? Catalog, let type = catalog.types[name]
      else {
        let known = (decoder.userInfo[.catalog] as? Catalog)?.names ?? []
        problem = .unknown(name: name, known: known)
        return
      }
      do {
        override = try type.init(from: fields.superDecoder(forKey: .value))
      } catch {
        let depth = decoder.codingPath.count + 1
        problem = .undecodable(
          name: name,
          reason: ReceivedOverrides.reason(of: error, below: depth)
        )
      }
    }
  }

  extension CodingUserInfoKey {
    fileprivate static var catalog: CodingUserInfoKey { CodingUserInfoKey(rawValue: "catalog")! }
  }
#endif
