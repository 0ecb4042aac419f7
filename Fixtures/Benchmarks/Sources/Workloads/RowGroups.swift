import Measuring

/// Every row of the table, in its order.
///
/// Made one group after the other: with the first double in a process, containers look for doubles
/// in what they hold, and only tests have doubles.
public let rowGroups: [RowGroup] = [
  RowGroup("resolving", resolvingRows),
  RowGroup("building", buildingRows),
  RowGroup("injecting", injectingRows),
  RowGroup("overriding", overridingRows),
  RowGroup("threads", threadRows),
  RowGroup("allocations", allocationRows),
  RowGroup("memory", memoryRows),
  RowGroup("tests", testContainerRows),
  RowGroup("season", seasonRows),
  RowGroup("doubles", doubleRows),
]
