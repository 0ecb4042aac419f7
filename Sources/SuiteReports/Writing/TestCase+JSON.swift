extension TestCase {
  /// Writes the members of a case, as they stand in a process's file.
  func write(to json: inout JSONText) {
    json.member(isSuite ? "suite" : "test", test)
    json.member("arguments", arguments)
    json.member("process", process)
    json.member("file", file)
    json.member("line", line)
    json.member("at", seconds: at)
    json.member("duration", seconds: duration)
    json.member("building", seconds: building)
    json.member("issues", issues)
    json.member("warnings", warnings)
    json.member("seeds", seeds) { $0.value($1) }
    json.member("keys", keys) { json, use in json.object { use.write(to: &$0) } }
    json.member("overrides", overrides) { json, unused in json.object { unused.write(to: &$0) } }
    json.member("doubles", doubles) { json, unused in json.object { unused.write(to: &$0) } }
    json.member("live", live) { json, call in
      json.object {
        $0.member("key", call.key)
        $0.member("decision", call.decision.rawValue)
        $0.member("at", call.site)
      }
    }
    json.member("leaked", leaked) { json, leak in
      json.object {
        $0.member("container", leak.container)
        $0.member("key", leak.key)
        $0.member("object", leak.object)
        $0.member("at", leak.site)
      }
    }
  }
}

extension KeyUse {
  fileprivate func write(to json: inout JSONText) {
    json.member("key", key)
    json.member("use", use.rawValue)
    json.member("resolves", resolves)
    json.member("builds", builds)
    json.member("building", seconds: building)
    json.member("needs", needs)
  }
}

extension UnusedDouble {
  fileprivate func write(to json: inout JSONText) {
    json.member("double", double)
    json.member("key", key)
    json.member("at", site)
  }
}
