import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Charges a bank over HTTP.
struct HTTPBankLine: BankLine {
  let bank: BankAddress

  func charge(_ seat: String) async throws {
    let request = URLRequest(url: bank.url.appending(path: "charge/\(seat)"), timeoutInterval: 10)
    let (_, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw BankIsShut() }
  }
}
