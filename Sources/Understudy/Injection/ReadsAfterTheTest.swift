/// Decides what an object reads that has outlived its test, and reports it.
extension InjectedStorage {
  /// The value for an object that has outlived its test and reads this for the first time.
  func afterlife<Value>(_ type: Value.Type) -> Value? {
    reference.container?.afterlife { standIn throws(ContainerError) in
      let request = request(in: standIn, reportsMisses: false)
      if let provision { try standIn.provide(provision, at: ShortSite(site)) }
      return Container.value(of: try InjectedValue<Value>.find(request, in: standIn))
    }
  }

  /// Reports an object that keeps reading after its test is over.
  func reportLeftover(_ type: any Any.Type, in container: Container) {
    let text =
      "\(description(type)) was read after the test's container had closed, and returned the instance that it had before."
    IssueOutlet.record(text, at: site, in: container)
  }
}

extension Lookup {
  /// The value for an object that has outlived its test.
  func afterlife(at site: SourceSite) -> Value? {
    reference.container?.afterlife { standIn throws(ContainerError) in
      let request = request(in: standIn, site, reportsMisses: false)
      return try standIn.resolved(Value.self, request).value
    }
  }
}
