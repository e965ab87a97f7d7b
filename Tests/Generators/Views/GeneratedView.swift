import EaselCanvas
import EaselViews
import Foundation

/// A tree of views as code for an iPhone has it: labels, images, stacks, layers, `draw(_:)`.
package struct GeneratedView {
  package var view: View
  /// The names of what it is made of, for the report of a fault.
  package var source: String

  package init(_ supply: inout WordSupply, _ random: inout SeededGenerator) throws {
    var maker = Maker(supply: supply, random: random)
    let root = View(frame: CGRect(x: 0, y: 0, width: 360, height: 280))
    root.backgroundColor = .white
    var names: [String] = []
    for _ in 0..<random.number(2...5) {
      let (view, name) = try maker.view(2)
      view.frame.origin = CGPoint(x: maker.random.below(220), y: maker.random.below(180))
      root.addSubview(view)
      names.append(name)
    }
    (supply, random) = (maker.supply, maker.random)
    view = root
    source = names.joined(separator: "\n")
  }

  /// A view with drawing of its own.
  private final class Drawn: View {
    var color = Color.black

    override func draw(_ rect: CGRect, on canvas: any Canvas) {
      let star = Path { path in
        let radius = min(rect.width, rect.height) / 2
        path.addLines(
          (0..<5).map { index in
            let angle = CGFloat(index) * 4 * .pi / 5
            return CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
          })
        path.closeSubpath()
      }
      canvas.fill(star, with: .color(color.withAlphaComponent(0.4)), rule: .evenOdd)
      canvas.stroke(star, with: .color(color), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
    }
  }

  private struct Maker {
    var supply: WordSupply
    var random: SeededGenerator

    mutating func color() -> Color {
      Color(hue: CGFloat(random.below(12)) / 12, saturation: 0.9, brightness: 0.8, alpha: 1)
    }

    mutating func frame() -> CGRect {
      CGRect(x: 0, y: 0, width: random.number(30...140), height: random.number(20...90))
    }

    mutating func leaf() throws -> (View, String) {
      switch random.below(7) {
      case 0, 1:
        let label = Label()
        label.text = (0..<random.number(1...4)).map { _ in
          supply.next(random.pick([.latin, .accented, .greek, .cyrillic]))
        }.joined(separator: " ")
        label.font = .system(
          size: CGFloat(random.number(9...24)), weight: random.pick([.regular, .bold]))
        label.textColor = color()
        label.numberOfLines = random.below(3)
        label.textAlignment = random.pick([.natural, .center, .right])
        label.frame.size = label.sizeThatFits(CGSize(width: 140, height: 200))
        return (label, "Label(\(label.text ?? ""))")
      case 2:
        let image = try GeneratedImage(&random)
        let view = ImageView(image: image.bitmap)
        view.frame = image.isSmall ? CGRect(x: 0, y: 0, width: 28, height: 20) : frame()
        view.contentMode = random.pick([
          .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom,
        ])
        view.clipsToBounds = random.isOnce(in: 2)
        return (view, "ImageView(\(image.source)), \(view.contentMode)")
      case 3:
        let (view, layer) = (View(frame: frame()), GradientLayer())
        layer.frame = view.bounds
        layer.colors = [color(), color(), color()]
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: random.isOnce(in: 2) ? 1 : 0)
        layer.type = random.pick([.axial, .radial])
        if layer.type == .radial { layer.startPoint = CGPoint(x: 0.5, y: 0.5) }
        view.layer.addSublayer(layer)
        return (view, "GradientLayer(\(layer.type))")
      case 4:
        let (view, layer) = (View(frame: frame()), ShapeLayer())
        layer.path = Path(ellipseIn: view.bounds.insetBy(dx: 4, dy: 4))
        layer.fillColor = random.isOnce(in: 2) ? nil : color()
        layer.strokeColor = color()
        layer.lineWidth = CGFloat(random.number(1...6))
        layer.strokeEnd = random.pick([1, 0.7, 0.3])
        if random.isOnce(in: 3) { layer.lineDashPattern = [8, 4] }
        layer.lineCap = random.pick([.butt, .round])
        view.layer.addSublayer(layer)
        return (view, "ShapeLayer")
      case 5:
        let view = Drawn(frame: frame())
        view.color = color()
        return (view, "Drawn")
      default:
        let view = View(frame: frame())
        view.backgroundColor = color()
        return (view, "View")
      }
    }

    mutating func view(_ depth: Int) throws -> (View, String) {
      var (view, name) = try depth == 0 || random.isOnce(in: 2) ? leaf() : container(depth)
      let layer = view.layer
      switch random.below(16) {
      case 0:
        view.alpha = 0.5
        name += ".alpha = 0.5"
      case 1:
        view.transform = CGAffineTransform(rotationAngle: 0.3)
        name += ".transform = rotation"
      case 2:
        view.transform = CGAffineTransform(scaleX: -1, y: 0.8)
        name += ".transform = scale(-1, 0.8)"
      case 3:
        layer.cornerRadius = 10
        layer.masksToBounds = true
        name += ".layer.cornerRadius = 10, masksToBounds"
      case 4:
        (layer.borderWidth, layer.borderColor) = (3, color())
        layer.cornerRadius = 6
        name += ".layer.borderWidth = 3"
      case 5:
        layer.shadowOpacity = 0.6
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 2, height: 3)
        name += ".layer.shadowOpacity = 0.6"
      case 6:
        let mask = ShapeLayer()
        mask.path = Path(ellipseIn: view.bounds)
        layer.mask = mask
        name += ".layer.mask = ellipse"
      case 7:
        layer.transform = Transform3D(rotationAngle: 0.5, x: 1, y: 0, z: 0)
        name += ".layer.transform = rotation about x"
      default: break
      }
      return (view, name)
    }

    mutating func container(_ depth: Int) throws -> (View, String) {
      let children = try (0..<random.number(1...3)).map { _ in try view(depth - 1) }
      let source = children.map(\.1).joined(separator: "; ")
      guard random.isOnce(in: 2) else {
        let view = View(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
        view.backgroundColor = random.isOnce(in: 2) ? color().withAlphaComponent(0.3) : nil
        view.clipsToBounds = random.isOnce(in: 2)
        for (child, _) in children {
          child.center = CGPoint(x: random.below(150), y: random.below(100))
          view.addSubview(child)
        }
        return (view, "View { \(source) }")
      }
      let stack = StackView(arrangedSubviews: children.map(\.0))
      stack.axis = random.pick([.horizontal, .vertical])
      stack.spacing = 6
      stack.distribution = random.pick([.fill, .fillEqually, .equalSpacing])
      stack.alignment = random.pick([.fill, .center])
      stack.frame = CGRect(x: 0, y: 0, width: 180, height: 100)
      return (stack, "StackView(\(stack.axis), \(stack.distribution)) { \(source) }")
    }
  }
}
