import EaselBlocks
import EaselCanvas
import Foundation

/// A gauge as a bar.
struct LinearGauge: View {
  enum Look { case capacity, smallCapacity, marker }

  let configuration: GaugeStyleConfiguration
  let look: Look
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    switch look {
    case .capacity:
      VStack(spacing: 6) {
        if !isLabelHidden { configuration.label }
        bar(height: 6)
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    case .smallCapacity:
      VStack(alignment: .leading, spacing: 2) {
        if !isLabelHidden { configuration.label.font(.headline) }
        bar(height: 6)
        configuration.currentValueLabel.font(.subheadline).foregroundStyle(.secondary)
      }
    case .marker:
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        MarkerLayout(fraction: configuration.value) {
          Capsule().fill(style)
          Circle().fill(Color(.label))
            .padding(-2)
            .background { Circle().fill(Color(.systemBackground)).padding(-4) }
        }
        configuration.maximumValueLabel
      }
      .font(.subheadline)
    }
  }

  private func bar(height: CGFloat) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      CapacityBar(
        fraction: configuration.value, height: height, style: style)
      configuration.maximumValueLabel
    }
  }

  /// The tint, whose gradient runs along the bar.
  private var style: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(SemanticStyle.tint) }
    return AnyShapeStyle(
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }
}

/// Places a bar and a dot on it.
private struct MarkerLayout: Layout {
  let fraction: CGFloat
  private static let height: CGFloat = 6

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: max(proposal.width ?? 120, Self.height), height: 14) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let y = bounds.midY - Self.height / 2
    let x = bounds.minX + fraction * (bounds.width - Self.height)
    for (index, subview) in subviews.enumerated() {
      let width = index == 0 ? bounds.width : Self.height
      subview.place(
        at: CGPoint(x: index == 0 ? bounds.minX : x, y: y),
        proposal: ProposedViewSize(width: width, height: Self.height))
    }
  }
}

/// A gauge as a ring that is open at the bottom, with a dot at the value.
struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration
  /// The size on a lock screen, in points.
  private static let (side, width): (CGFloat, CGFloat) = (58, 6)
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    ZStack {
      RingArc().stroke(style, style: stroke)
      ring(at: configuration.value)
      configuration.currentValueLabel
        .font(.system(size: 20, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .padding(10)
      bottom.font(.system(size: 11, weight: .medium)).lineLimit(1)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .offset(y: 1)
    }
    .frame(width: Self.side, height: Self.side)
  }

  /// The tint, whose gradient runs along the ring.
  private var style: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(SemanticStyle.tint) }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(135), endAngle: .degrees(405)))
  }

  private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.width, lineCap: .round) }

  private func ring(at fraction: Double) -> some View {
    let angle = Angle.degrees(135 + 270 * fraction)
    let radius = (Self.side - Self.width) / 2
    return Circle().fill(Color(.label))
      .frame(width: Self.width + 2, height: Self.width + 2)
      .background { Circle().fill(Color(.systemBackground)).padding(-2.5) }
      .offset(x: radius * cos(angle.radians), y: radius * sin(angle.radians))
  }

  @ViewBuilder private var bottom: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Spacer(minLength: 2)
        configuration.maximumValueLabel
      }
      .frame(width: 34)
      .minimumScaleFactor(0.5)
    } else {
      configuration.label.frame(maxWidth: 34).minimumScaleFactor(0.5)
    }
  }
}

/// A gauge as a ring that is filled up to the value.
struct ClosedRingGauge: View {
  let configuration: GaugeStyleConfiguration
  private static let (side, width): (CGFloat, CGFloat) = (58, 6)
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    let stroke = StrokeStyle(lineWidth: Self.width, lineCap: .round)
    ZStack {
      Circle().inset(by: Self.width / 2).stroke(Color(.systemFill), style: stroke)
      Circle().inset(by: Self.width / 2).trim(from: 0, to: configuration.value)
        .rotation(.degrees(-90)).stroke(style, style: stroke)
      configuration.currentValueLabel
        .font(.system(size: 20, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .padding(10)
    }
    .frame(width: Self.side, height: Self.side)
  }

  /// The tint, whose gradient runs along the ring.
  private var style: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(SemanticStyle.tint) }
    return AnyShapeStyle(
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(-90)))
  }
}

/// An arc from the lower leading to the lower trailing side.
private struct RingArc: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path { path in
      path.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: (side - 6) / 2,
        startAngle: 0.75 * .pi, delta: 1.5 * .pi)
    }
  }
}
