import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ResponderTests {
  @Test func methodsForAppsDoNothing() {
    let view = View()
    view.touchesBegan([Touch()], with: Event())
    view.touchesMoved([], with: nil)
    view.touchesEnded([], with: nil)
    view.touchesCancelled([], with: nil)
    view.traitCollectionDidChange(nil)
    view.willMove(toWindow: nil)
    view.didMoveToWindow()
    view.prepareForInterfaceBuilder()
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(view.next == nil)
    #expect(view.frame == .zero)
  }

  @Test func viewsAreComparedByIdentity() {
    let (one, other) = (View(), View())
    #expect(one == one && one != other)
    one.addSubview(other)
    #expect(one.subviews.contains(other))
    #expect(Set([one, other, one]).count == 2)
  }

  @Test func aTouchHasNoLocationAndNoView() {
    let touch = Touch()
    #expect(touch.location(in: nil) == .zero)
    #expect(touch.previousLocation(in: View()) == .zero)
    #expect(touch.tapCount == 0)
    #expect(touch.view == nil)
    #expect(Set([touch, touch]) == [touch])
  }

  @Test func traitsAreThoseOfTheRendering() throws {
    #expect(TraitCollection.current.userInterfaceStyle == .light)
    let asking = Asking(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    _ = try asking.data(as: .png, scale: 3, options: RenderOptions(appearance: .dark))
    #expect(asking.seen == TraitCollection(userInterfaceStyle: .dark, displayScale: 3))
  }
}

/// Remembers the traits that it was drawn with.
private final class Asking: View {
  var seen: TraitCollection?

  override func draw(_ rect: CGRect) { seen = traitCollection }
}
