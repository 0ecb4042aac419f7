import Understudy
import UnderstudyTesting

/// The containers that a layer is based on.
///
/// Layers of one case share their instances; a case shares instances only with the set-up of its
/// suite, and takes registrations alone from any other container.
struct Ground {
  let container: Container?
  /// The container whose instances the layer shares.
  let instances: Container?

  /// Makes the base from the container current in the task.
  ///
  /// - Parameter run: the case of the layer; `nil` for the case's outermost layer and for a suite.
  init(beneath run: CaseRun?) {
    let enclosing = Container.override
    container =
      if run == nil, let suite = SuiteRun.current, enclosing === suite.container {
        suite.ready?.template ?? enclosing
      } else {
        enclosing
      }
    instances =
      if let run {
        enclosing?.host === run.scope ? enclosing : nil
      } else if let suite = SuiteRun.current, enclosing?.host === suite.scope {
        suite.ready?.template
      } else {
        nil
      }
  }

  /// The layer of the same case that is around the new one.
  func enclosing(in run: CaseRun) -> Container? {
    container?.host === run.scope ? container : nil
  }

  /// Makes a layer with the base's registrations, under its rules.
  func fork(label: String, host: any TestHost) -> Container {
    let rules = container?.rules ?? LiveAccess.inProcess.rules
    guard let container else { return Container(label: label, rules: rules, host: host) }
    let isShared = container === instances
    let fork = container.fork(
      sharing: isShared ? .builtInstances : .registrations,
      label: label,
      rules: rules,
      host: host
    )
    if !isShared, let instances { fork.importInstances(of: instances) }
    return fork
  }

  /// Makes a layer with the registrations of another container, beneath those of the test. Live
  /// access is as in the enclosing container.
  func fork(of origin: Container, label: String, host: any TestHost) -> Container {
    let rules = container?.rules?.forWhatIsLive ?? MockPolicy.live(LiveAccess.inProcess).rules
    return mock(rules, over: origin, label: label, host: host)
  }

  /// Makes a layer under the rules of a policy.
  func mock(
    _ policy: MockPolicy,
    over live: Container?,
    label: String,
    host: any TestHost,
    filledBy preset: ContainerPreset? = nil
  ) -> Container {
    let mock = mock(policy.rules, over: live, label: label, host: host)
    if let preset { mock.register(registrations: preset.registrations) }
    return mock
  }

  private func mock(
    _ rules: MockRules,
    over live: Container?,
    label: String,
    host: any TestHost
  ) -> Container {
    let mock = Container.mock(rules, over: live, beneath: container, label: label, host: host)
    if let instances { mock.importInstances(of: instances) }
    return mock
  }
}
