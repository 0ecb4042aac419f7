/// The running builds of a container, by key.
///
/// There are few, most of them in one chain, and the newest ends first: they form a list with the
/// newest in front, linked through the builds themselves. If there are many, as when tasks build
/// side by side, a dictionary takes over until none is left.
///
/// Invariant: one of the two is empty, and each key occurs once.
struct BuildsInFlight: Sendable {
  private static let most = 24

  private var newest: Build?
  private var count = 0
  // Not a literal, which costs each new container a call.
  private var many = [Key: Build]()

  var isEmpty: Bool { newest == nil && many.isEmpty }

  /// All running builds, in no particular order.
  var all: [Build] {
    var all = Array(many.values)
    var next = newest
    while let build = next {
      all.append(build)
      next = build.older
    }
    return all
  }

  subscript(key: Key) -> Build? {
    if !many.isEmpty { return many[key] }
    var next = newest
    while let build = next {
      if build.has(key) { return build }
      next = build.older
    }
    return nil
  }

  /// Adds a build whose key has none.
  mutating func add(_ build: Build) {
    if many.isEmpty, count < Self.most {
      build.older = newest.take()
      newest = build
      count += 1
      return
    }
    while let next = newest {
      many[next.key] = next
      newest = next.older.take()
    }
    count = 0
    many[build.key] = build
  }

  /// Removes a build, if it is there.
  ///
  /// - Returns: whether it was there.
  mutating func remove(_ build: Build) -> Bool {
    if newest === build {
      newest = build.older.take()
      count -= 1
      return true
    }
    guard self[build.key] === build else { return false }
    remove(build.key)
    return true
  }

  @discardableResult
  mutating func remove(_ key: Key) -> Build? {
    if !many.isEmpty { return many.removeValue(forKey: key) }
    guard let first = newest else { return nil }
    if first.has(key) {
      newest = first.older.take()
      count -= 1
      return first
    }
    var above = first
    while let next = above.older {
      if next.has(key) {
        above.older = next.older.take()
        count -= 1
        return next
      }
      above = next
    }
    return nil
  }
}

extension Build {
  @inline(__always)
  fileprivate func has(_ other: Key) -> Bool { key.bits == other.bits && key == other }
}
