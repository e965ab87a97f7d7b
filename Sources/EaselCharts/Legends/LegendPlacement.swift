import EaselBlocks
import EaselCanvas
import Foundation

/// The side of the plot for legends, and their alignment there.
struct LegendPlacement {
  /// A side of the plot, or the plot itself.
  enum Side: Hashable, Sendable {
    case top, bottom, leading, trailing, overlay

    init(_ edge: Edge) {
      self =
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
  }

  var side: Side
  /// The position along the side: 0 is the leading or top end, 1 the other end.
  package var horizontal: CGFloat
  var vertical: CGFloat
  /// The distance between the legends and the plot, in points.
  var spacing: CGFloat
  private let isRightToLeft: Bool
  private let isPolar: Bool

  /// The maximum fraction of the chart's height for legends above or below the plot.
  static let maximumShare: CGFloat = 0.4
  /// The distance between legends, in points.
  package static let gap: CGFloat = 12

  /// Creates the placement from modifiers, with the defaults of the theme.
  init(_ configuration: LegendConfiguration, _ style: ChartStyle, isPolar: Bool) {
    isRightToLeft = style.isRightToLeft
    self.isPolar = isPolar
    let wanted = configuration.spacing ?? 8
    spacing = wanted.isFinite ? min(max(wanted, 0), 1_000) : 8
    (horizontal, vertical) = (0, 0)
    switch configuration.position?.side ?? .automatic {
    case .automatic: side = Side(style.legendEdge)
    case .top, .topLeading: side = .top
    case .topTrailing: (side, horizontal) = (.top, 1)
    case .bottom, .bottomLeading: side = .bottom
    case .bottomTrailing: (side, horizontal) = (.bottom, 1)
    case .leading: side = .leading
    case .trailing: side = .trailing
    case .overlay:
      side = .overlay
      if isPolar { (horizontal, vertical) = (0.5, 0.5) }
    }
    guard let alignment = configuration.alignment else { return }
    horizontal =
      alignment.horizontal == .trailing ? 1 : alignment.horizontal == .center ? 0.5 : 0
    vertical = alignment.vertical == .bottom ? 1 : alignment.vertical == .center ? 0.5 : 0
  }

  /// Whether each entry has its own row.
  var isList: Bool { side == .leading || side == .trailing }

  /// Returns the maximum size of all legends together.
  ///
  /// - Parameters:
  ///   - frame: The chart without its titles.
  ///   - height: The height of the whole chart.
  func limits(in frame: CGRect, chartHeight height: CGFloat) -> CGSize {
    switch side {
    case .bottom where isPolar:
      // A small pie with all names is more useful than a large one without.
      return CGSize(width: frame.width, height: max(0, frame.height * 0.6 - spacing))
    case .top, .bottom:
      let rest = frame.height - height * TitleLayout.chartShare - spacing
      return CGSize(
        width: frame.width, height: max(0, min(height * Self.maximumShare, rest)))
    case .leading, .trailing:
      return CGSize(
        width: frame.width * (isPolar ? 0.5 : 0.4) - spacing, height: frame.height)
    case .overlay: return CGSize(width: frame.width * 0.7, height: frame.height * 0.7)
    }
  }

  /// Returns the rectangle of a size at the side of a frame, and the remaining part of the frame.
  func place(_ size: CGSize, in frame: CGRect) -> (box: CGRect, rest: CGRect) {
    // Below, 0 is the left end.
    let share = isRightToLeft ? 1 - horizontal : horizontal
    var box = CGRect(
      x: frame.minX + (frame.width - size.width) * share,
      y: frame.minY + (frame.height - size.height) * vertical, width: size.width,
      height: size.height)
    var rest = frame
    let takesLeft = (side == .leading) != isRightToLeft
    switch side {
    case .top:
      box.origin.y = frame.minY
      rest.origin.y += size.height + spacing
      rest.size.height = max(0, frame.height - size.height - spacing)
    case .bottom:
      box.origin.y = frame.maxY - size.height
      rest.size.height = max(0, frame.height - size.height - spacing)
    case .leading, .trailing:
      box.origin.x = takesLeft ? frame.minX : frame.maxX - size.width
      rest.size.width = max(0, frame.width - size.width - spacing)
      if takesLeft { rest.origin.x = frame.maxX - rest.width }
    case .overlay: break
    }
    return (box, rest)
  }
}
