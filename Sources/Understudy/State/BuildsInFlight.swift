/// The running builds of a container, by key.
///
/// There are few, most of them in one chain, and the newest ends first: they form a list with the
/// newest in front, linked through the builds themselves. If there are many, as when tasks build
/// side by side, a dictionary takes over until none is left.
///
/// A synchronous build is held by the caller that runs it, which removes it before it lets it go; the
/// list holds only asynchronous ones.
///
/// Invariant: one of the two is empty, and each key occurs once.
struct BuildsInFlight: Sendable {
  private static let most = 24

  private var newest: Unmanaged<Build>?
  private var count = 0
  // Not a literal, which costs each new container a call.
  private var many = [Key: Build]()

  @inline(__always)
  var isEmpty: Bool { newest == nil && many.isEmpty }

  /// All running builds, in no particular order.
  var all: [Build] {
    var all = Array(many.values)
    var next = newest
    while let build = next?.takeUnretainedValue() {
      all.append(build)
      next = build.older
    }
    return all
  }

  subscript(key: Key) -> Build? {
    if !many.isEmpty { return many[key] }
    var next = newest
    while let build = next {
      if build.has(key) { return build.takeUnretainedValue() }
      next = build._withUnsafeGuaranteedRef(\.older)
    }
    return nil
  }

  /// Adds a build whose key has none.
  mutating func add(_ build: Build) {
    if many.isEmpty, count < Self.most {
      let added = Unmanaged.passUnretained(build)
      if build.isAsynchronous { _ = added.retain() }
      build.older = newest
      newest = added
      count += 1
      return
    }
    while let next = newest?.takeUnretainedValue() {
      many[next.key] = next
      newest = unlink(next)
    }
    many[build.key] = build
  }

  /// Removes a build, if it is there.
  ///
  /// - Returns: whether it was there.
  mutating func remove(_ build: Build) -> Bool {
    if newest?.toOpaque() == Unmanaged.passUnretained(build).toOpaque() {
      newest = unlink(build)
      return true
    }
    guard self[build.key] === build else { return false }
    remove(build.key)
    return true
  }

  @discardableResult
  mutating func remove(_ key: Key) -> Build? {
    if !many.isEmpty { return many.removeValue(forKey: key) }
    guard let first = newest?.takeUnretainedValue() else { return nil }
    if first.key == key {
      newest = unlink(first)
      return first
    }
    var above = first
    while let next = above.older?.takeUnretainedValue() {
      if next.key == key {
        above.older = unlink(next)
        return next
      }
      above = next
    }
    return nil
  }

  /// Takes a build out of the list; the caller holds it.
  ///
  /// - Returns: the next one, which takes its place.
  @inline(__always)
  private mutating func unlink(_ build: Build) -> Unmanaged<Build>? {
    let older = build.older
    build.older = nil
    count -= 1
    if build.isAsynchronous { Unmanaged.passUnretained(build).release() }
    return older
  }
}

extension Unmanaged<Build> {
  @inline(__always)
  fileprivate func has(_ key: Key) -> Bool {
    _withUnsafeGuaranteedRef { $0.key.bits == key.bits && $0.key == key }
  }
}
