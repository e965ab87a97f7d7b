import EaselBlocks
import EaselCanvas
import Foundation

/// iOS's spinner at rest: eight spokes, each paler than the one before it.
struct Spinner: View {
  let color: Color?
  @Environment(\.hasTint) private var hasTint
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    // 20 and 37 points are the sizes of iOS.
    let side: CGFloat = controlSize >= .large ? 37 : 20
    ZStack {
      ForEach(0..<8) { index in
        Capsule()
          .frame(width: side * 0.12, height: side * 0.28)
          .offset(y: -side * 0.36)
          .rotationEffect(.degrees(Double(index) * 45))
          .opacity(1 - Double((8 - index) % 8) * 0.1)
      }
    }
    .frame(width: side, height: side)
    .foregroundStyle(style)
  }

  private var style: AnyShapeStyle {
    if let color { return AnyShapeStyle(color) }
    return hasTint ? AnyShapeStyle(SemanticStyle.tint) : AnyShapeStyle(Color(.systemGray))
  }
}

/// A bar whose leading part is filled.
struct CapacityBar: View {
  let fraction: Double
  let height: CGFloat
  let style: AnyShapeStyle

  var body: some View {
    BarLayout(fraction: fraction, height: height) {
      Capsule().fill(Color(.systemFill))
      Capsule().fill(style)
    }
  }
}

/// Places a bar and its filled part.
private struct BarLayout: Layout {
  let fraction: CGFloat
  let height: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: proposal.width ?? 120, height: height) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, part) in zip(subviews, [1, fraction]) {
      subview.place(
        at: bounds.origin, proposal: ProposedViewSize(width: bounds.width * part, height: height))
    }
  }
}
