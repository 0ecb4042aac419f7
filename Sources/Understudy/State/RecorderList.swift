/// The recorders of one container, in the order in which they were added; none is ever removed.
///
/// Readers walk the list while another thread adds to it, without a lock and without retaining:
/// each link is set once, and keeps what it leads to.
struct RecorderList: ~Copyable, Sendable {
  private let first = LazyReference<RecorderLink>()

  /// Adds a recorder that is not in the list. One thread at a time may add.
  ///
  /// - Returns: `false` if it is there already.
  borrowing func add(_ recorder: any EventRecorder) -> Bool {
    guard var last = first.known else {
      _ = first.object { RecorderLink(recorder) }
      return true
    }
    while last.recorder !== recorder {
      guard let next = last.next.known else {
        _ = last.next.object { RecorderLink(recorder) }
        return true
      }
      last = next
    }
    return false
  }

  var all: [any EventRecorder] {
    var all: [any EventRecorder] = []
    visit { all.append($0) }
    return all
  }

  borrowing func visit(_ body: (any EventRecorder) -> Void) {
    var next = first.unmanaged
    while let link = next {
      let link = link.takeUnretainedValue()
      body(link.recorder)
      next = link.next.unmanaged
    }
  }
}

// Not private: other files inline the visit.
final class RecorderLink: Sendable {
  let recorder: any EventRecorder
  let next = LazyReference<RecorderLink>()

  init(_ recorder: any EventRecorder) { self.recorder = recorder }
}
