import EaselCanvas
import Foundation

/// What a view's drawing may look at besides the view: where it differs, the view is drawn anew.
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
