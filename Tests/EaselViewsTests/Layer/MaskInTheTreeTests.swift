import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct MaskInTheTreeTests {
  private final class Arranger: Layer {
    override func layoutSublayers() {
      sublayers?.forEach { $0.frame = bounds }
    }
  }

  private func fade(_ duration: TimeInterval) -> BasicAnimation {
    let animation = BasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = duration
    return animation
  }

  /// A layer that is masked, and the probe that masks it.
  private func masked() -> (layer: Layer, mask: Probe, host: View) {
    let host = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let layer = Layer()
    layer.frame = host.bounds
    layer.backgroundColor = .red
    host.layer.addSublayer(layer)
    let mask = Probe()
    mask.read = { [$0.position.x] }
    return (layer, mask, host)
  }

  private func render(_ host: View, at times: [TimeInterval]) {
    for time in times { host.render(on: RecordingCanvas(), at: time) }
  }

  @Test func aMasksAnimationsFollowTheTimeOfTheMaskedLayer() {
    let (layer, mask, host) = masked()
    layer.speed = 0.5
    layer.mask = mask
    mask.add(fade(1), forKey: "move")
    render(host, at: [0, 1, 1.5])
    #expect(thousandths(mask.seen.map { $0[0] }) == [0, 50, 75])
  }

  @Test func aMaskThatIsSetLaterStartsItsAnimationsWhenItIsSet() {
    let (layer, mask, host) = masked()
    mask.add(fade(1), forKey: "move")
    render(host, at: [2])
    layer.mask = mask
    render(host, at: [2.25, 2.5])
    #expect(thousandths(mask.seen.map { $0[0] }) == [25, 50])
  }

  @Test func timesConvertBetweenAMaskAndItsLayer() {
    let (layer, mask, _) = masked()
    layer.timeOffset = 3
    layer.mask = mask
    #expect(mask.convertTime(5, from: layer) == 5)
    #expect(mask.convertTime(8, to: nil) == 5)
    layer.mask = nil
    #expect(mask.convertTime(8, to: nil) == 8)
  }

  @Test func aMaskOfAReplicatorHasNoDelayOfItsInstances() {
    let replicator = ReplicatorLayer()
    replicator.instanceCount = 3
    replicator.instanceDelay = 1
    let mask = Layer()
    replicator.mask = mask
    #expect(mask.convertTime(2, from: nil) == 2)
  }

  @Test func sublayersOfAMaskAreLaidOut() throws {
    let (layer, _, host) = masked()
    let mask = Arranger()
    mask.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    let inner = Layer()
    inner.backgroundColor = .black
    mask.addSublayer(inner)
    layer.mask = mask
    host.render(on: RecordingCanvas())
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func aLayerInItsOwnMaskIsNotedAndItsTimeEnds() {
    let (layer, _, host) = masked()
    layer.mask = layer
    layer.add(fade(1), forKey: "move")
    #expect(notes(of: host) == [.limitExceeded])
    #expect(layer.convertTime(1, from: nil) == 1)
  }

  @Test func aLayerThatIsPutIntoItsOwnMaskIsNotedAndItsTimeEnds() {
    let host = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (layer, mask) = (Layer(), Layer())
    layer.mask = mask
    mask.addSublayer(layer)
    host.layer.addSublayer(mask)
    layer.add(fade(1), forKey: "move")
    #expect(notes(of: host) == [.limitExceeded])
    #expect(layer.convertTime(1, from: nil) == 1)
  }

  private func notes(of host: View) -> [EaselError.Code] {
    let canvas = RecordingCanvas()
    host.render(on: canvas, at: 0.5)
    return canvas.context.diagnostics.map(\.code)
  }
}
