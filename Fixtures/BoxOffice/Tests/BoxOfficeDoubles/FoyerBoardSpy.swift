import BoxOffice
package import UnderstudyTesting

/// Remembers what the foyer was told.
package struct FoyerBoardSpy: FoyerBoard, TestDouble {
  package let shows = Spy<String>("show(_:)")

  package init() {}

  package func show(_ text: String) { shows.call(text) }
}
