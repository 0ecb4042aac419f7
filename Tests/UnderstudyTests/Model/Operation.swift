import Understudy

/// One step of a random sequence.
///
/// Places are plain numbers, taken modulo what there is when the operation runs, or -1 for the newest;
/// so a sequence stays meaningful when shrinking takes operations out of it.
enum Operation: Sendable {
  case register(PartKey, Recipe, in: Int)
  case registerInstance(PartKey, in: Int)
  case unregister(PartKey, in: Int)
  case resolve(PartKey, in: Int)
  case resolveAsync(PartKey, in: Int)
  case resolveIfRegistered(PartKey, in: Int)
  case resolveAll(in: Int)
  case reset(ResetTarget, keeping: [PartKey], in: Int)
  case resetOnly([PartKey], in: Int)
  case purgeReleasedInstances(in: Int)
  case snapshot(of: Int)
  /// In the snapshot's own container, or `elsewhere`, in any.
  case restore(Int, in: Int, elsewhere: Bool)
  case fork(of: Int, sharing: ForkSharing)
  case child(of: Int)
  /// Opens a scope; with a value, if there is a key, that only the scope has.
  case openScope(PartScope, id: Int, of: Int, value: PartKey?)
  case findScope(PartScope, id: Int, from: Int)
  /// Closes one of the open scopes.
  case endScope(Int)
  case freeze(Int)
  case close(Int)
  case drop(Int)
  /// Makes an injection value in a container; in none where `isFree`.
  case makeReader(ReaderKind, PartKey, in: Int, isFree: Bool)
  /// Reads an injection value, made by an operation or by a factory, while a container is current.
  case read(Int, in: Int, isAsync: Bool)
  /// Asks for something asynchronous: starts its build, which stops on the way, or joins one.
  case ask(PartKey, in: Int)
  /// Lets a build go on that stopped.
  case release(Int)
  /// Cancels somebody who waits for a build.
  case cancel(Int)
  /// Forgets an instance of a weak registration.
  case letGo(Int)
}

enum ReaderKind: String, CaseIterable, Sendable { case injected, injectedOptional, provider, lazy }
