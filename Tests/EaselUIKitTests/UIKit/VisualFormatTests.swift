import EaselUIKit
import Testing

@Suite struct VisualFormatTests {
  @Test func aVisualFormatMakesConstraints() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[bar]|", options: [], metrics: nil, views: ["bar": inner])
    #expect(constraints.count == 2)
  }

  @Test func theOptionsMayBeLeftOut() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[bar]", metrics: ["gap": 3], views: ["bar": inner])
    #expect(constraints.map(\.constant) == [3])
  }

  @Test func anInvalidFormatMakesNoConstraints() {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[", options: [], metrics: nil, views: [:])
    #expect(constraints.isEmpty)
  }
}
