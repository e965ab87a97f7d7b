import EaselCanvas
import Foundation

extension HTMLReplayer {
  /// Sets a property; a value that means nothing leaves it as it was.
  func set(_ property: String, to value: HTMLValue) throws {
    let number = value.number.flatMap { $0.isFinite ? $0 : nil }
    switch property {
    case "fillStyle": if let style = style(value) { state.fill = style }
    case "strokeStyle": if let style = style(value) { state.stroke = style }
    case "lineWidth": if let number, number > 0 { context.setLineWidth(number) }
    case "miterLimit": if let number, number > 0 { context.setMiterLimit(number) }
    case "lineCap":
      if let cap = value.string.flatMap(LineCap.init(rawValue:)) { context.setLineCap(cap) }
    case "lineJoin":
      if let join = value.string.flatMap(LineJoin.init(rawValue:)) { context.setLineJoin(join) }
    case "globalAlpha": if let number, (0...1).contains(number) { context.setAlpha(number) }
    case "globalCompositeOperation":
      if let mode = value.string.flatMap({ Self.blendModes[$0] }) { context.setBlendMode(mode) }
    case "shadowColor":
      if let color = value.string.flatMap(HTMLColor.parse) { state.shadowColor = color }
      updateShadow()
    case "shadowBlur":
      if let number, number >= 0 { state.shadowBlur = number }
      updateShadow()
    case "shadowOffsetX":
      if let number { state.shadowOffset.width = number }
      updateShadow()
    case "shadowOffsetY":
      if let number { state.shadowOffset.height = number }
      updateShadow()
    default: throw Failure.unknownCall("set \(property)")
    }
  }

  private func style(_ value: HTMLValue) -> Style? {
    if let name = value.name { return .gradient(name) }
    return value.string.flatMap(HTMLColor.parse).map { .color($0) }
  }

  /// A shadow shows only where it has a colour and is moved or blurred.
  private func updateShadow() {
    let shows =
      state.shadowColor.components(for: .light).alpha > 0
      && (state.shadowBlur > 0 || state.shadowOffset != .zero)
    context.setShadow(
      offset: state.shadowOffset, blur: state.shadowBlur, color: shows ? state.shadowColor : nil)
  }

  /// Makes gradients and adds their stops; false for any other call.
  func gradient(_ name: String, _ arguments: [HTMLValue], _ n: [CGFloat]) throws -> Bool {
    guard name.hasPrefix("create") || name == "gradient.addColorStop" else { return false }
    guard let key = arguments.first?.name else { throw Failure.unknownCall(name) }
    switch name {
    case "createLinearGradient":
      let (start, end) = (CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]))
      gradients[key] = HTMLGradient { gradient in
        start == end ? nil : .linearGradient(LinearGradient(gradient, from: start, to: end))
      }
    case "createRadialGradient":
      gradients[key] = HTMLGradient { gradient in
        if n[0] == n[3], n[1] == n[4], n[2] == n[5] { return nil }
        return .radialGradient(
          RadialGradient(
            gradient, startCenter: CGPoint(x: n[0], y: n[1]), startRadius: n[2],
            endCenter: CGPoint(x: n[3], y: n[4]), endRadius: n[5]))
      }
    case "gradient.addColorStop":
      guard n.count == 1, (0...1).contains(n[0]), let text = arguments.last?.string,
        let color = HTMLColor.parse(text)
      else { break }
      gradients[key]?.stops.append(Gradient.Stop(color, at: n[0]))
    default: throw Failure.unknownCall(name)
    }
    return true
  }

  private static let blendModes: [String: BlendMode] = [
    "source-over": .normal, "source-in": .sourceIn, "source-out": .sourceOut,
    "source-atop": .sourceAtop, "destination-over": .destinationOver,
    "destination-in": .destinationIn, "destination-out": .destinationOut,
    "destination-atop": .destinationAtop, "lighter": .plusLighter, "copy": .copy, "xor": .xor,
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity,
  ]
}
