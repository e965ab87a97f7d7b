import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct SuperviewTests {
  @Test func aViewIsToldOfItsAdditionAndRemoval() {
    let log = Log()
    let (outer, inner) = (Hearing("outer", log), Hearing("inner", log))
    outer.addSubview(inner)
    inner.removeFromSuperview()
    #expect(
      log.lines == [
        "inner will move in", "outer added inner", "inner moved in", "inner will move out",
        "outer removes inner", "inner moved out",
      ])
  }

  @Test func reorderingAViewAmongItsSiblingsSendsNoNotification() {
    let log = Log()
    let (outer, inner) = (Hearing("outer", log), Hearing("inner", log))
    outer.addSubview(View())
    outer.addSubview(inner)
    log.lines = []
    outer.sendSubviewToBack(inner)
    #expect(log.lines == [])
    #expect(outer.subviews.first === inner)
  }

  @Test func subviewsInheritTheTintColour() {
    let log = Log()
    let (outer, inner) = (Hearing("outer", log), Hearing("inner", log))
    outer.addSubview(inner)
    log.lines = []
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
    #expect(log.lines == ["outer tint", "inner tint", "inner tint", "outer tint"])
  }

  @Test func removingAViewWithoutASuperviewSendsNoNotification() {
    let log = Log()
    Hearing("inner", log).removeFromSuperview()
    #expect(log.lines == [])
  }
}

private final class Log {
  var lines: [String] = []
}

private final class Hearing: View {
  let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  private var name: String { accessibilityIdentifier ?? "view" }

  override func willMove(toSuperview newSuperview: View?) {
    log.lines.append("\(name) will move \(newSuperview == nil ? "out" : "in")")
  }

  override func tintColorDidChange() {
    log.lines.append("\(name) tint")
    super.tintColorDidChange()
  }

  override func didMoveToSuperview() {
    log.lines.append("\(name) moved \(superview == nil ? "out" : "in")")
  }

  override func didAddSubview(_ subview: View) {
    if let subview = subview as? Hearing { log.lines.append("\(name) added \(subview.name)") }
  }

  override func willRemoveSubview(_ subview: View) {
    if let subview = subview as? Hearing { log.lines.append("\(name) removes \(subview.name)") }
  }
}
