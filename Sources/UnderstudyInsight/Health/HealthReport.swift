public import Understudy

/// The health of a container and the services in it, as a health endpoint reports it.
///
/// ```swift
/// router.get("/health") { _ in
///   let report = await boxOffice.healthReport()
///   return Response(status: .init(code: report.statusCode), body: report.json)
/// }
/// ```
public struct HealthReport: Hashable, Sendable {
  /// The health of the container.
  public let container: ContainerHealth
  /// The health of the services.
  public let services: ServiceHealthReport

  /// Whether the app can serve requests: the container is not critical, and no service is
  /// unhealthy.
  public var isServing: Bool { container.status < .critical && services.status < .unhealthy }

  /// The HTTP status for a load balancer: 200 if ``isServing``, otherwise 503.
  public var statusCode: Int { isServing ? 200 : 503 }
}

extension HealthReport: CustomStringConvertible {
  /// The descriptions of both, one below the other.
  public var description: String { "\(container)\n\(services)" }
}

extension HealthReport {
  /// The whole report as JSON.
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
  /// Reports the health of this container and the services in it.
  ///
  /// ```swift
  /// let report = await boxOffice.healthReport()
  /// print(report.statusCode)  // 200
  /// ```
  ///
  /// - Parameters:
  ///   - keys: the services to check, which are built if necessary; all existing services if
  ///     omitted.
  ///   - metrics: a metrics report of the container; without it, failures and durations are not
  ///     judged.
  ///   - thresholds: the limits above which a problem is reported.
  ///   - limit: how long each check may take.
  ///   - clock: the clock that measures the limit.
  /// - Returns: the results of ``health(metrics:thresholds:)`` and of
  ///   ``checkServices(limit:clock:)`` or, for given keys,
  ///   ``checkServices(of:limit:clock:fileID:line:)``.
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
