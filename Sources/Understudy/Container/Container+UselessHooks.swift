/// Reports hooks that can never run, when they are registered.
extension Container {
  /// Reports a hook that has no effect: clean-up hooks are for instances that the container keeps,
  /// after-build hooks for built ones.
  func reportUselessHook(_ record: RegistrationRecord) {
    if record.hasIdleHook { reportIdleHook(record) }
    guard record.cleanup != nil, !record.lifetime.isKept else { return }
    let text =
      "The clean-up hook of \(record.key) will never run: a .\(record.lifetime) instance belongs "
      + "to the code that resolved it.\n  registered at \(record.site.site)\n  fix: make it a .singleton, or clean up where it is used."
    report(text, about: record.key, at: record.site.site)
  }

  private func reportIdleHook(_ record: RegistrationRecord) {
    let text =
      "The onBuild hook of \(record.key) will never run: \(record.key) was registered as an "
      + "instance, not with a factory."
      + "\n  registered at \(record.site.site)\n  fix: register a factory, or run the hook's code before registering the instance."
    report(text, about: record.key, at: record.site.site)
  }
}
