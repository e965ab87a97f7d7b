import EaselCanvas
import Foundation
import Testing

@testable import EaselViews

/// A walk through a tree passes over what needs no layout, and finds what does.
@Suite struct LayoutWalkTests {
  private final class CountingLayer: Layer {
    var count = 0
    override func layoutSublayers() { count += 1 }
  }

  private final class CountingView: View {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  /// A chain of layers, the outermost first, that was laid out.
  private func layers(_ count: Int) -> [CountingLayer] {
    let layers = (0..<count).map { _ in CountingLayer() }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
    layers.first?.layoutIfNeeded()
    return layers
  }

  private func views(_ count: Int) -> [CountingView] {
    let views = (0..<count).map { _ in CountingView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    views.first?.layoutIfNeeded()
    return views
  }

  @Test func onlyTheLayerThatNeedsItIsLaidOut() {
    let chain = layers(4)
    #expect(chain.map(\.count) == [1, 1, 1, 1])
    chain[2].setNeedsLayout()
    chain[0].layoutIfNeeded()
    #expect(chain.map(\.count) == [1, 1, 2, 1])
    let awaiting = chain.filter(\.awaitsLayout)
    #expect(awaiting.isEmpty)
  }

  @Test func anAddedSublayerThatNeedsLayoutIsLaidOut() {
    let chain = layers(3)
    let other = layers(2)
    other[1].setNeedsLayout()
    chain[2].addSublayer(other[0])
    chain[0].layoutIfNeeded()
    #expect(other.map(\.count) == [1, 2])
  }

  @Test func aMaskOfSeveralLayersIsLaidOut() {
    let chain = layers(3)
    let sibling = CountingLayer()
    chain[0].addSublayer(sibling)
    let mask = CountingLayer()
    chain[2].mask = mask
    sibling.mask = mask
    chain[0].layoutIfNeeded()
    #expect(mask.count == 1)
    sibling.mask = nil
    mask.setNeedsLayout()
    chain[0].layoutIfNeeded()
    #expect(mask.count == 2)
  }

  @Test func aLayerMarkedDuringALayoutIsLaidOutInTheNext() {
    final class MarkingLayer: Layer {
      weak var other: Layer?
      override func layoutSublayers() { other?.setNeedsLayout() }
    }
    let chain = layers(3)
    let marking = MarkingLayer()
    marking.other = chain[1]
    chain[0].addSublayer(marking)
    chain[0].layoutIfNeeded()
    #expect(chain.map(\.count) == [1, 1, 1])
    chain[0].layoutIfNeeded()
    #expect(chain.map(\.count) == [1, 2, 1])
  }

  @Test func onlyTheViewThatNeedsItIsLaidOut() {
    let chain = views(4)
    let before = chain.map(\.count)
    chain[2].setNeedsLayout()
    chain[0].layoutIfNeeded()
    let more = zip(chain, before).map { $0.count - $1 }
    #expect(more == [0, 0, 1, 0])
  }

  /// Else a view that places others in `layoutSubviews` is laid out until the walks are given up.
  @Test func settingAPropertyToItsValueNeedsNoLayout() {
    let host = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = StackView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    let label = Label()
    label.text = "text"
    host.addSubview(row)
    row.addArrangedSubview(label)
    host.layoutIfNeeded()
    let count = host.count
    row.frame = CGRect(x: 10, y: 10, width: 80, height: 20)
    row.center = CGPoint(x: 50, y: 20)
    row.axis = .horizontal
    row.distribution = .fill
    row.alignment = .fill
    row.spacing = 0
    row.isLayoutMarginsRelativeArrangement = false
    row.isBaselineRelativeArrangement = false
    label.text = "text"
    label.font = Font.system(size: 17)
    label.numberOfLines = 1
    #expect(host.layoutState?.needsSolving == false)
    host.layoutIfNeeded()
    #expect(host.count == count)
    row.spacing = 3
    #expect(host.layoutState?.needsSolving == true)
  }

  @Test func aViewThatMovesToAnotherTreeIsLaidOut() {
    let chain = views(3)
    let other = views(2)
    let before = other[1].count
    other[1].setNeedsLayout()
    chain[2].addSubview(other[0])
    chain[0].layoutIfNeeded()
    #expect(other[1].count == before + 1)
  }

  /// A size that is none differs from itself, so that views which look whether theirs changed would
  /// make their parts anew in each walk.
  @Test(arguments: [CGFloat.nan, .infinity])
  func aViewWhoseSizeIsNotFiniteIsNotLaidOut(_ length: CGFloat) {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: length, height: 10))
    view.layoutIfNeeded()
    #expect(view.count == 0)
    view.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }
}
