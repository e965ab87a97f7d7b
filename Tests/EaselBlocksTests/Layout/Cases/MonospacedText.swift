import EaselBlocks
import Foundation

/// A text of fixed metrics: each character 10 wide, each line 20 high, the baseline 15 below its top.
struct MonospacedText: Block {
  typealias Body = Never
  let text: String
}

extension MonospacedText: PrimitiveBlock {
  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    MonospacedNode(text: text, limit: inputs.environment.lineLimit)
  }
}

private final class MonospacedNode: LayoutNode {
  private let words: [Int]
  private let limit: Int?
  let traits = NodeTraits(guides: .baselines)

  init(text: String, limit: Int?) {
    words = text.split(separator: " ").map(\.count)
    self.limit = limit
  }

  /// The characters of each line; words longer than a line are broken.
  private func lines(_ width: CGFloat?) -> [Int] {
    let most = width.map { max(1, Int(min($0, 1e6) / 10)) } ?? .max
    var lines: [Int] = []
    var line = 0
    for word in words {
      var word = word
      if line > 0, line + 1 + word <= most {
        line += 1 + word
        continue
      }
      if line > 0 { lines.append(line) }
      while word > most {
        lines.append(most)
        word -= most
      }
      line = word
    }
    if line > 0 { lines.append(line) }
    return lines
  }

  private func shown(_ proposal: ProposedSize) -> [Int] {
    let lines = lines(proposal.width)
    var count = limit.map { min($0, lines.count) } ?? lines.count
    if let height = proposal.height, height < 1e6 { count = min(count, max(1, Int(height / 20))) }
    var shown = Array(lines.prefix(count))
    // The ellipsis takes the last place of a line that is cut.
    if count < lines.count, let last = shown.last, let width = proposal.width {
      shown[count - 1] = min(max(1, Int(width / 10)), last + 1 + lines[count...].reduce(0, +))
    }
    return shown
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    let lines = shown(proposal)
    return CGSize(width: CGFloat(lines.max() ?? 0) * 10, height: CGFloat(lines.count) * 20)
  }

  func place(_ proposal: ProposedSize) -> Fragment { Fragment(size: size(proposal)) }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: 15
    case VerticalAlignment.lastTextBaseline.key: size(proposal).height - 5
    default: nil
    }
  }
}
