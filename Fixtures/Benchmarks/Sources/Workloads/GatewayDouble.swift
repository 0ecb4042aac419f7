// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UnderstudyTesting

/// The double as the generator writes it, but for `clearCalls()`, which is a benchmark's own.
final class GatewayDouble: Gateway, GeneratedDouble {
  let __0 = Stub<(amount: Int, card: String), Receipt, Never>(
    generated: "charge(_:card:)",
    of: "GatewayDouble"
  )

  typealias __H0 = @Sendable (Int, String) -> Receipt

  func charge(_ a0: Int, card a1: String) -> Receipt {
    switch self.__0.__draw((a0, a1), __H0.self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }
      return handler(a0, a1)
    }
  }

  func clearCalls() { __0.clearCalls() }

  struct On: Sendable {
    fileprivate let __double: GatewayDouble

    func charge(
      _ a0: Match<Int> = .any,
      card a1: Match<String> = .any
    ) -> MemberCalls<(amount: Int, card: String), Receipt, Never, __H0> {
      .init(__double.__0, __H0.self, a0, a1)
    }
  }
  var on: On { On(__double: self) }
}
