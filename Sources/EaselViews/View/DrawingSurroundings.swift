import EaselCanvas
import Foundation

/// The values that a view's drawing can depend on besides the view itself.
///
/// The view is drawn again when one of them differs.
struct DrawingSurroundings: Equatable {
  private let bounds: CGRect
  private let appearance: Appearance
  private let deviceScale: CGFloat
  private let locale: Locale?
  private let limits: Limits

  init(_ bounds: CGRect, _ context: RenderContext) {
    self.bounds = bounds
    appearance = context.appearance
    deviceScale = context.deviceScale
    locale = context.locale ?? RenderContext.currentLocale
    limits = context.limits
  }
}
