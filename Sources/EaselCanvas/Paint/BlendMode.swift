/// A formula by which drawing is composed with the backdrop behind it, with Core Graphics' names.
///
/// The separable and non-separable modes are those of W3C Compositing and Blending, and of PDF 1.7,
/// section 11.3.5. The others are the operators of Porter and Duff. In the descriptions S is the
/// source, which is drawn, D is the backdrop, and Sα and Dα are their opacities; the operators use
/// premultiplied colors.
///
/// ``sourceIn``, ``sourceOut``, ``destinationIn`` and ``destinationAtop`` change everything inside
/// the clip. ``clear`` and ``copy`` change only what is inside the shape. A group has no shape of
/// its own: its shape is the clip.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Draws the source in front of the backdrop: S + D·(1−Sα).
  case normal
  /// Multiplies the colors of source and backdrop, which darkens.
  case multiply
  /// Multiplies the complements of both colors and takes the complement, which lightens.
  case screen
  /// Multiplies where the backdrop is dark and screens where it is light.
  case overlay
  /// Takes the darker of both colors, component by component.
  case darken
  /// Takes the lighter of both colors, component by component.
  case lighten
  /// Brightens the backdrop, more so for a lighter source.
  case colorDodge
  /// Darkens the backdrop, more so for a darker source.
  case colorBurn
  /// Darkens or lightens softly, depending on whether the source is dark or light.
  case softLight
  /// Multiplies where the source is dark and screens where it is light.
  case hardLight
  /// Takes the absolute difference of both colors.
  case difference
  /// Takes a difference of both colors with less contrast than ``difference``.
  case exclusion
  /// Takes the hue of the source, and saturation and luminosity of the backdrop.
  case hue
  /// Takes the saturation of the source, and hue and luminosity of the backdrop.
  case saturation
  /// Takes hue and saturation of the source, and the luminosity of the backdrop.
  case color
  /// Takes the luminosity of the source, and hue and saturation of the backdrop.
  case luminosity
  /// Erases the backdrop inside the shape, whatever the paint and its opacity.
  case clear
  /// Replaces the backdrop inside the shape by the source, with the source's opacity.
  case copy
  /// Draws the source only where the backdrop is opaque, and removes the backdrop: S·Dα.
  case sourceIn
  /// Draws the source only where the backdrop is transparent, and removes the backdrop: S·(1−Dα).
  case sourceOut
  /// Draws the source in front of the backdrop, only where the backdrop is opaque: S·Dα + D·(1−Sα).
  case sourceAtop
  /// Draws the source behind the backdrop: D + S·(1−Dα).
  case destinationOver
  /// Keeps the backdrop only where the source is opaque, and does not draw the source: D·Sα.
  case destinationIn
  /// Erases the backdrop where the source is opaque, and does not draw the source: D·(1−Sα).
  case destinationOut
  /// Keeps the backdrop only where the source is opaque, and draws the source behind it: D·Sα +
  /// S·(1−Dα).
  case destinationAtop
  /// Shows source and backdrop each only where the other is transparent: S·(1−Dα) + D·(1−Sα).
  case xor
  /// Adds source and backdrop and clamps the sum: min(S + D, 1).
  case plusLighter
}

extension BlendMode {
  /// Whether the mode changes pixels outside of the drawing, anywhere in the clip (unbounded
  /// operators in cairo).
  func reachesBeyond(isGroup: Bool) -> Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .clear, .copy: isGroup
    default: false
    }
  }

  /// Whether the mode is an operator of Porter and Duff.
  ///
  /// A drawing of many parts is one shape to it.
  var isOperator: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusLighter:
      true
    default: false
    }
  }

  /// Whether the mode draws nothing of the source and only erases the backdrop.
  var onlyErases: Bool { self == .clear || self == .destinationOut || self == .destinationIn }

  /// Whether the mode replaces the backdrop inside the shape and changes nothing outside of it.
  var replacesItsShape: Bool { self == .clear || self == .copy }
}
