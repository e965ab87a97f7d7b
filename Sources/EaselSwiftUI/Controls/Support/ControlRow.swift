import EaselBlocks
import Foundation

/// A control at the trailing side of its label, over the proposed width.
///
/// Without a label the row is as wide as the control.
struct ControlRow<Title: View, Control: View>: View {
  let title: Title
  let control: Control
  @Environment(\.areLabelsHidden) private var isHidden

  init(@ViewBuilder title: () -> Title, @ViewBuilder control: () -> Control) {
    self.title = title()
    self.control = control()
  }

  var body: some View {
    if isHidden {
      control
    } else {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 2) { title }
        Spacer(minLength: 8)
        control
      }
    }
  }
}

extension View {
  /// The view as a disabled control is drawn.
  func dimmed(_ isDimmed: Bool) -> some View { opacity(isDimmed ? 0.5 : 1) }
}
