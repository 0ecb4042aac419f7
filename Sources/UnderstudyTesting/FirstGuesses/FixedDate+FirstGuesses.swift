// Dates of other frameworks, with the one to use here. The compiler prefers a module's own
// declaration of such a name, because none of these can be used.

@available(
  *,
  unavailable,
  message: "A date that a test sets is FixedDate(opening); the code under test reads date.now."
)
@_documentation(visibility: private)
public typealias FakeDate = FixedDate

@available(
  *,
  unavailable,
  message: "A date that a test sets is FixedDate(opening); the code under test reads date.now."
)
@_documentation(visibility: private)
public typealias FrozenDate = FixedDate

@available(
  *,
  unavailable,
  message: "A date that a test sets is FixedDate(opening); the code under test reads date.now."
)
@_documentation(visibility: private)
public typealias ManualDate = FixedDate

@available(
  *,
  unavailable,
  message: "A date that a test sets is FixedDate(opening); the code under test reads date.now."
)
@_documentation(visibility: private)
public typealias MockDate = FixedDate

@available(
  *,
  unavailable,
  message: "A date that a test sets is FixedDate(opening); the code under test reads date.now."
)
@_documentation(visibility: private)
public typealias StubDate = FixedDate

@available(
  *,
  unavailable,
  message: "A date that a test sets is FixedDate(opening); the code under test reads date.now."
)
@_documentation(visibility: private)
public typealias TestDate = FixedDate
