/// A group of marks, to which a modifier or an annotation applies as a whole.
///
/// ```swift
/// let chart = Chart {
///   Plot {
///     AreaMark(x: .value("Day", 1), yStart: .value("Low", 3), yEnd: .value("High", 7))
///     LineMark(x: .value("Day", 1), y: .value("Mean", 5))
///   }
///   .foregroundStyle(.teal)
/// }
/// ```
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Creates a group of the marks that a closure returns.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// The marks of the group.
  public var body: some ChartContent { content }
}
