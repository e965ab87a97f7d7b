import EaselCanvas
import Foundation

extension View {
  /// Notes that a view has an intrinsic size but a frame of size zero, so that nothing is drawn.
  ///
  /// Views whose size is determined by constraints may be empty on purpose.
  func noteMissingSize(in context: RenderContext) {
    guard bounds.width == 0, bounds.height == 0, layoutState?.isFrameRuled ?? true else { return }
    let size = intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return }
    context.note(
      .warning, .invalidSize,
      "\(pathName) has no size and shows nothing; give the view a frame, or call sizeToFit()",
      operation: "render")
  }
}
