import Measuring
import Understudy

/// Reads of what is built, from a container in hand.
let readingOperations: [Operation] = [
  Operation("read-class", isRead: true) {
    let container = Base(stagesAnd: 100).container
    return .thread { count in
      for _ in 0..<count { blackHole(try! container.resolve(Hall.self)) }
    }
  },
  Operation("read-struct", isRead: true) {
    let container = Base(stagesAnd: 100).container
    return .thread { count in
      for _ in 0..<count { blackHole(try! container.resolve(Ticket.self)) }
    }
  },
  Operation("read-protocol", isRead: true) {
    let container = Base(stagesAnd: 100).container
    return .thread { count in
      for _ in 0..<count { blackHole(try! container.resolve((any Stage).self)) }
    }
  },
  Operation("read-two-containers", isRead: true) {
    let first = Base(stagesAnd: 100).container
    let second = Base(stagesAnd: 10).container
    return .thread { count in
      for _ in 0..<count {
        blackHole(try! first.resolve(Hall.self))
        blackHole(try! second.resolve(Hall.self))
      }
    }
  },
  Operation("read-async", isRead: true) {
    let container = Base(stagesAnd: 100).container
    return .task { count in
      for _ in 0..<count { blackHole(try! await container.resolve(Hall.self)) }
    }
  },
  Operation("read-async-protocol", isRead: true) {
    let container = Base(stagesAnd: 100).container
    return .task { count in
      for _ in 0..<count { blackHole(try! await container.resolve((any Stage).self)) }
    }
  },
]
