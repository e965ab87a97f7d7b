/// A group of marks, so that a modifier or an annotation applies to all of them.
///
/// ```swift
/// Plot {
///   AreaMark(x: .value("Day", 1), yStart: .value("Low", 3), yEnd: .value("High", 7))
///   LineMark(x: .value("Day", 1), y: .value("Mean", 5))
/// }
/// .foregroundStyle(.teal)
/// ```
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Makes a group of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// The marks.
  public var body: some ChartContent { content }
}
