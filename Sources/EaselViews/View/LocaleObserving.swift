import EaselCanvas
import Foundation
import Synchronization

/// A view whose parts hold texts that are written for a locale.
package protocol LocaleObserving: View {
  /// Writes the texts anew, by ``/EaselCanvas/RenderContext/currentLocale``.
  func localeDidChange()
}

/// Whether any rendering of the process had a locale: until then all texts are written without one.
private let hasLocales = Atomic(false)

extension View {
  /// Lets the views of the tree write their texts anew where some are not written for the rendering's
  /// locale.
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
      // What was drawn before may hold numbers, too.
      view.setNeedsDisplay()
      pending += view.subviews
    }
    let state = root.makeLayoutState()
    (state.locale, state.hasOtherLocales) = (locale, false)
  }

  /// Says that texts were written by the current locale, outside of a rendering with none.
  package func didWriteTexts() {
    guard hasLocales.load(ordering: .relaxed) else { return }
    let root = outermostView
    if root.layoutState?.locale != RenderContext.currentLocale {
      root.makeLayoutState().hasOtherLocales = true
    }
  }

  /// Says that a view came into the tree, whose texts may be written for another locale.
  func didReceive(_ view: View) {
    guard hasLocales.load(ordering: .relaxed) else { return }
    let root = outermostView
    let (own, other) = (root.layoutState, view.layoutState)
    if own?.locale != other?.locale || other?.hasOtherLocales == true {
      root.makeLayoutState().hasOtherLocales = true
    }
  }

  /// Keeps the locale of the tree that the view is about to leave.
  func keepLocaleOfTree() {
    guard hasLocales.load(ordering: .relaxed), let outer = outermostView.layoutState,
      outer.locale != nil || outer.hasOtherLocales
    else { return }
    let state = makeLayoutState()
    (state.locale, state.hasOtherLocales) = (outer.locale, outer.hasOtherLocales)
  }
}
