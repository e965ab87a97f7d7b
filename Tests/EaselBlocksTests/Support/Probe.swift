import EaselCanvas
import Foundation

@testable import EaselBlocks

/// A leaf of known lengths, with a baseline where it is given one.
struct Probe: PrimitiveBlock {
  typealias Body = Never
  var minimum = CGSize.zero
  var ideal = CGSize(width: 10, height: 10)
  var maximum = CGSize(width: CGFloat.infinity, height: .infinity)
  var baseline: CGFloat?
  var log: ProbeLog?

  /// A leaf of one size.
  static func fixed(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) -> Probe {
    let size = CGSize(width: width, height: height)
    return Probe(minimum: size, ideal: size, maximum: size, baseline: baseline)
  }

  /// A leaf that takes what is proposed; 10 where nothing is.
  static var flexible: Probe { Probe() }

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    log?.nodes += 1
    return ProbeNode(self)
  }
}

/// What a probe was asked.
final class ProbeLog {
  var nodes = 0
  var questions = 0
  var drawings = 0
}

private final class ProbeNode: LayoutNode {
  private let probe: Probe
  let traits: NodeTraits

  init(_ probe: Probe) {
    self.probe = probe
    traits = NodeTraits(guides: probe.baseline == nil ? [] : .baselines)
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    probe.log?.questions += 1
    let proposal = proposal.sanitized
    func length(_ axis: Axis) -> CGFloat {
      max(probe.minimum[axis], min(probe.maximum[axis], proposal[axis] ?? probe.ideal[axis]))
    }
    return CGSize(width: length(.horizontal), height: length(.vertical)).usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    Fragment(size: size(proposal), drawing: probe.log.map(ProbeDrawing.init))
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? probe.baseline : nil
  }
}

private struct ProbeDrawing: FragmentDrawing {
  let log: ProbeLog

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) { log.drawings += 1 }
}

extension LayoutTree {
  /// A rectangle as four numbers; empty where no block has the name.
  func rect(_ id: String) -> [CGFloat] {
    guard let frame = frame(of: id) else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
  }
}
