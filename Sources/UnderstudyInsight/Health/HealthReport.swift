public import Understudy

/// How a container and the services in it are: what a health endpoint answers.
///
/// ```swift
/// router.get("/health") { _ in
///   let report = await boxOffice.healthReport()
///   return Response(status: .init(code: report.statusCode), body: report.json)
/// }
/// ```
public struct HealthReport: Hashable, Sendable {
  /// How the container is.
  public let container: ContainerHealth
  /// How the services are.
  public let services: ServicesHealth

  /// Whether work may be sent here: the container is not critical, and no service is unhealthy.
  public var isServing: Bool { container.status < .critical && services.status < .unhealthy }

  /// The HTTP status that says so to a load balancer: 200 or 503.
  public var statusCode: Int { isServing ? 200 : 503 }
}

extension HealthReport: CustomStringConvertible {
  /// The texts of both, one below the other.
  public var description: String { "\(container)\n\(services)" }
}

extension HealthReport {
  /// Everything for programs.
  public var json: String { jsonValue.text }

  package var jsonValue: JSONValue {
    .object([
      ("serving", .bool(isServing)),
      ("container", container.jsonValue),
      ("services", services.jsonValue),
    ])
  }
}

extension Container {
  /// How this container and the services in it are.
  ///
  /// ```swift
  /// let report = await boxOffice.healthReport()
  /// print(report.statusCode)  // 200
  /// ```
  ///
  /// - Parameters:
  ///   - keys: the services to ask, which are built if they are not there; all that are there if it is
  ///     left out.
  ///   - metrics: what happened in the container; without it failures and durations are not judged.
  ///   - thresholds: from where on something is found.
  ///   - limit: how long each service may take.
  ///   - clock: what that is measured by.
  /// - Returns: what ``health(metrics:thresholds:)`` says, and ``checkServices(limit:clock:)`` or, of
  ///   given keys, ``checkServices(of:limit:clock:fileID:line:)``.
  public func healthReport(
    of keys: [Key]? = nil,
    metrics: MetricsReport? = nil,
    thresholds: HealthThresholds = .default,
    limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async -> HealthReport {
    let services =
      if let keys {
        await checkServices(of: keys, limit: limit, clock: clock, fileID: fileID, line: line)
      } else {
        await checkServices(limit: limit, clock: clock)
      }
    return HealthReport(
      container: health(metrics: metrics, thresholds: thresholds),
      services: services
    )
  }
}
