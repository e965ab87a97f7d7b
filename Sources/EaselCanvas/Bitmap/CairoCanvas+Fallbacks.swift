internal import CCairo
import Foundation

/// Diagnostics for drawing that a page format does not support and that cairo draws as an image.
extension CairoCanvas {
  /// The number of pixels per unit of the canvas' own space where drawing becomes an image.
  var imageScale: CGFloat {
    guard target.keepsShapes else { return context.deviceScale }
    var (across, down) = (0.0, 0.0)
    cairo_surface_get_fallback_resolution(cairo_get_target(cr), &across, &down)
    let scale = max(across, down) / 72 * target.own.scaleRange.maximum
    return scale.isFinite ? min(max(scale, 1), Self.mostImageScale) : 1
  }

  private static let mostImageScale: CGFloat = 16

  /// Records a paint or a blend mode that the format does not support.
  func noteFallback(_ paint: Paint, _ compositing: Compositing) {
    guard target.keepsShapes else { return }
    if case .conicGradient = paint, target.format == .svg {
      note("conic gradients")
    }
    noteFallback(compositing, isTranslucent: paint.isTranslucent(for: context.appearance))
  }

  /// Records a blend mode or an opacity that the format does not support.
  func noteFallback(
    _ compositing: Compositing, isTranslucent: @autoclosure () -> Bool = false
  ) {
    guard target.keepsShapes else { return }
    let mode = compositing.blendMode
    if !target.hasNative(mode) {
      note("blend mode “\(mode.rawValue)”", operation: "blendMode", value: mode.rawValue)
    } else if target.format == .postScript, compositing.alpha < 1 || isTranslucent() {
      noteTranslucency()
    }
  }

  /// Records the effects of a group that the format does not support.
  func noteFallback(_ effects: GroupEffects) {
    guard target.keepsShapes else { return }
    noteFallback(Compositing(alpha: effects.opacity, blendMode: effects.blendMode))
    if let shadow = effects.shadow, shadow.blur * transform.scaleRange.maximum > 0.5 {
      note("soft shadows", .note, "; they are images", operation: "beginGroup")
    }
    guard let mask = effects.mask else { return }
    if mask.mode == .luminance {
      note("masks of luminance", .note, "; the mask is an image", operation: "beginGroup")
    }
    noteTranslucency()
  }

  private func noteTranslucency() {
    guard target.format == .postScript else { return }
    note("transparency")
  }

  private func note(
    _ what: String, _ severity: Diagnostic.Severity = .warning,
    _ consequence: String =
      "; this part of the drawing becomes an image, whose text cannot be searched",
    operation: String? = nil, value: String? = nil
  ) {
    // A recording supports everything; the surface on which it is drawn later is not known.
    guard target.format != .recording else { return }
    context.note(
      severity, .drawingApproximated,
      "cairo's \(target.name) surfaces have no \(what)\(consequence)", operation: operation,
      value: value)
  }
}

extension CairoTarget {
  /// Whether the surface supports the blend mode, so that shapes and texts are kept.
  func hasNative(_ mode: BlendMode) -> Bool {
    switch format {
    case .bitmap, .pixels, .recording: true
    case .pdf: !mode.isOperator
    case .postScript: mode == .normal
    // With filters, since cairo 1.18.
    case .svg: mode == .normal || cairo_version() >= 11_800
    }
  }
}

extension Paint {
  /// Whether the paint is known to be translucent.
  fileprivate func isTranslucent(for appearance: Appearance) -> Bool {
    switch self {
    case .color, .linearGradient, .radialGradient, .conicGradient: !isOpaque(for: appearance)
    case .image(let pattern): !pattern.image.isOpaque
    case .hatch(let hatch): hatch.background == nil
    }
  }
}
