import EaselCanvas
import EaselUIKit

extension CanvasSynonyms {
  static let red: [UInt8] = [255, 0, 0, 255]
  static let clear: [UInt8] = [0, 0, 0, 0]
  static let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
  static let left = CGRect(x: 0, y: 0, width: 10, height: 20)

  /// What is set within does not hold afterwards.
  @Sendable static func savedStates(_ measured: inout Measured) throws {
    for usesClosure in [true, false] {
      let drawings = try TwoDrawings { context in
        context.setFillColor(UIColor.red.cgColor)
        context.saveGState()
        context.clip(to: left)
        context.translateBy(x: 5, y: 0)
        context.restoreGState()
        context.fill(CGRect(x: 10, y: 0, width: 5, height: 20))
      } _: { canvas in
        let state = {
          canvas.clip(to: left)
          canvas.translate(x: 5, y: 0)
        }
        if usesClosure {
          canvas.withSavedState(state)
        } else {
          canvas.save()
          state()
          canvas.restore()
        }
        canvas.fill(CGRect(x: 10, y: 0, width: 5, height: 20), with: .color(.red))
      }
      drawings.check(&measured, "saved state", [(12, 10, red), (2, 10, clear), (17, 10, clear)])
    }
  }

  /// Transforms have the order and the direction of Core Graphics.
  @Sendable static func transforms(_ measured: inout Measured) throws {
    let drawings = try TwoDrawings { context in
      context.translateBy(x: 10, y: 2)
      context.scaleBy(x: 2, y: 1)
      context.rotate(by: .pi / 2)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    } _: { canvas in
      canvas.translate(x: 10, y: 2)
      canvas.scale(x: 2, y: 1)
      canvas.rotate(by: .pi / 2)
      canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 2), with: .color(.red))
    }
    // Turned clockwise: 4 pixels to the left of 10, 10 down from 2.
    drawings.check(
      &measured, "transforms", [(7, 3, red), (7, 11, red), (11, 3, clear), (7, 13, clear)])
  }

  private static func triangle() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 18, y: 2))
    path.addLine(to: CGPoint(x: 2, y: 18))
    path.close()
    return path
  }

  private static func trianglePath() -> Path {
    Path { path in
      path.addLines([CGPoint(x: 2, y: 2), CGPoint(x: 18, y: 2), CGPoint(x: 2, y: 18)])
      path.closeSubpath()
    }
  }

  /// A path is filled with a color.
  @Sendable static func fills(_ measured: inout Measured) throws {
    let drawings = try TwoDrawings { context in
      context.setFillColor(UIColor.red.cgColor)
      context.addPath(triangle().cgPath)
      context.fillPath()
    } _: {
      $0.fill(trianglePath(), with: .color(.red))
    }
    drawings.check(&measured, "fill", [(4, 4, red), (16, 16, clear), (1, 1, clear)])
  }

  /// A path is stroked with a color and a width.
  @Sendable static func strokes(_ measured: inout Measured) throws {
    let drawings = try TwoDrawings { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(2)
      context.addPath(triangle().cgPath)
      context.strokePath()
    } _: {
      $0.stroke(trianglePath(), with: .color(.red), style: StrokeStyle(lineWidth: 2))
    }
    drawings.check(
      &measured, "stroke",
      [(8, 1, red), (8, 2, red), (8, 0, clear), (8, 3, clear), (6, 6, clear)])
  }

  /// A clip cuts what is drawn after it.
  @Sendable static func clips(_ measured: inout Measured) throws {
    let clips: [(String, (CGContext) -> Void)] = [
      (
        "clip()",
        {
          $0.addPath(triangle().cgPath)
          $0.clip()
        }
      ),
      ("addClip()", { _ in triangle().addClip() }),
    ]
    for (name, clip) in clips {
      let drawings = try TwoDrawings { context in
        clip(context)
        context.setFillColor(UIColor.red.cgColor)
        context.fill(whole)
      } _: { canvas in
        canvas.clip(to: trianglePath())
        canvas.fill(whole, with: .color(.red))
      }
      drawings.check(&measured, name, [(4, 4, red), (16, 16, clear), (0, 0, clear)])
    }
  }

  /// A linear gradient has its colors at its ends and their mean in the middle.
  @Sendable static func gradients(_ measured: inout Measured) throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let (start, end) = (CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0))
    let drawings = try TwoDrawings { context in
      let space = CGColorSpaceCreateDeviceRGB()
      guard let gradient = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: nil)
      else { return }
      context.addRect(whole)
      context.clip()
      context.drawLinearGradient(gradient, start: start, end: end, options: [])
    } _: { canvas in
      let gradient = LinearGradient(Gradient([.red, .blue]), from: start, to: end)
      canvas.fill(Path(whole), with: .linearGradient(gradient))
    }
    drawings.check(&measured, "gradient", [])
    let (first, middle, last) = (
      pixel(drawings.new, 0, 10), pixel(drawings.new, 10, 10), pixel(drawings.new, 19, 10)
    )
    measured.holds(first[0] > 240 && first[2] < 15, "the start is red: \(first)")
    measured.holds(last[2] > 240 && last[0] < 15, "the end is blue: \(last)")
    measured.holds(abs(Int(middle[0]) - Int(middle[2])) < 20, "the middle is between: \(middle)")
  }
}
