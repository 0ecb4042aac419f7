/// Checks instances that were built under other rules.
extension MockRules {
  enum Verdict {
    case passes
    /// The instance was built from something live.
    case isLive(LiveTrace)
    /// The instance holds something that keeps asking the container it was built in.
    case hasToBeBuiltAnew
  }

  /// Checks a built instance: whether it was built from something live, or has to be built anew.
  ///
  /// - Complexity: O(size of the provenance), without recursion.
  func judge(_ instance: InstanceRecord) -> Verdict {
    var steps = [Step(node: instance.provenance, above: nil)]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(steps[0].node)]
    var asksElsewhere = false
    var index = 0
    while index < steps.count {
      let node = steps[index].node
      if let site = liveSite(of: node) {
        return .isLive(LiveTrace(look: node, path: path(to: index, in: steps), site: site))
      }
      asksElsewhere = asksElsewhere || node.asksLater
      for next in node.dependencies
      where seen.insert(ObjectIdentifier(next)).inserted {
        steps.append(Step(node: next, above: index))
      }
      index += 1
    }
    return asksElsewhere ? .hasToBeBuiltAnew : .passes
  }

  private struct Step {
    let node: DependencyRecord
    let above: Int?
  }

  /// The line of the registration that the lookup used, if the rules refuse it.
  private func liveSite(of look: DependencyRecord) -> SourceSite? {
    if case .later = look.kind { return nil }
    guard let firewall, !allowed.contains(look.key) else { return nil }
    if let mark = look.mark { return mark.site.site }
    guard firewall == .everything, look.registration != 0 else { return nil }
    for map in live {
      if let record = map.find(look.key), record.id == look.registration { return record.site.site }
    }
    return nil
  }

  private func path(to index: Int, in steps: [Step]) -> [Key] {
    var keys: [Key] = []
    var next: Int? = index
    while let current = next {
      keys.append(steps[current].node.key)
      next = steps[current].above
    }
    return keys.reversed()
  }
}

/// How a built instance came to contain something live.
struct LiveTrace {
  /// The lookup that found it.
  let look: DependencyRecord
  /// The keys from the instance to the live registration.
  let path: [Key]
  /// The line of the live registration.
  let site: SourceSite
}

extension DependencyRecord {
  /// Whether what was made here asks its container again after the build.
  fileprivate var asksLater: Bool {
    if case .later = kind { return true }
    return key.type is any ContainerKeeping.Type
  }
}
