import EaselBlocks
import EaselCanvas
import Foundation

/// A track with a thumb at the position of a value, over the proposed width.
///
/// ```swift
/// Slider(value: .constant(40), in: 0...100) {
///   Text("Volume")
/// } minimumValueLabel: {
///   Text("0")
/// } maximumValueLabel: {
///   Text("100")
/// }
/// ```
///
/// Like iOS, it does not draw its label.
public struct Slider<Label: View, ValueLabel: View>: View {
  let fraction: CGFloat
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?

  /// The view that draws the slider.
  public var body: some View {
    if let minimum, let maximum {
      HStack(spacing: 8) {
        minimum
        SliderTrack(fraction: fraction)
        maximum
      }
    } else {
      SliderTrack(fraction: fraction)
    }
  }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ label: Label, _ minimum: ValueLabel?,
    _ maximum: ValueLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = Double(value.wrappedValue - bounds.lowerBound) / length
    // A value that is not a number, and any value of a range without a length, is at the start.
    fraction = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The track and the thumb of a slider.
private struct SliderTrack: View {
  let fraction: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sliderThumbVisibility) private var thumb

  var body: some View {
    SliderLayout(fraction: fraction) {
      Capsule().fill(Color(.systemFill))
      Capsule().fill(.tint)
      Circle().fill(.white)
        .shadow(color: .black.opacity(0.2), radius: 5, y: 4)
        .overlay { Circle().strokeBorder(Color.black.opacity(0.04), lineWidth: 0.5) }
        .opacity(thumb == .hidden ? 0 : 1)
    }
    .dimmed(!isEnabled)
  }
}

/// Places the track, its filled part and the thumb.
private struct SliderLayout: Layout {
  let fraction: CGFloat
  /// The sizes of iOS up to 18, in points.
  private static let (thumb, track): (CGFloat, CGFloat) = (27, 4)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: max(proposal.width ?? 120, Self.thumb), height: 31)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let center = bounds.minX + Self.thumb / 2 + fraction * (bounds.width - Self.thumb)
    // On iOS the track is 1 point shorter at each end than the slider.
    let (start, end) = (bounds.minX + 1, bounds.maxX - 1)
    let frames = [
      CGRect(x: start, y: bounds.midY - 1.5, width: end - start, height: Self.track),
      CGRect(x: start, y: bounds.midY - 1.5, width: center - start, height: Self.track),
      CGRect(
        x: center - Self.thumb / 2, y: bounds.midY - 14, width: Self.thumb, height: Self.thumb),
    ]
    for (subview, frame) in zip(subviews, frames) {
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }
}

extension EnvironmentValues {
  private enum SliderThumbVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the sliders in the view have a thumb.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
