import EaselCanvas
import Foundation

/// A view whose parts hold texts that were written for a locale.
package protocol LocaleObserving: View {
  /// Writes the texts anew, by ``/EaselCanvas/RenderContext/currentLocale``.
  func localeDidChange()
}

extension View {
  /// Tells the views of the tree where the rendering's locale is another than that of the last one.
  func adoptLocale() {
    let locale = RenderContext.currentLocale
    let root = outermostView
    guard root.layoutState?.locale != locale else { return }
    root.makeLayoutState().locale = locale
    var pending: [View] = [root]
    while let view = pending.popLast() {
      (view as? any LocaleObserving)?.localeDidChange()
      // What was drawn before may hold numbers, too.
      view.setNeedsDisplay()
      pending += view.subviews
    }
  }
}
