import EaselBlocks
import EaselCanvas
import Foundation

/// The label of a button in the color of the tint.
struct ColoredButton<Title: View>: View {
  let label: Title
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    // The tint colors the icons of labels in lists.
    if !isEnabled {
      label.foregroundStyle(Color(.tertiaryLabel)).tint(Color(.tertiaryLabel))
    } else if role == .destructive {
      label.controlForeground(Color.red).tint(Color.red)
    } else {
      label.controlForeground(.tint)
    }
  }
}

extension AnyShapeStyle {
  /// The color of a button's label: red for destructive ones, otherwise the tint.
  init(role: ButtonRole?) {
    self = role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(SemanticStyle.tint)
  }
}

/// The label of a button as it is.
struct PlainButton<Title: View>: View {
  let label: Title
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { label.dimmed(!isEnabled) }
}

/// A label on a background.
struct BorderedButton<Title: View>: View {
  enum Look { case light, prominent, glass, glassProminent }

  let label: Title
  let role: ButtonRole?
  let look: Look
  @Environment(\.self) private var environment

  var body: some View {
    let metrics = Metrics(environment.controlSize, isGlass: isGlass)
    let isCircle = environment.buttonBorderShape == .circle
    let content =
      label
      // In a list the icon of a label has the tint, which is the background here.
      .environment(\.isInListRow, false)
      .controlForeground(foreground)
      .font(environment.font ?? metrics.font)
      .frame(maxWidth: environment.buttonSizing == .flexible ? .infinity : nil)
      .padding(.horizontal, isCircle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
    if isCircle {
      SquareLayout { content }.background(background, in: Circle())
    } else if isGlass, environment.buttonBorderShape == .automatic {
      glass(content, Capsule())
    } else {
      glass(content, environment.buttonBorderShape.shape(radius: metrics.radius))
    }
  }

  @ViewBuilder private func glass(_ content: some View, _ shape: some InsettableShape) -> some View
  {
    if look == .glass {
      content.background {
        shape.fill(background)
          .shadow(color: .black.opacity(0.1), radius: 4, y: 1)
          .overlay { shape.strokeBorder(Color.white.opacity(0.4), lineWidth: 0.5) }
      }
    } else {
      content.background(background, in: shape)
    }
  }

  private var isGlass: Bool { look == .glass || look == .glassProminent }
  private var isProminent: Bool { look == .prominent || look == .glassProminent }

  private var foreground: AnyShapeStyle {
    if !environment.isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if isProminent { return AnyShapeStyle(Color.white) }
    if look == .glass, role != .destructive, !environment.hasTint {
      return AnyShapeStyle(Color(.label))
    }
    return AnyShapeStyle(role: role)
  }

  private var background: AnyShapeStyle {
    if look == .glass {
      return AnyShapeStyle(Color(UIColor(light: .white, dark: .tertiarySystemBackground)))
    }
    if !environment.isEnabled { return AnyShapeStyle(Color(.tertiarySystemFill)) }
    if isProminent { return AnyShapeStyle(role: role) }
    if role != .destructive, !environment.hasTint {
      return AnyShapeStyle(Color(.tertiarySystemFill))
    }
    return AnyShapeStyle(AnyShapeStyle(role: role).opacity(0.15))
  }
}

/// The insets, radius and font of a button with a background, as in iOS 15 to 18.
private struct Metrics {
  let horizontal: CGFloat
  let vertical: CGFloat
  let radius: CGFloat
  let font: Font

  init(_ size: ControlSize, isGlass: Bool) {
    switch size {
    case .mini, .small: (horizontal, vertical, radius, font) = (10, 5, 14, .subheadline)
    case .regular: (horizontal, vertical, radius, font) = (14, 7, 8, .body)
    case .large: (horizontal, vertical, radius, font) = (20, 15, 12, .body)
    case .extraLarge: (horizontal, vertical, radius, font) = (24, 18, 14, .body)
    }
  }
}

/// Proposes a square to one view, and is as wide as high.
private struct SquareLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let side = sizes.reduce(0) { max($0, $1.width, $1.height) }
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
