import Dispatch
import Foundation
import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A bank as an HTTP server on a free port of this machine: what the guide to tests with real parts
/// talks to. It answers each request with 200, until it is stopped.
final class LoopbackBank: Sendable {
  let address: BankAddress
  private let listener: Int32
  private let paths = Lock<[String]>([])

  /// The paths of the requests so far.
  var requests: [String] { paths.withLock { $0 } }

  init() throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    listener = socket(AF_INET, kind, 0)
    address = BankAddress(url: URL(string: "http://127.0.0.1:\(try Self.open(listener))")!)
    DispatchQueue(label: "bank").async { self.serve() }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// Binds the socket to a port that the system chooses, and returns it.
  private static func open(_ listener: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, pointer, &size) == 0
      }
    }
    guard isListening else { throw BankIsShut() }
    return UInt16(bigEndian: address.sin_port)
  }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      var request = [UInt8](repeating: 0, count: 4_096)
      let count = recv(connection, &request, request.count, 0)
      let words = String(decoding: request.prefix(max(0, count)), as: UTF8.self).split(
        separator: " "
      )
      if words.count > 1 { paths.withLock { $0.append(String(words[1])) } }
      let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok".utf8)
      _ = send(connection, answer, answer.count, 0)
      close(connection)
    }
  }
}
