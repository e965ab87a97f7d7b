import EaselBlocks
import EaselCanvas
import Foundation

/// A large, pale text along the diagonal of a page, for use as the background of pages.
///
/// ```swift
/// let pages = Pages { Text("Minutes") } background: { _ in Watermark("Draft") }
/// ```
///
/// The text runs from the lower left to the upper right corner. It is as large as fits, at most 200
/// points.
public struct Watermark: Block {
  let text: TextContent

  /// Creates a watermark from a text, drawn in bold type as large as fits, at most 200 points.
  public init(_ text: TextContent) { self.text = text }

  @EnvironmentValue(\.theme) private var theme

  /// The text on the diagonal of the page, from the lower left to the upper right corner.
  public var body: some Block {
    GeometryReader { proxy in
      let size = proxy.size
      let diagonal = hypot(size.width, size.height)
      let angle = Angle(radians: -atan2(size.height, size.width))
      Text(text)
        .font(.system(size: 200, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.05)
        // The corners of the text's frame stay on the page.
        .frame(width: diagonal * 0.62, height: diagonal * 0.3)
        .foregroundStyle(Tint(theme.colors.fill))
        .rotationEffect(angle)
        .position(x: size.width / 2, y: size.height / 2)
    }
  }
}
