import EaselBlocks
import EaselCanvas
import Foundation

/// Segments of the same width side by side, 32 points high.
struct SegmentedPicker<Content: View>: View {
  let selections: [AnyHashable]
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    // The selected option has another weight, and which one that is, the nodes say. So they are made twice.
    PickerOptions(content: content, selections: selections) { plain in
      PickerOptions(content: content, selections: selections) { bold in
        segments(zip(plain, bold).map { $0.isSelected ? $1 : $0 })
      }
      .font(.system(size: 13, weight: .medium))
    }
    .font(.system(size: 13, weight: .regular))
    .lineLimit(1)
    .dimmed(!isEnabled)
    // A separator begins at the control, and not at the title of its first segment.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }

  private func segments(_ options: [PickerOption]) -> some View {
    SegmentLayout(count: options.count) {
      ForEach(0..<options.count) { index in
        Divider(isHidden: index == 0 || options[index].isSelected || options[index - 1].isSelected)
      }
      ForEach(0..<options.count) { index in Segment(option: options[index]) }
    }
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
  }

  /// The line before a segment.
  private struct Divider: View {
    let isHidden: Bool
    var body: some View {
      Capsule().fill(Color(.systemGray3)).opacity(isHidden ? 0 : 1)
    }
  }

  private struct Segment: View {
    let option: PickerOption

    var body: some View {
      option.view
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if option.isSelected {
            RoundedRectangle(cornerRadius: 7)
              .fill(Color(UIColor(light: .white, dark: .systemGray2)))
              .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
          }
        }
    }
  }
}

/// Places the lines between segments, and the segments in equal widths.
private struct SegmentLayout: Layout {
  let count: Int
  /// The size of iOS up to 18, in points.
  private static let (height, inset): (CGFloat, CGFloat) = (32, 2)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let widths = subviews.suffix(count).map { $0.sizeThatFits(.unspecified).width }
    let ideal = CGFloat(count) * (widths.max() ?? 0) + 2 * Self.inset
    return CGSize(width: proposal.width ?? ideal, height: Self.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard count > 0 else { return }
    let width = max(0, bounds.width - 2 * Self.inset) / CGFloat(count)
    for (index, subview) in subviews.enumerated() {
      let start = bounds.minX + Self.inset + CGFloat(index % count) * width
      let isSegment = index >= count
      let size = CGSize(
        width: isSegment ? width : 1, height: isSegment ? Self.height - 2 * Self.inset : 16)
      subview.place(
        at: CGPoint(x: isSegment ? start : start - 0.5, y: bounds.midY - size.height / 2),
        proposal: ProposedViewSize(size))
    }
  }
}

/// Options side by side, with a background of the selected one.
struct PalettePicker<Content: View>: View {
  let selections: [AnyHashable]
  let content: Content

  var body: some View {
    PickerOptions(content: content, selections: selections) { options in
      HStack(spacing: 4) {
        ForEach(0..<options.count) { index in
          options[index].view
            .padding(8)
            .background(
              options[index].isSelected ? Color(.systemFill) : .clear,
              in: RoundedRectangle(cornerRadius: 8))
        }
      }
    }
    .controlForeground(.tint)
  }
}
