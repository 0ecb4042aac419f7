package import BoxOfficeWindow

extension WindowAnswer {
  /// Why the request failed; `nil` if it did not.
  package var problem: String? { try? WindowJSON.decode(ProblemAnswer.self, from: body).code }
}
