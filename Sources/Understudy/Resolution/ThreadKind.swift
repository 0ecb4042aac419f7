#if canImport(Darwin)
  import Darwin
#else
  import class Foundation.Thread
#endif

/// Whether synchronous code runs on the main thread, and so may call the main actor.
enum ThreadKind {
  static var isMain: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      Thread.isMainThread
    #endif
  }
}
