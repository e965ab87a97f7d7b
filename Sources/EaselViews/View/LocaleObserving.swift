import EaselCanvas
import Foundation
import Synchronization

/// A view whose parts contain text that is formatted for a locale.
package protocol LocaleObserving: View {
  /// Formats the text again with ``/EaselCanvas/RenderContext/currentLocale``.
  func localeDidChange()
}

/// Whether any rendering of the process had a locale; before the first one, no text depends on a
/// locale.
private let hasLocales = Atomic(false)

extension View {
  /// Makes the views of the tree format their text again if some of it was formatted for another
  /// locale than that of the rendering.
  func adoptLocale() {
    let locale = RenderContext.currentLocale
    if locale != nil { hasLocales.store(true, ordering: .relaxed) }
    guard hasLocales.load(ordering: .relaxed) else { return }
    let root = outermostView
    guard root.layoutState?.locale != locale || root.layoutState?.hasOtherLocales == true else {
      return
    }
    var pending: [View] = [root]
    while let view = pending.popLast() {
      (view as? any LocaleObserving)?.localeDidChange()
      // What was drawn before can contain numbers as well.
      view.setNeedsDisplay()
      pending += view.subviews
    }
    let state = root.makeLayoutState()
    (state.locale, state.hasOtherLocales) = (locale, false)
  }

  /// Records that text was formatted for the current locale, which is `nil` outside of a rendering.
  package func didWriteTexts() {
    guard hasLocales.load(ordering: .relaxed) else { return }
    let root = outermostView
    if root.layoutState?.locale != RenderContext.currentLocale {
      root.makeLayoutState().hasOtherLocales = true
    }
  }

  /// Records that a view was added to the tree; its text may be formatted for another locale.
  func didReceive(_ view: View) {
    guard hasLocales.load(ordering: .relaxed) else { return }
    let root = outermostView
    let (own, other) = (root.layoutState, view.layoutState)
    if own?.locale != other?.locale || other?.hasOtherLocales == true {
      root.makeLayoutState().hasOtherLocales = true
    }
  }

  /// Stores the locale of the tree that the view is about to leave.
  func keepLocaleOfTree() {
    guard hasLocales.load(ordering: .relaxed), let outer = outermostView.layoutState,
      outer.locale != nil || outer.hasOtherLocales
    else { return }
    let state = makeLayoutState()
    (state.locale, state.hasOtherLocales) = (outer.locale, outer.hasOtherLocales)
  }
}
