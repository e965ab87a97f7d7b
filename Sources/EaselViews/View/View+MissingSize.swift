import EaselCanvas
import Foundation

extension View {
  /// Notes that a view would like to have a size and has none, so that it shows nothing.
  ///
  /// Views whose size constraints decide may be small on purpose.
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
