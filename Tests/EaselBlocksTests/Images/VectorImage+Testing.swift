import EaselCanvas
import Foundation

@testable import EaselBlocks

extension VectorImage {
  /// Reads what stands in an `svg` of 100 × 100 units.
  init(body: String, attributes: String = #"viewBox="0 0 100 100""#, limits: Limits = Limits())
    throws
  {
    try self.init(
      data: Data(
        ##"<svg xmlns="http://www.w3.org/2000/svg" \##(attributes)>\##(body)</svg>"##.utf8),
      limits: limits)
  }

  /// The operations, those of inner recordings and masks left out.
  var operations: [Recording.Operation] { recording.operations }

  /// The colours of all fills, as hexadecimal numbers.
  var fillColors: [String] {
    operations.compactMap {
      if case .fill(_, with: .color(let color), rule: _, compositing: _) = $0 {
        return color.hexString
      }
      return nil
    }
  }

  /// The styles of all strokes.
  var strokeStyles: [StrokeStyle] {
    operations.compactMap {
      if case .stroke(_, with: _, style: let style, compositing: _) = $0 { return style }
      return nil
    }
  }

  /// The paints of all fills.
  var paints: [Paint] {
    operations.compactMap {
      if case .fill(_, with: let paint, rule: _, compositing: _) = $0 { return paint }
      return nil
    }
  }

  /// The boxes of all fills, by the transforms in force.
  var fillBoxes: [CGRect] {
    var stack: [CGAffineTransform] = []
    var current = CGAffineTransform.identity
    var result: [CGRect] = []
    for operation in operations {
      switch operation {
      case .save: stack.append(current)
      case .restore: current = stack.popLast() ?? .identity
      case .concatenate(let transform): current = transform.concatenating(current)
      case .fill(let path, with: _, rule: _, compositing: _):
        result.append(path.boundingBox.applying(current).rounded)
      default: break
      }
    }
    return result
  }

  /// The values of the diagnostics.
  var noted: [String] { diagnostics.compactMap(\.value) }
}

extension CGRect {
  /// The same to a thousandth.
  var rounded: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1_000).rounded() / 1_000 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}

extension CGPoint {
  /// The same to a thousandth.
  var rounded: CGPoint {
    CGPoint(x: (x * 1_000).rounded() / 1_000, y: (y * 1_000).rounded() / 1_000)
  }
}
